<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BlackThreesSection</name>
    <message numerus="yes">
        <source>A black three is worth %Ln point(s).</source>
        <translation>
            <numerusform>A black three is worth %Ln point.</numerusform>
            <numerusform>A black three is worth %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of black threes has at least %Ln card(s).</source>
        <translation>
            <numerusform>A meld of black threes has at least %Ln card.</numerusform>
            <numerusform>A meld of black threes has at least %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has at most %Ln card(s).</source>
        <translation>
            <numerusform>It has at most %Ln card.</numerusform>
            <numerusform>It has at most %Ln cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanastasSection</name>
    <message numerus="yes">
        <source>A meld of %Ln card(s) or more is a canasta. It brings a bonus at the end of the round, on top of the values of its cards.</source>
        <translation>
            <numerusform>A meld of %Ln card or more is a canasta. It brings a bonus at the end of the round, on top of the values of its cards.</numerusform>
            <numerusform>A meld of %Ln cards or more is a canasta. It brings a bonus at the end of the round, on top of the values of its cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message numerus="yes">
        <source>{name} takes the pile of %Ln card(s)</source>
        <translation>
            <numerusform>{name} takes the pile of %Ln card</numerusform>
            <numerusform>{name} takes the pile of %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens with %Ln point(s)</source>
        <translation>
            <numerusform>{name} opens with %Ln point</numerusform>
            <numerusform>{name} opens with %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %Ln card(s)</source>
        <translation>
            <numerusform>{name} draws %Ln card</numerusform>
            <numerusform>{name} draws %Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealSection</name>
    <message numerus="yes">
        <source>The cards are dealt one at a time, clockwise, beginning to the left of the dealer. Each player gets a hand of %Ln card(s).</source>
        <translation>
            <numerusform>The cards are dealt one at a time, clockwise, beginning to the left of the dealer. Each player gets a hand of %Ln card.</numerusform>
            <numerusform>The cards are dealt one at a time, clockwise, beginning to the left of the dealer. Each player gets a hand of %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then each player gets a [kitty](#kitty) of %Ln card(s), which stays face down: not even its owner may look at it yet.</source>
        <translation>
            <numerusform>Then each player gets a [kitty](#kitty) of %Ln card, which stays face down: not even its owner may look at it yet.</numerusform>
            <numerusform>Then each player gets a [kitty](#kitty) of %Ln cards, which stays face down: not even its owner may look at it yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Gift</name>
    <message numerus="yes">
        <source>{name} can take the pile with it: %Ln card(s).</source>
        <translation>
            <numerusform>{name} can take the pile with it: %Ln card.</numerusform>
            <numerusform>{name} can take the pile with it: %Ln cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoingOutSection</name>
    <message numerus="yes">
        <source>at least %Ln canasta(s) of any kind</source>
        <translation>
            <numerusform>at least %Ln canasta of any kind</numerusform>
            <numerusform>at least %Ln canastas of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %Ln canasta(s) in all</source>
        <translation>
            <numerusform>at least %Ln canasta in all</numerusform>
            <numerusform>at least %Ln canastas in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out brings %Ln point(s). A [concealed hand](#concealed) is treated differently.</source>
        <translation>
            <numerusform>Going out brings %Ln point. A [concealed hand](#concealed) is treated differently.</numerusform>
            <numerusform>Going out brings %Ln points. A [concealed hand](#concealed) is treated differently.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out brings %Ln point(s), and no more if you do it all in a single turn.</source>
        <translation>
            <numerusform>Going out brings %Ln point, and no more if you do it all in a single turn.</numerusform>
            <numerusform>Going out brings %Ln points, and no more if you do it all in a single turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KittySection</name>
    <message numerus="yes">
        <source>Beside your hand you have a kitty of %Ln card(s), face down. Nobody knows what is in it.</source>
        <translation>
            <numerusform>Beside your hand you have a kitty of %Ln card, face down. Nobody knows what is in it.</numerusform>
            <numerusform>Beside your hand you have a kitty of %Ln cards, face down. Nobody knows what is in it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message numerus="yes">
        <source>%Ln turn(s) taken back</source>
        <translation>
            <numerusform>%Ln turn taken back</numerusform>
            <numerusform>%Ln turns taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suggestion(s) taken</source>
        <translation>
            <numerusform>%Ln suggestion taken</numerusform>
            <numerusform>%Ln suggestions taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} won the match.</source>
        <translation>
            <numerusform>{names} won the match.</numerusform>
            <numerusform>{names} won the match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchSection</name>
    <message numerus="yes">
        <source>The scores of all rounds are added up. The match is over when at the end of a round some side has %Ln point(s) or more. If several sides have, the highest score wins.</source>
        <translation>
            <numerusform>The scores of all rounds are added up. The match is over when at the end of a round some side has %Ln point or more. If several sides have, the highest score wins.</numerusform>
            <numerusform>The scores of all rounds are added up. The match is over when at the end of a round some side has %Ln points or more. If several sides have, the highest score wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeldsSection</name>
    <message numerus="yes">
        <source>A meld has at least %Ln card(s).</source>
        <translation>
            <numerusform>A meld has at least %Ln card.</numerusform>
            <numerusform>A meld has at least %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %Ln of its card(s) must be natural.</source>
        <translation>
            <numerusform>At least %Ln of its cards must be natural.</numerusform>
            <numerusform>At least %Ln of its cards must be natural.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has at most %Ln card(s), and is finished when it has that many.</source>
        <translation>
            <numerusform>It has at most %Ln card, and is finished when it has that many.</numerusform>
            <numerusform>It has at most %Ln cards, and is finished when it has that many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln of its card(s) may be wild.</source>
        <translation>
            <numerusform>At most %Ln of its cards may be wild.</numerusform>
            <numerusform>At most %Ln of its cards may be wild.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each wild card in it, it must have %Ln natural card(s).</source>
        <translation>
            <numerusform>For each wild card in it, it must have %Ln natural card.</numerusform>
            <numerusform>For each wild card in it, it must have %Ln natural cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>The match ends at %Ln point(s).</source>
        <translation>
            <numerusform>The match ends at %Ln point.</numerusform>
            <numerusform>The match ends at %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ObjectSection</name>
    <message numerus="yes">
        <source>A meld of at least %Ln card(s) is a [canasta](#canastas). Canastas bring a large bonus on top of what their cards are worth.</source>
        <translation>
            <numerusform>A meld of at least %Ln card is a [canasta](#canastas). Canastas bring a large bonus on top of what their cards are worth.</numerusform>
            <numerusform>A meld of at least %Ln cards is a [canasta](#canastas). Canastas bring a large bonus on top of what their cards are worth.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A round is over when a player has no cards left, which is called [going out](#going-out), or in some cases before. The [match](#match) goes on, round after round, until a side has %Ln point(s).</source>
        <translation>
            <numerusform>A round is over when a player has no cards left, which is called [going out](#going-out), or in some cases before. The [match](#match) goes on, round after round, until a side has %Ln point.</numerusform>
            <numerusform>A round is over when a player has no cards left, which is called [going out](#going-out), or in some cases before. The [match](#match) goes on, round after round, until a side has %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message numerus="yes">
        <source>Take the pile: %Ln card(s)</source>
        <translation>
            <numerusform>Take the pile: %Ln card</numerusform>
            <numerusform>Take the pile: %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meld {rank}: %Ln card(s)</source>
        <translation>
            <numerusform>Meld {rank}: %Ln card</numerusform>
            <numerusform>Meld {rank}: %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln card(s) to {rank}</source>
        <translation>
            <numerusform>Add %Ln card to {rank}</numerusform>
            <numerusform>Add %Ln cards to {rank}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpeningSection</name>
    <message numerus="yes">
        <source>The smallest possible meld is worth %Ln point(s), so that a minimum of no more than this is met by any meld.</source>
        <translation>
            <numerusform>The smallest possible meld is worth %Ln point, so that a minimum of no more than this is met by any meld.</numerusform>
            <numerusform>The smallest possible meld is worth %Ln points, so that a minimum of no more than this is met by any meld.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileSection</name>
    <message numerus="yes">
        <source>By adding it to a meld of that rank that your side has, if the meld has fewer than %Ln card(s).</source>
        <translation>
            <numerusform>By adding it to a meld of that rank that your side has, if the meld has fewer than %Ln card.</numerusform>
            <numerusform>By adding it to a meld of that rank that your side has, if the meld has fewer than %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If your side already has a meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln card(s).</source>
        <translation>
            <numerusform>If your side already has a meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln card.</numerusform>
            <numerusform>If your side already has a meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If your side already has an unfinished meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln card(s).</source>
        <translation>
            <numerusform>If your side already has an unfinished meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln card.</numerusform>
            <numerusform>If your side already has an unfinished meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersSection</name>
    <message numerus="yes">
        <source>The game is for %Ln player(s).</source>
        <translation>
            <numerusform>The game is for %Ln player.</numerusform>
            <numerusform>The game is for %Ln players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is for {least} to %Ln player(s).</source>
        <translation>
            <numerusform>The game is for {least} to %Ln player.</numerusform>
            <numerusform>The game is for {least} to %Ln players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side has %Ln player(s), who never sit next to each other. They share their melds, their red threes and their score: what one has melded, the others may add to.</source>
        <translation>
            <numerusform>A side has %Ln player, who never sit next to each other. They share their melds, their red threes and their score: what one has melded, the others may add to.</numerusform>
            <numerusform>A side has %Ln players, who never sit next to each other. They share their melds, their red threes and their score: what one has melded, the others may add to.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RedThreesSection</name>
    <message numerus="yes">
        <source>Each red three counts %Ln point(s).</source>
        <translation>
            <numerusform>Each red three counts %Ln point.</numerusform>
            <numerusform>Each red three counts %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>The stock holds only %Ln card(s), too few to draw.</source>
        <translation>
            <numerusform>The stock holds only %Ln card, too few to draw.</numerusform>
            <numerusform>The stock holds only %Ln cards, too few to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %Ln card(s).</source>
        <translation>
            <numerusform>A meld needs at least %Ln card.</numerusform>
            <numerusform>A meld needs at least %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld starts with exactly %Ln card(s); add the others one by one.</source>
        <translation>
            <numerusform>A meld starts with exactly %Ln card; add the others one by one.</numerusform>
            <numerusform>A meld starts with exactly %Ln cards; add the others one by one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %Ln natural card(s).</source>
        <translation>
            <numerusform>A meld needs at least %Ln natural card.</numerusform>
            <numerusform>A meld needs at least %Ln natural cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %Ln wild card(s).</source>
        <translation>
            <numerusform>A meld holds at most %Ln wild card.</numerusform>
            <numerusform>A meld holds at most %Ln wild cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each wild card of a meld needs %Ln natural card(s).</source>
        <translation>
            <numerusform>Each wild card of a meld needs %Ln natural card.</numerusform>
            <numerusform>Each wild card of a meld needs %Ln natural cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} holds at most %Ln card(s).</source>
        <translation>
            <numerusform>A meld of {ranks} holds at most %Ln card.</numerusform>
            <numerusform>A meld of {ranks} holds at most %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening takes %Ln point(s), and your melds count {points} so far: lay more, or take them back.</source>
        <translation>
            <numerusform>Opening takes %Ln point, and your melds count {points} so far: lay more, or take them back.</numerusform>
            <numerusform>Opening takes %Ln points, and your melds count {points} so far: lay more, or take them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening takes %Ln point(s); these melds count {points}, and the rest of your hand cannot make up for it.</source>
        <translation>
            <numerusform>Opening takes %Ln point; these melds count {points}, and the rest of your hand cannot make up for it.</numerusform>
            <numerusform>Opening takes %Ln points; these melds count {points}, and the rest of your hand cannot make up for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out takes %Ln canasta(s), so you have to keep a card beside your discard.</source>
        <translation>
            <numerusform>Going out takes %Ln canasta, so you have to keep a card beside your discard.</numerusform>
            <numerusform>Going out takes %Ln canastas, so you have to keep a card beside your discard.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message numerus="yes">
        <source>The match ends at %Ln point(s).</source>
        <translation>
            <numerusform>The match ends at %Ln point.</numerusform>
            <numerusform>The match ends at %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoringSection</name>
    <message numerus="yes">
        <source>%Ln point(s) if it has [gone out](#going-out).</source>
        <translation>
            <numerusform>%Ln point if it has [gone out](#going-out).</numerusform>
            <numerusform>%Ln points if it has [gone out](#going-out).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) more if that was [concealed](#concealed).</source>
        <translation>
            <numerusform>%Ln point more if that was [concealed](#concealed).</numerusform>
            <numerusform>%Ln points more if that was [concealed](#concealed).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>stock, %Ln card(s)</source>
        <translation>
            <numerusform>stock, %Ln card</numerusform>
            <numerusform>stock, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your kitty, %Ln card(s)</source>
        <translation>
            <numerusform>your kitty, %Ln card</numerusform>
            <numerusform>your kitty, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s)</source>
        <translation>
            <numerusform>discard pile, %Ln card</numerusform>
            <numerusform>discard pile, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) in hand</source>
        <translation>
            <numerusform>%Ln card in hand</numerusform>
            <numerusform>%Ln cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your side: %Ln red three(s)</source>
        <translation>
            <numerusform>your side: %Ln red three</numerusform>
            <numerusform>your side: %Ln red threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other side: %Ln red three(s)</source>
        <translation>
            <numerusform>other side: %Ln red three</numerusform>
            <numerusform>other side: %Ln red threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your meld of {rank}, %Ln card(s)</source>
        <translation>
            <numerusform>your meld of {rank}, %Ln card</numerusform>
            <numerusform>your meld of {rank}, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other side’s meld of {rank}, %Ln card(s)</source>
        <translation>
            <numerusform>other side’s meld of {rank}, %Ln card</numerusform>
            <numerusform>other side’s meld of {rank}, %Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StockSection</name>
    <message numerus="yes">
        <source>The stock is the pack that lies face down. A draw takes %Ln card(s) from its top.</source>
        <translation>
            <numerusform>The stock is the pack that lies face down. A draw takes %Ln card from its top.</numerusform>
            <numerusform>The stock is the pack that lies face down. A draw takes %Ln cards from its top.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnSection</name>
    <message numerus="yes">
        <source>Draw %Ln card(s) from the [stock](#stock); or, if you may, take the whole [discard pile](#pile) instead and meld its top card at once.</source>
        <translation>
            <numerusform>Draw %Ln card from the [stock](#stock); or, if you may, take the whole [discard pile](#pile) instead and meld its top card at once.</numerusform>
            <numerusform>Draw %Ln cards from the [stock](#stock); or, if you may, take the whole [discard pile](#pile) instead and meld its top card at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %Ln card(s) from the [stock](#stock).</source>
        <translation>
            <numerusform>Draw %Ln card from the [stock](#stock).</numerusform>
            <numerusform>Draw %Ln cards from the [stock](#stock).</numerusform>
        </translation>
    </message>
</context>
</TS>
