<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sr" sourcelanguage="en">
<context>
    <name>Appearance</name>
    <message>
        <source>&amp;Classic</source>
        <translation>&amp;Класичан</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Четворобојан</translation>
    </message>
    <message>
        <source>&amp;Large indices</source>
        <translation>&amp;Велике ознаке</translation>
    </message>
    <message>
        <source>&amp;Blue lattice</source>
        <translation>&amp;Плава решетка</translation>
    </message>
    <message>
        <source>&amp;Red lattice</source>
        <translation>&amp;Црвена решетка</translation>
    </message>
    <message>
        <source>&amp;Green scales</source>
        <translation>&amp;Зелена крљушт</translation>
    </message>
    <message>
        <source>&amp;Violet scales</source>
        <translation>Љ&amp;убичаста крљушт</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <translation>&amp;Зелена</translation>
    </message>
    <message>
        <source>&amp;Blue</source>
        <translation>&amp;Плава</translation>
    </message>
    <message>
        <source>Bu&amp;rgundy</source>
        <translation>&amp;Бордо</translation>
    </message>
    <message>
        <source>&amp;Charcoal</source>
        <translation>&amp;Тамносива</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>&amp;Према систему</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светле</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тамне</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Висок контраст</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Шпил</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>&amp;Полеђина карата</translation>
    </message>
    <message>
        <source>Table &amp;cloth</source>
        <translation>&amp;Чоја</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>Бо&amp;је</translation>
    </message>
