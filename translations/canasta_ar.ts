<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Appearance</name>
    <message>
        <source>&amp;Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Large indices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Blue lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Red lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Green scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Violet scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bu&amp;rgundy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Charcoal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table &amp;cloth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Canasta</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskingSection</name>
    <message>
        <source>Asking the partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you are able to [go out](#going-out), you may ask your partner: “May I go out?” The answer binds you for this turn:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a yes you have to go out in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a no you may not go out in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ask after you have drawn or taken the pile, at most once in a turn, and only if you could go out as well as play on. With black threes on the table, or an opening that is not complete, it is too late to ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have to ask; you may go out without a question.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BlackThreesSection</name>
    <message>
        <source>Black threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are melded only in the turn in which you [go out](#going-out), and never together with wild cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A black three is worth %Ln point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Black threes are natural cards, but of little use in melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A black three that you discard blocks the [pile](#pile) for the next player, and freezes it until it is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A black three that you discard blocks the [pile](#pile) for the next player. As soon as another card covers it, it has no effect any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A meld of black threes has at least %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It may have as many as you hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It has at most %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is never a canasta, however large it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookBrowser</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookSearch</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookView</name>
    <message>
        <source>Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules cannot be written to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Canastas</name>
    <message>
        <source>natural canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild canastas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sevens canastas</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CanastasSection</name>
    <message>
        <source>Canastas</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A meld of %Ln card(s) or more is a canasta. It brings a bonus at the end of the round, on top of the values of its cards.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A canasta of wild cards alone counts as a mixed canasta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a wild card is added to a canasta without wild cards, it becomes a mixed canasta and loses its higher bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a wild card is added to a canasta without wild cards, it becomes a mixed canasta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastas are also what your side needs before one of its players may [go out](#going-out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastas are also what you need before you may [go out](#going-out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>natural cards only, other than sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>natural cards only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wild cards only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>natural cards and at least one wild card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens without wild cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With that many cards a canasta is finished and takes no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may add more cards to a canasta. The bonus stays the same, but the cards count.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardMenus</name>
    <message>
        <source>Take back the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>red joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardsSection</name>
    <message>
        <source>The cards and their values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game uses several packs of 52 cards, shuffled together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game uses packs of 52 cards, shuffled together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits do not matter, except that threes differ: [red threes](#red-threes) and [black threes](#black-threes) each have rules of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each card is worth points, in a meld for you and in your hand against you:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers and twos are wild cards, which can take the place of other cards in [melds](#melds). All other cards are natural cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos are wild cards, which can take the place of other cards in [melds](#melds). All other cards are natural cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points each</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Care</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;uggest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what a computer player would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back &amp;whole turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo goes back through turns, and what others did since; results tell it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before &amp;gifts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A discard with which the next player can surely take the pile is asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back your last move, and what others did since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last cards that you have laid</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>{name} tables a red three: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the pile of %Ln card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens with %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} asks: may I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leaves the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes out concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card {card} freezes the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card is {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %Ln card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} melds {ranks}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} adds to {ranks}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completes a natural canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completes a mixed canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completes a wild canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completes a sevens canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discards {card} and freezes the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discards {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round ends: there is nothing left to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round ends: the last card was a red three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round ends: there is no lawful discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores: {items}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConcealedSection</name>
    <message>
        <source>Going out concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go out concealed if you get rid of your whole hand in a single turn and all of this holds:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That brings {together} points instead of the usual {usual} for going out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That brings no more points than going out in any other way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you have drawn from the stock and there is a canasta among your melds, you need not meet the [opening minimum](#opening).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your side has not opened yet, your melds have to meet the [opening minimum](#opening) even so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have melded nothing in earlier turns of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You add nothing to melds that your side has already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a canasta among the melds that you lay.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealSection</name>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt one at a time, clockwise, beginning to the left of the dealer. Each player gets a hand of %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then each player gets a [kitty](#kitty) of %Ln card(s), which stays face down: not even its owner may look at it yet.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The remaining cards are the [stock](#stock). Its top card is turned face up beside it and begins the [discard pile](#pile).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes that you were dealt are laid on the table at once, and you get as many cards from the stock for them: see [red threes](#red-threes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes that you were dealt are laid on the table at once, and you get no cards for them: see [red threes](#red-threes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are covered with the next card of the stock, until some other card lies on top: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever this first card is, it is not covered with another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned up at the deal, these [freeze](#pile) the pile: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer players wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the next player make one move, then wait</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DifferencesSection</name>
    <message>
        <source>Differences from other rule sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you know one of these games, this is what changes. Whatever is not listed is the same in both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndSection</name>
    <message>
        <source>The end of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round ends when one of these things happens:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in the first case does anyone get the points for going out. In every case the round is [scored](#scoring).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player [goes out](#going-out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player has to draw, the [stock](#stock) does not hold enough for it, and the player cannot or does not want to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player has to draw, and the [stock](#stock) does not hold enough for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player draws the last cards of the stock, and all are red threes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After drawing, a player has no lawful way to end the turn. Cards may still be melded before the round ends.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players in a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs, for any number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs added for each player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers, for any number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers added for each player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in a kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What earns the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First cards of the pile that are covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock too small for a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that freeze the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that block the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What takes an open pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What takes a frozen pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card may not take a pile of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes drawn are replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes of the pile are replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes of a kitty are replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a red three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for all red threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes are deducted without an opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Natural cards in a meld, at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards in a meld, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Natural cards for each wild card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second meld of a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds of wild cards alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks without wild cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest meld of black threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest meld of black threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in a canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for a natural canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for a mixed canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for a wild canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for a sevens canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening minimum by score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A concealed hand needs no minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No discard before all have a canasta of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last discard when going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never the last discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of canastas to go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra points for a concealed hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A concealed hand needs a canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides level at the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a natural pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a natural and a wild card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an own meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no draw any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw what is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the first is finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>possible, and the answer binds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as you come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by drawing cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they win together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{scores}: {minimum}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gift</name>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} can take the pile with it: %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GivingUp</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the match that you are playing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not over yet, and you cannot come back to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoingOutSection</name>
    <message>
        <source>Going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go out by getting rid of the last card of your hand, which ends the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last discard may not be one of these: {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in the turn in which you go out may you meld [black threes](#black-threes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has to go out. It can pay to play on, as long as you keep a card after your discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before going out you may [ask your partner](#asking).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may go out at any time: no canasta is needed for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at least %Ln canasta(s) of any kind</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %Ln canasta(s) in all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>at least one of each of these: {kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before anyone may go out, the side needs [canastas](#canastas):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those count that you complete in the very turn in which you go out. As long as your side has not got them, you have to keep at least one card after your discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your very last card has to be discarded: you may meld all cards but one, but not all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your very last card may be discarded or melded, as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Going out brings %Ln point(s). A [concealed hand](#concealed) is treated differently.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out brings %Ln point(s), and no more if you do it all in a single turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintsSection</name>
    <message>
        <source>Hints on play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are no rules, but they help to win:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large pile is worth more than anything else on the table. Whoever takes it first is usually able to take it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep pairs in your hand. When the pile is frozen or your side has not opened, pairs are what takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch what the next player picks up and melds. Discard ranks that they have just discarded themselves, and keep those that they collect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild card on the pile freezes it. That is costly, but good when the others have many melds to which top cards can be added and your side has few.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a black three for the moment when every other discard would give the pile away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open with as few cards as you can. A small hand after an expensive opening leaves you little to take the pile with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open as soon as you can, and with as few cards as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use wild cards to finish canastas, not to start many small melds. A meld that is nearly natural is worth waiting for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards are worth most in a canasta of their own, so do not spend them too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earn your kitty early: its cards count against you for as long as it lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always keep a card that you may discard. A hand of nothing but cards that may not be discarded ends the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the cards of the others. When a side has the canastas it needs and a player holds few cards, get your points onto the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask your partner before you go out when you are in doubt: the partner’s whole hand counts against you both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With red threes on the table, open in any case before the round ends: otherwise they cost you what they would have brought.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KittySection</name>
    <message>
        <source>The kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Beside your hand you have a kitty of %Ln card(s), face down. Nobody knows what is in it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You earn it in a turn in which you complete one of these: {kinds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In that turn you may look at your kitty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the discard of that turn you may take it into your hand, or leave it. Its cards can be used from your next turn on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you leave it, you have to complete another such canasta to get it later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may [go out](#going-out) without having taken your kitty. But a kitty that is still there when the round ends counts against its owner like cards in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[Red threes](#red-threes) in a kitty go to the table when it is taken; in a kitty that is never taken they score nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Round {number}: {name} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn for seats: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a line to see its cards on the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round &amp;result…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watch a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules, as far as they matter now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ort hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says yes: you have to go out in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says no: you may not go out in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot play on: the round ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer players had to move into this window, which may stutter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five rule sets of Canasta, against opponents that see no more of the cards than you would in their seat. Free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s) taken back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suggestion(s) taken</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The match is shared by {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{names} won the match.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchSection</name>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The scores of all rounds are added up. The match is over when at the end of a round some side has %Ln point(s) or more. If several sides have, the highest score wins.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Points count only when the round is over: nobody wins in the middle of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If sides are level at the top, they win together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If sides are level at the top, another round is played to decide.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeldsSection</name>
    <message>
        <source>Melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld is a group of cards of one rank, from fours up to aces, that lies face up in front of your side. Suits do not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You add cards to the melds of your own side only. Both you and your opponents may have a meld of the same rank. Cards that have been melded stay where they are until the round ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes are never melded: they are [laid aside](#red-threes). [Black threes](#black-threes) are melded only by a player who goes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %Ln of its card(s) must be natural.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It may grow as large as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It has at most %Ln card(s), and is finished when it has that many.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is no fixed limit to the number of wild cards in a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Natural cards are never melded together with wild cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln of its card(s) may be wild.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It may not have more wild cards than natural ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>For each wild card in it, it must have %Ln natural card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of these ranks are melded without any wild card: {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards may form a meld of their own, to which the limits of size apply, but not those of natural and wild cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards alone do not make a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has only one unfinished meld of each rank at a time. When it is finished, you may start another one of the same rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has only one meld of each rank: further cards of that rank are added to it, and when it is finished, no more of them can be melded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has only one meld of each rank: further cards of that rank are added to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid as a meld?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveActions</name>
    <message>
        <source>&amp;Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the &amp;pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile, with the selected cards if it needs them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the selected cards on your side of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ask partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at your kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your kitty into your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lea&amp;ve kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn without your kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the round, since you cannot play on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>Beginners, who play by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experienced players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same cards, in every round of the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Opponents:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal number:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The match ends at %Ln point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has a character in it that cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one player is called {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal number is {number} at most.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ObjectSection</name>
    <message>
        <source>The object of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta is about collecting cards of the same rank. You lay them face up on the table as [melds](#melds), where they count for you; cards that are left in your hand when the round ends count against you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A meld of at least %Ln card(s) is a [canasta](#canastas). Canastas bring a large bonus on top of what their cards are worth.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A round is over when a player has no cards left, which is called [going out](#going-out), or in some cases before. The [match](#match) goes on, round after round, until a side has %Ln point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: %Ln card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} of {minimum} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask your partner whether you may go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at your kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave your kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}, which freezes the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Meld {rank}: %Ln card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln card(s) to {rank}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{deed}: a {canasta}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpeningSection</name>
    <message>
        <source>Opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side has opened when it has laid its first meld of the round. Any meld will do: there is no minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first melds of your side in a round are its opening. Together they have to be worth at least the opening minimum, which depends on the score that your side had before the round:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The smallest possible meld is worth %Ln point(s), so that a minimum of no more than this is met by any meld.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This is how the points are counted:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds that do not reach the minimum in the same turn may not be laid at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One opening serves the whole side: when your partner has opened, you may meld whatever you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one exception: no minimum is needed by a player who goes out with a whole [concealed hand](#concealed) after drawing from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [values of the cards](#cards) in all melds that you lay in this turn count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you take the [pile](#pile), its top card counts, but no other card of the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonuses do not count: neither those of canastas nor those of red threes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PartnerQuestion</name>
    <message>
        <source>Your partner asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: May I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you say yes, your partner has to go out in this turn, and your cards count against you.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PileSection</name>
    <message>
        <source>The discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every turn’s discard goes face up on the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules the pile is never taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of drawing you may take the pile, and always the whole of it, if you can meld its top card at once together with cards from your hand or on the table. The meld has to be a [valid one](#melds) without any other card of the pile. After that the rest of the pile joins your hand, and you may use it in the same turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What takes the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is blocked, and nobody can take it, while a wild card or a three lies on top. The next discard of another card lifts that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card can be melded in one of these ways, whether or not the pile is frozen, and whether or not your side has [opened](#opening):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your side has [opened](#opening) and the pile is not frozen, its top card can be melded in one of these ways:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the pile is frozen, or as long as your side has not opened, the top card can be melded in these ways only:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A frozen pile cannot be taken at all, nor can any pile by a side that has not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that opens by taking the pile has to meet the [opening minimum](#opening) with cards from the hand and the top card. The rest of the pile joins the hand only when the minimum is met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two natural cards of the same rank from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one natural card of the same rank and one wild card from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By adding it to a meld of that rank that your side has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>By adding it to a meld of that rank that your side has, if the meld has fewer than %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>If your side already has a meld of that rank, the cards from your hand and the top card join it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>If your side already has a meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If your side already has an unfinished meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>With a single card in your hand you may not take a pile of a single card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules no card freezes the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards freeze the pile when they come to lie on it: {cards}. It stays frozen, whatever is discarded later, until somebody takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards freeze the pile when they come to lie on it: {cards}. (A red three does so only at the [deal](#deal), since it is never discarded.) The pile stays frozen, whatever is discarded later, until somebody takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These only block the pile while they lie on top: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersSection</name>
    <message>
        <source>Players and partnerships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player to the dealer’s left has the first turn, and turns go round the table clockwise. With each round the deal passes to the next player, clockwise as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game is for %Ln player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is for {least} to %Ln player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The game is for different numbers of players: {counts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone plays alone. Where these rules speak of a side, they mean a single player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two partners form a side and sit opposite each other. They share their melds, their red threes and their score: what one has melded, the other may add to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A side has %Ln player(s), who never sit next to each other. They share their melds, their red threes and their score: what one has melded, the others may add to.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You sit as you come, and the first dealer is chosen by chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first round everyone draws a card for the seats. The highest rank is the ace, the lowest the two; between cards of one rank, spades are higher than hearts, hearts than diamonds, and diamonds than clubs. Whoever draws a joker, or exactly the same card as another player, draws again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players with the highest cards become partners, those with the next highest likewise, until all have a side. The player with the highest card has the first turn of the match, so the player to the right of that seat deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players sit clockwise in the order of their cards. The player with the highest card has the first turn of the match, so the player to the right of that seat deals.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Only cards of this turn can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestion: {deed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one card is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the card to discard, or drag it here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionsSection</name>
    <message>
        <source>Frequently asked questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I take just the top card of the pile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. The [pile](#pile) is always taken as a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I take the pile with one matching card and a wild card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, even if it is frozen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, but only if your side has opened and the pile is not frozen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, until somebody takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. It only blocks the pile while it lies on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a black three freeze the pile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the bonus for a canasta count towards the opening minimum?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, only the values of its [cards](#cards) do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I open with several melds?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. All melds of that turn are counted together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does my side need when its score is negative?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [opening minimum](#opening) is then {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it easier to open when the score of my side is negative?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, the [opening minimum](#opening) is the same as at zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I move cards from one meld to another?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. What has been melded stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I add a wild card to a natural canasta?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, a canasta is finished and takes no more cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, if the [limits of wild cards](#melds) allow it, but then it is a mixed canasta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I meld black threes to get rid of them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in the turn in which you [go out](#going-out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do I have to discard when I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, the last card of your hand has to be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, you may meld all of your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does my partner’s hand count when I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, it is deducted from the score of your side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the match over as soon as somebody has enough points?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, the round is played to its end, and then the scores are compared.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wild cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RedThreesSection</name>
    <message>
        <source>Red threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes bring luck rather than work. They are neither melded nor discarded: whoever gets one lays it on the table at once, where it counts for the side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes are no melds: they do not open, and they do not count towards the [opening minimum](#opening).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes are no melds, so they do not [open](#opening).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one that you were dealt or have drawn you get another card from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one that you were dealt or have drawn you get no other card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one that you take with the pile you get another card from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one that you take with the pile you get no other card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one in your kitty you get another card from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one in your kitty you get no other card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red three in a kitty that is never taken scores nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each red three counts %Ln point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A side that has all red threes of the game, {count} in number, gets {total} points for them together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a side has not [opened](#opening) when the round ends, the same points are taken off its score instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count for a side even if it has not [opened](#opening) when the round ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer your partner’s question first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First draw from the stock or take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already drawn in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First take your kitty or leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in your hand: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile cannot be taken while the {card} is on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards do not take the pile: its top card has to be melded with {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no unfinished meld of {ranks} that the top card could join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one card in your hand you may not take a pile of one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all of these cards fit a meld of {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes are neither melded nor discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards may not be melded with {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards alone do not make a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side already has a meld of {ranks}: add to that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards can only be added to a meld of your own side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black threes are melded only in the turn in which you go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would have no lawful discard left to end your turn with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a card: going out takes a last discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not go out by discarding one of the {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until every side has a canasta of {ranks} without wild cards, they may not be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have to go out in this turn: none of your cards may be left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot ask your partner now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can ask only when you could go out and could also play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has asked you anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your kitty stays closed until you complete a canasta that opens it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First discard; then you may take your kitty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no kitty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can still play, so the round is not over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The stock holds only %Ln card(s), too few to draw.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld starts with exactly %Ln card(s); add the others one by one.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %Ln natural card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %Ln wild card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each wild card of a meld needs %Ln natural card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} holds at most %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening takes %Ln point(s), and your melds count {points} so far: lay more, or take them back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening takes %Ln point(s); these melds count {points}, and the rest of your hand cannot make up for it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is frozen: it is taken only with two natural {ranks} from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before your side has opened, the pile is taken only with two natural {ranks} from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is taken only with two natural {ranks} from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out takes one each of these, so you have to keep a card beside your discard: {kinds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Going out takes %Ln canasta(s), so you have to keep a card beside your discard.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went out concealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was nothing left to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card of the stock was a red three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} had no lawful discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leaders are level: another round decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The match ends at %Ln point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Melded cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>Two-Player Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For two: fifteen cards each, two drawn in a turn, and the pile is taken only with a pair from the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Railroad Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each for himself with two packs a player and a hidden kitty; going out takes a natural, a mixed, a wild and a sevens canasta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traditional Partnership Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners in the old way: a black three freezes the pile, and every wild card needs two naturals beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard Partnership Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual game for four in partnerships: eleven cards each, at most three wild cards in a meld, one canasta to go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>International Partnership Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For four in partnerships; who goes out with a whole concealed hand needs no opening minimum.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rules}, round {number}, to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: opening takes {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>any score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoringSection</name>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the round is over, these count for a side:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are taken off:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum is added to the score of the side. It may be negative, and so may the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worked example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [values](#cards) of all cards in its melds, canastas included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus for each of its [canastas](#canastas).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of its [red threes](#red-threes). (If it has not opened, they are taken off instead.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of its [red threes](#red-threes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) if it has [gone out](#going-out).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) more if that was [concealed](#concealed).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The values of the cards that are left in the hands of all its players, also of the partner of a player who went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values of the cards that are left in its hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values of the cards in a [kitty](#kitty) that was not taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have just gone out; you had melded in earlier turns as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock has run out, and nobody has gone out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the melds of your side:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side has not opened. Beside the melds the two sides have this:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So the round scores:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitty not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left in hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of the round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go from one card, meld or pile to the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the first or last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2–9, 0, J, Q, K, A, W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next card of that rank; 0 is ten, W a wild card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a card; lay what is selected; use the stock, the pile, the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do with a card what suggests itself: add it, meld its rank, discard it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all that can be done with a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go of what is dragged or selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the panels beside the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sorting</name>
    <message>
        <source>By &amp;rank, wild cards apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rank &amp;only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;you drag them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundSwitch</name>
    <message>
        <source>S&amp;ounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the sounds on or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PySide6-Addons is not installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sounds can be played: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>stock, %Ln card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>your side of the table, for new melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>your kitty, %Ln card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>on top the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>is playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>your side: %Ln red three(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other side: %Ln red three(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your meld of {rank}, %Ln card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other side’s meld of {rank}, %Ln card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{first}, {more}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StockSection</name>
    <message>
        <source>The stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The stock is the pack that lies face down. A draw takes %Ln card(s) from its top.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>When nobody can draw any more, you may still take the [pile](#pile) if its top card allows it, and play goes on. The first player who cannot or does not want to do so [ends the round](#end).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player who has to draw and cannot do so [ends the round](#end).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [red three](#red-threes) does not count as drawn: you lay it on the table and draw another card. If the stock gives you nothing but red threes because it runs out, the round ends at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [red three](#red-threes) counts as drawn: you lay it on the table and draw no other card for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If fewer cards than that are left, nobody can draw any more; the number needed is {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If fewer cards than that are left, a player who draws takes what is left.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{count} waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side’s melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} / {minimum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitty {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnSection</name>
    <message>
        <source>A turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your turn you do these things in this order:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as your side has not got the canastas that [going out](#going-out) takes, you have to keep two cards when you meld: one to discard and one to hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing may be done that would leave you without a lawful way to end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw %Ln card(s) from the [stock](#stock); or, if you may, take the whole [discard pile](#pile) instead and meld its top card at once.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %Ln card(s) from the [stock](#stock).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>If you like, lay [melds](#melds) and add cards to the melds of your side. The first melds of a side in a round have to meet the [opening minimum](#opening).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you like, lay [melds](#melds) and add cards to the melds of your side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard one card face up on the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your [kitty](#kitty), if you have just earned it and want it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every turn has a discard, also the one in which you go out with your last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard ends your turn. Only a player who goes out by melding every card needs none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes are never discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of these ranks may not be discarded before every side has a canasta of the same rank without wild cards: {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last discard of a player who goes out may not be one of these: {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your kitty, or leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: meld if you like, then discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: take the pile, or end the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: draw, or take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
