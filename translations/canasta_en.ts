<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