</context>
<context>
    <name>AskingSection</name>
    <message>
        <source>Asking the partner</source>
        <translation>Питање партнеру</translation>
    </message>
    <message>
        <source>If you are able to [go out](#going-out), you may ask your partner: “May I go out?” The answer binds you for this turn:</source>
        <translation>Ако можете да [изађете](#going-out), смете да питате партнера: „Могу ли да изађем?“ Одговор вас обавезује у том потезу:</translation>
    </message>
    <message>
        <source>After a yes you have to go out in this turn.</source>
        <translation>Ако каже „да“, морате да изађете у том потезу.</translation>
    </message>
    <message>
        <source>After a no you may not go out in this turn.</source>
        <translation>Ако каже „не“, не смете да изађете у том потезу.</translation>
    </message>
    <message>
        <source>You ask after you have drawn or taken the pile, at most once in a turn, and only if you could go out as well as play on. With black threes on the table, or an opening that is not complete, it is too late to ask.</source>
        <translation>Питате пошто сте вукли или узели гомилу, највише једном у потезу, и само ако бисте могли и да изађете и да играте даље. Ако сте већ изложили црне тројке, или вам отварање још није потпуно, за питање је касно.</translation>
    </message>
    <message>
        <source>You do not have to ask; you may go out without a question.</source>
        <translation>Не морате да питате; смете да изађете и без питања.</translation>
    </message>
</context>
<context>
    <name>BlackThreesSection</name>
    <message>
        <source>Black threes</source>
        <translation>Црне тројке</translation>
    </message>
    <message>
        <source>They are melded only in the turn in which you [go out](#going-out), and never together with wild cards.</source>
        <translation>Излажу се само у потезу у којем [излазите](#going-out), и никад заједно са дивљим картама.</translation>
    </message>
    <message numerus="yes">
        <source>A black three is worth %Ln point(s).</source>
        <translation>
            <numerusform>Црна тројка вреди %Ln поен.</numerusform>
            <numerusform>Црна тројка вреди %Ln поена.</numerusform>
            <numerusform>Црна тројка вреди %Ln поена.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black threes are natural cards, but of little use in melds.</source>
        <translation>Црне тројке су природне карте, али у комбинацијама нису од велике користи.</translation>
    </message>
    <message>
        <source>A black three that you discard blocks the [pile](#pile) for the next player, and freezes it until it is taken.</source>
        <translation>Црна тројка коју одбаците блокира [гомилу](#pile) следећем играчу и замрзава је док је неко не узме.</translation>
    </message>
    <message>
        <source>A black three that you discard blocks the [pile](#pile) for the next player. As soon as another card covers it, it has no effect any more.</source>
        <translation>Црна тројка коју одбаците блокира [гомилу](#pile) следећем играчу. Чим је прекрије нека друга карта, више нема дејства.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of black threes has at least %Ln card(s).</source>
        <translation>
            <numerusform>Комбинација црних тројки има најмање %Ln карту.</numerusform>
            <numerusform>Комбинација црних тројки има најмање %Ln карте.</numerusform>
            <numerusform>Комбинација црних тројки има најмање %Ln карата.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may have as many as you hold.</source>
        <translation>Може да има онолико црних тројки колико их држите у руци.</translation>
    </message>
    <message numerus="yes">
        <source>It has at most %Ln card(s).</source>
        <translation>
            <numerusform>Има највише %Ln карту.</numerusform>
            <numerusform>Има највише %Ln карте.</numerusform>
            <numerusform>Има највише %Ln карата.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is never a canasta, however large it is.</source>
        <translation>Никад није канаста, ма колико била велика.</translation>
    </message>
    <message>
        <source>It is never a canasta.</source>
        <translation>Никад није канаста.</translation>
    </message>
</context>
<context>
    <name>BookBrowser</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>BookSearch</name>
    <message>
        <source>Search</source>
        <translation>Претрага</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Претрага правила</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>није нађено</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} од {count}</translation>
    </message>
</context>
<context>
    <name>BookView</name>
    <message>
        <source>Rule set</source>
        <translation>Варијанта</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Садржај</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Претрага</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Следеће место</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Претходно место</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Штампај…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Извези…</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Поред стола</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Извоз правила</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Веб-страница (*.html)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Документ PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The rules cannot be written to {file}.</source>
        <translation>Правила не могу да се упишу у датотеку {file}.</translation>
    </message>
</context>
<context>
    <name>Canastas</name>
    <message>
        <source>natural canasta</source>
        <translation>чиста канаста</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>мешана канаста</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>дивља канаста</translation>
    </message>
    <message>
        <source>sevens canasta</source>
        <translation>канаста од седмица</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Чисте канасте</translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <translation>Мешане канасте</translation>
    </message>
    <message>
        <source>Wild canastas</source>
        <translation>Дивље канасте</translation>
    </message>
    <message>
        <source>Sevens canastas</source>
        <translation>Канасте од седмица</translation>
    </message>
</context>
<context>
    <name>CanastasSection</name>
    <message>
        <source>Canastas</source>
        <translation>Канасте</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %Ln card(s) or more is a canasta. It brings a bonus at the end of the round, on top of the values of its cards.</source>
        <translation>
            <numerusform>Комбинација од %Ln или више карата је канаста. На крају рунде доноси бонус, поврх вредности својих карата.</numerusform>
            <numerusform>Комбинација од %Ln или више карата је канаста. На крају рунде доноси бонус, поврх вредности својих карата.</numerusform>
            <numerusform>Комбинација од %Ln или више карата је канаста. На крају рунде доноси бонус, поврх вредности својих карата.</numerusform>
        </translation>
    </message>
    <message>
        <source>A canasta of wild cards alone counts as a mixed canasta.</source>
        <translation>Канаста од самих дивљих карата рачуна се као мешана канаста.</translation>
    </message>
    <message>
        <source>If a wild card is added to a canasta without wild cards, it becomes a mixed canasta and loses its higher bonus.</source>
        <translation>Канаста без дивљих карата којој се дода дивља карта постаје мешана канаста и губи свој већи бонус.</translation>
    </message>
    <message>
        <source>If a wild card is added to a canasta without wild cards, it becomes a mixed canasta.</source>
        <translation>Канаста без дивљих карата којој се дода дивља карта постаје мешана канаста.</translation>
    </message>
    <message>
        <source>Canastas are also what your side needs before one of its players may [go out](#going-out).</source>
        <translation>Канасте су вашој страни потребне и да би неки њен играч смео да [изађе](#going-out).</translation>
    </message>
    <message>
        <source>Canastas are also what you need before you may [go out](#going-out).</source>
        <translation>Канасте су вам потребне и да бисте смели да [изађете](#going-out).</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Канаста</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Састав</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>natural cards only, other than sevens</source>
        <translation>само природне карте, али не седмице</translation>
    </message>
    <message>
        <source>natural cards only</source>
        <translation>само природне карте</translation>
    </message>
    <message>
        <source>wild cards only</source>
        <translation>само дивље карте</translation>
    </message>
    <message>
        <source>natural cards and at least one wild card</source>
        <translation>природне карте и најмање једна дивља карта</translation>
    </message>
    <message>
        <source>sevens without wild cards</source>
        <translation>седмице без дивљих карата</translation>
    </message>
    <message>
        <source>With that many cards a canasta is finished and takes no more.</source>
        <translation>Са толико карата канаста је завршена и више не прима нове карте.</translation>
    </message>
    <message>
        <source>You may add more cards to a canasta. The bonus stays the same, but the cards count.</source>
        <translation>Канасти смете да додајете нове карте. Бонус остаје исти, али се карте рачунају.</translation>
    </message>
</context>
<context>
    <name>CardMenus</name>
    <message>
        <source>Take back the {card}</source>
        <translation>Врати: {card}</translation>
    </message>
    <message>
        <source>Select all {rank}</source>
        <translation>Изабери све: {rank}</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Поништи избор</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Зашто?</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>Одбаци: {card}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>red joker</source>
        <translation>црвени џокер</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>црни џокер</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Џокер</translation>
    </message>
</context>
<context>
    <name>CardsSection</name>
    <message>
        <source>The cards and their values</source>
        <translation>Карте и њихове вредности</translation>
    </message>
    <message>
        <source>The game uses several packs of 52 cards, shuffled together.</source>
        <translation>За игру је потребно више шпилова од по 52 карте, промешаних заједно.</translation>
    </message>
    <message>
        <source>The game uses packs of 52 cards, shuffled together.</source>
        <translation>За игру су потребни шпилови од по 52 карте, промешани заједно.</translation>
    </message>
    <message>
        <source>Suits do not matter, except that threes differ: [red threes](#red-threes) and [black threes](#black-threes) each have rules of their own.</source>
        <translation>Боје нису важне, осим код тројки: за [црвене тројке](#red-threes) и за [црне тројке](#black-threes) важе посебна правила.</translation>
    </message>
    <message>
        <source>Each card is worth points, in a meld for you and in your hand against you:</source>
        <translation>Свака карта носи поене, у комбинацији за вас, а у руци против вас:</translation>
    </message>
    <message>
        <source>Jokers and twos are wild cards, which can take the place of other cards in [melds](#melds). All other cards are natural cards.</source>
        <translation>Џокери и двојке су дивље карте, које у [комбинацијама](#melds) могу да замене друге карте. Све остале карте су природне.</translation>
    </message>
    <message>
        <source>Twos are wild cards, which can take the place of other cards in [melds](#melds). All other cards are natural cards.</source>
        <translation>Двојке су дивље карте, које у [комбинацијама](#melds) могу да замене друге карте. Све остале карте су природне.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Шпилови</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Џокери</translation>
    </message>
    <message>
        <source>Cards in all</source>
        <translation>Укупно карата</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карте</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Поени по карти</translation>
    </message>
</context>
<context>
    <name>Care</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Опозови</translation>
    </message>
    <message>
        <source>Su&amp;ggest</source>
        <translation>Пре&amp;дложи</translation>
    </message>
    <message>
        <source>Show what a computer player would do</source>
        <translation>Погледајте шта би одиграо рачунар</translation>
    </message>
    <message>
        <source>Take back &amp;whole turns</source>
        <translation>Враћај &amp;целе потезе</translation>
    </message>
    <message>
        <source>Undo goes back through turns, and what others did since; results tell it</source>
        <translation>Опозив се враћа кроз потезе, заједно са оним што су други у међувремену одиграли; то се наводи у резултату</translation>
    </message>
    <message>
        <source>Ask &amp;before gifts</source>
        <translation>Питај пре по&amp;клањања гомиле</translation>
    </message>
    <message>
        <source>A discard with which the next player can surely take the pile is asked for</source>
        <translation>Тражи потврду пре одбацивања карте са којом следећи играч сигурно може да узме гомилу</translation>
    </message>
    <message>
        <source>Take back your last move, and what others did since</source>
        <translation>Вратите свој последњи потез и оно што су други после њега одиграли</translation>
    </message>
    <message>
        <source>Take back the last cards that you have laid</source>
        <translation>Вратите последње карте које сте изложили</translation>
    </message>
</context>
<context>
    <name>Celebrations</name>
    <message>
        <source>Canasta!</source>
        <translation>Канаста!</translation>
    </message>
    <message>
        <source>{name} goes out concealed</source>
        <translation>{name} излази из руке</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} излази</translation>
    </message>
    <message>
        <source>This round: {points}</source>
        <translation>Ова рунда: {points}</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>{name} tables a red three: {card}</source>
        <translation>{name} ставља црвену тројку на сто: {card}</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the pile of %Ln card(s)</source>
        <translation>
            <numerusform>{name} узима гомилу од %Ln карте</numerusform>
            <numerusform>{name} узима гомилу од %Ln карте</numerusform>
            <numerusform>{name} узима гомилу од %Ln карата</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens with %Ln point(s)</source>
        <translation>
            <numerusform>{name} се отвара са %Ln поеном</numerusform>
            <numerusform>{name} се отвара са %Ln поена</numerusform>
            <numerusform>{name} се отвара са %Ln поена</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} asks: may I go out?</source>
        <translation>{name} пита: могу ли да изађем?</translation>
    </message>
    <message>
        <source>{name}: yes</source>
        <translation>{name}: да</translation>
    </message>
    <message>
        <source>{name}: no</source>
        <translation>{name}: не</translation>
    </message>
    <message>
        <source>{name} looks at the kitty</source>
        <translation>{name} гледа своју резерву</translation>
    </message>
    <message>
        <source>{name} takes the kitty</source>
        <translation>{name} узима своју резерву</translation>
    </message>
    <message>
        <source>{name} leaves the kitty</source>
        <translation>{name} оставља своју резерву</translation>
    </message>
    <message>
        <source>{name} goes out concealed</source>
        <translation>{name} излази из руке</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} излази</translation>
    </message>
    <message>
        <source>The first card {card} freezes the pile</source>
        <translation>Прва карта је {card} и замрзава гомилу</translation>
    </message>
    <message>
        <source>The first card is {card}</source>
        <translation>Прва карта је {card}</translation>
    </message>
    <message>
        <source>{name} draws {cards}</source>
        <translation>{name} вуче {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %Ln card(s)</source>
        <translation>
            <numerusform>{name} вуче %Ln карту</numerusform>
            <numerusform>{name} вуче %Ln карте</numerusform>
            <numerusform>{name} вуче %Ln карата</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} melds {ranks}: {cards}</source>
        <translation>{name} излаже: {ranks} ({cards})</translation>
    </message>
    <message>
        <source>{name} adds to {ranks}: {cards}</source>
        <translation>{name} додаје: {ranks} ({cards})</translation>
    </message>
    <message>
        <source>{name} completes a natural canasta</source>
        <translation>{name} склапа чисту канасту</translation>
    </message>
    <message>
        <source>{name} completes a mixed canasta</source>
        <translation>{name} склапа мешану канасту</translation>
    </message>
    <message>
        <source>{name} completes a wild canasta</source>
        <translation>{name} склапа дивљу канасту</translation>
    </message>
    <message>
        <source>{name} completes a sevens canasta</source>
        <translation>{name} склапа канасту од седмица</translation>
    </message>
    <message>
        <source>{name} discards {card} and freezes the pile</source>
        <translation>{name} одбацује {card} и замрзава гомилу</translation>
    </message>
    <message>
        <source>{name} discards {card}</source>
        <translation>{name} одбацује {card}</translation>
    </message>
    <message>
        <source>The round ends: there is nothing left to draw</source>
        <translation>Крај рунде: нема више шта да се вуче</translation>
    </message>
    <message>
        <source>The round ends: the last card was a red three</source>
        <translation>Крај рунде: последња карта била је црвена тројка</translation>
    </message>
    <message>
        <source>The round ends: there is no lawful discard</source>
        <translation>Крај рунде: ниједна карта не сме да се одбаци</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>Scores: {items}</source>
        <translation>Поени: {items}</translation>
    </message>
</context>
<context>
    <name>ConcealedSection</name>
    <message>
        <source>Going out concealed</source>
        <translation>Излазак из руке</translation>
    </message>
    <message>
        <source>You go out concealed if you get rid of your whole hand in a single turn and all of this holds:</source>
        <translation>Излазите из руке ако се свих својих карата ослободите у једном једином потезу и ако важи све ово:</translation>
    </message>
    <message>
        <source>That brings {together} points instead of the usual {usual} for going out.</source>
        <translation>То доноси {together} поена уместо уобичајених {usual} за излазак.</translation>
    </message>
    <message>
        <source>That brings no more points than going out in any other way.</source>
        <translation>То не доноси више поена него било који други излазак.</translation>
    </message>
    <message>
        <source>If you have drawn from the stock and there is a canasta among your melds, you need not meet the [opening minimum](#opening).</source>
        <translation>Ако сте вукли из талона и међу вашим комбинацијама је канаста, не морате да достигнете [минимум за отварање](#opening).</translation>
    </message>
    <message>
        <source>If your side has not opened yet, your melds have to meet the [opening minimum](#opening) even so.</source>
        <translation>Ако се ваша страна још није отворила, ваше комбинације и тада морају да достигну [минимум за отварање](#opening).</translation>
    </message>
    <message>
        <source>You have melded nothing in earlier turns of the round.</source>
        <translation>У ранијим потезима рунде нисте ништа изложили.</translation>
    </message>
    <message>
        <source>You add nothing to melds that your side has already.</source>
        <translation>Не додајете карте комбинацијама које ваша страна већ има.</translation>
    </message>
    <message>
        <source>There is a canasta among the melds that you lay.</source>
        <translation>Међу комбинацијама које излажете је бар једна канаста.</translation>
    </message>
</context>
<context>
    <name>DealSection</name>
    <message>
        <source>The deal</source>
        <translation>Дељење</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt one at a time, clockwise, beginning to the left of the dealer. Each player gets a hand of %Ln card(s).</source>
        <translation>
            <numerusform>Карте се деле једна по једна, у смеру казаљке на сату, почев од играча лево од делиоца. Сваки играч добија у руку %Ln карту.</numerusform>
            <numerusform>Карте се деле једна по једна, у смеру казаљке на сату, почев од играча лево од делиоца. Сваки играч добија у руку %Ln карте.</numerusform>
            <numerusform>Карте се деле једна по једна, у смеру казаљке на сату, почев од играча лево од делиоца. Сваки играч добија у руку %Ln карата.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then each player gets a [kitty](#kitty) of %Ln card(s), which stays face down: not even its owner may look at it yet.</source>
        <translation>
            <numerusform>Затим сваки играч добија [резерву](#kitty) од %Ln карте, која остаје лицем надоле: ни њен власник још не сме да је погледа.</numerusform>
            <numerusform>Затим сваки играч добија [резерву](#kitty) од %Ln карте, која остаје лицем надоле: ни њен власник још не сме да је погледа.</numerusform>
            <numerusform>Затим сваки играч добија [резерву](#kitty) од %Ln карата, која остаје лицем надоле: ни њен власник још не сме да је погледа.</numerusform>
        </translation>
    </message>
    <message>
        <source>The remaining cards are the [stock](#stock). Its top card is turned face up beside it and begins the [discard pile](#pile).</source>
        <translation>Преостале карте чине [талон](#stock). Његова горња карта окреће се лицем нагоре и ставља поред њега, и њоме почиње [гомила одбачених карата](#pile).</translation>
    </message>
    <message>
        <source>Red threes that you were dealt are laid on the table at once, and you get as many cards from the stock for them: see [red threes](#red-threes).</source>
        <translation>Црвене тројке које сте добили при дељењу одмах стављате на сто и за њих добијате исто толико карата из талона: више у одељку [Црвене тројке](#red-threes).</translation>
    </message>
    <message>
        <source>Red threes that you were dealt are laid on the table at once, and you get no cards for them: see [red threes](#red-threes).</source>
        <translation>Црвене тројке које сте добили при дељењу одмах стављате на сто и за њих не добијате друге карте: више у одељку [Црвене тројке](#red-threes).</translation>
    </message>
    <message>
        <source>These are covered with the next card of the stock, until some other card lies on top: {cards}.</source>
        <translation>Ако је прва карта међу овима ({cards}), прекрива се наредном картом из талона, све док на врху не буде нека друга.</translation>
    </message>
    <message>
        <source>Whatever this first card is, it is not covered with another one.</source>
        <translation>Прва карта се не прекрива другом, ма која била.</translation>
    </message>
    <message>
        <source>Turned up at the deal, these [freeze](#pile) the pile: {cards}.</source>
        <translation>Ове карте, ако се окрену при дељењу, [замрзавају](#pile) гомилу: {cards}.</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>Let the computer players wait</source>
        <translation>Зауставите рачунарске играче</translation>
    </message>
    <message>
        <source>&amp;One move</source>
        <translation>Један &amp;корак</translation>
    </message>
    <message>
        <source>Let the next player make one move, then wait</source>
        <translation>Пустите следећег играча да направи један корак, па да сачека</translation>
    </message>
</context>
<context>
    <name>DifferencesSection</name>
    <message>
        <source>Differences from other rule sets</source>
        <translation>Разлике међу варијантама</translation>
    </message>
    <message>
        <source>If you know one of these games, this is what changes. Whatever is not listed is the same in both.</source>
        <translation>Ако познајете неку од ових варијанти, ево шта се мења. Што није наведено, исто је у обема.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Овде</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Тамо</translation>
    </message>
</context>
<context>
    <name>EndSection</name>
    <message>
        <source>The end of a round</source>
        <translation>Крај рунде</translation>
    </message>
    <message>
        <source>A round ends when one of these things happens:</source>
        <translation>Рунда се завршава када се деси нешто од овога:</translation>
    </message>
    <message>
        <source>Only in the first case does anyone get the points for going out. In every case the round is [scored](#scoring).</source>
        <translation>Само у првом случају неко добија поене за излазак. У сваком случају следи [обрачун](#scoring) рунде.</translation>
    </message>
    <message>
        <source>A player [goes out](#going-out).</source>
        <translation>Играч [изађе](#going-out).</translation>
    </message>
    <message>
        <source>A player has to draw, the [stock](#stock) does not hold enough for it, and the player cannot or does not want to take the pile.</source>
        <translation>Играч треба да вуче, у [талону](#stock) за то нема довољно карата, а он не може или не жели да узме гомилу.</translation>
    </message>
    <message>
        <source>A player has to draw, and the [stock](#stock) does not hold enough for it.</source>
        <translation>Играч треба да вуче, а у [талону](#stock) за то нема довољно карата.</translation>
    </message>
    <message>
        <source>A player has to draw, the [stock](#stock) is empty, and the player cannot or does not want to take the pile.</source>
        <translation>Играч треба да вуче, [талон](#stock) је потрошен, а он не може или не жели да узме гомилу.</translation>
    </message>
    <message>
        <source>A player has to draw, and the [stock](#stock) is empty.</source>
        <translation>Играч треба да вуче, а [талон](#stock) је потрошен.</translation>
    </message>
    <message>
        <source>A player draws the last cards of the stock, and all are red threes.</source>
        <translation>Играч повуче последње карте из талона, а све су црвене тројке.</translation>
    </message>
    <message>
        <source>After drawing, a player has no lawful way to end the turn. Cards may still be melded before the round ends.</source>
        <translation>Играч који је вукао више не може да заврши потез по правилима. Пре краја рунде још сме да излаже карте.</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>Name</source>
        <translation>Назив</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>Најмање играча</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Највише играча</translation>
    </message>
    <message>
        <source>Players in a side</source>
        <translation>Играча на једној страни</translation>
    </message>
    <message>
        <source>Packs, for any number of players</source>
        <translation>Шпилова за било који број играча</translation>
    </message>
    <message>
        <source>Packs added for each player</source>
        <translation>Додатних шпилова по играчу</translation>
    </message>
    <message>
        <source>Jokers, for any number of players</source>
        <translation>Џокера за било који број играча</translation>
    </message>
    <message>
        <source>Jokers added for each player</source>
        <translation>Додатних џокера по играчу</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Карата у руци</translation>
    </message>
    <message>
        <source>Cards in a kitty</source>
        <translation>Карата у резерви</translation>
    </message>
    <message>
        <source>What earns the kitty</source>
        <translation>Шта доноси резерву</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>First cards of the pile that are covered</source>
        <translation>Прве карте гомиле које се прекривају</translation>
    </message>
    <message>
        <source>Cards in a draw</source>
        <translation>Карата при једном вучењу</translation>
    </message>
    <message>
        <source>Stock too small for a draw</source>
        <translation>Кад је у талону премало карата за вучење</translation>
    </message>
    <message>
        <source>Cards that freeze the pile</source>
        <translation>Карте које замрзавају гомилу</translation>
    </message>
    <message>
        <source>Cards that block the pile</source>
        <translation>Карте које блокирају гомилу</translation>
    </message>
    <message>
        <source>What takes an open pile</source>
        <translation>Чиме се узима отворена гомила</translation>
    </message>
    <message>
        <source>What takes a frozen pile</source>
        <translation>Чиме се узима замрзнута гомила</translation>
    </message>
    <message>
        <source>One card may not take a pile of one</source>
        <translation>Са једном картом се не узима гомила од једне карте</translation>
    </message>
    <message>
        <source>What may be looked at in the pile</source>
        <translation>Шта у гомили сме да се гледа</translation>
    </message>
    <message>
        <source>Red threes drawn are replaced</source>
        <translation>Замена за вучене црвене тројке</translation>
    </message>
    <message>
        <source>Red threes of the pile are replaced</source>
        <translation>Замена за црвене тројке из гомиле</translation>
    </message>
    <message>
        <source>Red threes of a kitty are replaced</source>
        <translation>Замена за црвене тројке из резерве</translation>
    </message>
    <message>
        <source>Points for a red three</source>
        <translation>Поени за црвену тројку</translation>
    </message>
    <message>
        <source>Points for all red threes</source>
        <translation>Поени за све црвене тројке</translation>
    </message>
    <message>
        <source>Red threes are deducted without an opening</source>
        <translation>Без отварања се црвене тројке одузимају</translation>
    </message>
    <message>
        <source>Smallest meld</source>
        <translation>Најмања комбинација</translation>
    </message>
    <message>
        <source>Natural cards in a meld, at least</source>
        <translation>Природних карата у комбинацији, најмање</translation>
    </message>
    <message>
        <source>Wild cards in a meld, at most</source>
        <translation>Дивљих карата у комбинацији, највише</translation>
    </message>
    <message>
        <source>Natural cards for each wild card</source>
        <translation>Природних карата на сваку дивљу карту</translation>
    </message>
    <message>
        <source>Largest meld</source>
        <translation>Највећа комбинација</translation>
    </message>
    <message>
        <source>A second meld of a rank</source>
        <translation>Друга комбинација истог ранга</translation>
    </message>
    <message>
        <source>Melds of wild cards alone</source>
        <translation>Комбинације од самих дивљих карата</translation>
    </message>
    <message>
        <source>Ranks without wild cards</source>
        <translation>Рангови без дивљих карата</translation>
    </message>
    <message>
        <source>Smallest meld of black threes</source>
        <translation>Најмања комбинација црних тројки</translation>
    </message>
    <message>
        <source>Largest meld of black threes</source>
        <translation>Највећа комбинација црних тројки</translation>
    </message>
    <message>
        <source>Cards in a canasta</source>
        <translation>Карата у канасти</translation>
    </message>
    <message>
        <source>Bonus for a natural canasta</source>
        <translation>Бонус за чисту канасту</translation>
    </message>
    <message>
        <source>Bonus for a mixed canasta</source>
        <translation>Бонус за мешану канасту</translation>
    </message>
    <message>
        <source>Bonus for a wild canasta</source>
        <translation>Бонус за дивљу канасту</translation>
    </message>
    <message>
        <source>Bonus for a sevens canasta</source>
        <translation>Бонус за канасту од седмица</translation>
    </message>
    <message>
        <source>Opening minimum by score</source>
        <translation>Минимум за отварање према резултату</translation>
    </message>
    <message>
        <source>A concealed hand needs no minimum</source>
        <translation>За излазак из руке није потребан минимум</translation>
    </message>
    <message>
        <source>No discard before all have a canasta of it</source>
        <translation>Не одбацују се док сви немају канасту од њих</translation>
    </message>
    <message>
        <source>Last discard when going out</source>
        <translation>Последња одбачена карта при изласку</translation>
    </message>
    <message>
        <source>Never the last discard</source>
        <translation>Не смеју бити последња одбачена карта</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>Канасти за излазак</translation>
    </message>
    <message>
        <source>Kinds of canastas to go out</source>
        <translation>Врсте канасти за излазак</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Поени за излазак</translation>
    </message>
    <message>
        <source>Extra points for a concealed hand</source>
        <translation>Додатни поени за излазак из руке</translation>
    </message>
    <message>
        <source>A concealed hand needs a canasta</source>
        <translation>За излазак из руке потребна је канаста</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>Питање партнеру</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>Поени за победу у партији</translation>
    </message>
    <message>
        <source>Sides level at the top</source>
        <translation>Изједначење на врху</translation>
    </message>
    <message>
        <source>a natural pair</source>
        <translation>природан пар</translation>
    </message>
    <message>
        <source>a natural and a wild card</source>
        <translation>природна и дивља карта</translation>
    </message>
    <message>
        <source>an own meld</source>
        <translation>сопствена комбинација</translation>
    </message>
    <message>
        <source>the top card</source>
        <translation>горња карта</translation>
    </message>
    <message>
        <source>all of its cards</source>
        <translation>све карте</translation>
    </message>
    <message>
        <source>no draw any more</source>
        <translation>више се не вуче</translation>
    </message>
    <message>
        <source>draw what is left</source>
        <translation>вуче се оно што је остало</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никад</translation>
    </message>
    <message>
        <source>when the first is finished</source>
        <translation>кад је прва завршена</translation>
    </message>
    <message>
        <source>required</source>
        <translation>обавезна</translation>
    </message>
    <message>
        <source>as you like</source>
        <translation>по жељи</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>није могуће</translation>
    </message>
    <message>
        <source>possible, and the answer binds</source>
        <translation>могуће, и одговор обавезује</translation>
    </message>
    <message>
        <source>as you come</source>
        <translation>ко како седне</translation>
    </message>
    <message>
        <source>by drawing cards</source>
        <translation>извлачењем карата</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>још једна рунда</translation>
    </message>
    <message>
        <source>they win together</source>
        <translation>деле победу</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без ограничења</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>не</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нема</translation>
    </message>
    <message>
        <source>{scores}: {minimum}</source>
        <translation>{scores}: {minimum}</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>First steps</source>
        <translation>Први кораци</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Поново</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Корак {number} од {count}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Затвори</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Даље</translation>
    </message>
    <message>
        <source>That would be allowed, but try this here. {task}</source>
        <translation>И то је дозвољено, али сада пробајте ово. {task}</translation>
    </message>
    <message>
        <source>Well done! {praise}</source>
        <translation>Браво! {praise}</translation>
    </message>
</context>
<context>
    <name>Gift</name>
    <message>
        <source>Discard</source>
        <translation>Одбацивање</translation>
    </message>
    <message>
        <source>Discard the {card}?</source>
        <translation>Одбацити карту „{card}“?</translation>
    </message>
    <message numerus="yes">
        <source>{name} can take the pile with it: %Ln card(s).</source>
        <translation>
            <numerusform>{name} том картом може да узме гомилу: %Ln карта.</numerusform>
            <numerusform>{name} том картом може да узме гомилу: %Ln карте.</numerusform>
            <numerusform>{name} том картом може да узме гомилу: %Ln карата.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Одбаци</translation>
    </message>
</context>
<context>
    <name>GivingUp</name>
    <message>
        <source>New match</source>
        <translation>Нова партија</translation>
    </message>
    <message>
        <source>Give up the match that you are playing?</source>
        <translation>Прекинути партију која је у току?</translation>
    </message>
    <message>
        <source>It is not over yet, and you cannot come back to it.</source>
        <translation>Још није завршена и не можете да јој се вратите.</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Прекини</translation>
    </message>
</context>
<context>
    <name>GoingOutSection</name>
    <message>
        <source>Going out</source>
        <translation>Излазак</translation>
    </message>
    <message>
        <source>You go out by getting rid of the last card of your hand, which ends the round.</source>
        <translation>Излазите када се ослободите последње карте из руке, чиме се рунда завршава.</translation>
    </message>
    <message>
        <source>Your last discard may not be one of these: {ranks}.</source>
        <translation>Последња карта коју одбацујете не сме бити нека од ових: {ranks}.</translation>
    </message>
    <message>
        <source>Only in the turn in which you go out may you meld [black threes](#black-threes).</source>
        <translation>[Црне тројке](#black-threes) смете да изложите само у потезу у којем излазите.</translation>
    </message>
    <message>
        <source>Nobody has to go out. It can pay to play on, as long as you keep a card after your discard.</source>
        <translation>Нико не мора да изађе. Може се исплатити да играте даље, све док вам после одбацивања остане нека карта.</translation>
    </message>
    <message>
        <source>Before going out you may [ask your partner](#asking).</source>
        <translation>Пре изласка смете да [питате партнера](#asking).</translation>
    </message>
    <message>
        <source>You may go out at any time: no canasta is needed for it.</source>
        <translation>Смете да изађете у сваком тренутку: за то није потребна ниједна канаста.</translation>
    </message>
    <message numerus="yes">
        <source>at least %Ln canasta(s) of any kind</source>
        <translation>
            <numerusform>најмање %Ln канаста било које врсте</numerusform>
            <numerusform>најмање %Ln канасте било које врсте</numerusform>
            <numerusform>најмање %Ln канасти било које врсте</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %Ln canasta(s) in all</source>
        <translation>
            <numerusform>укупно најмање %Ln канаста</numerusform>
            <numerusform>укупно најмање %Ln канасте</numerusform>
            <numerusform>укупно најмање %Ln канасти</numerusform>
        </translation>
    </message>
    <message>
        <source>at least one of each of these: {kinds}</source>
        <translation>најмање по једна од ових: {kinds}</translation>
    </message>
    <message>
        <source>Before anyone may go out, the side needs [canastas](#canastas):</source>
        <translation>Да би неко смео да изађе, његовој страни су потребне [канасте](#canastas):</translation>
    </message>
    <message>
        <source>Those count that you complete in the very turn in which you go out. As long as your side has not got them, you have to keep at least one card after your discard.</source>
        <translation>Рачунају се и оне које склопите у самом потезу у којем излазите. Док их ваша страна нема, после одбацивања мора да вам остане најмање једна карта.</translation>
    </message>
    <message>
        <source>Your very last card has to be discarded: you may meld all cards but one, but not all.</source>
        <translation>Последњу карту морате да одбаците: смете да изложите све карте осим једне, али не све.</translation>
    </message>
    <message>
        <source>Your very last card may be discarded or melded, as you like.</source>
        <translation>Последњу карту смете да одбаците или да је изложите, по жељи.</translation>
    </message>
    <message numerus="yes">
        <source>Going out brings %Ln point(s). A [concealed hand](#concealed) is treated differently.</source>
        <translation>
            <numerusform>Излазак доноси %Ln поен. За [излазак из руке](#concealed) важе посебна правила.</numerusform>
            <numerusform>Излазак доноси %Ln поена. За [излазак из руке](#concealed) важе посебна правила.</numerusform>
            <numerusform>Излазак доноси %Ln поена. За [излазак из руке](#concealed) важе посебна правила.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out brings %Ln point(s), and no more if you do it all in a single turn.</source>
        <translation>
            <numerusform>Излазак доноси %Ln поен, и ништа више ако све урадите у једном потезу.</numerusform>
            <numerusform>Излазак доноси %Ln поена, и ништа више ако све урадите у једном потезу.</numerusform>
            <numerusform>Излазак доноси %Ln поена, и ништа више ако све урадите у једном потезу.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintsSection</name>
    <message>
        <source>Hints on play</source>
        <translation>Савети за игру</translation>
    </message>
    <message>
        <source>These are no rules, but they help to win:</source>
        <translation>Ово нису правила, али помажу да победите:</translation>
    </message>
    <message>
        <source>A large pile is worth more than anything else on the table. Whoever takes it first is usually able to take it again.</source>
        <translation>Велика гомила вреди више од свега другог на столу. Ко је први узме, обично може да је узме и опет.</translation>
    </message>
    <message>
        <source>Keep pairs in your hand. When the pile is frozen or your side has not opened, pairs are what takes it.</source>
        <translation>Чувајте парове у руци. Паром се узима гомила када је замрзнута или када се ваша страна још није отворила.</translation>
    </message>
    <message>
        <source>Keep pairs in your hand: they are what takes the pile.</source>
        <translation>Чувајте парове у руци: њима се узима гомила.</translation>
    </message>
    <message>
        <source>Watch what the next player picks up and melds. Discard ranks that they have just discarded themselves, and keep those that they collect.</source>
        <translation>Пратите шта следећи играч узима и излаже. Одбацујте рангове које је управо и сам одбацио, а чувајте оне које скупља.</translation>
    </message>
    <message>
        <source>A wild card on the pile freezes it. That is costly, but good when the others have many melds to which top cards can be added and your side has few.</source>
        <translation>Дивља карта коју одбаците замрзава гомилу. То је скупо, али добро кад други имају много комбинација којима могу да додају горњу карту, а ваша страна мало.</translation>
    </message>
    <message>
        <source>Keep a black three for the moment when every other discard would give the pile away.</source>
        <translation>Сачувајте црну тројку за тренутак кад бисте сваком другом одбаченом картом поклонили гомилу.</translation>
    </message>
    <message>
        <source>Open with as few cards as you can. A small hand after an expensive opening leaves you little to take the pile with.</source>
        <translation>Отворите се са што мање карата. Ако вам после скупог отварања у руци остане мало карата, тешко ћете узети гомилу.</translation>
    </message>
    <message>
        <source>Open as soon as you can, and with as few cards as you can.</source>
        <translation>Отворите се што пре и са што мање карата.</translation>
    </message>
    <message>
        <source>Use wild cards to finish canastas, not to start many small melds. A meld that is nearly natural is worth waiting for.</source>
        <translation>Дивље карте користите да склопите канасте, а не да започнете много малих комбинација. Готово чисту комбинацију вреди сачекати.</translation>
    </message>
    <message>
        <source>Wild cards are worth most in a canasta of their own, so do not spend them too early.</source>
        <translation>Дивље карте највише вреде у канасти од самих дивљих карата, па их немојте прерано потрошити.</translation>
    </message>
    <message>
        <source>Earn your kitty early: its cards count against you for as long as it lies there.</source>
        <translation>Што пре освојите своју резерву: док год лежи на столу, њене карте се рачунају против вас.</translation>
    </message>
    <message>
        <source>Always keep a card that you may discard. A hand of nothing but cards that may not be discarded ends the round.</source>
        <translation>Увек сачувајте неку карту коју смете да одбаците. Ако су вам у руци само карте које не смеју да се одбаце, рунда се завршава.</translation>
    </message>
    <message>
        <source>Count the cards of the others. When a side has the canastas it needs and a player holds few cards, get your points onto the table.</source>
        <translation>Бројте карте осталих. Кад нека страна има потребне канасте, а њен играч држи мало карата, изнесите своје поене на сто.</translation>
    </message>
    <message>
        <source>Ask your partner before you go out when you are in doubt: the partner’s whole hand counts against you both.</source>
        <translation>Кад сте у недоумици, питајте партнера пре него што изађете: све карте из његове руке рачунају се против ваше стране.</translation>
    </message>
    <message>
        <source>With red threes on the table, open in any case before the round ends: otherwise they cost you what they would have brought.</source>
        <translation>Ако на столу имате црвене тројке, свакако се отворите пре краја рунде: иначе вас коштају онолико колико би донеле.</translation>
    </message>
</context>
<context>
    <name>KittySection</name>
    <message>
        <source>The kitty</source>
        <translation>Резерва</translation>
    </message>
    <message numerus="yes">
        <source>Beside your hand you have a kitty of %Ln card(s), face down. Nobody knows what is in it.</source>
        <translation>
            <numerusform>Поред карата у руци имате и резерву од %Ln карте, лицем надоле. Нико не зна шта је у њој.</numerusform>
            <numerusform>Поред карата у руци имате и резерву од %Ln карте, лицем надоле. Нико не зна шта је у њој.</numerusform>
            <numerusform>Поред карата у руци имате и резерву од %Ln карата, лицем надоле. Нико не зна шта је у њој.</numerusform>
        </translation>
    </message>
    <message>
        <source>You earn it in a turn in which you complete one of these: {kinds}.</source>
        <translation>Освајате је у потезу у којем склопите једну од ових канасти: {kinds}.</translation>
    </message>
    <message>
        <source>In that turn you may look at your kitty.</source>
        <translation>У том потезу смете да погледате своју резерву.</translation>
    </message>
    <message>
        <source>After the discard of that turn you may take it into your hand, or leave it. Its cards can be used from your next turn on.</source>
        <translation>Кад у том потезу одбаците карту, смете да узмете резерву у руку или да је оставите. Њене карте можете да користите од свог следећег потеза.</translation>
    </message>
    <message>
        <source>If you leave it, you have to complete another such canasta to get it later.</source>
        <translation>Ако је оставите, морате да склопите још једну такву канасту да бисте је касније добили.</translation>
    </message>
    <message>
        <source>You may [go out](#going-out) without having taken your kitty. But a kitty that is still there when the round ends counts against its owner like cards in the hand.</source>
        <translation>Смете да [изађете](#going-out) и ако нисте узели резерву. Али резерва која на крају рунде још лежи на столу рачуна се против свог власника као карте у руци.</translation>
    </message>
    <message>
        <source>[Red threes](#red-threes) in a kitty go to the table when it is taken; in a kitty that is never taken they score nothing.</source>
        <translation>[Црвене тројке](#red-threes) из резерве иду на сто када се она узме; у резерви која се никад не узме не вреде ништа.</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>&amp;As the system</source>
        <translation>Као &amp;систем</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Your hand</source>
        <translation>Карте у руци</translation>
    </message>
    <message>
        <source>Canasta is about collecting cards of one rank; suits do not matter. Your cards lie at the bottom, and your partner sits opposite you. On the table are the stock, face down, and the discard pile. Twos and jokers are wild: they can take the place of other cards.</source>
        <translation>У канасти се скупљају карте истог ранга; боје нису важне. Ваше карте су доле, а партнер седи преко пута вас. На столу су талон, лицем надоле, и гомила одбачених карата. Двојке и џокери су дивље карте: могу да замене друге карте.</translation>
    </message>
    <message>
        <source>Select a card: click it, or go to it with the arrow keys and press Space.</source>
        <translation>Изаберите карту: кликните на њу, или стрелицама дођите до ње и притисните размакницу.</translation>
    </message>
    <message>
        <source>Selected cards stand out. Select one again to let go of it.</source>
        <translation>Изабране карте се издвајају од осталих. Ако исту карту изаберете још једном, избор се поништава.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Вучење</translation>
    </message>
    <message>
        <source>A turn begins with a card from the stock. What you may use now has a golden frame.</source>
        <translation>Потез почиње тако што вучете карту из талона. Све што сада можете да употребите има златан оквир.</translation>
    </message>
    <message>
        <source>Draw: click the stock, drag its top card to your hand, or go to it with the arrow keys and press Space.</source>
        <translation>Вуците карту: кликните на талон, превуците његову горњу карту у руку, или стрелицама дођите до талона и притисните размакницу.</translation>
    </message>
    <message>
        <source>You have drawn the king of diamonds.</source>
        <translation>Повукли сте краља каро.</translation>
    </message>
    <message>
        <source>Melding</source>
        <translation>Излагање</translation>
    </message>
    <message>
        <source>Three or more cards of one rank are a meld, which counts for you and your partner. Your partner has melded fives. You hold three kings.</source>
        <translation>Три или више карата истог ранга чине комбинацију, која се рачуна и вама и партнеру. Партнер је већ изложио петице. Ви у руци имате три краља.</translation>
    </message>
    <message>
        <source>Meld the kings: select all three and drag them to the melds of your side, or press Return on one of them.</source>
        <translation>Изложите краљеве: изаберите сва три и превуците их међу комбинације своје стране, или на једном од њих притисните Enter.</translation>
    </message>
    <message>
        <source>That is your meld. Kings count 10 points each.</source>
        <translation>Ово је ваша комбинација. Сваки краљ вреди 10 поена.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Отварање</translation>
    </message>
    <message>
        <source>The first melds of a side have to count {minimum} points together, and more when its score is higher. Three queens count 30, so they are not enough, but you may lay several melds in one turn.</source>
        <translation>Прве комбинације ваше стране морају заједно да вреде најмање {minimum} поена, а ако је њен резултат већи, и више од тога. Три даме вреде 30 и то није довољно, али у једном потезу смете да изложите више комбинација.</translation>
    </message>
    <message>
        <source>Open with the queens and the eights.</source>
        <translation>Отворите се дамама и осмицама.</translation>
    </message>
    <message>
        <source>With 60 points your side has opened, for the rest of the round.</source>
        <translation>Са 60 поена ваша страна се отворила, и то важи до краја рунде.</translation>
    </message>
    <message>
        <source>Adding</source>
        <translation>Додавање</translation>
    </message>
    <message>
        <source>You may add cards to all melds of your side, those of your partner too. A wild card fits any of them, as long as a meld has no more than three wild cards.</source>
        <translation>Карте смете да додајете свим комбинацијама своје стране, па и партнеровим. Дивља карта иде у сваку, али у једној комбинацији смеју да буду највише три дивље карте.</translation>
    </message>
    <message>
        <source>Add your two to one of the melds: drag it there.</source>
        <translation>Додајте своју двојку некој комбинацији: само је превуците на њу.</translation>
    </message>
    <message>
        <source>A two counts 20 points, and it brings a canasta nearer.</source>
        <translation>Двојка вреди 20 поена, а свака дивља карта вас приближава канасти.</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Узимање гомиле</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole discard pile, if you can meld its top card at once. On top lies the nine of hearts, and you hold two nines.</source>
        <translation>Уместо да вучете, смете да узмете целу гомилу одбачених карата ако њену горњу карту можете одмах да изложите. На врху је деветка херц, а ви имате две деветке.</translation>
    </message>
    <message>
        <source>Take the pile: select your nines and click the pile, or drag its top card to the melds of your side.</source>
        <translation>Узмите гомилу: изаберите своје деветке и кликните на гомилу, или превуците њену горњу карту међу комбинације своје стране.</translation>
    </message>
    <message>
        <source>The three nines are melded, and the rest of the pile is in your hand.</source>
        <translation>Три деветке су изложене, а остатак гомиле је у вашој руци.</translation>
    </message>
    <message>
        <source>The frozen pile</source>
        <translation>Замрзнута гомила</translation>
    </message>
    <message>
        <source>A wild card in the pile freezes it: that card lies crosswise. Then your melds on the table are of no use; only two natural cards of the same rank from your hand take the pile.</source>
        <translation>Дивља карта замрзава гомилу на коју је одбачена и лежи у њој попреко. Тада вам комбинације на столу не помажу: гомила се узима само са две природне карте из руке, истог ранга као њена горња карта.</translation>
    </message>
    <message>
        <source>Take the frozen pile with your two jacks.</source>
        <translation>Узмите замрзнуту гомилу са два жандара из руке.</translation>
    </message>
    <message>
        <source>A pair opens even a frozen pile. The jacks have joined your meld.</source>
        <translation>Паром из руке узима се и замрзнута гомила. Жандари су додати вашој комбинацији.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Црвене тројке</translation>
    </message>
    <message>
        <source>A red three is a gift of {points} points. It is laid on the table by itself, and you get another card for it. But it counts against a side that has not opened.</source>
        <translation>Црвена тројка је поклон од {points} поена. Сама одлази на сто, а ви за њу добијате другу карту. Али страни која се није отворила ти поени се одузимају.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Вуците карту.</translation>
    </message>
    <message>
        <source>You drew a red three, and the eight of clubs for it.</source>
        <translation>Повукли сте црвену тројку и за њу добили осмицу треф.</translation>
    </message>
    <message>
        <source>A canasta</source>
        <translation>Канаста</translation>
    </message>
    <message>
        <source>A meld of seven cards is a canasta. Without wild cards it brings {natural} points beside its cards, with wild cards {mixed}. Your side needs one before anybody of it may go out.</source>
        <translation>Комбинација од седам карата је канаста. Поврх вредности својих карата доноси {natural} поена ако је без дивљих карата, а {mixed} ако их има. Док ваша страна нема ниједну канасту, нико од вас не сме да изађе.</translation>
    </message>
    <message>
        <source>Add your king to the six cards.</source>
        <translation>Додајте свог краља комбинацији од шест карата.</translation>
    </message>
    <message>
        <source>A mixed canasta: its sign is black.</source>
        <translation>То је мешана канаста: њена ознака је црна.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Одбацивање</translation>
    </message>
    <message>
        <source>A discard ends your turn, and the next player may take the pile with it. Your opponents collect queens, so a queen would be a gift. A black three is safe: nobody can take the pile while it lies on top.</source>
        <translation>Потез завршавате тако што одбаците карту, а следећи играч њоме можда може да узме гомилу. Противници скупљају даме, па би дама била поклон. Црна тројка је сигурна: док је она на врху, нико не може да узме гомилу.</translation>
    </message>
    <message>
        <source>Discard the black three: drag it to the pile, or select it and click.</source>
        <translation>Одбаците црну тројку: превуците је на гомилу, или је изаберите и кликните на гомилу.</translation>
    </message>
    <message>
        <source>Your turn is over, and the pile is blocked for the next player.</source>
        <translation>Ваш потез је завршен, а следећем играчу је гомила блокирана.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Излазак</translation>
    </message>
    <message>
        <source>Whoever’s side has a canasta may get rid of the last card, and that ends the round. It brings {points} points. Cards that are left in hands are taken off.</source>
        <translation>Играч чија страна има канасту сме да се ослободи и последње карте, и тиме се рунда завршава. Излазак доноси {points} поена. Вредност карата које остану у рукама се одузима.</translation>
    </message>
    <message>
        <source>Go out: add the six and the king, then discard the nine.</source>
        <translation>Изађите: додајте шестицу и краља, па одбаците деветку.</translation>
    </message>
    <message>
        <source>You have gone out. Now you know all that a match takes: good luck!</source>
        <translation>Изашли сте! Сада знате све што вам треба за партију. Срећно!</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Round {number}: {name} deals</source>
        <translation>Рунда {number}: дели {name}</translation>
    </message>
    <message>
        <source>Drawn for seats: {cards}</source>
        <translation>Извучено за места: {cards}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Ток игре</translation>
    </message>
    <message>
        <source>Click a line to see its cards on the table</source>
        <translation>Кликните на ред да видите његове карте на столу</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Canasta</source>
        <translation>Канаста</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ток игре</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Нова партија…</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>Следећа &amp;рунда</translation>
    </message>
    <message>
        <source>Round &amp;result…</source>
        <translation>Ре&amp;зултат рунде…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Нап&amp;усти</translation>
    </message>
    <message>
        <source>&amp;Watch a match</source>
        <translation>&amp;Гледај партију</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>The rules, as far as they matter now</source>
        <translation>Правила на месту које је сада важно</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>Први &amp;кораци</translation>
    </message>
    <message>
        <source>Learn the game on a table of your own</source>
        <translation>Научите да играте за столом који је само ваш</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Тастери</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>&amp;О програму Канаста</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Цео &amp;екран</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Споро</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Нормално</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Брзо</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;Тренутно</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Партија</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>По&amp;тез</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>При&amp;каз</translation>
    </message>
    <message>
        <source>S&amp;ort hand</source>
        <translation>&amp;Редослед карата</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Брзина</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Анимације</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Јез&amp;ик</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>По&amp;моћ</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Трака алата</translation>
    </message>
    <message>
        <source>{name} says yes: you have to go out in this turn.</source>
        <translation>{name} каже „да“: морате да изађете у овом потезу.</translation>
    </message>
    <message>
        <source>{name} says no: you may not go out in this turn.</source>
        <translation>{name} каже „не“: не смете да изађете у овом потезу.</translation>
    </message>
    <message>
        <source>You cannot play on: the round ends.</source>
        <translation>Не можете да играте даље: рунда се завршава.</translation>
    </message>
    <message>
        <source>The computer players had to move into this window, which may stutter.</source>
        <translation>Рачунарски играчи су морали да пређу у овај прозор, што може да га успори.</translation>
    </message>
    <message>
        <source>About Canasta</source>
        <translation>О програму Канаста</translation>
    </message>
    <message>
        <source>Canasta {version}</source>
        <translation>Канаста {version}</translation>
    </message>
    <message>
        <source>Five rule sets of Canasta, against opponents that see no more of the cards than you would in their seat. Free software under the MIT licence.</source>
        <translation>Пет варијанти канасте, уз противнике који виде само оне карте које бисте и ви видели на њиховом месту. Слободан софтвер под лиценцом MIT.</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message>
        <source>Match</source>
        <translation>Партија</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Нова партија…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Затвори</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s) taken back</source>
        <translation>
            <numerusform>%Ln враћен потез</numerusform>
            <numerusform>%Ln враћена потеза</numerusform>
            <numerusform>%Ln враћених потеза</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suggestion(s) taken</source>
        <translation>
            <numerusform>%Ln искоришћен предлог</numerusform>
            <numerusform>%Ln искоришћена предлога</numerusform>
            <numerusform>%Ln искоришћених предлога</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is shared by {names}.</source>
        <translation>Победу у партији деле {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} won the match.</source>
        <translation>
            <numerusform>Партију добија {names}.</numerusform>
            <numerusform>Партију добијају {names}.</numerusform>
            <numerusform>Партију добијају {names}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchSection</name>
    <message>
        <source>The match</source>
        <translation>Партија</translation>
    </message>
    <message numerus="yes">
        <source>The scores of all rounds are added up. The match is over when at the end of a round some side has %Ln point(s) or more. If several sides have, the highest score wins.</source>
        <translation>
            <numerusform>Поени свих рунди се сабирају. Партија је завршена када на крају рунде нека страна има %Ln поен или више. Ако их толико има више страна, побеђује најбољи резултат.</numerusform>
            <numerusform>Поени свих рунди се сабирају. Партија је завршена када на крају рунде нека страна има %Ln поена или више. Ако их толико има више страна, побеђује најбољи резултат.</numerusform>
            <numerusform>Поени свих рунди се сабирају. Партија је завршена када на крају рунде нека страна има %Ln поена или више. Ако их толико има више страна, побеђује најбољи резултат.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points count only when the round is over: nobody wins in the middle of one.</source>
        <translation>Поени се рачунају тек када се рунда заврши: усред рунде нико не побеђује.</translation>
    </message>
    <message>
        <source>If sides are level at the top, they win together.</source>
        <translation>Ако су стране на врху изједначене, деле победу.</translation>
    </message>
    <message>
        <source>If sides are level at the top, another round is played to decide.</source>
        <translation>Ако су стране на врху изједначене, одлучује још једна рунда.</translation>
    </message>
</context>
<context>
    <name>MeldsSection</name>
    <message>
        <source>Melds</source>
        <translation>Комбинације</translation>
    </message>
    <message>
        <source>A meld is a group of cards of one rank, from fours up to aces, that lies face up in front of your side. Suits do not matter.</source>
        <translation>Комбинација је скуп карата истог ранга, од четворки до кечева, који лежи лицем нагоре испред ваше стране. Боје нису важне.</translation>
    </message>
    <message>
        <source>You add cards to the melds of your own side only. Both you and your opponents may have a meld of the same rank. Cards that have been melded stay where they are until the round ends.</source>
        <translation>Карте додајете само комбинацијама своје стране. И ви и противници смете да имате комбинацију истог ранга. Изложене карте остају где јесу до краја рунде.</translation>
    </message>
    <message>
        <source>Red threes are never melded: they are [laid aside](#red-threes). [Black threes](#black-threes) are melded only by a player who goes out.</source>
        <translation>Црвене тројке се никад не излажу у комбинацијама: [одлажу се са стране](#red-threes). [Црне тројке](#black-threes) излаже само играч који излази.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Примери</translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least %Ln card(s).</source>
        <translation>
            <numerusform>Комбинација има најмање %Ln карту.</numerusform>
            <numerusform>Комбинација има најмање %Ln карте.</numerusform>
            <numerusform>Комбинација има најмање %Ln карата.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %Ln of its card(s) must be natural.</source>
        <translation>
            <numerusform>У њој мора да буде најмање %Ln природна карта.</numerusform>
            <numerusform>У њој морају да буду најмање %Ln природне карте.</numerusform>
            <numerusform>У њој мора да буде најмање %Ln природних карата.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may grow as large as you like.</source>
        <translation>Може да буде велика колико год желите.</translation>
    </message>
    <message numerus="yes">
        <source>It has at most %Ln card(s), and is finished when it has that many.</source>
        <translation>
            <numerusform>Има највише %Ln карту и са толико карата је завршена.</numerusform>
            <numerusform>Има највише %Ln карте и са толико карата је завршена.</numerusform>
            <numerusform>Има највише %Ln карата и са толико карата је завршена.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no fixed limit to the number of wild cards in a meld.</source>
        <translation>Број дивљих карата у комбинацији није посебно ограничен.</translation>
    </message>
    <message>
        <source>Natural cards are never melded together with wild cards.</source>
        <translation>Природне карте се никад не излажу заједно са дивљим картама.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln of its card(s) may be wild.</source>
        <translation>
            <numerusform>У њој сме да буде највише %Ln дивља карта.</numerusform>
            <numerusform>У њој смеју да буду највише %Ln дивље карте.</numerusform>
            <numerusform>У њој сме да буде највише %Ln дивљих карата.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may not have more wild cards than natural ones.</source>
        <translation>У њој не сме да буде више дивљих него природних карата.</translation>
    </message>
    <message numerus="yes">
        <source>For each wild card in it, it must have %Ln natural card(s).</source>
        <translation>
            <numerusform>На сваку дивљу карту у њој мора да дође %Ln природна карта.</numerusform>
            <numerusform>На сваку дивљу карту у њој морају да дођу %Ln природне карте.</numerusform>
            <numerusform>На сваку дивљу карту у њој мора да дође %Ln природних карата.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of these ranks are melded without any wild card: {ranks}.</source>
        <translation>Карте ових рангова излажу се без иједне дивље карте: {ranks}.</translation>
    </message>
    <message>
        <source>Wild cards may form a meld of their own, to which the limits of size apply, but not those of natural and wild cards.</source>
        <translation>Дивље карте смеју да чине и сопствену комбинацију, за коју важе ограничења величине, али не и она о природним и дивљим картама.</translation>
    </message>
    <message>
        <source>Wild cards alone do not make a meld.</source>
        <translation>Саме дивље карте не чине комбинацију.</translation>
    </message>
    <message>
        <source>Your side has only one unfinished meld of each rank at a time. When it is finished, you may start another one of the same rank.</source>
        <translation>Ваша страна истовремено има само једну незавршену комбинацију сваког ранга. Када је завршена, смете да започнете другу истог ранга.</translation>
    </message>
    <message>
        <source>Your side has only one meld of each rank: further cards of that rank are added to it, and when it is finished, no more of them can be melded.</source>
        <translation>Ваша страна има само једну комбинацију сваког ранга: нове карте тог ранга додају се њој, а када је она завршена, више не смеју да се излажу.</translation>
    </message>
    <message>
        <source>Your side has only one meld of each rank: further cards of that rank are added to it.</source>
        <translation>Ваша страна има само једну комбинацију сваког ранга: нове карте тог ранга додају се њој.</translation>
    </message>
    <message>
        <source>natural meld</source>
        <translation>чиста комбинација</translation>
    </message>
    <message>
        <source>mixed meld</source>
        <translation>мешана комбинација</translation>
    </message>
    <message>
        <source>meld of wild cards</source>
        <translation>комбинација од дивљих карата</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карте</translation>
    </message>
    <message>
        <source>Valid as a meld?</source>
        <translation>Исправна комбинација?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>не</translation>
    </message>
</context>
<context>
    <name>MotionChoice</name>
    <message>
        <source>&amp;As the system</source>
        <translation>&amp;Према систему</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation>По&amp;тпуне</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Смањене</translation>
    </message>
    <message>
        <source>Cards appear at their places, and nothing grows or blinks</source>
        <translation>Карте се одмах појављују на својим местима, и ништа не расте и не трепери</translation>
    </message>
</context>
<context>
    <name>MoveActions</name>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Вуци</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Вуците из талона</translation>
    </message>
    <message>
        <source>Take the &amp;pile</source>
        <translation>Узми &amp;гомилу</translation>
    </message>
    <message>
        <source>Take the pile, with the selected cards if it needs them</source>
        <translation>Узмите гомилу, са изабраним картама ако су потребне</translation>
    </message>
    <message>
        <source>&amp;Meld</source>
        <translation>&amp;Изложи</translation>
    </message>
    <message>
        <source>Lay the selected cards on your side of the table</source>
        <translation>Изложите изабране карте на својој страни стола</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>Од&amp;баци</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Одбаците изабрану карту</translation>
    </message>
    <message>
        <source>&amp;Ask partner</source>
        <translation>&amp;Питај партнера</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Могу ли да изађем?</translation>
    </message>
    <message>
        <source>&amp;Look at kitty</source>
        <translation>Погледај &amp;резерву</translation>
    </message>
    <message>
        <source>Look at your kitty</source>
        <translation>Погледајте своју резерву</translation>
    </message>
    <message>
        <source>&amp;Take kitty</source>
        <translation>&amp;Узми резерву</translation>
    </message>
    <message>
        <source>Take your kitty into your hand</source>
        <translation>Узмите своју резерву у руку</translation>
    </message>
    <message>
        <source>Lea&amp;ve kitty</source>
        <translation>О&amp;стави резерву</translation>
    </message>
    <message>
        <source>End your turn without your kitty</source>
        <translation>Завршите потез без своје резерве</translation>
    </message>
    <message>
        <source>&amp;End round</source>
        <translation>&amp;Заврши рунду</translation>
    </message>
    <message>
        <source>End the round, since you cannot play on</source>
        <translation>Завршите рунду, јер не можете да играте даље</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>Beginners, who play by chance</source>
        <translation>Почетници, који играју насумично</translation>
    </message>
    <message>
        <source>Experienced players</source>
        <translation>Искусни играчи</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Нова партија</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Варијанта</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>насумично</translation>
    </message>
    <message>
        <source>The same number deals the same cards, in every round of the match.</source>
        <translation>Исти број дели исте карте, у свакој рунди партије.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Започни</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Број играча:</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>&amp;Ваше име:</translation>
    </message>
    <message>
        <source>Player {number}:</source>
        <translation>Играч {number}:</translation>
    </message>
    <message>
        <source>&amp;Opponents:</source>
        <translation>&amp;Противници:</translation>
    </message>
    <message>
        <source>&amp;Deal number:</source>
        <translation>Број &amp;дељења:</translation>
    </message>
    <message numerus="yes">
        <source>The match ends at %Ln point(s).</source>
        <translation>
            <numerusform>Партија се игра до %Ln поена.</numerusform>
            <numerusform>Партија се игра до %Ln поена.</numerusform>
            <numerusform>Партија се игра до %Ln поена.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Сваки играч мора да има име.</translation>
    </message>
    <message>
        <source>A name has a character in it that cannot be shown.</source>
        <translation>У имену је знак који не може да се прикаже.</translation>
    </message>
    <message>
        <source>More than one player is called {name}.</source>
        <translation>Више играча се зове {name}.</translation>
    </message>
    <message>
        <source>The deal number is {number} at most.</source>
        <translation>Број дељења је највише {number}.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Why?</source>
        <translation>Зашто?</translation>
    </message>
    <message>
        <source>Open the rule behind this ({key})</source>
        <translation>Отворите правило о томе ({key})</translation>
    </message>
</context>
<context>
    <name>ObjectSection</name>
    <message>
        <source>The object of the game</source>
        <translation>Циљ игре</translation>
    </message>
    <message>
        <source>Canasta is about collecting cards of the same rank. You lay them face up on the table as [melds](#melds), where they count for you; cards that are left in your hand when the round ends count against you.</source>
        <translation>У канасти се скупљају карте истог ранга. Излажете их лицем нагоре на сто у [комбинацијама](#melds), где се рачунају за вас; карте које вам на крају рунде остану у руци рачунају се против вас.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of at least %Ln card(s) is a [canasta](#canastas). Canastas bring a large bonus on top of what their cards are worth.</source>
        <translation>
            <numerusform>Комбинација од најмање %Ln карте је [канаста](#canastas). Канасте доносе велики бонус поврх онога што вреде њихове карте.</numerusform>
            <numerusform>Комбинација од најмање %Ln карте је [канаста](#canastas). Канасте доносе велики бонус поврх онога што вреде њихове карте.</numerusform>
            <numerusform>Комбинација од најмање %Ln карата је [канаста](#canastas). Канасте доносе велики бонус поврх онога што вреде њихове карте.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A round is over when a player has no cards left, which is called [going out](#going-out), or in some cases before. The [match](#match) goes on, round after round, until a side has %Ln point(s).</source>
        <translation>
            <numerusform>Рунда је завршена када неки играч остане без карата, што се зове [излазак](#going-out), а у неким случајевима и пре тога. [Партија](#match) се наставља, рунду за рундом, док нека страна не сакупи %Ln поен.</numerusform>
            <numerusform>Рунда је завршена када неки играч остане без карата, што се зове [излазак](#going-out), а у неким случајевима и пре тога. [Партија](#match) се наставља, рунду за рундом, док нека страна не сакупи %Ln поена.</numerusform>
            <numerusform>Рунда је завршена када неки играч остане без карата, што се зове [излазак](#going-out), а у неким случајевима и пре тога. [Партија](#match) се наставља, рунду за рундом, док нека страна не сакупи %Ln поена.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Take back</source>
        <translation>Врати</translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: %Ln card(s)</source>
        <translation>
            <numerusform>Узми гомилу: %Ln карта</numerusform>
            <numerusform>Узми гомилу: %Ln карте</numerusform>
            <numerusform>Узми гомилу: %Ln карата</numerusform>
        </translation>
    </message>
    <message>
        <source>go out</source>
        <translation>изађи</translation>
    </message>
    <message>
        <source>{points} of {minimum} points</source>
        <translation>тиме {points} од {minimum} поена</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>то је отварање</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Вуци</translation>
    </message>
    <message>
        <source>Ask your partner whether you may go out</source>
        <translation>Питај партнера за излазак</translation>
    </message>
    <message>
        <source>Say yes</source>
        <translation>Реци „да“</translation>
    </message>
    <message>
        <source>Say no</source>
        <translation>Реци „не“</translation>
    </message>
    <message>
        <source>Look at your kitty</source>
        <translation>Погледај резерву</translation>
    </message>
    <message>
        <source>Take your kitty</source>
        <translation>Узми резерву</translation>
    </message>
    <message>
        <source>Leave your kitty</source>
        <translation>Остави резерву</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Заврши рунду</translation>
    </message>
    <message>
        <source>Discard the {card}, which freezes the pile</source>
        <translation>Одбаци и замрзни гомилу: {card}</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>Одбаци: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Meld {rank}: %Ln card(s)</source>
        <translation>
            <numerusform>Изложи: {rank} (%Ln карта)</numerusform>
            <numerusform>Изложи: {rank} (%Ln карте)</numerusform>
            <numerusform>Изложи: {rank} (%Ln карата)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln card(s) to {rank}</source>
        <translation>
            <numerusform>Додај: {rank} (%Ln карта)</numerusform>
            <numerusform>Додај: {rank} (%Ln карте)</numerusform>
            <numerusform>Додај: {rank} (%Ln карата)</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed}: a {canasta}</source>
        <translation>{deed} – {canasta}</translation>
    </message>
</context>
<context>
    <name>OpeningSection</name>
    <message>
        <source>Opening</source>
        <translation>Отварање</translation>
    </message>
    <message>
        <source>A side has opened when it has laid its first meld of the round. Any meld will do: there is no minimum.</source>
        <translation>Страна се отвара својом првом комбинацијом у рунди. Може да буде било која: минимума нема.</translation>
    </message>
    <message>
        <source>The first melds of your side in a round are its opening. Together they have to be worth at least the opening minimum, which depends on the score that your side had before the round:</source>
        <translation>Прве комбинације ваше стране у рунди су њено отварање. Заједно морају да вреде најмање колико износи минимум за отварање, који зависи од резултата ваше стране пре те рунде:</translation>
    </message>
    <message numerus="yes">
        <source>The smallest possible meld is worth %Ln point(s), so that a minimum of no more than this is met by any meld.</source>
        <translation>
            <numerusform>Најмања могућа комбинација вреди %Ln поен, па свака комбинација достиже минимум који није већи од тога.</numerusform>
            <numerusform>Најмања могућа комбинација вреди %Ln поена, па свака комбинација достиже минимум који није већи од тога.</numerusform>
            <numerusform>Најмања могућа комбинација вреди %Ln поена, па свака комбинација достиже минимум који није већи од тога.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how the points are counted:</source>
        <translation>Поени се рачунају овако:</translation>
    </message>
    <message>
        <source>Melds that do not reach the minimum in the same turn may not be laid at all.</source>
        <translation>Комбинације које у истом потезу не достигну минимум уопште не смеју да се изложе.</translation>
    </message>
    <message>
        <source>One opening serves the whole side: when your partner has opened, you may meld whatever you like.</source>
        <translation>Једно отварање важи за целу страну: кад се ваш партнер отвори, смете да излажете шта год желите.</translation>
    </message>
    <message>
        <source>There is one exception: no minimum is needed by a player who goes out with a whole [concealed hand](#concealed) after drawing from the stock.</source>
        <translation>Постоји један изузетак: минимум није потребан играчу који вуче из талона и у том потезу [изађе из руке](#concealed).</translation>
    </message>
    <message>
        <source>Score of your side</source>
        <translation>Резултат ваше стране</translation>
    </message>
    <message>
        <source>Opening minimum</source>
        <translation>Минимум за отварање</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нема</translation>
    </message>
    <message>
        <source>The [values of the cards](#cards) in all melds that you lay in this turn count.</source>
        <translation>Рачунају се [вредности карата](#cards) у свим комбинацијама које изложите у том потезу.</translation>
    </message>
    <message>
        <source>If you take the [pile](#pile), its top card counts, but no other card of the pile.</source>
        <translation>Ако узмете [гомилу](#pile), рачуна се њена горња карта, али ниједна друга карта из гомиле.</translation>
    </message>
    <message>
        <source>Bonuses do not count: neither those of canastas nor those of red threes.</source>
        <translation>Бонуси се не рачунају: ни они за канасте ни они за црвене тројке.</translation>
    </message>
</context>
<context>
    <name>PartnerQuestion</name>
    <message>
        <source>Your partner asks</source>
        <translation>Партнер пита</translation>
    </message>
    <message>
        <source>{name}: May I go out?</source>
        <translation>{name}: Могу ли да изађем?</translation>
    </message>
    <message>
        <source>If you say yes, your partner has to go out in this turn, and your cards count against you.</source>
        <translation>Ако потврдите, партнер мора да изађе у овом потезу, а ваше карте се рачунају против вас.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>{cards} on a heap, {card} crosswise beneath</source>
        <translation>{cards} на гомили, а испод њих попреко {card}</translation>
    </message>
</context>
<context>
    <name>PileSection</name>
    <message>
        <source>The discard pile</source>
        <translation>Гомила одбачених карата</translation>
    </message>
    <message>
        <source>Every turn’s discard goes face up on the discard pile.</source>
        <translation>Карта која се у потезу одбаци иде лицем нагоре на гомилу одбачених карата.</translation>
    </message>
    <message>
        <source>Under these rules the pile is never taken.</source>
        <translation>По овим правилима гомила се никад не узима.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the pile, and always the whole of it, if you can meld its top card at once together with cards from your hand or on the table. The meld has to be a [valid one](#melds) without any other card of the pile. After that the rest of the pile joins your hand, and you may use it in the same turn.</source>
        <translation>Уместо да вучете, смете да узмете гомилу, и то увек целу, ако њену горњу карту можете одмах да изложите заједно са картама из руке или са стола. Та комбинација мора да буде [исправна](#melds) и без иједне друге карте из гомиле. Затим остатак гомиле узимате у руку и смете да га користите у истом потезу.</translation>
    </message>
    <message>
        <source>What takes the pile</source>
        <translation>Чиме се узима гомила</translation>
    </message>
    <message>
        <source>When it is blocked</source>
        <translation>Када је блокирана</translation>
    </message>
    <message>
        <source>The pile is blocked, and nobody can take it, while a wild card or a three lies on top. The next discard of another card lifts that.</source>
        <translation>Гомила је блокирана, и нико не може да је узме, док је на врху дивља карта или тројка. То престаје чим се одбаци нека друга карта.</translation>
    </message>
    <message>
        <source>When it is frozen</source>
        <translation>Када је замрзнута</translation>
    </message>
    <message>
        <source>It lies spread out: everybody may look at all of its cards.</source>
        <translation>Гомила лежи раширена: свако сме да гледа све њене карте.</translation>
    </message>
    <message>
        <source>Only its top card may be looked at; the others are to be remembered.</source>
        <translation>Од гомиле сме да се гледа само горња карта; остале треба памтити.</translation>
    </message>
    <message>
        <source>Only its top card may be looked at, and the card that froze it, which lies crosswise; the others are to be remembered.</source>
        <translation>Од гомиле смеју да се гледају само горња карта и карта која ју је замрзнула, а која лежи попреко; остале треба памтити.</translation>
    </message>
    <message>
        <source>The top card can be melded in one of these ways, whether or not the pile is frozen, and whether or not your side has [opened](#opening):</source>
        <translation>Горња карта може да се изложи на један од ових начина, била гомила замрзнута или не, и била се ваша страна [отворила](#opening) или не:</translation>
    </message>
    <message>
        <source>The top card can be melded in one of these ways, whether or not your side has [opened](#opening):</source>
        <translation>Горња карта може да се изложи на један од ових начина, била се ваша страна [отворила](#opening) или не:</translation>
    </message>
    <message>
        <source>If your side has [opened](#opening) and the pile is not frozen, its top card can be melded in one of these ways:</source>
        <translation>Ако се ваша страна [отворила](#opening), а гомила није замрзнута, њена горња карта може да се изложи на један од ових начина:</translation>
    </message>
    <message>
        <source>If your side has [opened](#opening), the top card of the pile can be melded in one of these ways:</source>
        <translation>Ако се ваша страна [отворила](#opening), горња карта гомиле може да се изложи на један од ових начина:</translation>
    </message>
    <message>
        <source>If the pile is frozen, or as long as your side has not opened, the top card can be melded in these ways only:</source>
        <translation>Ако је гомила замрзнута, или док се ваша страна не отвори, горња карта може да се изложи само овако:</translation>
    </message>
    <message>
        <source>As long as your side has not opened, the top card can be melded in these ways only:</source>
        <translation>Док се ваша страна није отворила, горња карта може да се изложи само на ове начине:</translation>
    </message>
    <message>
        <source>A frozen pile cannot be taken at all, nor can any pile by a side that has not opened.</source>
        <translation>Замрзнута гомила уопште не може да се узме, а страна која се није отворила не може да узме ниједну гомилу.</translation>
    </message>
    <message>
        <source>A side that has not opened cannot take the pile.</source>
        <translation>Страна која се није отворила не може да узме гомилу.</translation>
    </message>
    <message>
        <source>A side that opens by taking the pile has to meet the [opening minimum](#opening) with cards from the hand and the top card. The rest of the pile joins the hand only when the minimum is met.</source>
        <translation>Страна која се отвара узимањем гомиле мора да достигне [минимум за отварање](#opening) картама из руке и горњом картом. Остатак гомиле иде у руку тек када је минимум достигнут.</translation>
    </message>
    <message>
        <source>With two natural cards of the same rank from your hand.</source>
        <translation>Са две природне карте истог ранга из руке.</translation>
    </message>
    <message>
        <source>With one natural card of the same rank and one wild card from your hand.</source>
        <translation>Са једном природном картом истог ранга и једном дивљом картом из руке.</translation>
    </message>
    <message>
        <source>By adding it to a meld of that rank that your side has.</source>
        <translation>Додавањем комбинацији тог ранга коју ваша страна већ има.</translation>
    </message>
    <message numerus="yes">
        <source>By adding it to a meld of that rank that your side has, if the meld has fewer than %Ln card(s).</source>
        <translation>
            <numerusform>Додавањем комбинацији тог ранга коју ваша страна већ има, ако у њој има мање од %Ln карте.</numerusform>
            <numerusform>Додавањем комбинацији тог ранга коју ваша страна већ има, ако у њој има мање од %Ln карте.</numerusform>
            <numerusform>Додавањем комбинацији тог ранга коју ваша страна већ има, ако у њој има мање од %Ln карата.</numerusform>
        </translation>
    </message>
    <message>
        <source>If your side already has a meld of that rank, the cards from your hand and the top card join it.</source>
        <translation>Ако ваша страна већ има комбинацију тог ранга, карте из руке и горња карта додају се њој.</translation>
    </message>
    <message numerus="yes">
        <source>If your side already has a meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln card(s).</source>
        <translation>
            <numerusform>Ако ваша страна већ има комбинацију тог ранга, карте из руке и горња карта додају се њој, и она тада не сме да има више од %Ln карте.</numerusform>
            <numerusform>Ако ваша страна већ има комбинацију тог ранга, карте из руке и горња карта додају се њој, и она тада не сме да има више од %Ln карте.</numerusform>
            <numerusform>Ако ваша страна већ има комбинацију тог ранга, карте из руке и горња карта додају се њој, и она тада не сме да има више од %Ln карата.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If your side already has an unfinished meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln card(s).</source>
        <translation>
            <numerusform>Ако ваша страна већ има незавршену комбинацију тог ранга, карте из руке и горња карта додају се њој, и она тада не сме да има више од %Ln карте.</numerusform>
            <numerusform>Ако ваша страна већ има незавршену комбинацију тог ранга, карте из руке и горња карта додају се њој, и она тада не сме да има више од %Ln карте.</numerusform>
            <numerusform>Ако ваша страна већ има незавршену комбинацију тог ранга, карте из руке и горња карта додају се њој, и она тада не сме да има више од %Ln карата.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a single card in your hand you may not take a pile of a single card.</source>
        <translation>Ако у руци имате само једну карту, не смете да узмете гомилу од само једне карте.</translation>
    </message>
    <message>
        <source>Under these rules no card freezes the pile.</source>
        <translation>По овим правилима ниједна карта не замрзава гомилу.</translation>
    </message>
    <message>
        <source>These cards freeze the pile when they come to lie on it: {cards}. It stays frozen, whatever is discarded later, until somebody takes it.</source>
        <translation>Ове карте замрзавају гомилу када доспеју на њу: {cards}. Она остаје замрзнута, шта год се касније одбацило, док је неко не узме.</translation>
    </message>
    <message>
        <source>These cards freeze the pile when they come to lie on it: {cards}. (A red three does so only at the [deal](#deal), since it is never discarded.) The pile stays frozen, whatever is discarded later, until somebody takes it.</source>
        <translation>Ове карте замрзавају гомилу када доспеју на њу: {cards}. (Црвена тројка само при [дељењу](#deal), јер се никад не одбацује.) Гомила остаје замрзнута, шта год се касније одбацило, док је неко не узме.</translation>
    </message>
    <message>
        <source>On the table, the card that froze the pile lies crosswise in it:</source>
        <translation>На столу се замрзнута гомила познаје по томе што карта која ју је замрзнула лежи попреко:</translation>
    </message>
    <message>
        <source>a frozen pile</source>
        <translation>замрзнута гомила</translation>
    </message>
    <message>
        <source>These only block the pile while they lie on top: {cards}.</source>
        <translation>Ове карте само блокирају гомилу док су на врху: {cards}.</translation>
    </message>
</context>
<context>
    <name>PlayersSection</name>
    <message>
        <source>Players and partnerships</source>
        <translation>Играчи и партнери</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>The player to the dealer’s left has the first turn, and turns go round the table clockwise. With each round the deal passes to the next player, clockwise as well.</source>
        <translation>Први је на потезу играч лево од делиоца, а даље се игра редом у смеру казаљке на сату. После сваке рунде дељење прелази на следећег играча, такође у смеру казаљке на сату.</translation>
    </message>
    <message numerus="yes">
        <source>The game is for %Ln player(s).</source>
        <translation>
            <numerusform>Игра је за %Ln играча.</numerusform>
            <numerusform>Игра је за %Ln играча.</numerusform>
            <numerusform>Игра је за %Ln играча.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is for {least} to %Ln player(s).</source>
        <translation>
            <numerusform>Може да игра од {least} до %Ln играча.</numerusform>
            <numerusform>Може да игра од {least} до %Ln играча.</numerusform>
            <numerusform>Може да игра од {least} до %Ln играча.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is for different numbers of players: {counts}.</source>
        <translation>Број играча може да буде различит: {counts}.</translation>
    </message>
    <message>
        <source>Everyone plays alone. Where these rules speak of a side, they mean a single player.</source>
        <translation>Свако игра за себе. Кад се у овим правилима каже „страна“, мисли се на једног играча.</translation>
    </message>
    <message>
        <source>Two partners form a side and sit opposite each other. They share their melds, their red threes and their score: what one has melded, the other may add to.</source>
        <translation>Два партнера чине страну и седе један наспрам другог. Заједничке су им комбинације, црвене тројке и резултат: на оно што је један изложио, други сме да додаје.</translation>
    </message>
    <message numerus="yes">
        <source>A side has %Ln player(s), who never sit next to each other. They share their melds, their red threes and their score: what one has melded, the others may add to.</source>
        <translation>
            <numerusform>Страну чини %Ln играч, а играчи исте стране никад не седе један до другог. Заједничке су им комбинације, црвене тројке и резултат: на оно што је један изложио, остали смеју да додају.</numerusform>
            <numerusform>Страну чине %Ln играча, а играчи исте стране никад не седе један до другог. Заједничке су им комбинације, црвене тројке и резултат: на оно што је један изложио, остали смеју да додају.</numerusform>
            <numerusform>Страну чини %Ln играча, а играчи исте стране никад не седе један до другог. Заједничке су им комбинације, црвене тројке и резултат: на оно што је један изложио, остали смеју да додају.</numerusform>
        </translation>
    </message>
    <message>
        <source>You sit as you come, and the first dealer is chosen by chance.</source>
        <translation>Седи се како ко жели, а први делилац се бира насумично.</translation>
    </message>
    <message>
        <source>Before the first round everyone draws a card for the seats. The highest rank is the ace, the lowest the two; between cards of one rank, spades are higher than hearts, hearts than diamonds, and diamonds than clubs. Whoever draws a joker, or exactly the same card as another player, draws again.</source>
        <translation>Пре прве рунде свако извлачи карту за место. Најјачи ранг је кец, најслабији двојка; међу картама истог ранга пик је јачи од херца, херц од кара, а каро од трефа. Ко извуче џокера, или сасвим исту карту као неки други играч, извлачи поново.</translation>
    </message>
    <message>
        <source>The players with the highest cards become partners, those with the next highest likewise, until all have a side. The player with the highest card has the first turn of the match, so the player to the right of that seat deals.</source>
        <translation>Играчи са најјачим картама постају партнери, па тако и они са следећима по јачини, док сви не добију страну. Играч са најјачом картом први је на потезу у партији, па дели играч десно од његовог места.</translation>
    </message>
    <message>
        <source>The players sit clockwise in the order of their cards. The player with the highest card has the first turn of the match, so the player to the right of that seat deals.</source>
        <translation>Играчи седе у смеру казаљке на сату по јачини својих карата. Играч са најјачом картом први је на потезу у партији, па дели играч десно од његовог места.</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Only cards of this turn can be taken back.</source>
        <translation>Могу се вратити само карте из овог потеза.</translation>
    </message>
    <message>
        <source>Suggestion: {deed}</source>
        <translation>Предлог: {deed}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Зашто?</translation>
    </message>
    <message>
        <source>Only one card is discarded.</source>
        <translation>Одбацује се само једна карта.</translation>
    </message>
    <message>
        <source>Select the card to discard, or drag it here.</source>
        <translation>Изаберите карту коју одбацујете или је превуците овамо.</translation>
    </message>
</context>
<context>
    <name>QuestionsSection</name>
    <message>
        <source>Frequently asked questions</source>
        <translation>Честа питања</translation>
    </message>
    <message>
        <source>May I take just the top card of the pile?</source>
        <translation>Смем ли да узмем само горњу карту гомиле?</translation>
    </message>
    <message>
        <source>No. The [pile](#pile) is always taken as a whole.</source>
        <translation>Не. [Гомила](#pile) се увек узима цела.</translation>
    </message>
    <message>
        <source>May I take the pile with one matching card and a wild card?</source>
        <translation>Смем ли да узмем гомилу са једном одговарајућом и једном дивљом картом?</translation>
    </message>
    <message>
        <source>Yes, even if it is frozen.</source>
        <translation>Да, чак и ако је замрзнута.</translation>
    </message>
    <message>
        <source>Yes, but only if your side has opened and the pile is not frozen.</source>
        <translation>Да, али само ако се ваша страна отворила и гомила није замрзнута.</translation>
    </message>
    <message>
        <source>No, never.</source>
        <translation>Не, никад.</translation>
    </message>
    <message>
        <source>Yes, until somebody takes it.</source>
        <translation>Да, док је неко не узме.</translation>
    </message>
    <message>
        <source>No. It only blocks the pile while it lies on top.</source>
        <translation>Не. Само блокира гомилу док је на врху.</translation>
    </message>
    <message>
        <source>Does a black three freeze the pile?</source>
        <translation>Замрзава ли црна тројка гомилу?</translation>
    </message>
    <message>
        <source>Does the bonus for a canasta count towards the opening minimum?</source>
        <translation>Рачуна ли се бонус за канасту у минимум за отварање?</translation>
    </message>
    <message>
        <source>No, only the values of its [cards](#cards) do.</source>
        <translation>Не, рачунају се само вредности [карата](#cards).</translation>
    </message>
    <message>
        <source>May I open with several melds?</source>
        <translation>Смем ли да се отворим са више комбинација?</translation>
    </message>
    <message>
        <source>Yes. All melds of that turn are counted together.</source>
        <translation>Да. Све комбинације из тог потеза рачунају се заједно.</translation>
    </message>
    <message>
        <source>What does my side need when its score is negative?</source>
        <translation>Колико је мојој страни потребно кад је њен резултат негативан?</translation>
    </message>
    <message>
        <source>The [opening minimum](#opening) is then {points}.</source>
        <translation>[Минимум за отварање](#opening) је тада {points}.</translation>
    </message>
    <message>
        <source>Is it easier to open when the score of my side is negative?</source>
        <translation>Да ли је лакше отворити се кад је резултат моје стране негативан?</translation>
    </message>
    <message>
        <source>No, the [opening minimum](#opening) is the same as at zero.</source>
        <translation>Не, [минимум за отварање](#opening) је исти као на нули.</translation>
    </message>
    <message>
        <source>May I move cards from one meld to another?</source>
        <translation>Смем ли да премештам карте из једне комбинације у другу?</translation>
    </message>
    <message>
        <source>No. What has been melded stays where it is.</source>
        <translation>Не. Што је изложено, остаје где јесте.</translation>
    </message>
    <message>
        <source>May I add a wild card to a natural canasta?</source>
        <translation>Смем ли да додам дивљу карту чистој канасти?</translation>
    </message>
    <message>
        <source>No, a canasta is finished and takes no more cards.</source>
        <translation>Не, канаста је завршена и више не прима карте.</translation>
    </message>
    <message>
        <source>Yes, if the [limits of wild cards](#melds) allow it, but then it is a mixed canasta.</source>
        <translation>Да, ако то дозвољавају [ограничења за дивље карте](#melds), али она тада постаје мешана канаста.</translation>
    </message>
    <message>
        <source>May I meld black threes to get rid of them?</source>
        <translation>Смем ли да изложим црне тројке да бих их се ослободио?</translation>
    </message>
    <message>
        <source>Only in the turn in which you [go out](#going-out).</source>
        <translation>Само у потезу у којем [излазите](#going-out).</translation>
    </message>
    <message>
        <source>Do I have to discard when I go out?</source>
        <translation>Морам ли да одбацим карту кад излазим?</translation>
    </message>
    <message>
        <source>Yes, the last card of your hand has to be discarded.</source>
        <translation>Да, последња карта из руке мора да се одбаци.</translation>
    </message>
    <message>
        <source>No, you may meld all of your cards.</source>
        <translation>Не, смете да изложите све своје карте.</translation>
    </message>
    <message>
        <source>Does my partner’s hand count when I go out?</source>
        <translation>Рачунају ли се карте у партнеровој руци кад ја изађем?</translation>
    </message>
    <message>
        <source>Yes, it is deducted from the score of your side.</source>
        <translation>Да, одузимају се од резултата ваше стране.</translation>
    </message>
    <message>
        <source>Is the match over as soon as somebody has enough points?</source>
        <translation>Да ли је партија завршена чим неко има довољно поена?</translation>
    </message>
    <message>
        <source>No, the round is played to its end, and then the scores are compared.</source>
        <translation>Не, рунда се игра до краја, па се тек онда пореде резултати.</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>two</source>
        <translation>двојка</translation>
    </message>
    <message>
        <source>three</source>
        <translation>тројка</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четворка</translation>
    </message>
    <message>
        <source>five</source>
        <translation>петица</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестица</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>седмица</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>осмица</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>деветка</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десетка</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>жандар</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>king</source>
        <translation>краљ</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>кец</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>двојке</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>црне тројке</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>четворке</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>петице</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>шестице</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>седмице</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>осмице</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>деветке</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>десетке</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>жандари</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>даме</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>краљеви</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>кечеви</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>џокери</translation>
    </message>
    <message>
        <source>red threes</source>
        <translation>црвене тројке</translation>
    </message>
    <message>
        <source>wild cards</source>
        <translation>дивље карте</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>{name} cannot be written: {reason}</source>
        <translation>Датотека {name} не може да се упише: {reason}</translation>
    </message>
</context>
<context>
    <name>RedThreesSection</name>
    <message>
        <source>Red threes</source>
        <translation>Црвене тројке</translation>
    </message>
    <message>
        <source>Red threes bring luck rather than work. They are neither melded nor discarded: whoever gets one lays it on the table at once, where it counts for the side.</source>
        <translation>Црвене тројке су више ствар среће него вештине. Не излажу се у комбинацијама и не одбацују: ко добије црвену тројку, одмах је ставља на сто, где се рачуна за његову страну.</translation>
    </message>
    <message>
        <source>Red threes are no melds: they do not open, and they do not count towards the [opening minimum](#opening).</source>
        <translation>Црвене тројке нису комбинације: њима се страна не отвара и оне се не рачунају у [минимум за отварање](#opening).</translation>
    </message>
    <message>
        <source>Red threes are no melds, so they do not [open](#opening).</source>
        <translation>Црвене тројке нису комбинације, па се њима страна не [отвара](#opening).</translation>
    </message>
    <message>
        <source>For one that you were dealt or have drawn you get another card from the stock.</source>
        <translation>За сваку коју сте добили при дељењу или повукли добијате другу карту из талона.</translation>
    </message>
    <message>
        <source>For one that you were dealt or have drawn you get no other card.</source>
        <translation>За оне које сте добили при дељењу или повукли не добијате друге карте.</translation>
    </message>
    <message>
        <source>For one that you take with the pile you get another card from the stock.</source>
        <translation>За сваку коју узмете са гомилом добијате другу карту из талона.</translation>
    </message>
    <message>
        <source>For one that you take with the pile you get no other card.</source>
        <translation>За оне које узмете са гомилом не добијате друге карте.</translation>
    </message>
    <message>
        <source>For one in your kitty you get another card from the stock.</source>
        <translation>За сваку из своје резерве добијате другу карту из талона.</translation>
    </message>
    <message>
        <source>For one in your kitty you get no other card.</source>
        <translation>За оне из своје резерве не добијате друге карте.</translation>
    </message>
    <message>
        <source>A red three in a kitty that is never taken scores nothing.</source>
        <translation>Црвена тројка у резерви која се никад не узме не вреди ништа.</translation>
    </message>
    <message numerus="yes">
        <source>Each red three counts %Ln point(s).</source>
        <translation>
            <numerusform>Свака црвена тројка вреди %Ln поен.</numerusform>
            <numerusform>Свака црвена тројка вреди %Ln поена.</numerusform>
            <numerusform>Свака црвена тројка вреди %Ln поена.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side that has all red threes of the game, {count} in number, gets {total} points for them together.</source>
        <translation>Страна која има све црвене тројке у игри (укупно {count}) добија за њих заједно {total} поена.</translation>
    </message>
    <message>
        <source>If a side has not [opened](#opening) when the round ends, the same points are taken off its score instead.</source>
        <translation>Ако се страна до краја рунде не [отвори](#opening), исти поени се уместо тога одузимају од њеног резултата.</translation>
    </message>
    <message>
        <source>They count for a side even if it has not [opened](#opening) when the round ends.</source>
        <translation>Рачунају се за страну чак и ако се до краја рунде није [отворила](#opening).</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>од {least} до {most}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>Рунда је завршена.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Нисте на потезу.</translation>
    </message>
    <message>
        <source>Answer your partner’s question first.</source>
        <translation>Прво одговорите на партнерово питање.</translation>
    </message>
    <message>
        <source>First draw from the stock or take the pile.</source>
        <translation>Прво вуците из талона или узмите гомилу.</translation>
    </message>
    <message>
        <source>You have already drawn in this turn.</source>
        <translation>У овом потезу сте већ вукли.</translation>
    </message>
    <message>
        <source>First take your kitty or leave it.</source>
        <translation>Прво узмите своју резерву или је оставите.</translation>
    </message>
    <message>
        <source>Not in your hand: {cards}.</source>
        <translation>Немате ове карте у руци: {cards}.</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>Нема гомиле коју бисте узели.</translation>
    </message>
    <message>
        <source>The pile cannot be taken while the {card} is on top.</source>
        <translation>Гомила не може да се узме док је на врху {card}.</translation>
    </message>
    <message>
        <source>These cards do not take the pile: its top card has to be melded with {ranks}.</source>
        <translation>Овим картама не можете да узмете гомилу: уз њену горњу карту морају да се изложе {ranks}.</translation>
    </message>
    <message>
        <source>You have no unfinished meld of {ranks} that the top card could join.</source>
        <translation>Немате незавршену комбинацију „{ranks}“ којој бисте додали горњу карту.</translation>
    </message>
    <message>
        <source>With one card in your hand you may not take a pile of one card.</source>
        <translation>Са једном картом у руци не смете да узмете гомилу од једне карте.</translation>
    </message>
    <message>
        <source>Not all of these cards fit a meld of {ranks}.</source>
        <translation>У комбинацију „{ranks}“ не иду све ове карте.</translation>
    </message>
    <message>
        <source>Red threes are neither melded nor discarded.</source>
        <translation>Црвене тројке се не излажу у комбинацијама и не одбацују.</translation>
    </message>
    <message>
        <source>Wild cards may not be melded with {ranks}.</source>
        <translation>Уз ове карте не смеју да се излажу дивље карте: {ranks}.</translation>
    </message>
    <message>
        <source>Wild cards alone do not make a meld.</source>
        <translation>Саме дивље карте не чине комбинацију.</translation>
    </message>
    <message>
        <source>Your side already has a meld of {ranks}: add to that one.</source>
        <translation>Ваша страна већ има комбинацију „{ranks}“: додајте карте њој.</translation>
    </message>
    <message>
        <source>Cards can only be added to a meld of your own side.</source>
        <translation>Карте можете да додајете само комбинацијама своје стране.</translation>
    </message>
    <message>
        <source>Black threes are melded only in the turn in which you go out.</source>
        <translation>Црне тројке се излажу само у потезу у којем излазите.</translation>
    </message>
    <message>
        <source>You would have no lawful discard left to end your turn with.</source>
        <translation>Не би вам остала карта коју смете да одбаците на крају потеза.</translation>
    </message>
    <message>
        <source>Keep a card: going out takes a last discard.</source>
        <translation>Задржите једну карту: за излазак морате да одбаците последњу.</translation>
    </message>
    <message>
        <source>You may not go out by discarding one of the {ranks}.</source>
        <translation>За излазак не смете да одбаците ниједну од ових карата: {ranks}.</translation>
    </message>
    <message>
        <source>Until every side has a canasta of {ranks} without wild cards, they may not be discarded.</source>
        <translation>Ове карте не смеју да се одбаце док свака страна нема канасту од њих без дивљих карата: {ranks}.</translation>
    </message>
    <message>
        <source>You have to go out in this turn: none of your cards may be left.</source>
        <translation>У овом потезу морате да изађете: не сме да вам остане ниједна карта.</translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn.</source>
        <translation>Партнер је рекао „не“: не смете да изађете у овом потезу.</translation>
    </message>
    <message>
        <source>You cannot ask your partner now.</source>
        <translation>Сада не можете да питате партнера.</translation>
    </message>
    <message>
        <source>You can ask only when you could go out and could also play on.</source>
        <translation>Можете да питате само ако бисте могли и да изађете и да играте даље.</translation>
    </message>
    <message>
        <source>Nobody has asked you anything.</source>
        <translation>Нико вас ништа није питао.</translation>
    </message>
    <message>
        <source>Your kitty stays closed until you complete a canasta that opens it.</source>
        <translation>Ваша резерва остаје затворена док не склопите канасту која је отвара.</translation>
    </message>
    <message>
        <source>First discard; then you may take your kitty.</source>
        <translation>Прво одбаците карту; затим можете да узмете своју резерву.</translation>
    </message>
    <message>
        <source>You have no kitty.</source>
        <translation>Немате резерву.</translation>
    </message>
    <message>
        <source>You can still play, so the round is not over yet.</source>
        <translation>Још можете да играте, па рунда није завршена.</translation>
    </message>
    <message numerus="yes">
        <source>The stock holds only %Ln card(s), too few to draw.</source>
        <translation>
            <numerusform>У талону је само још %Ln карта, премало за вучење.</numerusform>
            <numerusform>У талону су само још %Ln карте, премало за вучење.</numerusform>
            <numerusform>У талону је само још %Ln карата, премало за вучење.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Талон је празан.</translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %Ln card(s).</source>
        <translation>
            <numerusform>Комбинација мора да има најмање %Ln карту.</numerusform>
            <numerusform>Комбинација мора да има најмање %Ln карте.</numerusform>
            <numerusform>Комбинација мора да има најмање %Ln карата.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld starts with exactly %Ln card(s); add the others one by one.</source>
        <translation>
            <numerusform>Комбинација почиње са тачно %Ln картом; остале додајте једну по једну.</numerusform>
            <numerusform>Комбинација почиње са тачно %Ln карте; остале додајте једну по једну.</numerusform>
            <numerusform>Комбинација почиње са тачно %Ln карата; остале додајте једну по једну.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %Ln natural card(s).</source>
        <translation>
            <numerusform>Комбинација мора да има најмање %Ln природну карту.</numerusform>
            <numerusform>Комбинација мора да има најмање %Ln природне карте.</numerusform>
            <numerusform>Комбинација мора да има најмање %Ln природних карата.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %Ln wild card(s).</source>
        <translation>
            <numerusform>Комбинација сме да има највише %Ln дивљу карту.</numerusform>
            <numerusform>Комбинација сме да има највише %Ln дивље карте.</numerusform>
            <numerusform>Комбинација сме да има највише %Ln дивљих карата.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each wild card of a meld needs %Ln natural card(s).</source>
        <translation>
            <numerusform>На сваку дивљу карту у комбинацији мора да дође %Ln природна карта.</numerusform>
            <numerusform>На сваку дивљу карту у комбинацији морају да дођу %Ln природне карте.</numerusform>
            <numerusform>На сваку дивљу карту у комбинацији мора да дође %Ln природних карата.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} holds at most %Ln card(s).</source>
        <translation>
            <numerusform>Комбинација „{ranks}“ сме да има највише %Ln карту.</numerusform>
            <numerusform>Комбинација „{ranks}“ сме да има највише %Ln карте.</numerusform>
            <numerusform>Комбинација „{ranks}“ сме да има највише %Ln карата.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening takes %Ln point(s), and your melds count {points} so far: lay more, or take them back.</source>
        <translation>
            <numerusform>За отварање је потребан %Ln поен, а ваше комбинације за сада вреде {points}: изложите још карата или вратите изложене.</numerusform>
            <numerusform>За отварање су потребна %Ln поена, а ваше комбинације за сада вреде {points}: изложите још карата или вратите изложене.</numerusform>
            <numerusform>За отварање је потребно %Ln поена, а ваше комбинације за сада вреде {points}: изложите још карата или вратите изложене.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening takes %Ln point(s); these melds count {points}, and the rest of your hand cannot make up for it.</source>
        <translation>
            <numerusform>За отварање је потребан %Ln поен; ове комбинације вреде {points}, а осталим картама из руке то не може да се надокнади.</numerusform>
            <numerusform>За отварање су потребна %Ln поена; ове комбинације вреде {points}, а осталим картама из руке то не може да се надокнади.</numerusform>
            <numerusform>За отварање је потребно %Ln поена; ове комбинације вреде {points}, а осталим картама из руке то не може да се надокнади.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is frozen: it is taken only with two natural {ranks} from your hand.</source>
        <translation>Гомила је замрзнута: узима се само са две природне карте из руке ({ranks}).</translation>
    </message>
    <message>
        <source>Before your side has opened, the pile is taken only with two natural {ranks} from your hand.</source>
        <translation>Док се ваша страна не отвори, гомила се узима само са две природне карте из руке ({ranks}).</translation>
    </message>
    <message>
        <source>The pile is taken only with two natural {ranks} from your hand.</source>
        <translation>Гомила се узима само са две природне карте из руке ({ranks}).</translation>
    </message>
    <message>
        <source>Going out takes one each of these, so you have to keep a card beside your discard: {kinds}.</source>
        <translation>За излазак је потребна по једна од ових канасти, па уз карту коју одбацујете морате да задржите још једну: {kinds}.</translation>
    </message>
    <message numerus="yes">
        <source>Going out takes %Ln canasta(s), so you have to keep a card beside your discard.</source>
        <translation>
            <numerusform>За излазак је потребна %Ln канаста, па уз карту коју одбацујете морате да задржите још једну.</numerusform>
            <numerusform>За излазак су потребне %Ln канасте, па уз карту коју одбацујете морате да задржите још једну.</numerusform>
            <numerusform>За излазак је потребно %Ln канасти, па уз карту коју одбацујете морате да задржите још једну.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>Round {number}</source>
        <translation>Рунда {number}</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Резултат</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Следећа рунда</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>&amp;Погледај сто</translation>
    </message>
    <message>
        <source>{name} went out concealed.</source>
        <translation>{name} излази из руке.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <translation>{name} излази.</translation>
    </message>
    <message>
        <source>There was nothing left to draw.</source>
        <translation>Није остало ништа за вучење.</translation>
    </message>
    <message>
        <source>The last card of the stock was a red three.</source>
        <translation>Последња карта талона била је црвена тројка.</translation>
    </message>
    <message>
        <source>{name} had no lawful discard.</source>
        <translation>{name} нема карту коју сме да одбаци.</translation>
    </message>
    <message>
        <source>The leaders are level: another round decides.</source>
        <translation>Водећи су изједначени: одлучује још једна рунда.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends at %Ln point(s).</source>
        <translation>
            <numerusform>Партија се игра до %Ln поена.</numerusform>
            <numerusform>Партија се игра до %Ln поена.</numerusform>
            <numerusform>Партија се игра до %Ln поена.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Melded cards</source>
        <translation>Изложене карте</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Црвене тројке</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Излазак</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>Из руке</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Карте у руци</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Резерва</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ова рунда</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Пре тога</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партија</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>RuleFaults</name>
    <message>
        <source>the text is too long for a rule set; the limit in characters is {limit}</source>
        <translation>текст је предугачак за варијанту; највећи дозвољени број знакова је {limit}</translation>
    </message>
    <message>
        <source>the text is damaged, or not JSON: line {line}, column {column}</source>
        <translation>текст је оштећен или није JSON: ред {line}, колона {column}</translation>
    </message>
    <message>
        <source>the text has brackets in too many others</source>
        <translation>заграде су у тексту превише пута угнежђене једне у друге</translation>
    </message>
    <message>
        <source>the text is not one object of JSON</source>
        <translation>текст није један објекат у формату JSON</translation>
    </message>
    <message>
        <source>the text holds a number that JSON does not know</source>
        <translation>у тексту је број који JSON не познаје</translation>
    </message>
    <message>
        <source>written twice: {key}</source>
        <translation>написано двапут: {key}</translation>
    </message>
    <message>
        <source>missing, so that the text does not say that it is a rule set</source>
        <translation>недостаје, па се из текста не види да је то варијанта</translation>
    </message>
    <message>
        <source>version {version} of the format is not known, only {known}</source>
        <translation>верзија формата {version} није позната; позната је само {known}</translation>
    </message>
    <message>
        <source>no rule set has this field</source>
        <translation>ниједна варијанта нема ово поље</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>недостаје</translation>
    </message>
    <message>
        <source>{value} is not possible; possible are {known}</source>
        <translation>вредност {value} није могућа; могуће су {known}</translation>
    </message>
    <message>
        <source>{value} is written twice</source>
        <translation>вредност {value} написана је двапут</translation>
    </message>
    <message>
        <source>has to be a text in quotes</source>
        <translation>мора да буде текст под наводницима</translation>
    </message>
    <message>
        <source>has to be a whole number</source>
        <translation>мора да буде цео број</translation>
    </message>
    <message>
        <source>has to be a whole number, or null</source>
        <translation>мора да буде цео број или null</translation>
    </message>
    <message>
        <source>has to be true or false</source>
        <translation>мора да буде true или false</translation>
    </message>
    <message>
        <source>has to be a list</source>
        <translation>мора да буде листа</translation>
    </message>
    <message>
        <source>has to hold objects with &quot;from_score&quot; and &quot;minimum&quot;</source>
        <translation>мора да садржи објекте са пољима &quot;from_score&quot; (резултат) и &quot;minimum&quot; (минимум)</translation>
    </message>
    <message>
        <source>has to be one line of text; the limit in characters is {high}</source>
        <translation>мора да буде један ред текста; највећи дозвољени број знакова је {high}</translation>
    </message>
    <message>
        <source>{value} is not possible; possible is {low} to {high}</source>
        <translation>вредност {value} није могућа; могуће су од {low} до {high}</translation>
    </message>
    <message>
        <source>may not name this kind of cards: {kind}</source>
        <translation>не сме да наводи ову врсту карата: {kind}</translation>
    </message>
    <message>
        <source>the fewest players are more than the most</source>
        <translation>најмањи број играча већи је од највећег</translation>
    </message>
    <message>
        <source>{players} players cannot be divided into sides of {team_size}</source>
        <translation>од {players} играча не могу да се саставе стране од по {team_size}</translation>
    </message>
    <message>
        <source>{players} players make only one side of {team_size}</source>
        <translation>од {players} играча може да се састави само једна страна од {team_size}</translation>
    </message>
    <message>
        <source>{players} players would have no cards</source>
        <translation>за {players} играча не би било карата</translation>
    </message>
    <message>
        <source>{players} players would have {packs} packs; the limit is {high}</source>
        <translation>за {players} играча шпилова би било {packs}; највише их сме бити {high}</translation>
    </message>
    <message>
        <source>the deal and a draw for each of {players} players take {needed} cards, and there are {available}</source>
        <translation>за {players} играча број карата потребних за дељење и по једно вучење је {needed}, а има их {available}</translation>
    </message>
    <message>
        <source>only a player with exactly one partner can ask him; a side has {team_size}</source>
        <translation>партнера може да пита само играч који има тачно једног; број играча на страни је {team_size}</translation>
    </message>
    <message>
        <source>canastas open a kitty that does not exist</source>
        <translation>канасте отварају резерву која не постоји</translation>
    </message>
    <message>
        <source>no canasta opens the kitty</source>
        <translation>ниједна канаста не отвара резерву</translation>
    </message>
    <message>
        <source>a meld needs {min_naturals} natural cards, more than its smallest size, which is {min_meld}</source>
        <translation>обавезних природних карата у комбинацији ({min_naturals}) више је него карата у најмањој комбинацији ({min_meld})</translation>
    </message>
    <message>
        <source>the smallest meld has {min_meld} cards, more than a canasta: {canasta_size}</source>
        <translation>карата у најмањој комбинацији ({min_meld}) више је него у канасти ({canasta_size})</translation>
    </message>
    <message>
        <source>the largest meld has {max_meld} cards, fewer than a canasta: {canasta_size}</source>
        <translation>карата у највећој комбинацији ({max_meld}) мање је него у канасти ({canasta_size})</translation>
    </message>
    <message>
        <source>a second meld of a rank waits until the first is finished, which it never is</source>
        <translation>друга комбинација истог ранга чека да прва буде завршена, а она то никад није</translation>
    </message>
    <message>
        <source>a meld of black threes takes {minimum}; with {players} players there are {available}</source>
        <translation>за комбинацију црних тројки потребно их је {minimum}, а у игри за {players} играча има их {available}</translation>
    </message>
    <message>
        <source>the smallest meld of black threes, {minimum}, is larger than the largest, {maximum}</source>
        <translation>најмања комбинација црних тројки ({minimum}) већа је од највеће ({maximum})</translation>
    </message>
    <message>
        <source>taking the pile with two cards melds three, fewer than the smallest meld: {min_meld}</source>
        <translation>кад се гомила узима са две карте, излажу се три, а најмања комбинација има их више: {min_meld}</translation>
    </message>
    <message>
        <source>a wild card takes the pile, but no meld may hold one</source>
        <translation>гомила се узима са дивљом картом, а ниједна комбинација не сме да је садржи</translation>
    </message>
    <message>
        <source>takes a frozen pile, but not an open one: {mode}</source>
        <translation>овим се узима замрзнута гомила, али не и отворена: {mode}</translation>
    </message>
    <message>
        <source>with {players} players no canasta can ever be made</source>
        <translation>у игри за {players} играча никад не може да се склопи ниједна канаста</translation>
    </message>
    <message>
        <source>with {players} players no canasta of this kind can ever be made: {kind}</source>
        <translation>у игри за {players} играча никад не може да се склопи канаста ове врсте: {kind}</translation>
    </message>
    <message>
        <source>going out takes {needed} canastas; with {players} players a side can make {possible}</source>
        <translation>број канасти потребних за излазак је {needed}, а у игри за {players} играча једна страна може да их склопи највише {possible}</translation>
    </message>
    <message>
        <source>has to hold at least one minimum</source>
        <translation>мора да садржи бар један минимум</translation>
    </message>
    <message>
        <source>holds too many minimums; the limit is {high}</source>
        <translation>садржи превише минимума; највише их сме бити {high}</translation>
    </message>
    <message>
        <source>the first minimum has to hold from any score on: null</source>
        <translation>први минимум мора да важи почев од било ког резултата: null</translation>
    </message>
    <message>
        <source>minimum number {tier} has to begin at a higher score than the one before</source>
        <translation>минимум број {tier} мора да почиње од већег резултата него претходни</translation>
    </message>
    <message>
        <source>the score of minimum number {tier} is not possible; possible is {low} to {high}</source>
        <translation>резултат за минимум број {tier} није могућ; могућ је од {low} до {high}</translation>
    </message>
    <message>
        <source>minimum number {tier} is not possible; possible is {low} to {high}</source>
        <translation>минимум број {tier} није могућ; могућ је од {low} до {high}</translation>
    </message>
    <message>
        <source>a canasta for every side takes {needed} cards of a rank; with {players} players there are {available}</source>
        <translation>да би свака страна имала канасту, карата једног ранга потребно је {needed}, а у игри за {players} играча има их {available}</translation>
    </message>
    <message>
        <source>going out takes a last discard, but no card may be that</source>
        <translation>за излазак мора да се одбаци последња карта, а ниједна то не сме да буде</translation>
    </message>
    <message>
        <source>{name} is neither a rule set ({known}) nor a file.</source>
        <translation>{name} није ни варијанта ({known}) ни датотека.</translation>
    </message>
    <message>
        <source>{name} is not a text in UTF-8.</source>
        <translation>Датотека {name} није текст у кодирању UTF-8.</translation>
    </message>
    <message>
        <source>{name} holds no rule set:</source>
        <translation>Датотека {name} не садржи варијанту:</translation>
    </message>
    <message>
        <source>{name} holds a rule set that cannot be played:</source>
        <translation>Датотека {name} садржи варијанту која не може да се игра:</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}</source>
        <translation>Датотека {name} не може да се прочита: {reason}</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>Two-Player Canasta</source>
        <translation>Канаста за двоје</translation>
    </message>
    <message>
        <source>For two: fifteen cards each, two drawn in a turn, and the pile is taken only with a pair from the hand.</source>
        <translation>За двоје: по петнаест карата, у потезу се вуку две, а гомила се узима само паром из руке.</translation>
    </message>
    <message>
        <source>Railroad Canasta</source>
        <translation>Железничка канаста</translation>
    </message>
    <message>
        <source>Each for himself with two packs a player and a hidden kitty; going out takes a natural, a mixed, a wild and a sevens canasta.</source>
        <translation>Свако за себе, са два шпила по играчу и скривеном резервом; за излазак су потребне чиста, мешана и дивља канаста и канаста од седмица.</translation>
    </message>
    <message>
        <source>Traditional Partnership Canasta</source>
        <translation>Традиционална канаста у паровима</translation>
    </message>
    <message>
        <source>Partners in the old way: a black three freezes the pile, and every wild card needs two naturals beside it.</source>
        <translation>У паровима, на стари начин: црна тројка замрзава гомилу, а уз сваку дивљу карту морају да буду две природне.</translation>
    </message>
    <message>
        <source>Standard Partnership Canasta</source>
        <translation>Стандардна канаста у паровима</translation>
    </message>
    <message>
        <source>The usual game for four in partnerships: eleven cards each, at most three wild cards in a meld, one canasta to go out.</source>
        <translation>Уобичајена игра за четворо у паровима: по једанаест карата, највише три дивље карте у комбинацији, једна канаста за излазак.</translation>
    </message>
    <message>
        <source>International Partnership Canasta</source>
        <translation>Међународна канаста у паровима</translation>
    </message>
    <message>
        <source>For four in partnerships; who goes out with a whole concealed hand needs no opening minimum.</source>
        <translation>За четворо у паровима; ко изађе из руке, не мора да достигне минимум за отварање.</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Round {number}</source>
        <translation>Рунда {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Укупно</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>{rules}, round {number}, to {target}</source>
        <translation>{rules}, рунда {number}, до {target}</translation>
    </message>
    <message>
        <source>{side}: opening takes {points}</source>
        <translation>{side}: за отварање {points}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>any score</source>
        <translation>било који резултат</translation>
    </message>
    <message>
        <source>{score} or more</source>
        <translation>{score} или више</translation>
    </message>
    <message>
        <source>less than {score}</source>
        <translation>мање од {score}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>од {first} до {last}</translation>
    </message>
</context>
<context>
    <name>ScoringSection</name>
    <message>
        <source>Scoring</source>
        <translation>Обрачун</translation>
    </message>
    <message>
        <source>When the round is over, these count for a side:</source>
        <translation>Када је рунда завршена, за страну се рачуна ово:</translation>
    </message>
    <message>
        <source>These are taken off:</source>
        <translation>Одузима се ово:</translation>
    </message>
    <message>
        <source>The sum is added to the score of the side. It may be negative, and so may the score.</source>
        <translation>Збир се додаје резултату стране. Може да буде негативан, као и сам резултат.</translation>
    </message>
    <message>
        <source>A worked example</source>
        <translation>Пример обрачуна</translation>
    </message>
    <message>
        <source>The [values](#cards) of all cards in its melds, canastas included.</source>
        <translation>[Вредности](#cards) свих карата у њеним комбинацијама, укључујући канасте.</translation>
    </message>
    <message>
        <source>A bonus for each of its [canastas](#canastas).</source>
        <translation>Бонус за сваку њену [канасту](#canastas).</translation>
    </message>
    <message>
        <source>The points of its [red threes](#red-threes). (If it has not opened, they are taken off instead.)</source>
        <translation>Поени за њене [црвене тројке](#red-threes). (Ако се није отворила, уместо тога се одузимају.)</translation>
    </message>
    <message>
        <source>The points of its [red threes](#red-threes).</source>
        <translation>Поени за њене [црвене тројке](#red-threes).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) if it has [gone out](#going-out).</source>
        <translation>
            <numerusform>%Ln поен ако је [изашла](#going-out).</numerusform>
            <numerusform>%Ln поена ако је [изашла](#going-out).</numerusform>
            <numerusform>%Ln поена ако је [изашла](#going-out).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) more if that was [concealed](#concealed).</source>
        <translation>
            <numerusform>Још %Ln поен ако је изашла [из руке](#concealed).</numerusform>
            <numerusform>Још %Ln поена ако је изашла [из руке](#concealed).</numerusform>
            <numerusform>Још %Ln поена ако је изашла [из руке](#concealed).</numerusform>
        </translation>
    </message>
    <message>
        <source>The values of the cards that are left in the hands of all its players, also of the partner of a player who went out.</source>
        <translation>Вредности карата које су остале у рукама свих њених играча, па и партнера играча који је изашао.</translation>
    </message>
    <message>
        <source>The values of the cards that are left in its hand.</source>
        <translation>Вредности карата које су јој остале у руци.</translation>
    </message>
    <message>
        <source>The values of the cards in a [kitty](#kitty) that was not taken.</source>
        <translation>Вредности карата у [резерви](#kitty) која није узета.</translation>
    </message>
    <message>
        <source>You have just gone out; you had melded in earlier turns as well.</source>
        <translation>Управо сте изашли; комбинације сте излагали и у ранијим потезима.</translation>
    </message>
    <message>
        <source>The stock has run out, and nobody has gone out.</source>
        <translation>Талон је потрошен, а нико није изашао.</translation>
    </message>
    <message>
        <source>These are the melds of your side:</source>
        <translation>Ово су комбинације ваше стране:</translation>
    </message>
    <message>
        <source>The other side has not opened. Beside the melds the two sides have this:</source>
        <translation>Друга страна се није отворила. Осим комбинација, стране имају и ово:</translation>
    </message>
    <message>
        <source>So the round scores:</source>
        <translation>Обрачун те рунде онда изгледа овако:</translation>
    </message>
    <message>
        <source>no canasta</source>
        <translation>није канаста</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Комбинација</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Врста</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карте</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Црвене тројке</translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <translation>Остало у руци</translation>
    </message>
    <message>
        <source>Kitty not taken</source>
        <translation>Неузета резерва</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нема</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Ваша страна</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Друга страна</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Ваш противник</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>Карте у комбинацијама</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Излазак</translation>
    </message>
    <message>
        <source>Cards left in hands</source>
        <translation>Карте преостале у рукама</translation>
    </message>
    <message>
        <source>Score of the round</source>
        <translation>Поени рунде</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Keys</source>
        <translation>Тастери</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На столу</translation>
    </message>
    <message>
        <source>Go from one card, meld or pile to the next</source>
        <translation>Прелазак са једне карте, комбинације или гомиле на следећу</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <comment>key</comment>
        <translation>End</translation>
    </message>
    <message>
        <source>Go to the first or last card</source>
        <translation>Прелазак на прву или последњу карту</translation>
    </message>
    <message>
        <source>Go to the next card of that rank; 0 is ten, W a wild card</source>
        <translation>Прелазак на следећу карту тог ранга; 0 је десетка, W дивља карта</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Размакница</translation>
    </message>
    <message>
        <source>Select a card; lay what is selected; use the stock, the pile, the kitty</source>
        <translation>Избор карте; излагање изабраног; употреба талона, гомиле и резерве</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Do with a card what suggests itself: add it, meld its rank, discard it</source>
        <translation>Оно што се са картом само намеће: додавање, излагање њеног ранга, одбацивање</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>key</comment>
        <translation>Мени</translation>
    </message>
    <message>
        <source>Show all that can be done with a card</source>
        <translation>Приказ свега што се може урадити са картом</translation>
    </message>
    <message>
        <source>Let go of what is dragged or selected</source>
        <translation>Отпуштање онога што се превлачи или је изабрано</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go to the panels beside the table</source>
        <translation>Прелазак на панеле поред стола</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>key</comment>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>Sorting</name>
    <message>
        <source>By &amp;rank, wild cards apart</source>
        <translation>По &amp;рангу, дивље карте засебно</translation>
    </message>
    <message>
        <source>By rank &amp;only</source>
        <translation>&amp;Само по рангу</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>По &amp;боји</translation>
    </message>
    <message>
        <source>As &amp;you drag them</source>
        <translation>&amp;Како их сами сложите</translation>
    </message>
    <message>
        <source>&amp;Next order</source>
        <translation>Сле&amp;дећи редослед</translation>
    </message>
</context>
<context>
    <name>SoundSwitch</name>
    <message>
        <source>Turn the sounds on or off</source>
        <translation>Укључите или искључите звук</translation>
    </message>
    <message>
        <source>PySide6-Addons is not installed</source>
        <translation>PySide6-Addons није инсталиран</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <translation>&amp;Звук</translation>
    </message>
    <message>
        <source>No sounds can be played: {reason}</source>
        <translation>Звук не може да се пусти: {reason}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>stock, %Ln card(s)</source>
        <translation>
            <numerusform>талон, %Ln карта</numerusform>
            <numerusform>талон, %Ln карте</numerusform>
            <numerusform>талон, %Ln карата</numerusform>
        </translation>
    </message>
    <message>
        <source>your side of the table, for new melds</source>
        <translation>ваша страна стола, за нове комбинације</translation>
    </message>
    <message numerus="yes">
        <source>your kitty, %Ln card(s)</source>
        <translation>
            <numerusform>ваша резерва, %Ln карта</numerusform>
            <numerusform>ваша резерва, %Ln карте</numerusform>
            <numerusform>ваша резерва, %Ln карата</numerusform>
        </translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>скривена карта</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>дивља карта</translation>
    </message>
    <message>
        <source>new</source>
        <translation>нова карта</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>изабрано</translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s)</source>
        <translation>
            <numerusform>гомила одбачених карата, %Ln карта</numerusform>
            <numerusform>гомила одбачених карата, %Ln карте</numerusform>
            <numerusform>гомила одбачених карата, %Ln карата</numerusform>
        </translation>
    </message>
    <message>
        <source>on top the {card}</source>
        <translation>на врху {card}</translation>
    </message>
    <message>
        <source>below it {cards}</source>
        <translation>испод тога {cards}</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>замрзнута</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) in hand</source>
        <translation>
            <numerusform>%Ln карта у руци</numerusform>
            <numerusform>%Ln карте у руци</numerusform>
            <numerusform>%Ln карата у руци</numerusform>
        </translation>
    </message>
    <message>
        <source>is playing</source>
        <translation>на потезу</translation>
    </message>
    <message numerus="yes">
        <source>your side: %Ln red three(s)</source>
        <translation>
            <numerusform>ваша страна: %Ln црвена тројка</numerusform>
            <numerusform>ваша страна: %Ln црвене тројке</numerusform>
            <numerusform>ваша страна: %Ln црвених тројки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other side: %Ln red three(s)</source>
        <translation>
            <numerusform>друга страна: %Ln црвена тројка</numerusform>
            <numerusform>друга страна: %Ln црвене тројке</numerusform>
            <numerusform>друга страна: %Ln црвених тројки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your meld of {rank}, %Ln card(s)</source>
        <translation>
            <numerusform>ваша комбинација: {rank}, %Ln карта</numerusform>
            <numerusform>ваша комбинација: {rank}, %Ln карте</numerusform>
            <numerusform>ваша комбинација: {rank}, %Ln карата</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other side’s meld of {rank}, %Ln card(s)</source>
        <translation>
            <numerusform>комбинација друге стране: {rank}, %Ln карта</numerusform>
            <numerusform>комбинација друге стране: {rank}, %Ln карте</numerusform>
            <numerusform>комбинација друге стране: {rank}, %Ln карата</numerusform>
        </translation>
    </message>
    <message>
        <source>staged</source>
        <translation>привремено изложена</translation>
    </message>
    <message>
        <source>{first}, {more}</source>
        <translation>{first}, {more}</translation>
    </message>
</context>
<context>
    <name>StockSection</name>
    <message>
        <source>The stock</source>
        <translation>Талон</translation>
    </message>
    <message numerus="yes">
        <source>The stock is the pack that lies face down. A draw takes %Ln card(s) from its top.</source>
        <translation>
            <numerusform>Талон је шпил који лежи лицем надоле. При вучењу се са његовог врха узима %Ln карта.</numerusform>
            <numerusform>Талон је шпил који лежи лицем надоле. При вучењу се са његовог врха узимају %Ln карте.</numerusform>
            <numerusform>Талон је шпил који лежи лицем надоле. При вучењу се са његовог врха узима %Ln карата.</numerusform>
        </translation>
    </message>
    <message>
        <source>When nobody can draw any more, you may still take the [pile](#pile) if its top card allows it, and play goes on. The first player who cannot or does not want to do so [ends the round](#end).</source>
        <translation>Када нико више не може да вуче, још смете да узмете [гомилу](#pile) ако то њена горња карта дозвољава, и игра се наставља. Први играч који то не може или не жели [завршава рунду](#end).</translation>
    </message>
    <message>
        <source>The first player who has to draw and cannot do so [ends the round](#end).</source>
        <translation>Први играч који треба да вуче, а не може, [завршава рунду](#end).</translation>
    </message>
    <message>
        <source>When the stock is empty, you may still take the [pile](#pile) if its top card allows it, and play goes on. The first player who cannot or does not want to do so [ends the round](#end).</source>
        <translation>Када се талон потроши, још смете да узмете [гомилу](#pile) ако то њена горња карта дозвољава, и игра се наставља. Први играч који то не може или не жели [завршава рунду](#end).</translation>
    </message>
    <message>
        <source>A [red three](#red-threes) does not count as drawn: you lay it on the table and draw another card. If the stock gives you nothing but red threes because it runs out, the round ends at once.</source>
        <translation>[Црвена тројка](#red-threes) се не рачуна као вучена карта: стављате је на сто и вучете другу. Ако вам талон да само црвене тројке и тиме се потроши, рунда се одмах завршава.</translation>
    </message>
    <message>
        <source>A [red three](#red-threes) counts as drawn: you lay it on the table and draw no other card for it.</source>
        <translation>[Црвена тројка](#red-threes) се рачуна као вучена карта: стављате је на сто и за њу не вучете другу.</translation>
    </message>
    <message>
        <source>If fewer cards than that are left, nobody can draw any more; the number needed is {count}.</source>
        <translation>Ако у талону остане мање карата него што треба за једно вучење ({count}), нико више не може да вуче.</translation>
    </message>
    <message>
        <source>If fewer cards than that are left, a player who draws takes what is left.</source>
        <translation>Ако у талону остане мање карата него што треба за једно вучење, играч који вуче узима оно што је остало.</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation>треф</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>каро</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>херц</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пик</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{count} waiting</source>
        <translation>На чекању: {count}</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>Ваше комбинације</translation>
    </message>
    <message>
        <source>Your side’s melds</source>
        <translation>Комбинације ваше стране</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} и {name}</translation>
    </message>
    <message>
        <source>{points} / {minimum}</source>
        <translation>{points} / {minimum}</translation>
    </message>
    <message>
        <source>Kitty {count}</source>
        <translation>Резерва {count}</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Карташки сто</translation>
    </message>
</context>
<context>
    <name>TurnSection</name>
    <message>
        <source>A turn</source>
        <translation>Потез</translation>
    </message>
    <message>
        <source>In your turn you do these things in this order:</source>
        <translation>У свом потезу овим редом радите следеће:</translation>
    </message>
    <message>
        <source>As long as your side has not got the canastas that [going out](#going-out) takes, you have to keep two cards when you meld: one to discard and one to hold.</source>
        <translation>Док ваша страна нема канасте које су потребне за [излазак](#going-out), при излагању морате да задржите две карте: једну за одбацивање и једну у руци.</translation>
    </message>
    <message>
        <source>Nothing may be done that would leave you without a lawful way to end your turn.</source>
        <translation>Не смете да урадите ништа после чега свој потез не бисте могли да завршите по правилима.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %Ln card(s) from the [stock](#stock); or, if you may, take the whole [discard pile](#pile) instead and meld its top card at once.</source>
        <translation>
            <numerusform>Вуците %Ln карту из [талона](#stock); или, ако смете, уместо тога узмите целу [гомилу одбачених карата](#pile) и одмах изложите њену горњу карту.</numerusform>
            <numerusform>Вуците %Ln карте из [талона](#stock); или, ако смете, уместо тога узмите целу [гомилу одбачених карата](#pile) и одмах изложите њену горњу карту.</numerusform>
            <numerusform>Вуците %Ln карата из [талона](#stock); или, ако смете, уместо тога узмите целу [гомилу одбачених карата](#pile) и одмах изложите њену горњу карту.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %Ln card(s) from the [stock](#stock).</source>
        <translation>
            <numerusform>Вуците %Ln карту из [талона](#stock).</numerusform>
            <numerusform>Вуците %Ln карте из [талона](#stock).</numerusform>
            <numerusform>Вуците %Ln карата из [талона](#stock).</numerusform>
        </translation>
    </message>
    <message>
        <source>If you like, lay [melds](#melds) and add cards to the melds of your side. The first melds of a side in a round have to meet the [opening minimum](#opening).</source>
        <translation>Ако желите, изложите [комбинације](#melds) и додајте карте комбинацијама своје стране. Прве комбинације стране у рунди морају да достигну [минимум за отварање](#opening).</translation>
    </message>
    <message>
        <source>If you like, lay [melds](#melds) and add cards to the melds of your side.</source>
        <translation>Ако желите, изложите [комбинације](#melds) и додајте карте комбинацијама своје стране.</translation>
    </message>
    <message>
        <source>Discard one card face up on the discard pile.</source>
        <translation>Одбаците једну карту лицем нагоре на гомилу одбачених карата.</translation>
    </message>
    <message>
        <source>Take your [kitty](#kitty), if you have just earned it and want it.</source>
        <translation>Узмите своју [резерву](#kitty), ако сте је управо освојили и желите је.</translation>
    </message>
    <message>
        <source>Every turn has a discard, also the one in which you go out with your last card.</source>
        <translation>У сваком потезу одбацујете карту, па и у оном у којем излазите са последњом картом.</translation>
    </message>
    <message>
        <source>The discard ends your turn. Only a player who goes out by melding every card needs none.</source>
        <translation>Одбацивањем се потез завршава. Само играч који излази тако што изложи све карте не мора да одбаци ниједну.</translation>
    </message>
    <message>
        <source>Red threes are never discarded.</source>
        <translation>Црвене тројке се никад не одбацују.</translation>
    </message>
    <message>
        <source>Cards of these ranks may not be discarded before every side has a canasta of the same rank without wild cards: {ranks}.</source>
        <translation>Карте ових рангова не смеју да се одбаце док свака страна нема канасту истог ранга без дивљих карата: {ranks}.</translation>
    </message>
    <message>
        <source>The last discard of a player who goes out may not be one of these: {ranks}.</source>
        <translation>Последња карта коју играч одбацује при изласку не сме да буде нека од ових: {ranks}.</translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>The match is over.</source>
        <translation>Партија је завршена.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Рунда је завршена.</translation>
    </message>
    <message>
        <source>{name} is asked.</source>
        <translation>{name} одговара на питање.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>На потезу је {name}.</translation>
    </message>
    <message>
        <source>Take your kitty, or leave it.</source>
        <translation>Узмите своју резерву или је оставите.</translation>
    </message>
    <message>
        <source>Your partner asks.</source>
        <translation>Партнер пита.</translation>
    </message>
    <message>
        <source>Your turn: meld if you like, then discard.</source>
        <translation>Ваш потез: изложите карте ако желите, па одбаците једну.</translation>
    </message>
    <message>
        <source>Your turn: draw.</source>
        <translation>Ваш потез: вуците.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Ваш потез.</translation>
    </message>
    <message>
        <source>Your turn: take the pile, or end the round.</source>
        <translation>Ваш потез: узмите гомилу или завршите рунду.</translation>
    </message>
    <message>
        <source>Your turn: draw, or take the pile.</source>
        <translation>Ваш потез: вуците или узмите гомилу.</translation>
    </message>
</context>
</TS>
