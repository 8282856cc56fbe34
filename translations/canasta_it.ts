<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Appearance</name>
    <message>
        <source>&amp;Classic</source>
        <translation>&amp;Classico</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Quattro colori</translation>
    </message>
    <message>
        <source>&amp;Large indices</source>
        <translation>&amp;Indici grandi</translation>
    </message>
    <message>
        <source>&amp;Blue lattice</source>
        <translation>Reticolo &amp;blu</translation>
    </message>
    <message>
        <source>&amp;Red lattice</source>
        <translation>Reticolo &amp;rosso</translation>
    </message>
    <message>
        <source>&amp;Green scales</source>
        <translation>Squame &amp;verdi</translation>
    </message>
    <message>
        <source>&amp;Violet scales</source>
        <translation>Squame v&amp;iola</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <translation>&amp;Verde</translation>
    </message>
    <message>
        <source>&amp;Blue</source>
        <translation>&amp;Blu</translation>
    </message>
    <message>
        <source>Bu&amp;rgundy</source>
        <translation>B&amp;ordeaux</translation>
    </message>
    <message>
        <source>&amp;Charcoal</source>
        <translation>&amp;Antracite</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiari</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Sc&amp;uri</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Ad alto con&amp;trasto</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Mazzo</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>&amp;Dorso delle carte</translation>
    </message>
    <message>
        <source>Table &amp;cloth</source>
        <translation>&amp;Tappeto</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Colori</translation>
    </message>
</context>
<context>
    <name>AskingSection</name>
    <message>
        <source>Asking the partner</source>
        <translation>La domanda al compagno</translation>
    </message>
    <message>
        <source>If you are able to [go out](#going-out), you may ask your partner: “May I go out?” The answer binds you for this turn:</source>
        <translation>Se sei in grado di [chiudere](#going-out), puoi chiedere al compagno: «Posso chiudere?» La risposta ti vincola per questo turno:</translation>
    </message>
    <message>
        <source>After a yes you have to go out in this turn.</source>
        <translation>Se risponde sì, devi chiudere in questo turno.</translation>
    </message>
    <message>
        <source>After a no you may not go out in this turn.</source>
        <translation>Se risponde no, in questo turno non puoi chiudere.</translation>
    </message>
    <message>
        <source>You ask after you have drawn or taken the pile, at most once in a turn, and only if you could go out as well as play on. With black threes on the table, or an opening that is not complete, it is too late to ask.</source>
        <translation>La domanda si fa dopo aver pescato o preso il pozzo, al massimo una volta per turno, e solo se potresti sia chiudere sia continuare a giocare. Se hai già calato dei tre neri o iniziato un’apertura ancora incompleta, è troppo tardi per chiedere.</translation>
    </message>
    <message>
        <source>You do not have to ask; you may go out without a question.</source>
        <translation>Non sei obbligato a chiedere: puoi chiudere anche senza domandare nulla.</translation>
    </message>
</context>
<context>
    <name>BlackThreesSection</name>
    <message>
        <source>Black threes</source>
        <translation>I tre neri</translation>
    </message>
    <message>
        <source>They are melded only in the turn in which you [go out](#going-out), and never together with wild cards.</source>
        <translation>I tre neri si calano solo nel turno in cui [chiudi](#going-out), e mai insieme a matte.</translation>
    </message>
    <message numerus="yes">
        <source>A black three is worth %Ln point(s).</source>
        <translation>
            <numerusform>Un tre nero vale %Ln punto.</numerusform>
            <numerusform>Un tre nero vale %Ln punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black threes are natural cards, but of little use in melds.</source>
        <translation>I tre neri sono carte naturali, ma servono poco per le combinazioni.</translation>
    </message>
    <message>
        <source>A black three that you discard blocks the [pile](#pile) for the next player, and freezes it until it is taken.</source>
        <translation>Un tre nero scartato blocca il [pozzo](#pile) per il giocatore successivo e lo congela finché qualcuno non lo prende.</translation>
    </message>
    <message>
        <source>A black three that you discard blocks the [pile](#pile) for the next player. As soon as another card covers it, it has no effect any more.</source>
        <translation>Un tre nero scartato blocca il [pozzo](#pile) per il giocatore successivo. Appena un’altra carta lo copre, non ha più alcun effetto.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of black threes has at least %Ln card(s).</source>
        <translation>
            <numerusform>Una combinazione di tre neri ha almeno %Ln carta.</numerusform>
            <numerusform>Una combinazione di tre neri ha almeno %Ln carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may have as many as you hold.</source>
        <translation>Può averne tante quante ne hai in mano.</translation>
    </message>
    <message numerus="yes">
        <source>It has at most %Ln card(s).</source>
        <translation>
            <numerusform>Ha al massimo %Ln carta.</numerusform>
            <numerusform>Ha al massimo %Ln carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is never a canasta, however large it is.</source>
        <translation>Non è mai una canasta, per quanto sia grande.</translation>
    </message>
    <message>
        <source>It is never a canasta.</source>
        <translation>Non è mai una canasta.</translation>
    </message>
</context>
<context>
    <name>BookBrowser</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>BookSearch</name>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>non trovato</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
</context>
<context>
    <name>BookView</name>
    <message>
        <source>Rule set</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Punto successivo</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Punto precedente</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Accanto al tavolo</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Esporta le regole</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Pagina web (*.html)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The rules cannot be written to {file}.</source>
        <translation>Impossibile scrivere le regole in {file}.</translation>
    </message>
</context>
<context>
    <name>Canastas</name>
    <message>
        <source>natural canasta</source>
        <translation>canasta pura</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>canasta sporca</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>canasta di matte</translation>
    </message>
    <message>
        <source>sevens canasta</source>
        <translation>canasta dei sette</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Canaste pure</translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <translation>Canaste sporche</translation>
    </message>
    <message>
        <source>Wild canastas</source>
        <translation>Canaste di matte</translation>
    </message>
    <message>
        <source>Sevens canastas</source>
        <translation>Canaste dei sette</translation>
    </message>
</context>
<context>
    <name>CanastasSection</name>
    <message>
        <source>Canastas</source>
        <translation>Le canaste</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %Ln card(s) or more is a canasta. It brings a bonus at the end of the round, on top of the values of its cards.</source>
        <translation>
            <numerusform>Una combinazione di almeno %Ln carta è una canasta. Alla fine della mano dà un premio, in aggiunta ai punti delle sue carte.</numerusform>
            <numerusform>Una combinazione di almeno %Ln carte è una canasta. Alla fine della mano dà un premio, in aggiunta ai punti delle sue carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A canasta of wild cards alone counts as a mixed canasta.</source>
        <translation>Una canasta di sole matte vale come canasta sporca.</translation>
    </message>
    <message>
        <source>If a wild card is added to a canasta without wild cards, it becomes a mixed canasta and loses its higher bonus.</source>
        <translation>Se a una canasta senza matte se ne aggiunge una, la canasta diventa sporca e perde il premio più alto.</translation>
    </message>
    <message>
        <source>If a wild card is added to a canasta without wild cards, it becomes a mixed canasta.</source>
        <translation>Se a una canasta senza matte se ne aggiunge una, la canasta diventa sporca.</translation>
    </message>
    <message>
        <source>Canastas are also what your side needs before one of its players may [go out](#going-out).</source>
        <translation>Le canaste servono anche per [chiudere](#going-out): nessuno può farlo finché la sua squadra non ha quelle richieste.</translation>
    </message>
    <message>
        <source>Canastas are also what you need before you may [go out](#going-out).</source>
        <translation>Le canaste servono anche per [chiudere](#going-out): non puoi farlo finché non hai quelle richieste.</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Composizione</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>natural cards only, other than sevens</source>
        <translation>solo carte naturali, esclusi i sette</translation>
    </message>
    <message>
        <source>natural cards only</source>
        <translation>solo carte naturali</translation>
    </message>
    <message>
        <source>wild cards only</source>
        <translation>solo matte</translation>
    </message>
    <message>
        <source>natural cards and at least one wild card</source>
        <translation>carte naturali e almeno una matta</translation>
    </message>
    <message>
        <source>sevens without wild cards</source>
        <translation>soltanto i sette, senza matte</translation>
    </message>
    <message>
        <source>With that many cards a canasta is finished and takes no more.</source>
        <translation>Raggiunto quel numero di carte, la canasta è completa e non ne accoglie altre.</translation>
    </message>
    <message>
        <source>You may add more cards to a canasta. The bonus stays the same, but the cards count.</source>
        <translation>A una canasta puoi aggiungere altre carte: il premio non cambia, ma le carte contano.</translation>
    </message>
</context>
<context>
    <name>CardMenus</name>
    <message>
        <source>Take back the {card}</source>
        <translation>Riprendi {card}</translation>
    </message>
    <message>
        <source>Select all {rank}</source>
        <translation>Seleziona {rank}</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Deseleziona tutto</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>Scarta {card}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>red joker</source>
        <translation>il jolly rosso</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>il jolly nero</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Jolly</translation>
    </message>
</context>
<context>
    <name>CardsSection</name>
    <message>
        <source>The cards and their values</source>
        <translation>Le carte e i loro punti</translation>
    </message>
    <message>
        <source>The game uses several packs of 52 cards, shuffled together.</source>
        <translation>Si gioca con più mazzi da 52 carte mescolati insieme.</translation>
    </message>
    <message>
        <source>The game uses packs of 52 cards, shuffled together.</source>
        <translation>Si gioca con mazzi da 52 carte mescolati insieme.</translation>
    </message>
    <message>
        <source>Suits do not matter, except that threes differ: [red threes](#red-threes) and [black threes](#black-threes) each have rules of their own.</source>
        <translation>I semi non contano, tranne che per i tre: i [tre rossi](#red-threes) e i [tre neri](#black-threes) hanno ciascuno regole proprie.</translation>
    </message>
    <message>
        <source>Each card is worth points, in a meld for you and in your hand against you:</source>
        <translation>Ogni carta vale punti, che contano a tuo favore se è calata in una combinazione e contro di te se ti resta in mano:</translation>
    </message>
    <message>
        <source>Jokers and twos are wild cards, which can take the place of other cards in [melds](#melds). All other cards are natural cards.</source>
        <translation>I jolly e i due sono matte: nelle [combinazioni](#melds) possono prendere il posto di altre carte. Tutte le altre carte sono naturali.</translation>
    </message>
    <message>
        <source>Twos are wild cards, which can take the place of other cards in [melds](#melds). All other cards are natural cards.</source>
        <translation>I due sono matte: nelle [combinazioni](#melds) possono prendere il posto di altre carte. Tutte le altre carte sono naturali.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Cards in all</source>
        <translation>Carte in tutto</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Punti per carta</translation>
    </message>
</context>
<context>
    <name>Care</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Su&amp;ggest</source>
        <translation>&amp;Suggerisci</translation>
    </message>
    <message>
        <source>Show what a computer player would do</source>
        <translation>Mostra che cosa farebbe il computer</translation>
    </message>
    <message>
        <source>Take back &amp;whole turns</source>
        <translation>Annulla turni &amp;interi</translation>
    </message>
    <message>
        <source>Undo goes back through turns, and what others did since; results tell it</source>
        <translation>Annulla torna indietro di un turno intero, comprese le mosse altrui; il risultato della partita lo segnala</translation>
    </message>
    <message>
        <source>Ask &amp;before gifts</source>
        <translation>C&amp;hiedi prima di un regalo</translation>
    </message>
    <message>
        <source>A discard with which the next player can surely take the pile is asked for</source>
        <translation>Chiede conferma prima di uno scarto con cui il giocatore successivo può di sicuro prendere il pozzo</translation>
    </message>
    <message>
        <source>Take back your last move, and what others did since</source>
        <translation>Annulla la tua ultima mossa e quelle degli altri che l’hanno seguita</translation>
    </message>
    <message>
        <source>Take back the last cards that you have laid</source>
        <translation>Riprendi le ultime carte che hai calato</translation>
    </message>
</context>
<context>
    <name>Celebrations</name>
    <message>
        <source>Canasta!</source>
        <translation>Canasta!</translation>
    </message>
    <message>
        <source>{name} goes out concealed</source>
        <translation>{name} chiude in mano</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} chiude</translation>
    </message>
    <message>
        <source>This round: {points}</source>
        <translation>Questa mano: {points}</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>{name} tables a red three: {card}</source>
        <translation>{name} espone un tre rosso: {card}</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the pile of %Ln card(s)</source>
        <translation>
            <numerusform>{name} prende il pozzo di %Ln carta</numerusform>
            <numerusform>{name} prende il pozzo di %Ln carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens with %Ln point(s)</source>
        <translation>
            <numerusform>{name} apre con %Ln punto</numerusform>
            <numerusform>{name} apre con %Ln punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} asks: may I go out?</source>
        <translation>{name} chiede: posso chiudere?</translation>
    </message>
    <message>
        <source>{name}: yes</source>
        <translation>{name}: sì</translation>
    </message>
    <message>
        <source>{name}: no</source>
        <translation>{name}: no</translation>
    </message>
    <message>
        <source>{name} looks at the kitty</source>
        <translation>{name} guarda il pozzetto</translation>
    </message>
    <message>
        <source>{name} takes the kitty</source>
        <translation>{name} prende il pozzetto</translation>
    </message>
    <message>
        <source>{name} leaves the kitty</source>
        <translation>{name} lascia il pozzetto</translation>
    </message>
    <message>
        <source>{name} goes out concealed</source>
        <translation>{name} chiude in mano</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} chiude</translation>
    </message>
    <message>
        <source>The first card {card} freezes the pile</source>
        <translation>La prima carta, {card}, congela il pozzo</translation>
    </message>
    <message>
        <source>The first card is {card}</source>
        <translation>La prima carta è {card}</translation>
    </message>
    <message>
        <source>{name} draws {cards}</source>
        <translation>{name} pesca {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %Ln card(s)</source>
        <translation>
            <numerusform>{name} pesca %Ln carta</numerusform>
            <numerusform>{name} pesca %Ln carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} melds {ranks}: {cards}</source>
        <translation>{name} cala {ranks}: {cards}</translation>
    </message>
    <message>
        <source>{name} adds to {ranks}: {cards}</source>
        <translation>{name} allunga {ranks}: {cards}</translation>
    </message>
    <message>
        <source>{name} completes a natural canasta</source>
        <translation>{name} completa una canasta pura</translation>
    </message>
    <message>
        <source>{name} completes a mixed canasta</source>
        <translation>{name} completa una canasta sporca</translation>
    </message>
    <message>
        <source>{name} completes a wild canasta</source>
        <translation>{name} completa una canasta di matte</translation>
    </message>
    <message>
        <source>{name} completes a sevens canasta</source>
        <translation>{name} completa una canasta dei sette</translation>
    </message>
    <message>
        <source>{name} discards {card} and freezes the pile</source>
        <translation>{name} scarta {card} e congela il pozzo</translation>
    </message>
    <message>
        <source>{name} discards {card}</source>
        <translation>{name} scarta {card}</translation>
    </message>
    <message>
        <source>The round ends: there is nothing left to draw</source>
        <translation>Fine della mano: non c’è più nulla da pescare</translation>
    </message>
    <message>
        <source>The round ends: the last card was a red three</source>
        <translation>Fine della mano: l’ultima carta era un tre rosso</translation>
    </message>
    <message>
        <source>The round ends: there is no lawful discard</source>
        <translation>Fine della mano: non c’è uno scarto ammesso</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>Scores: {items}</source>
        <translation>Punteggi: {items}</translation>
    </message>
</context>
<context>
    <name>ConcealedSection</name>
    <message>
        <source>Going out concealed</source>
        <translation>La chiusura in mano</translation>
    </message>
    <message>
        <source>You go out concealed if you get rid of your whole hand in a single turn and all of this holds:</source>
        <translation>Chiudi in mano se in un solo turno ti liberi di tutte le tue carte e valgono tutte queste condizioni:</translation>
    </message>
    <message>
        <source>That brings {together} points instead of the usual {usual} for going out.</source>
        <translation>La chiusura in mano dà {together} punti invece dei consueti {usual} della chiusura.</translation>
    </message>
    <message>
        <source>That brings no more points than going out in any other way.</source>
        <translation>La chiusura in mano non dà più punti di qualsiasi altra chiusura.</translation>
    </message>
    <message>
        <source>If you have drawn from the stock and there is a canasta among your melds, you need not meet the [opening minimum](#opening).</source>
        <translation>Se hai pescato dal tallone e tra le tue combinazioni c’è una canasta, non devi raggiungere il [minimo d’apertura](#opening).</translation>
    </message>
    <message>
        <source>If your side has not opened yet, your melds have to meet the [opening minimum](#opening) even so.</source>
        <translation>Se la tua squadra non ha ancora aperto, le tue combinazioni devono comunque raggiungere il [minimo d’apertura](#opening).</translation>
    </message>
    <message>
        <source>You have melded nothing in earlier turns of the round.</source>
        <translation>Nei turni precedenti di questa mano non hai calato nulla.</translation>
    </message>
    <message>
        <source>You add nothing to melds that your side has already.</source>
        <translation>Non aggiungi nulla alle combinazioni che la tua squadra ha già in tavola.</translation>
    </message>
    <message>
        <source>There is a canasta among the melds that you lay.</source>
        <translation>Tra le combinazioni che cali c’è una canasta.</translation>
    </message>
</context>
<context>
    <name>DealSection</name>
    <message>
        <source>The deal</source>
        <translation>La distribuzione</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt one at a time, clockwise, beginning to the left of the dealer. Each player gets a hand of %Ln card(s).</source>
        <translation>
            <numerusform>Le carte si distribuiscono una alla volta, in senso orario, a partire dalla sinistra del mazziere. Ogni giocatore riceve %Ln carta.</numerusform>
            <numerusform>Le carte si distribuiscono una alla volta, in senso orario, a partire dalla sinistra del mazziere. Ogni giocatore riceve %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then each player gets a [kitty](#kitty) of %Ln card(s), which stays face down: not even its owner may look at it yet.</source>
        <translation>
            <numerusform>Poi ogni giocatore riceve un [pozzetto](#kitty) di %Ln carta, che resta coperto: per ora nemmeno il proprietario può guardarlo.</numerusform>
            <numerusform>Poi ogni giocatore riceve un [pozzetto](#kitty) di %Ln carte, che resta coperto: per ora nemmeno il proprietario può guardarlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The remaining cards are the [stock](#stock). Its top card is turned face up beside it and begins the [discard pile](#pile).</source>
        <translation>Le carte rimaste formano il [tallone](#stock). La prima si scopre, si mette lì accanto e dà inizio al [pozzo](#pile).</translation>
    </message>
    <message>
        <source>Red threes that you were dealt are laid on the table at once, and you get as many cards from the stock for them: see [red threes](#red-threes).</source>
        <translation>I tre rossi che ricevi alla distribuzione li esponi subito sul tavolo e al loro posto prendi altrettante carte dal tallone: vedi [tre rossi](#red-threes).</translation>
    </message>
    <message>
        <source>Red threes that you were dealt are laid on the table at once, and you get no cards for them: see [red threes](#red-threes).</source>
        <translation>I tre rossi che ricevi alla distribuzione li esponi subito sul tavolo e al loro posto non prendi altre carte: vedi [tre rossi](#red-threes).</translation>
    </message>
    <message>
        <source>These are covered with the next card of the stock, until some other card lies on top: {cards}.</source>
        <translation>Se la prima carta è una di queste ({cards}), la si copre con la successiva del tallone, finché in cima non ce n’è una di altro tipo.</translation>
    </message>
    <message>
        <source>Whatever this first card is, it is not covered with another one.</source>
        <translation>Qualunque sia questa prima carta, non la si copre con un’altra.</translation>
    </message>
    <message>
        <source>Turned up at the deal, these [freeze](#pile) the pile: {cards}.</source>
        <translation>Se si scoprono alla distribuzione, queste carte [congelano](#pile) il pozzo: {cards}.</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Let the computer players wait</source>
        <translation>Fai aspettare i giocatori del computer</translation>
    </message>
    <message>
        <source>&amp;One move</source>
        <translation>&amp;Una mossa</translation>
    </message>
    <message>
        <source>Let the next player make one move, then wait</source>
        <translation>Fai fare una mossa al prossimo giocatore, poi aspetta</translation>
    </message>
</context>
<context>
    <name>DifferencesSection</name>
    <message>
        <source>Differences from other rule sets</source>
        <translation>Differenze dalle altre varianti</translation>
    </message>
    <message>
        <source>If you know one of these games, this is what changes. Whatever is not listed is the same in both.</source>
        <translation>Se conosci uno di questi giochi, ecco che cosa cambia. Tutto ciò che non è elencato è uguale in entrambi.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Là</translation>
    </message>
</context>
<context>
    <name>EndSection</name>
    <message>
        <source>The end of a round</source>
        <translation>La fine di una mano</translation>
    </message>
    <message>
        <source>A round ends when one of these things happens:</source>
        <translation>Una mano finisce quando si verifica uno di questi casi:</translation>
    </message>
    <message>
        <source>Only in the first case does anyone get the points for going out. In every case the round is [scored](#scoring).</source>
        <translation>Solo nel primo caso qualcuno riceve i punti della chiusura. In ogni caso si fa il [conteggio](#scoring) della mano.</translation>
    </message>
    <message>
        <source>A player [goes out](#going-out).</source>
        <translation>Un giocatore [chiude](#going-out).</translation>
    </message>
    <message>
        <source>A player has to draw, the [stock](#stock) does not hold enough for it, and the player cannot or does not want to take the pile.</source>
        <translation>Un giocatore deve pescare, nel [tallone](#stock) non ci sono abbastanza carte e lui non può o non vuole prendere il pozzo.</translation>
    </message>
    <message>
        <source>A player has to draw, and the [stock](#stock) does not hold enough for it.</source>
        <translation>Un giocatore deve pescare e nel [tallone](#stock) non ci sono abbastanza carte.</translation>
    </message>
    <message>
        <source>A player has to draw, the [stock](#stock) is empty, and the player cannot or does not want to take the pile.</source>
        <translation>Un giocatore deve pescare, il [tallone](#stock) è esaurito e lui non può o non vuole prendere il pozzo.</translation>
    </message>
    <message>
        <source>A player has to draw, and the [stock](#stock) is empty.</source>
        <translation>Un giocatore deve pescare e il [tallone](#stock) è esaurito.</translation>
    </message>
    <message>
        <source>A player draws the last cards of the stock, and all are red threes.</source>
        <translation>Un giocatore pesca le ultime carte del tallone e sono soltanto tre rossi.</translation>
    </message>
    <message>
        <source>After drawing, a player has no lawful way to end the turn. Cards may still be melded before the round ends.</source>
        <translation>Dopo aver pescato, un giocatore non ha modo di terminare il turno secondo le regole. Prima che la mano finisca può ancora calare carte.</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>Giocatori, minimo</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Giocatori, massimo</translation>
    </message>
    <message>
        <source>Players in a side</source>
        <translation>Giocatori per squadra</translation>
    </message>
    <message>
        <source>Packs, for any number of players</source>
        <translation>Mazzi, qualunque sia il numero di giocatori</translation>
    </message>
    <message>
        <source>Packs added for each player</source>
        <translation>Mazzi in più per ogni giocatore</translation>
    </message>
    <message>
        <source>Jokers, for any number of players</source>
        <translation>Jolly, qualunque sia il numero di giocatori</translation>
    </message>
    <message>
        <source>Jokers added for each player</source>
        <translation>Jolly in più per ogni giocatore</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Carte in mano all’inizio</translation>
    </message>
    <message>
        <source>Cards in a kitty</source>
        <translation>Carte del pozzetto</translation>
    </message>
    <message>
        <source>What earns the kitty</source>
        <translation>Che cosa dà diritto al pozzetto</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>First cards of the pile that are covered</source>
        <translation>Prime carte del pozzo che si coprono</translation>
    </message>
    <message>
        <source>Cards in a draw</source>
        <translation>Carte che si pescano</translation>
    </message>
    <message>
        <source>Stock too small for a draw</source>
        <translation>Se il tallone non basta per pescare</translation>
    </message>
    <message>
        <source>Cards that freeze the pile</source>
        <translation>Carte che congelano il pozzo</translation>
    </message>
    <message>
        <source>Cards that block the pile</source>
        <translation>Carte che bloccano il pozzo</translation>
    </message>
    <message>
        <source>What takes an open pile</source>
        <translation>Come si prende il pozzo non congelato</translation>
    </message>
    <message>
        <source>What takes a frozen pile</source>
        <translation>Come si prende il pozzo congelato</translation>
    </message>
    <message>
        <source>One card may not take a pile of one</source>
        <translation>Con una sola carta in mano non si prende un pozzo di una carta</translation>
    </message>
    <message>
        <source>What may be looked at in the pile</source>
        <translation>Che cosa si può guardare del pozzo</translation>
    </message>
    <message>
        <source>Red threes drawn are replaced</source>
        <translation>I tre rossi pescati si sostituiscono</translation>
    </message>
    <message>
        <source>Red threes of the pile are replaced</source>
        <translation>I tre rossi del pozzo si sostituiscono</translation>
    </message>
    <message>
        <source>Red threes of a kitty are replaced</source>
        <translation>I tre rossi del pozzetto si sostituiscono</translation>
    </message>
    <message>
        <source>Points for a red three</source>
        <translation>Punti per un tre rosso</translation>
    </message>
    <message>
        <source>Points for all red threes</source>
        <translation>Punti per tutti i tre rossi</translation>
    </message>
    <message>
        <source>Red threes are deducted without an opening</source>
        <translation>Senza apertura i tre rossi si sottraggono</translation>
    </message>
    <message>
        <source>Smallest meld</source>
        <translation>Combinazione più piccola</translation>
    </message>
    <message>
        <source>Natural cards in a meld, at least</source>
        <translation>Carte naturali in una combinazione, minimo</translation>
    </message>
    <message>
        <source>Wild cards in a meld, at most</source>
        <translation>Matte in una combinazione, massimo</translation>
    </message>
    <message>
        <source>Natural cards for each wild card</source>
        <translation>Carte naturali per ogni matta</translation>
    </message>
    <message>
        <source>Largest meld</source>
        <translation>Combinazione più grande</translation>
    </message>
    <message>
        <source>A second meld of a rank</source>
        <translation>Seconda combinazione dello stesso valore</translation>
    </message>
    <message>
        <source>Melds of wild cards alone</source>
        <translation>Combinazioni di sole matte</translation>
    </message>
    <message>
        <source>Ranks without wild cards</source>
        <translation>Valori che si calano senza matte</translation>
    </message>
    <message>
        <source>Smallest meld of black threes</source>
        <translation>Combinazione più piccola di tre neri</translation>
    </message>
    <message>
        <source>Largest meld of black threes</source>
        <translation>Combinazione più grande di tre neri</translation>
    </message>
    <message>
        <source>Cards in a canasta</source>
        <translation>Carte di una canasta</translation>
    </message>
    <message>
        <source>Bonus for a natural canasta</source>
        <translation>Premio per una canasta pura</translation>
    </message>
    <message>
        <source>Bonus for a mixed canasta</source>
        <translation>Premio per una canasta sporca</translation>
    </message>
    <message>
        <source>Bonus for a wild canasta</source>
        <translation>Premio per una canasta di matte</translation>
    </message>
    <message>
        <source>Bonus for a sevens canasta</source>
        <translation>Premio per una canasta dei sette</translation>
    </message>
    <message>
        <source>Opening minimum by score</source>
        <translation>Minimo d’apertura secondo il punteggio</translation>
    </message>
    <message>
        <source>A concealed hand needs no minimum</source>
        <translation>La chiusura in mano non richiede il minimo</translation>
    </message>
    <message>
        <source>No discard before all have a canasta of it</source>
        <translation>Non si scartano prima che tutti ne abbiano la canasta</translation>
    </message>
    <message>
        <source>Last discard when going out</source>
        <translation>Ultimo scarto per chiudere</translation>
    </message>
    <message>
        <source>Never the last discard</source>
        <translation>Mai come ultimo scarto</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>Canaste per chiudere</translation>
    </message>
    <message>
        <source>Kinds of canastas to go out</source>
        <translation>Tipi di canasta per chiudere</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Punti per la chiusura</translation>
    </message>
    <message>
        <source>Extra points for a concealed hand</source>
        <translation>Punti in più per la chiusura in mano</translation>
    </message>
    <message>
        <source>A concealed hand needs a canasta</source>
        <translation>La chiusura in mano richiede una canasta</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>Domanda al compagno</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>Punti per vincere la partita</translation>
    </message>
    <message>
        <source>Sides level at the top</source>
        <translation>Squadre in parità al primo posto</translation>
    </message>
    <message>
        <source>a natural pair</source>
        <translation>con una coppia naturale</translation>
    </message>
    <message>
        <source>a natural and a wild card</source>
        <translation>con una carta naturale e una matta</translation>
    </message>
    <message>
        <source>an own meld</source>
        <translation>con una propria combinazione</translation>
    </message>
    <message>
        <source>the top card</source>
        <translation>la carta in cima</translation>
    </message>
    <message>
        <source>all of its cards</source>
        <translation>tutte le carte</translation>
    </message>
    <message>
        <source>no draw any more</source>
        <translation>non si pesca più</translation>
    </message>
    <message>
        <source>draw what is left</source>
        <translation>si pesca quel che resta</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>when the first is finished</source>
        <translation>quando la prima è completa</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obbligatorio</translation>
    </message>
    <message>
        <source>as you like</source>
        <translation>facoltativo</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>non prevista</translation>
    </message>
    <message>
        <source>possible, and the answer binds</source>
        <translation>possibile, con risposta vincolante</translation>
    </message>
    <message>
        <source>as you come</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>by drawing cards</source>
        <translation>estraendo una carta</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>un’altra mano</translation>
    </message>
    <message>
        <source>they win together</source>
        <translation>vincono insieme</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <translation>niente</translation>
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
        <translation>Primi passi</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} di {count}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fine</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message>
        <source>That would be allowed, but try this here. {task}</source>
        <translation>Potresti farlo, ma stavolta prova così. {task}</translation>
    </message>
    <message>
        <source>Well done! {praise}</source>
        <translation>Ben fatto! {praise}</translation>
    </message>
</context>
<context>
    <name>Gift</name>
    <message>
        <source>Discard</source>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>Discard the {card}?</source>
        <translation>Scartare {card}?</translation>
    </message>
    <message numerus="yes">
        <source>{name} can take the pile with it: %Ln card(s).</source>
        <translation>
            <numerusform>Con questo scarto {name} può prendere il pozzo: %Ln carta.</numerusform>
            <numerusform>Con questo scarto {name} può prendere il pozzo: %Ln carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Scarta</translation>
    </message>
</context>
<context>
    <name>GivingUp</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Give up the match that you are playing?</source>
        <translation>Abbandonare la partita in corso?</translation>
    </message>
    <message>
        <source>It is not over yet, and you cannot come back to it.</source>
        <translation>Non è ancora finita e non potrai riprenderla.</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>A&amp;bbandona</translation>
    </message>
</context>
<context>
    <name>GoingOutSection</name>
    <message>
        <source>Going out</source>
        <translation>La chiusura</translation>
    </message>
    <message>
        <source>You go out by getting rid of the last card of your hand, which ends the round.</source>
        <translation>Chiudi quando ti liberi della tua ultima carta, e con questo la mano finisce.</translation>
    </message>
    <message>
        <source>Your last discard may not be one of these: {ranks}.</source>
        <translation>Come ultimo scarto non sono ammesse queste carte: {ranks}.</translation>
    </message>
    <message>
        <source>Only in the turn in which you go out may you meld [black threes](#black-threes).</source>
        <translation>Solo nel turno in cui chiudi puoi calare i [tre neri](#black-threes).</translation>
    </message>
    <message>
        <source>Nobody has to go out. It can pay to play on, as long as you keep a card after your discard.</source>
        <translation>Nessuno è obbligato a chiudere. Continuare a giocare può convenire, purché dopo lo scarto ti resti una carta.</translation>
    </message>
    <message>
        <source>Before going out you may [ask your partner](#asking).</source>
        <translation>Prima di chiudere puoi [chiedere al compagno](#asking).</translation>
    </message>
    <message>
        <source>You may go out at any time: no canasta is needed for it.</source>
        <translation>Puoi chiudere in qualsiasi momento: non serve alcuna canasta.</translation>
    </message>
    <message numerus="yes">
        <source>at least %Ln canasta(s) of any kind</source>
        <translation>
            <numerusform>almeno %Ln canasta di qualsiasi tipo</numerusform>
            <numerusform>almeno %Ln canaste di qualsiasi tipo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %Ln canasta(s) in all</source>
        <translation>
            <numerusform>almeno %Ln canasta in tutto</numerusform>
            <numerusform>almeno %Ln canaste in tutto</numerusform>
        </translation>
    </message>
    <message>
        <source>at least one of each of these: {kinds}</source>
        <translation>almeno una di ciascun tipo: {kinds}</translation>
    </message>
    <message>
        <source>Before anyone may go out, the side needs [canastas](#canastas):</source>
        <translation>Per poter chiudere, la squadra deve avere queste [canaste](#canastas):</translation>
    </message>
    <message>
        <source>Those count that you complete in the very turn in which you go out. As long as your side has not got them, you have to keep at least one card after your discard.</source>
        <translation>Contano anche quelle che completi nello stesso turno in cui chiudi. Finché la tua squadra non le ha, dopo lo scarto ti deve restare almeno una carta.</translation>
    </message>
    <message>
        <source>Your very last card has to be discarded: you may meld all cards but one, but not all.</source>
        <translation>L’ultima carta che hai in mano va scartata: puoi calare tutte le carte tranne una, ma non tutte.</translation>
    </message>
    <message>
        <source>Your very last card may be discarded or melded, as you like.</source>
        <translation>L’ultima carta che hai in mano puoi scartarla o calarla, come preferisci.</translation>
    </message>
    <message numerus="yes">
        <source>Going out brings %Ln point(s). A [concealed hand](#concealed) is treated differently.</source>
        <translation>
            <numerusform>La chiusura dà %Ln punto. Per la [chiusura in mano](#concealed) valgono regole diverse.</numerusform>
            <numerusform>La chiusura dà %Ln punti. Per la [chiusura in mano](#concealed) valgono regole diverse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out brings %Ln point(s), and no more if you do it all in a single turn.</source>
        <translation>
            <numerusform>La chiusura dà %Ln punto, e non di più nemmeno se cali tutto in un solo turno.</numerusform>
            <numerusform>La chiusura dà %Ln punti, e non di più nemmeno se cali tutto in un solo turno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintsSection</name>
    <message>
        <source>Hints on play</source>
        <translation>Consigli di gioco</translation>
    </message>
    <message>
        <source>These are no rules, but they help to win:</source>
        <translation>Non sono regole, ma aiutano a vincere:</translation>
    </message>
    <message>
        <source>A large pile is worth more than anything else on the table. Whoever takes it first is usually able to take it again.</source>
        <translation>Un pozzo grande vale più di ogni altra cosa sul tavolo. Chi lo prende per primo di solito riesce a riprenderlo.</translation>
    </message>
    <message>
        <source>Keep pairs in your hand. When the pile is frozen or your side has not opened, pairs are what takes it.</source>
        <translation>Tieni in mano delle coppie: quando il pozzo è congelato o la tua squadra non ha aperto, sono le coppie a prenderlo.</translation>
    </message>
    <message>
        <source>Keep pairs in your hand: they are what takes the pile.</source>
        <translation>Tieni in mano le coppie: sono quelle che prendono il pozzo.</translation>
    </message>
    <message>
        <source>Watch what the next player picks up and melds. Discard ranks that they have just discarded themselves, and keep those that they collect.</source>
        <translation>Osserva che cosa prende e cala il giocatore dopo di te. Scarta i valori che ha appena scartato lui e tieni quelli che raccoglie.</translation>
    </message>
    <message>
        <source>A wild card on the pile freezes it. That is costly, but good when the others have many melds to which top cards can be added and your side has few.</source>
        <translation>Una matta scartata congela il pozzo. Costa cara, ma conviene quando gli altri hanno molte combinazioni a cui aggiungere la carta in cima e la tua squadra ne ha poche.</translation>
    </message>
    <message>
        <source>Keep a black three for the moment when every other discard would give the pile away.</source>
        <translation>Conserva un tre nero per il momento in cui ogni altro scarto regalerebbe il pozzo.</translation>
    </message>
    <message>
        <source>Open with as few cards as you can. A small hand after an expensive opening leaves you little to take the pile with.</source>
        <translation>Apri con il minor numero di carte possibile. Se dopo un’apertura costosa ti restano poche carte, avrai poco con cui prendere il pozzo.</translation>
    </message>
    <message>
        <source>Open as soon as you can, and with as few cards as you can.</source>
        <translation>Apri appena puoi e con il minor numero di carte possibile.</translation>
    </message>
    <message>
        <source>Use wild cards to finish canastas, not to start many small melds. A meld that is nearly natural is worth waiting for.</source>
        <translation>Usa le matte per completare le canaste, non per iniziare tante piccole combinazioni. Se a una canasta pura manca poco, vale la pena di aspettare.</translation>
    </message>
    <message>
        <source>Wild cards are worth most in a canasta of their own, so do not spend them too early.</source>
        <translation>Le matte rendono di più in una canasta tutta loro: non spenderle troppo presto.</translation>
    </message>
    <message>
        <source>Earn your kitty early: its cards count against you for as long as it lies there.</source>
        <translation>Guadagnati presto il pozzetto: finché resta lì, le sue carte contano contro di te.</translation>
    </message>
    <message>
        <source>Always keep a card that you may discard. A hand of nothing but cards that may not be discarded ends the round.</source>
        <translation>Tieni sempre una carta che puoi scartare. Se ti restano solo carte che non si possono scartare, la mano finisce.</translation>
    </message>
    <message>
        <source>Count the cards of the others. When a side has the canastas it needs and a player holds few cards, get your points onto the table.</source>
        <translation>Conta le carte degli altri. Quando una squadra ha le canaste che le servono e un suo giocatore ha poche carte in mano, metti in tavola i tuoi punti.</translation>
    </message>
    <message>
        <source>Ask your partner before you go out when you are in doubt: the partner’s whole hand counts against you both.</source>
        <translation>Nel dubbio, prima di chiudere chiedi al compagno: tutte le carte che ha in mano contano contro entrambi.</translation>
    </message>
    <message>
        <source>With red threes on the table, open in any case before the round ends: otherwise they cost you what they would have brought.</source>
        <translation>Se hai dei tre rossi in tavola, apri a ogni costo prima che la mano finisca: altrimenti ti costano quanto ti avrebbero dato.</translation>
    </message>
</context>
<context>
    <name>KittySection</name>
    <message>
        <source>The kitty</source>
        <translation>Il pozzetto</translation>
    </message>
    <message numerus="yes">
        <source>Beside your hand you have a kitty of %Ln card(s), face down. Nobody knows what is in it.</source>
        <translation>
            <numerusform>Oltre alle carte in mano hai un pozzetto di %Ln carta coperta. Nessuno sa che cosa contiene.</numerusform>
            <numerusform>Oltre alle carte in mano hai un pozzetto di %Ln carte coperte. Nessuno sa che cosa contiene.</numerusform>
        </translation>
    </message>
    <message>
        <source>You earn it in a turn in which you complete one of these: {kinds}.</source>
        <translation>Te lo guadagni nel turno in cui completi una di queste: {kinds}.</translation>
    </message>
    <message>
        <source>In that turn you may look at your kitty.</source>
        <translation>In quel turno puoi guardare il tuo pozzetto.</translation>
    </message>
    <message>
        <source>After the discard of that turn you may take it into your hand, or leave it. Its cards can be used from your next turn on.</source>
        <translation>Dopo lo scarto di quel turno puoi prenderlo in mano oppure lasciarlo. Le sue carte si possono usare dal tuo turno successivo.</translation>
    </message>
    <message>
        <source>If you leave it, you have to complete another such canasta to get it later.</source>
        <translation>Se lo lasci, per averlo più tardi devi completare un’altra di queste canaste.</translation>
    </message>
    <message>
        <source>You may [go out](#going-out) without having taken your kitty. But a kitty that is still there when the round ends counts against its owner like cards in the hand.</source>
        <translation>Puoi [chiudere](#going-out) senza aver preso il pozzetto. Ma un pozzetto che a fine mano è ancora lì conta contro il proprietario come le carte in mano.</translation>
    </message>
    <message>
        <source>[Red threes](#red-threes) in a kitty go to the table when it is taken; in a kitty that is never taken they score nothing.</source>
        <translation>I [tre rossi](#red-threes) di un pozzetto vanno in tavola quando lo si prende; se il pozzetto non viene mai preso, non danno punti.</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>&amp;As the system</source>
        <translation>Come il &amp;sistema</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Your hand</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>Canasta is about collecting cards of one rank; suits do not matter. Your cards lie at the bottom, and your partner sits opposite you. On the table are the stock, face down, and the discard pile. Twos and jokers are wild: they can take the place of other cards.</source>
        <translation>Nel gioco della canasta si raccolgono carte dello stesso valore; i semi non contano. Le tue carte sono in basso e il tuo compagno siede di fronte a te. Sul tavolo ci sono il tallone, cioè il mazzo coperto, e il pozzo degli scarti. I due e i jolly sono matte: possono prendere il posto di altre carte.</translation>
    </message>
    <message>
        <source>Select a card: click it, or go to it with the arrow keys and press Space.</source>
        <translation>Seleziona una carta: fai clic su di essa, oppure raggiungila con i tasti freccia e premi Spazio.</translation>
    </message>
    <message>
        <source>Selected cards stand out. Select one again to let go of it.</source>
        <translation>Le carte selezionate sporgono dalle altre. Selezionane una di nuovo per rimetterla a posto.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pescare</translation>
    </message>
    <message>
        <source>A turn begins with a card from the stock. What you may use now has a golden frame.</source>
        <translation>Ogni turno comincia con una carta del tallone. Ciò che puoi usare in questo momento ha una cornice dorata.</translation>
    </message>
    <message>
        <source>Draw: click the stock, drag its top card to your hand, or go to it with the arrow keys and press Space.</source>
        <translation>Pesca: fai clic sul tallone, oppure raggiungilo con i tasti freccia e premi Spazio, oppure trascina la carta in cima tra le tue.</translation>
    </message>
    <message>
        <source>You have drawn the king of diamonds.</source>
        <translation>Hai pescato il re di quadri.</translation>
    </message>
    <message>
        <source>Melding</source>
        <translation>Calare</translation>
    </message>
    <message>
        <source>Three or more cards of one rank are a meld, which counts for you and your partner. Your partner has melded fives. You hold three kings.</source>
        <translation>Tre o più carte dello stesso valore formano una combinazione, che vale per tutta la squadra: per te e per il tuo compagno, che ha già calato i cinque. Tu hai in mano tre re.</translation>
    </message>
    <message>
        <source>Meld the kings: select all three and drag them to the melds of your side, or press Return on one of them.</source>
        <translation>Cala i re: selezionali tutti e tre e trascinali tra le combinazioni della tua squadra, oppure premi Invio su uno di essi.</translation>
    </message>
    <message>
        <source>That is your meld. Kings count 10 points each.</source>
        <translation>Ecco la tua combinazione. I re valgono 10 punti l’uno.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Aprire</translation>
    </message>
    <message>
        <source>The first melds of a side have to count {minimum} points together, and more when its score is higher. Three queens count 30, so they are not enough, but you may lay several melds in one turn.</source>
        <translation>Le prime combinazioni di una squadra devono valere insieme almeno {minimum} punti, e di più quando il suo punteggio è più alto. Tre donne valgono 30 punti, quindi non bastano; ma in un turno puoi calare più combinazioni.</translation>
    </message>
    <message>
        <source>Open with the queens and the eights.</source>
        <translation>Apri con le donne e gli otto.</translation>
    </message>
    <message>
        <source>With 60 points your side has opened, for the rest of the round.</source>
        <translation>Con 60 punti la tua squadra ha aperto, e questo vale fino alla fine della mano.</translation>
    </message>
    <message>
        <source>Adding</source>
        <translation>Aggiungere</translation>
    </message>
    <message>
        <source>You may add cards to all melds of your side, those of your partner too. A wild card fits any of them, as long as a meld has no more than three wild cards.</source>
        <translation>Puoi aggiungere carte a tutte le combinazioni della tua squadra, anche a quelle del tuo compagno. Una matta va bene con qualsiasi combinazione, ma in ognuna possono esserci al massimo tre matte.</translation>
    </message>
    <message>
        <source>Add your two to one of the melds: drag it there.</source>
        <translation>Aggiungi il tuo due a una delle combinazioni: trascinalo su quella che vuoi.</translation>
    </message>
    <message>
        <source>A two counts 20 points, and it brings a canasta nearer.</source>
        <translation>Un due è una matta da 20 punti e ti avvicina a una canasta.</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Prendere il pozzo</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole discard pile, if you can meld its top card at once. On top lies the nine of hearts, and you hold two nines.</source>
        <translation>Invece di pescare puoi prendere tutto il pozzo, se riesci a calare subito la carta in cima. Ora in cima c’è il nove di cuori, e tu hai in mano due nove.</translation>
    </message>
    <message>
        <source>Take the pile: select your nines and click the pile, or drag its top card to the melds of your side.</source>
        <translation>Prendi il pozzo: seleziona i tuoi due nove e fai clic sul pozzo, oppure trascina la carta in cima al pozzo tra le combinazioni della tua squadra.</translation>
    </message>
    <message>
        <source>The three nines are melded, and the rest of the pile is in your hand.</source>
        <translation>Hai calato i tre nove, e il resto del pozzo ora è tra le tue carte.</translation>
    </message>
    <message>
        <source>The frozen pile</source>
        <translation>Il pozzo congelato</translation>
    </message>
    <message>
        <source>A wild card in the pile freezes it: that card lies crosswise. Then your melds on the table are of no use; only two natural cards of the same rank from your hand take the pile.</source>
        <translation>Una matta finita nel pozzo lo congela: la riconosci perché è messa di traverso. Allora le combinazioni che hai in tavola non servono: il pozzo si prende solo con due carte naturali, cioè non matte, che hai in mano e che hanno lo stesso valore della carta in cima.</translation>
    </message>
    <message>
        <source>Take the frozen pile with your two jacks.</source>
        <translation>Prendi il pozzo congelato con i tuoi due fanti.</translation>
    </message>
    <message>
        <source>A pair opens even a frozen pile. The jacks have joined your meld.</source>
        <translation>Con una coppia prendi anche un pozzo congelato. I fanti si sono aggiunti alla tua combinazione.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>I tre rossi</translation>
    </message>
    <message>
        <source>A red three is a gift of {points} points. It is laid on the table by itself, and you get another card for it. But it counts against a side that has not opened.</source>
        <translation>Un tre rosso è un regalo da {points} punti. Il programma lo espone per te sul tavolo e al suo posto ricevi un’altra carta. Ma se a fine mano la tua squadra non ha aperto, quei punti le vengono sottratti.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Pesca una carta.</translation>
    </message>
    <message>
        <source>You drew a red three, and the eight of clubs for it.</source>
        <translation>Hai pescato un tre rosso e, al suo posto, l’otto di fiori.</translation>
    </message>
    <message>
        <source>A canasta</source>
        <translation>La canasta</translation>
    </message>
    <message>
        <source>A meld of seven cards is a canasta. Without wild cards it brings {natural} points beside its cards, with wild cards {mixed}. Your side needs one before anybody of it may go out.</source>
        <translation>Una combinazione di sette carte è una canasta. Senza matte dà {natural} punti oltre a quelli delle sue carte, con matte ne dà {mixed}. Alla tua squadra ne serve una, altrimenti nessuno di voi può chiudere.</translation>
    </message>
    <message>
        <source>Add your king to the six cards.</source>
        <translation>Aggiungi il tuo re alle sei carte già calate.</translation>
    </message>
    <message>
        <source>A mixed canasta: its sign is black.</source>
        <translation>Una canasta sporca, cioè con matte: il suo simbolo è nero.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Scartare</translation>
    </message>
    <message>
        <source>A discard ends your turn, and the next player may take the pile with it. Your opponents collect queens, so a queen would be a gift. A black three is safe: nobody can take the pile while it lies on top.</source>
        <translation>Con lo scarto finisce il tuo turno, ma chi gioca dopo di te può usarlo per prendere il pozzo. I tuoi avversari raccolgono le donne: scartarne una sarebbe un regalo. Un tre nero è sicuro: finché è in cima, nessuno può prendere il pozzo.</translation>
    </message>
    <message>
        <source>Discard the black three: drag it to the pile, or select it and click.</source>
        <translation>Scarta il tre nero: trascinalo sul pozzo, oppure selezionalo e fai clic sul pozzo.</translation>
    </message>
    <message>
        <source>Your turn is over, and the pile is blocked for the next player.</source>
        <translation>Il tuo turno è finito, e per chi gioca dopo di te il pozzo è bloccato.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Chiudere</translation>
    </message>
    <message>
        <source>Whoever’s side has a canasta may get rid of the last card, and that ends the round. It brings {points} points. Cards that are left in hands are taken off.</source>
        <translation>Se la tua squadra ha una canasta, puoi liberarti dell’ultima carta: così chiudi e la mano finisce. La chiusura dà {points} punti. A ogni squadra si sottraggono i punti delle carte rimaste in mano.</translation>
    </message>
    <message>
        <source>Go out: add the six and the king, then discard the nine.</source>
        <translation>Chiudi: aggiungi il sei e il re, poi scarta il nove.</translation>
    </message>
    <message>
        <source>You have gone out. Now you know all that a match takes: good luck!</source>
        <translation>Hai chiuso. Ora sai tutto ciò che serve per una partita: buona fortuna!</translation>
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
        <translation>Mano {number}: distribuisce {name}</translation>
    </message>
    <message>
        <source>Drawn for seats: {cards}</source>
        <translation>Estratte per i posti: {cards}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Click a line to see its cards on the table</source>
        <translation>Fai clic su una riga per vedere le sue carte sul tavolo</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>&amp;Mano successiva</translation>
    </message>
    <message>
        <source>Round &amp;result…</source>
        <translation>&amp;Risultato della mano…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Watch a match</source>
        <translation>&amp;Guarda una partita</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>The rules, as far as they matter now</source>
        <translation>Le regole che contano in questo momento</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Primi passi</translation>
    </message>
    <message>
        <source>Learn the game on a table of your own</source>
        <translation>Impara il gioco su un tavolo tutto tuo</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>&amp;Informazioni su Canasta</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Veloce</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;Immediata</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Turno</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>S&amp;ort hand</source>
        <translation>&amp;Ordina le carte</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocità</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Animazioni</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra degli strumenti</translation>
    </message>
    <message>
        <source>{name} says yes: you have to go out in this turn.</source>
        <translation>{name} dice di sì: devi chiudere in questo turno.</translation>
    </message>
    <message>
        <source>{name} says no: you may not go out in this turn.</source>
        <translation>{name} dice di no: in questo turno non puoi chiudere.</translation>
    </message>
    <message>
        <source>You cannot play on: the round ends.</source>
        <translation>Non puoi continuare a giocare: la mano finisce.</translation>
    </message>
    <message>
        <source>The computer players had to move into this window, which may stutter.</source>
        <translation>I giocatori del computer ora girano in questa finestra, che potrebbe andare a scatti.</translation>
    </message>
    <message>
        <source>About Canasta</source>
        <translation>Informazioni su Canasta</translation>
    </message>
    <message>
        <source>Canasta {version}</source>
        <translation>Canasta {version}</translation>
    </message>
    <message>
        <source>Five rule sets of Canasta, against opponents that see no more of the cards than you would in their seat. Free software under the MIT licence.</source>
        <translation>Cinque varianti della canasta, contro avversari che vedono solo le carte che vedresti tu al loro posto. Software libero con licenza MIT.</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s) taken back</source>
        <translation>
            <numerusform>%Ln turno annullato</numerusform>
            <numerusform>%Ln turni annullati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suggestion(s) taken</source>
        <translation>
            <numerusform>%Ln suggerimento usato</numerusform>
            <numerusform>%Ln suggerimenti usati</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is shared by {names}.</source>
        <translation>Partita vinta a pari merito da {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} won the match.</source>
        <translation>
            <numerusform>{names} ha vinto la partita.</numerusform>
            <numerusform>{names} hanno vinto la partita.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchSection</name>
    <message>
        <source>The match</source>
        <translation>La partita</translation>
    </message>
    <message numerus="yes">
        <source>The scores of all rounds are added up. The match is over when at the end of a round some side has %Ln point(s) or more. If several sides have, the highest score wins.</source>
        <translation>
            <numerusform>I punteggi di tutte le mani si sommano. La partita finisce quando, al termine di una mano, una squadra ha almeno %Ln punto. Se ci arrivano più squadre, vince il punteggio più alto.</numerusform>
            <numerusform>I punteggi di tutte le mani si sommano. La partita finisce quando, al termine di una mano, una squadra ha almeno %Ln punti. Se ci arrivano più squadre, vince il punteggio più alto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points count only when the round is over: nobody wins in the middle of one.</source>
        <translation>I punti contano solo a mano finita: nessuno vince a metà di una mano.</translation>
    </message>
    <message>
        <source>If sides are level at the top, they win together.</source>
        <translation>Se più squadre sono in parità al primo posto, vincono insieme.</translation>
    </message>
    <message>
        <source>If sides are level at the top, another round is played to decide.</source>
        <translation>Se più squadre sono in parità al primo posto, si gioca un’altra mano per decidere.</translation>
    </message>
</context>
<context>
    <name>MeldsSection</name>
    <message>
        <source>Melds</source>
        <translation>Le combinazioni</translation>
    </message>
    <message>
        <source>A meld is a group of cards of one rank, from fours up to aces, that lies face up in front of your side. Suits do not matter.</source>
        <translation>Una combinazione è un gruppo di carte dello stesso valore, dai quattro agli assi, calate scoperte davanti alla tua squadra. I semi non contano.</translation>
    </message>
    <message>
        <source>You add cards to the melds of your own side only. Both you and your opponents may have a meld of the same rank. Cards that have been melded stay where they are until the round ends.</source>
        <translation>Puoi aggiungere carte solo alle combinazioni della tua squadra. Sia la tua squadra sia gli avversari possono avere una combinazione dello stesso valore. Le carte calate restano dove sono fino alla fine della mano.</translation>
    </message>
    <message>
        <source>Red threes are never melded: they are [laid aside](#red-threes). [Black threes](#black-threes) are melded only by a player who goes out.</source>
        <translation>I tre rossi non si calano mai: si [espongono a parte](#red-threes). I [tre neri](#black-threes) li cala solo chi chiude.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Esempi</translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least %Ln card(s).</source>
        <translation>
            <numerusform>Una combinazione ha almeno %Ln carta.</numerusform>
            <numerusform>Una combinazione ha almeno %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %Ln of its card(s) must be natural.</source>
        <translation>
            <numerusform>Almeno %Ln carta deve essere naturale.</numerusform>
            <numerusform>Almeno %Ln carte devono essere naturali.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may grow as large as you like.</source>
        <translation>Può crescere senza limiti.</translation>
    </message>
    <message numerus="yes">
        <source>It has at most %Ln card(s), and is finished when it has that many.</source>
        <translation>
            <numerusform>Ha al massimo %Ln carta; quando ci arriva, è completa.</numerusform>
            <numerusform>Ha al massimo %Ln carte; quando ci arriva, è completa.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no fixed limit to the number of wild cards in a meld.</source>
        <translation>Non c’è un limite fisso al numero di matte in una combinazione.</translation>
    </message>
    <message>
        <source>Natural cards are never melded together with wild cards.</source>
        <translation>Le carte naturali non si calano mai insieme alle matte.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln of its card(s) may be wild.</source>
        <translation>
            <numerusform>Può contenere al massimo %Ln matta.</numerusform>
            <numerusform>Può contenere al massimo %Ln matte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may not have more wild cards than natural ones.</source>
        <translation>Le matte non possono essere più delle carte naturali.</translation>
    </message>
    <message numerus="yes">
        <source>For each wild card in it, it must have %Ln natural card(s).</source>
        <translation>
            <numerusform>Per ogni matta ci deve essere %Ln carta naturale.</numerusform>
            <numerusform>Per ogni matta ci devono essere %Ln carte naturali.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of these ranks are melded without any wild card: {ranks}.</source>
        <translation>Queste carte si calano solo senza matte: {ranks}.</translation>
    </message>
    <message>
        <source>Wild cards may form a meld of their own, to which the limits of size apply, but not those of natural and wild cards.</source>
        <translation>Le matte possono formare una combinazione a sé, per la quale valgono i limiti di grandezza, ma non quelli su carte naturali e matte.</translation>
    </message>
    <message>
        <source>Wild cards alone do not make a meld.</source>
        <translation>Le matte da sole non formano una combinazione.</translation>
    </message>
    <message>
        <source>Your side has only one unfinished meld of each rank at a time. When it is finished, you may start another one of the same rank.</source>
        <translation>Per ogni valore la tua squadra ha una sola combinazione incompleta alla volta. Quando è completa, puoi iniziarne un’altra dello stesso valore.</translation>
    </message>
    <message>
        <source>Your side has only one meld of each rank: further cards of that rank are added to it, and when it is finished, no more of them can be melded.</source>
        <translation>Per ogni valore la tua squadra ha una sola combinazione: le altre carte di quel valore si aggiungono a quella e, quando è completa, non se ne possono più calare.</translation>
    </message>
    <message>
        <source>Your side has only one meld of each rank: further cards of that rank are added to it.</source>
        <translation>Per ogni valore la tua squadra ha una sola combinazione: le altre carte di quel valore si aggiungono a quella.</translation>
    </message>
    <message>
        <source>natural meld</source>
        <translation>combinazione pura</translation>
    </message>
    <message>
        <source>mixed meld</source>
        <translation>combinazione sporca</translation>
    </message>
    <message>
        <source>meld of wild cards</source>
        <translation>combinazione di matte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Valid as a meld?</source>
        <translation>Combinazione valida?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>MotionChoice</name>
    <message>
        <source>&amp;As the system</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation>&amp;Complete</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Ridotte</translation>
    </message>
    <message>
        <source>Cards appear at their places, and nothing grows or blinks</source>
        <translation>Le carte compaiono direttamente al loro posto e nulla si ingrandisce o lampeggia</translation>
    </message>
</context>
<context>
    <name>MoveActions</name>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Pesca</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Pesca dal tallone</translation>
    </message>
    <message>
        <source>Take the &amp;pile</source>
        <translation>Prendi il po&amp;zzo</translation>
    </message>
    <message>
        <source>Take the pile, with the selected cards if it needs them</source>
        <translation>Prendi il pozzo, con le carte selezionate se servono</translation>
    </message>
    <message>
        <source>&amp;Meld</source>
        <translation>&amp;Cala</translation>
    </message>
    <message>
        <source>Lay the selected cards on your side of the table</source>
        <translation>Cala le carte selezionate nella tua parte del tavolo</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>Sca&amp;rta</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Scarta la carta selezionata</translation>
    </message>
    <message>
        <source>&amp;Ask partner</source>
        <translation>Chiedi al c&amp;ompagno</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Posso chiudere?</translation>
    </message>
    <message>
        <source>&amp;Look at kitty</source>
        <translation>&amp;Guarda pozzetto</translation>
    </message>
    <message>
        <source>Look at your kitty</source>
        <translation>Guarda il tuo pozzetto</translation>
    </message>
    <message>
        <source>&amp;Take kitty</source>
        <translation>Prendi pozz&amp;etto</translation>
    </message>
    <message>
        <source>Take your kitty into your hand</source>
        <translation>Prendi in mano il tuo pozzetto</translation>
    </message>
    <message>
        <source>Lea&amp;ve kitty</source>
        <translation>&amp;Lascia pozzetto</translation>
    </message>
    <message>
        <source>End your turn without your kitty</source>
        <translation>Termina il turno senza prendere il pozzetto</translation>
    </message>
    <message>
        <source>&amp;End round</source>
        <translation>&amp;Termina la mano</translation>
    </message>
    <message>
        <source>End the round, since you cannot play on</source>
        <translation>Termina la mano, perché non puoi continuare a giocare</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>Beginners, who play by chance</source>
        <translation>Principianti, che giocano a caso</translation>
    </message>
    <message>
        <source>Experienced players</source>
        <translation>Giocatori esperti</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>The same number deals the same cards, in every round of the match.</source>
        <translation>Lo stesso numero distribuisce le stesse carte, in ogni mano della partita.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Inizia</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Giocatori:</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>Il tuo &amp;nome:</translation>
    </message>
    <message>
        <source>Player {number}:</source>
        <translation>Giocatore {number}:</translation>
    </message>
    <message>
        <source>&amp;Opponents:</source>
        <translation>&amp;Avversari:</translation>
    </message>
    <message>
        <source>&amp;Deal number:</source>
        <translation>Numero della &amp;distribuzione:</translation>
    </message>
    <message numerus="yes">
        <source>The match ends at %Ln point(s).</source>
        <translation>
            <numerusform>La partita finisce a %Ln punto.</numerusform>
            <numerusform>La partita finisce a %Ln punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Ogni giocatore deve avere un nome.</translation>
    </message>
    <message>
        <source>A name has a character in it that cannot be shown.</source>
        <translation>Un nome contiene un carattere che non si può mostrare.</translation>
    </message>
    <message>
        <source>More than one player is called {name}.</source>
        <translation>Più di un giocatore si chiama {name}.</translation>
    </message>
    <message>
        <source>The deal number is {number} at most.</source>
        <translation>Il numero della distribuzione può essere al massimo {number}.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Open the rule behind this ({key})</source>
        <translation>Apri la regola corrispondente ({key})</translation>
    </message>
</context>
<context>
    <name>ObjectSection</name>
    <message>
        <source>The object of the game</source>
        <translation>Lo scopo del gioco</translation>
    </message>
    <message>
        <source>Canasta is about collecting cards of the same rank. You lay them face up on the table as [melds](#melds), where they count for you; cards that are left in your hand when the round ends count against you.</source>
        <translation>Nella canasta si raccolgono carte dello stesso valore. Le cali scoperte sul tavolo in [combinazioni](#melds), dove contano a tuo favore; quelle che alla fine ti restano in mano contano contro di te.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of at least %Ln card(s) is a [canasta](#canastas). Canastas bring a large bonus on top of what their cards are worth.</source>
        <translation>
            <numerusform>Una combinazione di almeno %Ln carta è una [canasta](#canastas). Le canaste danno un grosso premio, oltre ai punti delle loro carte.</numerusform>
            <numerusform>Una combinazione di almeno %Ln carte è una [canasta](#canastas). Le canaste danno un grosso premio, oltre ai punti delle loro carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A round is over when a player has no cards left, which is called [going out](#going-out), or in some cases before. The [match](#match) goes on, round after round, until a side has %Ln point(s).</source>
        <translation>
            <numerusform>Una mano finisce quando un giocatore resta senza carte, cioè [chiude](#going-out), o in certi casi anche prima. La [partita](#match) continua, mano dopo mano, finché una squadra non raggiunge %Ln punto.</numerusform>
            <numerusform>Una mano finisce quando un giocatore resta senza carte, cioè [chiude](#going-out), o in certi casi anche prima. La [partita](#match) continua, mano dopo mano, finché una squadra non raggiunge %Ln punti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Take back</source>
        <translation>Riprendi</translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: %Ln card(s)</source>
        <translation>
            <numerusform>Prendi il pozzo: %Ln carta</numerusform>
            <numerusform>Prendi il pozzo: %Ln carte</numerusform>
        </translation>
    </message>
    <message>
        <source>go out</source>
        <translation>chiudi</translation>
    </message>
    <message>
        <source>{points} of {minimum} points</source>
        <translation>{points} punti su {minimum}</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>apri</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Ask your partner whether you may go out</source>
        <translation>Chiedi al compagno se puoi chiudere</translation>
    </message>
    <message>
        <source>Say yes</source>
        <translation>Rispondi sì</translation>
    </message>
    <message>
        <source>Say no</source>
        <translation>Rispondi no</translation>
    </message>
    <message>
        <source>Look at your kitty</source>
        <translation>Guarda il tuo pozzetto</translation>
    </message>
    <message>
        <source>Take your kitty</source>
        <translation>Prendi il tuo pozzetto</translation>
    </message>
    <message>
        <source>Leave your kitty</source>
        <translation>Lascia il tuo pozzetto</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Termina la mano</translation>
    </message>
    <message>
        <source>Discard the {card}, which freezes the pile</source>
        <translation>Scarta {card}: il pozzo si congela</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>Scarta {card}</translation>
    </message>
    <message numerus="yes">
        <source>Meld {rank}: %Ln card(s)</source>
        <translation>
            <numerusform>Cala {rank}: %Ln carta</numerusform>
            <numerusform>Cala {rank}: %Ln carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln card(s) to {rank}</source>
        <translation>
            <numerusform>Allunga {rank}: %Ln carta</numerusform>
            <numerusform>Allunga {rank}: %Ln carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed}: a {canasta}</source>
        <translation>{deed} ({canasta})</translation>
    </message>
</context>
<context>
    <name>OpeningSection</name>
    <message>
        <source>Opening</source>
        <translation>L’apertura</translation>
    </message>
    <message>
        <source>A side has opened when it has laid its first meld of the round. Any meld will do: there is no minimum.</source>
        <translation>Una squadra ha aperto quando ha calato la sua prima combinazione della mano. Va bene qualsiasi combinazione: non c’è un minimo.</translation>
    </message>
    <message>
        <source>The first melds of your side in a round are its opening. Together they have to be worth at least the opening minimum, which depends on the score that your side had before the round:</source>
        <translation>Le prime combinazioni che la tua squadra cala in una mano sono la sua apertura. Tutte insieme devono raggiungere almeno il minimo d’apertura, che dipende dal punteggio della tua squadra prima della mano:</translation>
    </message>
    <message numerus="yes">
        <source>The smallest possible meld is worth %Ln point(s), so that a minimum of no more than this is met by any meld.</source>
        <translation>
            <numerusform>La combinazione più piccola possibile vale %Ln punto, perciò un minimo non superiore si raggiunge con qualsiasi combinazione.</numerusform>
            <numerusform>La combinazione più piccola possibile vale %Ln punti, perciò un minimo non superiore si raggiunge con qualsiasi combinazione.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how the points are counted:</source>
        <translation>I punti si contano così:</translation>
    </message>
    <message>
        <source>Melds that do not reach the minimum in the same turn may not be laid at all.</source>
        <translation>Se nello stesso turno le combinazioni non raggiungono il minimo, non si possono calare affatto.</translation>
    </message>
    <message>
        <source>One opening serves the whole side: when your partner has opened, you may meld whatever you like.</source>
        <translation>L’apertura vale per tutta la squadra: se ha aperto il tuo compagno, puoi calare quello che vuoi.</translation>
    </message>
    <message>
        <source>There is one exception: no minimum is needed by a player who goes out with a whole [concealed hand](#concealed) after drawing from the stock.</source>
        <translation>C’è un’eccezione: chi, dopo aver pescato dal tallone, [chiude in mano](#concealed) con una canasta non deve raggiungere il minimo.</translation>
    </message>
    <message>
        <source>Score of your side</source>
        <translation>Punteggio della tua squadra</translation>
    </message>
    <message>
        <source>Opening minimum</source>
        <translation>Minimo d’apertura</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>The [values of the cards](#cards) in all melds that you lay in this turn count.</source>
        <translation>Contano i [punti delle carte](#cards) di tutte le combinazioni che cali in questo turno.</translation>
    </message>
    <message>
        <source>If you take the [pile](#pile), its top card counts, but no other card of the pile.</source>
        <translation>Se prendi il [pozzo](#pile), conta la carta in cima, ma nessun’altra carta del pozzo.</translation>
    </message>
    <message>
        <source>Bonuses do not count: neither those of canastas nor those of red threes.</source>
        <translation>I premi non contano: né quelli delle canaste né quelli dei tre rossi.</translation>
    </message>
</context>
<context>
    <name>PartnerQuestion</name>
    <message>
        <source>Your partner asks</source>
        <translation>Il tuo compagno chiede</translation>
    </message>
    <message>
        <source>{name}: May I go out?</source>
        <translation>{name}: Posso chiudere?</translation>
    </message>
    <message>
        <source>If you say yes, your partner has to go out in this turn, and your cards count against you.</source>
        <translation>Se dici di sì, il tuo compagno deve chiudere in questo turno e le carte che hai in mano contano contro di voi.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>{cards} on a heap, {card} crosswise beneath</source>
        <translation>{cards} in pila e, sotto, {card} di traverso</translation>
    </message>
</context>
<context>
    <name>PileSection</name>
    <message>
        <source>The discard pile</source>
        <translation>Il pozzo</translation>
    </message>
    <message>
        <source>Every turn’s discard goes face up on the discard pile.</source>
        <translation>Lo scarto di ogni turno si mette, scoperto, sul pozzo.</translation>
    </message>
    <message>
        <source>Under these rules the pile is never taken.</source>
        <translation>Con queste regole il pozzo non si prende mai.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the pile, and always the whole of it, if you can meld its top card at once together with cards from your hand or on the table. The meld has to be a [valid one](#melds) without any other card of the pile. After that the rest of the pile joins your hand, and you may use it in the same turn.</source>
        <translation>Invece di pescare puoi prendere il pozzo, e sempre per intero, se riesci a calare subito la carta in cima insieme a carte che hai in mano o in tavola. La combinazione deve essere [valida](#melds) senza nessun’altra carta del pozzo. Poi prendi in mano il resto del pozzo e puoi usarlo nello stesso turno.</translation>
    </message>
    <message>
        <source>What takes the pile</source>
        <translation>Come si prende il pozzo</translation>
    </message>
    <message>
        <source>When it is blocked</source>
        <translation>Quando è bloccato</translation>
    </message>
    <message>
        <source>The pile is blocked, and nobody can take it, while a wild card or a three lies on top. The next discard of another card lifts that.</source>
        <translation>Il pozzo è bloccato e nessuno può prenderlo finché in cima c’è una matta o un tre. Lo sblocca il primo scarto di una carta diversa.</translation>
    </message>
    <message>
        <source>When it is frozen</source>
        <translation>Quando è congelato</translation>
    </message>
    <message>
        <source>It lies spread out: everybody may look at all of its cards.</source>
        <translation>Le carte del pozzo si dispongono a ventaglio: chiunque può guardarle tutte.</translation>
    </message>
    <message>
        <source>Only its top card may be looked at; the others are to be remembered.</source>
        <translation>Del pozzo si può guardare solo la carta in cima; le altre bisogna ricordarle.</translation>
    </message>
    <message>
        <source>Only its top card may be looked at, and the card that froze it, which lies crosswise; the others are to be remembered.</source>
        <translation>Del pozzo si possono guardare solo la carta in cima e, se è congelato, quella che lo ha congelato, messa di traverso; le altre bisogna ricordarle.</translation>
    </message>
    <message>
        <source>The top card can be melded in one of these ways, whether or not the pile is frozen, and whether or not your side has [opened](#opening):</source>
        <translation>La carta in cima si può calare in uno di questi modi, che il pozzo sia congelato o no, e che la tua squadra abbia [aperto](#opening) o no:</translation>
    </message>
    <message>
        <source>The top card can be melded in one of these ways, whether or not your side has [opened](#opening):</source>
        <translation>La carta in cima si può calare in uno di questi modi, che la tua squadra abbia [aperto](#opening) o no:</translation>
    </message>
    <message>
        <source>If your side has [opened](#opening) and the pile is not frozen, its top card can be melded in one of these ways:</source>
        <translation>Se la tua squadra ha [aperto](#opening) e il pozzo non è congelato, la carta in cima si può calare in uno di questi modi:</translation>
    </message>
    <message>
        <source>If your side has [opened](#opening), the top card of the pile can be melded in one of these ways:</source>
        <translation>Se la tua squadra ha [aperto](#opening), la carta in cima al pozzo si può calare in uno di questi modi:</translation>
    </message>
    <message>
        <source>If the pile is frozen, or as long as your side has not opened, the top card can be melded in these ways only:</source>
        <translation>Se il pozzo è congelato, o finché la tua squadra non ha aperto, la carta in cima si può calare solo così:</translation>
    </message>
    <message>
        <source>As long as your side has not opened, the top card can be melded in these ways only:</source>
        <translation>Finché la tua squadra non ha aperto, la carta in cima si può calare solo in questi modi:</translation>
    </message>
    <message>
        <source>A frozen pile cannot be taken at all, nor can any pile by a side that has not opened.</source>
        <translation>Un pozzo congelato non si può prendere affatto, e una squadra che non ha aperto non può prenderne nessuno.</translation>
    </message>
    <message>
        <source>A side that has not opened cannot take the pile.</source>
        <translation>Una squadra che non ha aperto non può prendere il pozzo.</translation>
    </message>
    <message>
        <source>A side that opens by taking the pile has to meet the [opening minimum](#opening) with cards from the hand and the top card. The rest of the pile joins the hand only when the minimum is met.</source>
        <translation>Chi apre prendendo il pozzo deve raggiungere il [minimo d’apertura](#opening) con le carte che ha in mano e la carta in cima. Il resto del pozzo passa in mano solo quando il minimo è raggiunto.</translation>
    </message>
    <message>
        <source>With two natural cards of the same rank from your hand.</source>
        <translation>Con due carte naturali del suo stesso valore che hai in mano.</translation>
    </message>
    <message>
        <source>With one natural card of the same rank and one wild card from your hand.</source>
        <translation>Con due carte che hai in mano: una naturale del suo stesso valore e una matta.</translation>
    </message>
    <message>
        <source>By adding it to a meld of that rank that your side has.</source>
        <translation>Aggiungendola a una combinazione del suo valore che la tua squadra ha in tavola.</translation>
    </message>
    <message numerus="yes">
        <source>By adding it to a meld of that rank that your side has, if the meld has fewer than %Ln card(s).</source>
        <translation>
            <numerusform>Aggiungendola a una combinazione del suo valore che la tua squadra ha in tavola, se ha meno di %Ln carta.</numerusform>
            <numerusform>Aggiungendola a una combinazione del suo valore che la tua squadra ha in tavola, se ha meno di %Ln carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>If your side already has a meld of that rank, the cards from your hand and the top card join it.</source>
        <translation>Se la tua squadra ha già una combinazione di quel valore, le carte che cali e quella in cima al pozzo si uniscono a essa.</translation>
    </message>
    <message numerus="yes">
        <source>If your side already has a meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln card(s).</source>
        <translation>
            <numerusform>Se la tua squadra ha già una combinazione di quel valore, le carte che cali e quella in cima al pozzo si uniscono a essa, ma non possono portarla oltre %Ln carta.</numerusform>
            <numerusform>Se la tua squadra ha già una combinazione di quel valore, le carte che cali e quella in cima al pozzo si uniscono a essa, ma non possono portarla oltre le %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If your side already has an unfinished meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln card(s).</source>
        <translation>
            <numerusform>Se la tua squadra ha già una combinazione incompleta di quel valore, le carte che cali e quella in cima al pozzo si uniscono a essa, ma non possono portarla oltre %Ln carta.</numerusform>
            <numerusform>Se la tua squadra ha già una combinazione incompleta di quel valore, le carte che cali e quella in cima al pozzo si uniscono a essa, ma non possono portarla oltre le %Ln carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a single card in your hand you may not take a pile of a single card.</source>
        <translation>Con una sola carta in mano non puoi prendere un pozzo di una sola carta.</translation>
    </message>
    <message>
        <source>Under these rules no card freezes the pile.</source>
        <translation>Con queste regole nessuna carta congela il pozzo.</translation>
    </message>
    <message>
        <source>These cards freeze the pile when they come to lie on it: {cards}. It stays frozen, whatever is discarded later, until somebody takes it.</source>
        <translation>Queste carte congelano il pozzo quando ci finiscono sopra: {cards}. Il pozzo resta congelato, qualunque cosa si scarti dopo, finché qualcuno non lo prende.</translation>
    </message>
    <message>
        <source>These cards freeze the pile when they come to lie on it: {cards}. (A red three does so only at the [deal](#deal), since it is never discarded.) The pile stays frozen, whatever is discarded later, until somebody takes it.</source>
        <translation>Queste carte congelano il pozzo quando ci finiscono sopra: {cards}. (Un tre rosso lo fa solo alla [distribuzione](#deal), perché non si scarta mai.) Il pozzo resta congelato, qualunque cosa si scarti dopo, finché qualcuno non lo prende.</translation>
    </message>
    <message>
        <source>On the table, the card that froze the pile lies crosswise in it:</source>
        <translation>Sul tavolo, la carta che ha congelato il pozzo sta di traverso tra le altre:</translation>
    </message>
    <message>
        <source>a frozen pile</source>
        <translation>un pozzo congelato</translation>
    </message>
    <message>
        <source>These only block the pile while they lie on top: {cards}.</source>
        <translation>Queste carte, invece, bloccano il pozzo soltanto finché sono in cima: {cards}.</translation>
    </message>
</context>
<context>
    <name>PlayersSection</name>
    <message>
        <source>Players and partnerships</source>
        <translation>Giocatori e squadre</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>I giocatori</translation>
    </message>
    <message>
        <source>The player to the dealer’s left has the first turn, and turns go round the table clockwise. With each round the deal passes to the next player, clockwise as well.</source>
        <translation>Comincia il giocatore a sinistra del mazziere e si prosegue in senso orario. A ogni mano il ruolo di mazziere passa al giocatore successivo, sempre in senso orario.</translation>
    </message>
    <message numerus="yes">
        <source>The game is for %Ln player(s).</source>
        <translation>
            <numerusform>Si gioca in %Ln.</numerusform>
            <numerusform>Si gioca in %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is for {least} to %Ln player(s).</source>
        <translation>
            <numerusform>Possono giocare da {least} a %Ln giocatore.</numerusform>
            <numerusform>Possono giocare da {least} a %Ln giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is for different numbers of players: {counts}.</source>
        <translation>Il numero di giocatori può variare: {counts}.</translation>
    </message>
    <message>
        <source>Everyone plays alone. Where these rules speak of a side, they mean a single player.</source>
        <translation>Ognuno gioca per sé. Dove queste regole parlano di squadra, intendono un singolo giocatore.</translation>
    </message>
    <message>
        <source>Two partners form a side and sit opposite each other. They share their melds, their red threes and their score: what one has melded, the other may add to.</source>
        <translation>Due compagni formano una squadra e siedono l’uno di fronte all’altro. Hanno in comune le combinazioni, i tre rossi e il punteggio: alle combinazioni calate dall’uno, l’altro può aggiungere carte.</translation>
    </message>
    <message numerus="yes">
        <source>A side has %Ln player(s), who never sit next to each other. They share their melds, their red threes and their score: what one has melded, the others may add to.</source>
        <translation>
            <numerusform>Una squadra ha %Ln giocatore, che non ne ha mai accanto un altro della stessa squadra. Combinazioni, tre rossi e punteggio sono in comune: alle combinazioni calate da uno, gli altri possono aggiungere carte.</numerusform>
            <numerusform>Una squadra ha %Ln giocatori, che non siedono mai vicini. Hanno in comune le combinazioni, i tre rossi e il punteggio: alle combinazioni calate da uno, gli altri possono aggiungere carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You sit as you come, and the first dealer is chosen by chance.</source>
        <translation>Ci si siede come capita e il primo mazziere si sceglie a caso.</translation>
    </message>
    <message>
        <source>Before the first round everyone draws a card for the seats. The highest rank is the ace, the lowest the two; between cards of one rank, spades are higher than hearts, hearts than diamonds, and diamonds than clubs. Whoever draws a joker, or exactly the same card as another player, draws again.</source>
        <translation>Prima della prima mano ognuno estrae una carta, che decide i posti. Il valore più alto è l’asso, il più basso il due; tra carte dello stesso valore le picche battono i cuori, i cuori i quadri e i quadri i fiori. Chi estrae un jolly, o una carta identica a quella di un altro giocatore, ne estrae un’altra.</translation>
    </message>
    <message>
        <source>The players with the highest cards become partners, those with the next highest likewise, until all have a side. The player with the highest card has the first turn of the match, so the player to the right of that seat deals.</source>
        <translation>I giocatori con le carte più alte diventano compagni, e così pure quelli con le carte successive, finché tutti hanno una squadra. Chi ha la carta più alta gioca il primo turno della partita; a distribuire è quindi il giocatore alla sua destra.</translation>
    </message>
    <message>
        <source>The players sit clockwise in the order of their cards. The player with the highest card has the first turn of the match, so the player to the right of that seat deals.</source>
        <translation>I giocatori si siedono in senso orario nell’ordine delle loro carte. Chi ha la carta più alta gioca il primo turno della partita; a distribuire è quindi il giocatore alla sua destra.</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Only cards of this turn can be taken back.</source>
        <translation>Si possono riprendere solo le carte di questo turno.</translation>
    </message>
    <message>
        <source>Suggestion: {deed}</source>
        <translation>Suggerimento: {deed}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Only one card is discarded.</source>
        <translation>Si scarta una carta sola.</translation>
    </message>
    <message>
        <source>Select the card to discard, or drag it here.</source>
        <translation>Seleziona la carta da scartare o trascinala qui.</translation>
    </message>
</context>
<context>
    <name>QuestionsSection</name>
    <message>
        <source>Frequently asked questions</source>
        <translation>Domande frequenti</translation>
    </message>
    <message>
        <source>May I take just the top card of the pile?</source>
        <translation>Posso prendere solo la carta in cima al pozzo?</translation>
    </message>
    <message>
        <source>No. The [pile](#pile) is always taken as a whole.</source>
        <translation>No. Il [pozzo](#pile) si prende sempre per intero.</translation>
    </message>
    <message>
        <source>May I take the pile with one matching card and a wild card?</source>
        <translation>Posso prendere il pozzo con una carta dello stesso valore e una matta?</translation>
    </message>
    <message>
        <source>Yes, even if it is frozen.</source>
        <translation>Sì, anche se è congelato.</translation>
    </message>
    <message>
        <source>Yes, but only if your side has opened and the pile is not frozen.</source>
        <translation>Sì, ma solo se la tua squadra ha aperto e il pozzo non è congelato.</translation>
    </message>
    <message>
        <source>No, never.</source>
        <translation>No, mai.</translation>
    </message>
    <message>
        <source>Yes, until somebody takes it.</source>
        <translation>Sì, finché qualcuno non lo prende.</translation>
    </message>
    <message>
        <source>No. It only blocks the pile while it lies on top.</source>
        <translation>No. Blocca il pozzo soltanto finché è in cima.</translation>
    </message>
    <message>
        <source>Does a black three freeze the pile?</source>
        <translation>Un tre nero congela il pozzo?</translation>
    </message>
    <message>
        <source>Does the bonus for a canasta count towards the opening minimum?</source>
        <translation>Il premio di una canasta conta per il minimo d’apertura?</translation>
    </message>
    <message>
        <source>No, only the values of its [cards](#cards) do.</source>
        <translation>No, contano solo i punti delle sue [carte](#cards).</translation>
    </message>
    <message>
        <source>May I open with several melds?</source>
        <translation>Posso aprire con più combinazioni?</translation>
    </message>
    <message>
        <source>Yes. All melds of that turn are counted together.</source>
        <translation>Sì. Tutte le combinazioni di quel turno si contano insieme.</translation>
    </message>
    <message>
        <source>What does my side need when its score is negative?</source>
        <translation>Quanto serve alla mia squadra per aprire se il suo punteggio è negativo?</translation>
    </message>
    <message>
        <source>The [opening minimum](#opening) is then {points}.</source>
        <translation>In quel caso il [minimo d’apertura](#opening) è {points}.</translation>
    </message>
    <message>
        <source>Is it easier to open when the score of my side is negative?</source>
        <translation>È più facile aprire se il punteggio della mia squadra è negativo?</translation>
    </message>
    <message>
        <source>No, the [opening minimum](#opening) is the same as at zero.</source>
        <translation>No, il [minimo d’apertura](#opening) è lo stesso che a zero punti.</translation>
    </message>
    <message>
        <source>May I move cards from one meld to another?</source>
        <translation>Posso spostare carte da una combinazione a un’altra?</translation>
    </message>
    <message>
        <source>No. What has been melded stays where it is.</source>
        <translation>No. Ciò che è calato resta dov’è.</translation>
    </message>
    <message>
        <source>May I add a wild card to a natural canasta?</source>
        <translation>Posso aggiungere una matta a una canasta pura?</translation>
    </message>
    <message>
        <source>No, a canasta is finished and takes no more cards.</source>
        <translation>No, una canasta è completa e non accoglie altre carte.</translation>
    </message>
    <message>
        <source>Yes, if the [limits of wild cards](#melds) allow it, but then it is a mixed canasta.</source>
        <translation>Sì, se i [limiti delle matte](#melds) lo permettono, ma allora diventa una canasta sporca.</translation>
    </message>
    <message>
        <source>May I meld black threes to get rid of them?</source>
        <translation>Posso calare i tre neri per liberarmene?</translation>
    </message>
    <message>
        <source>Only in the turn in which you [go out](#going-out).</source>
        <translation>Solo nel turno in cui [chiudi](#going-out).</translation>
    </message>
    <message>
        <source>Do I have to discard when I go out?</source>
        <translation>Per chiudere devo scartare?</translation>
    </message>
    <message>
        <source>Yes, the last card of your hand has to be discarded.</source>
        <translation>Sì, l’ultima carta che hai in mano va scartata.</translation>
    </message>
    <message>
        <source>No, you may meld all of your cards.</source>
        <translation>No, puoi calare tutte le tue carte.</translation>
    </message>
    <message>
        <source>Does my partner’s hand count when I go out?</source>
        <translation>Se chiudo, le carte in mano al mio compagno contano?</translation>
    </message>
    <message>
        <source>Yes, it is deducted from the score of your side.</source>
        <translation>Sì, si sottraggono dal punteggio della tua squadra.</translation>
    </message>
    <message>
        <source>Is the match over as soon as somebody has enough points?</source>
        <translation>La partita finisce appena qualcuno ha abbastanza punti?</translation>
    </message>
    <message>
        <source>No, the round is played to its end, and then the scores are compared.</source>
        <translation>No, la mano si gioca fino in fondo e poi si confrontano i punteggi.</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>two</source>
        <translation>il due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>il tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>il quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>il cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>il sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>il sette</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>l’otto</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>il nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>il dieci</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>il fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>la donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>il re</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>l’asso</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>i due</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>i tre neri</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>i quattro</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>i cinque</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>i sei</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>i sette</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>gli otto</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>i nove</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>i dieci</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>i fanti</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>le donne</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>i re</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>gli assi</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>i jolly</translation>
    </message>
    <message>
        <source>red threes</source>
        <translation>i tre rossi</translation>
    </message>
    <message>
        <source>wild cards</source>
        <translation>le matte</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>{name} cannot be written: {reason}</source>
        <translation>Impossibile scrivere {name}: {reason}</translation>
    </message>
</context>
<context>
    <name>RedThreesSection</name>
    <message>
        <source>Red threes</source>
        <translation>I tre rossi</translation>
    </message>
    <message>
        <source>Red threes bring luck rather than work. They are neither melded nor discarded: whoever gets one lays it on the table at once, where it counts for the side.</source>
        <translation>I tre rossi sono questione di fortuna, non di abilità. Non si calano in combinazione e non si scartano: chi ne riceve uno lo espone subito sul tavolo, dove conta per la sua squadra.</translation>
    </message>
    <message>
        <source>Red threes are no melds: they do not open, and they do not count towards the [opening minimum](#opening).</source>
        <translation>I tre rossi non sono combinazioni: non aprono e non contano per il [minimo d’apertura](#opening).</translation>
    </message>
    <message>
        <source>Red threes are no melds, so they do not [open](#opening).</source>
        <translation>I tre rossi non sono combinazioni, quindi non [aprono](#opening).</translation>
    </message>
    <message>
        <source>For one that you were dealt or have drawn you get another card from the stock.</source>
        <translation>Se ne ricevi uno alla distribuzione o lo peschi, prendi un’altra carta dal tallone.</translation>
    </message>
    <message>
        <source>For one that you were dealt or have drawn you get no other card.</source>
        <translation>Se ne ricevi uno alla distribuzione o lo peschi, non prendi un’altra carta.</translation>
    </message>
    <message>
        <source>For one that you take with the pile you get another card from the stock.</source>
        <translation>Se ne prendi uno con il pozzo, prendi un’altra carta dal tallone.</translation>
    </message>
    <message>
        <source>For one that you take with the pile you get no other card.</source>
        <translation>Se ne prendi uno con il pozzo, non prendi un’altra carta.</translation>
    </message>
    <message>
        <source>For one in your kitty you get another card from the stock.</source>
        <translation>Se ne trovi uno nel pozzetto, prendi un’altra carta dal tallone.</translation>
    </message>
    <message>
        <source>For one in your kitty you get no other card.</source>
        <translation>Se ne trovi uno nel pozzetto, non prendi un’altra carta.</translation>
    </message>
    <message>
        <source>A red three in a kitty that is never taken scores nothing.</source>
        <translation>Un tre rosso in un pozzetto che non viene mai preso non dà punti.</translation>
    </message>
    <message numerus="yes">
        <source>Each red three counts %Ln point(s).</source>
        <translation>
            <numerusform>Ogni tre rosso vale %Ln punto.</numerusform>
            <numerusform>Ogni tre rosso vale %Ln punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side that has all red threes of the game, {count} in number, gets {total} points for them together.</source>
        <translation>Una squadra che ha tutti i tre rossi del gioco (sono {count}) riceve in tutto {total} punti.</translation>
    </message>
    <message>
        <source>If a side has not [opened](#opening) when the round ends, the same points are taken off its score instead.</source>
        <translation>Se a fine mano una squadra non ha [aperto](#opening), gli stessi punti le vengono invece sottratti.</translation>
    </message>
    <message>
        <source>They count for a side even if it has not [opened](#opening) when the round ends.</source>
        <translation>Contano a favore di una squadra anche se a fine mano non ha [aperto](#opening).</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>da {least} a {most}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>La mano è finita.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>Answer your partner’s question first.</source>
        <translation>Prima rispondi alla domanda del tuo compagno.</translation>
    </message>
    <message>
        <source>First draw from the stock or take the pile.</source>
        <translation>Prima pesca dal tallone o prendi il pozzo.</translation>
    </message>
    <message>
        <source>You have already drawn in this turn.</source>
        <translation>In questo turno hai già pescato.</translation>
    </message>
    <message>
        <source>First take your kitty or leave it.</source>
        <translation>Prima prendi il tuo pozzetto o lascialo.</translation>
    </message>
    <message>
        <source>Not in your hand: {cards}.</source>
        <translation>Non hai in mano: {cards}.</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>Non c’è un pozzo da prendere.</translation>
    </message>
    <message>
        <source>The pile cannot be taken while the {card} is on top.</source>
        <translation>Il pozzo non si può prendere finché in cima c’è {card}.</translation>
    </message>
    <message>
        <source>These cards do not take the pile: its top card has to be melded with {ranks}.</source>
        <translation>Queste carte non prendono il pozzo: la carta in cima va calata con {ranks}.</translation>
    </message>
    <message>
        <source>You have no unfinished meld of {ranks} that the top card could join.</source>
        <translation>Per {ranks} non hai una combinazione incompleta a cui aggiungere la carta in cima.</translation>
    </message>
    <message>
        <source>With one card in your hand you may not take a pile of one card.</source>
        <translation>Con una sola carta in mano non puoi prendere un pozzo di una sola carta.</translation>
    </message>
    <message>
        <source>Not all of these cards fit a meld of {ranks}.</source>
        <translation>Non tutte queste carte si possono calare con {ranks}.</translation>
    </message>
    <message>
        <source>Red threes are neither melded nor discarded.</source>
        <translation>I tre rossi non si calano e non si scartano.</translation>
    </message>
    <message>
        <source>Wild cards may not be melded with {ranks}.</source>
        <translation>Le matte non si possono calare con {ranks}.</translation>
    </message>
    <message>
        <source>Wild cards alone do not make a meld.</source>
        <translation>Le matte da sole non formano una combinazione.</translation>
    </message>
    <message>
        <source>Your side already has a meld of {ranks}: add to that one.</source>
        <translation>La tua squadra ha già calato {ranks}: aggiungi le carte a quella combinazione.</translation>
    </message>
    <message>
        <source>Cards can only be added to a meld of your own side.</source>
        <translation>Si possono aggiungere carte solo alle combinazioni della propria squadra.</translation>
    </message>
    <message>
        <source>Black threes are melded only in the turn in which you go out.</source>
        <translation>I tre neri si calano solo nel turno in cui chiudi.</translation>
    </message>
    <message>
        <source>You would have no lawful discard left to end your turn with.</source>
        <translation>Non ti resterebbe uno scarto ammesso per terminare il turno.</translation>
    </message>
    <message>
        <source>Keep a card: going out takes a last discard.</source>
        <translation>Tieni una carta: per chiudere serve un ultimo scarto.</translation>
    </message>
    <message>
        <source>You may not go out by discarding one of the {ranks}.</source>
        <translation>Per chiudere non si possono scartare {ranks}.</translation>
    </message>
    <message>
        <source>Until every side has a canasta of {ranks} without wild cards, they may not be discarded.</source>
        <translation>Non si possono scartare {ranks} finché ogni squadra non ne ha una canasta senza matte.</translation>
    </message>
    <message>
        <source>You have to go out in this turn: none of your cards may be left.</source>
        <translation>Devi chiudere in questo turno: non ti può restare nessuna carta.</translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn.</source>
        <translation>Il tuo compagno ha detto di no: in questo turno non puoi chiudere.</translation>
    </message>
    <message>
        <source>You cannot ask your partner now.</source>
        <translation>Ora non puoi chiedere al compagno.</translation>
    </message>
    <message>
        <source>You can ask only when you could go out and could also play on.</source>
        <translation>Puoi chiedere solo quando potresti sia chiudere sia continuare a giocare.</translation>
    </message>
    <message>
        <source>Nobody has asked you anything.</source>
        <translation>Nessuno ti ha chiesto nulla.</translation>
    </message>
    <message>
        <source>Your kitty stays closed until you complete a canasta that opens it.</source>
        <translation>Il tuo pozzetto resta chiuso finché non completi una canasta che te lo fa guadagnare.</translation>
    </message>
    <message>
        <source>First discard; then you may take your kitty.</source>
        <translation>Prima scarta, poi puoi prendere il tuo pozzetto.</translation>
    </message>
    <message>
        <source>You have no kitty.</source>
        <translation>Non hai un pozzetto.</translation>
    </message>
    <message>
        <source>You can still play, so the round is not over yet.</source>
        <translation>Puoi ancora giocare, quindi la mano non è finita.</translation>
    </message>
    <message numerus="yes">
        <source>The stock holds only %Ln card(s), too few to draw.</source>
        <translation>
            <numerusform>Nel tallone c’è solo %Ln carta: non basta per pescare.</numerusform>
            <numerusform>Nel tallone ci sono solo %Ln carte: non bastano per pescare.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Il tallone è vuoto.</translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %Ln card(s).</source>
        <translation>
            <numerusform>Per una combinazione serve almeno %Ln carta.</numerusform>
            <numerusform>Per una combinazione servono almeno %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld starts with exactly %Ln card(s); add the others one by one.</source>
        <translation>
            <numerusform>Una combinazione inizia con esattamente %Ln carta; aggiungi le altre una per una.</numerusform>
            <numerusform>Una combinazione inizia con esattamente %Ln carte; aggiungi le altre una per una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %Ln natural card(s).</source>
        <translation>
            <numerusform>Per una combinazione serve almeno %Ln carta naturale.</numerusform>
            <numerusform>Per una combinazione servono almeno %Ln carte naturali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %Ln wild card(s).</source>
        <translation>
            <numerusform>Una combinazione può contenere al massimo %Ln matta.</numerusform>
            <numerusform>Una combinazione può contenere al massimo %Ln matte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each wild card of a meld needs %Ln natural card(s).</source>
        <translation>
            <numerusform>Per ogni matta di una combinazione serve %Ln carta naturale.</numerusform>
            <numerusform>Per ogni matta di una combinazione servono %Ln carte naturali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} holds at most %Ln card(s).</source>
        <translation>
            <numerusform>Per {ranks} la combinazione può avere al massimo %Ln carta.</numerusform>
            <numerusform>Per {ranks} la combinazione può avere al massimo %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening takes %Ln point(s), and your melds count {points} so far: lay more, or take them back.</source>
        <translation>
            <numerusform>Per aprire serve %Ln punto e per ora ne hai calati {points}: cala altre carte o riprendi quelle calate.</numerusform>
            <numerusform>Per aprire servono %Ln punti e per ora ne hai calati {points}: cala altre carte o riprendi quelle calate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening takes %Ln point(s); these melds count {points}, and the rest of your hand cannot make up for it.</source>
        <translation>
            <numerusform>Per aprire serve %Ln punto; queste combinazioni ne valgono {points} e il resto delle tue carte non basta a colmare la differenza.</numerusform>
            <numerusform>Per aprire servono %Ln punti; queste combinazioni ne valgono {points} e il resto delle tue carte non basta a colmare la differenza.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is frozen: it is taken only with two natural {ranks} from your hand.</source>
        <translation>Il pozzo è congelato: per prenderlo ti servono in mano due carte naturali, e valgono solo {ranks}.</translation>
    </message>
    <message>
        <source>Before your side has opened, the pile is taken only with two natural {ranks} from your hand.</source>
        <translation>Finché la tua squadra non ha aperto, per prendere il pozzo ti servono in mano due carte naturali, e valgono solo {ranks}.</translation>
    </message>
    <message>
        <source>The pile is taken only with two natural {ranks} from your hand.</source>
        <translation>Per prendere il pozzo ti servono in mano due carte naturali, e valgono solo {ranks}.</translation>
    </message>
    <message>
        <source>Going out takes one each of these, so you have to keep a card beside your discard: {kinds}.</source>
        <translation>Per chiudere serve una canasta di ciascun tipo, quindi devi tenere una carta oltre allo scarto: {kinds}.</translation>
    </message>
    <message numerus="yes">
        <source>Going out takes %Ln canasta(s), so you have to keep a card beside your discard.</source>
        <translation>
            <numerusform>Per chiudere serve %Ln canasta, quindi devi tenere una carta oltre allo scarto.</numerusform>
            <numerusform>Per chiudere servono %Ln canaste, quindi devi tenere una carta oltre allo scarto.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>Round {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Risultato</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Mano successiva</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>&amp;Guarda il tavolo</translation>
    </message>
    <message>
        <source>{name} went out concealed.</source>
        <translation>{name} ha chiuso in mano.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <translation>{name} ha chiuso.</translation>
    </message>
    <message>
        <source>There was nothing left to draw.</source>
        <translation>Non c’era più nulla da pescare.</translation>
    </message>
    <message>
        <source>The last card of the stock was a red three.</source>
        <translation>L’ultima carta del tallone era un tre rosso.</translation>
    </message>
    <message>
        <source>{name} had no lawful discard.</source>
        <translation>{name} non aveva uno scarto ammesso.</translation>
    </message>
    <message>
        <source>The leaders are level: another round decides.</source>
        <translation>Parità al primo posto: decide un’altra mano.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends at %Ln point(s).</source>
        <translation>
            <numerusform>La partita finisce a %Ln punto.</numerusform>
            <numerusform>La partita finisce a %Ln punti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Melded cards</source>
        <translation>Carte calate</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Tre rossi</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>Chiusura in mano</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Carte rimaste</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Pozzetto</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Questa mano</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>RuleFaults</name>
    <message>
        <source>the text is too long for a rule set; the limit in characters is {limit}</source>
        <translation>il testo è troppo lungo per una variante; il limite è di {limit} caratteri</translation>
    </message>
    <message>
        <source>the text is damaged, or not JSON: line {line}, column {column}</source>
        <translation>il testo è danneggiato o non è JSON: riga {line}, colonna {column}</translation>
    </message>
    <message>
        <source>the text has brackets in too many others</source>
        <translation>il testo ha troppe parentesi una dentro l’altra</translation>
    </message>
    <message>
        <source>the text is not one object of JSON</source>
        <translation>il testo non è un unico oggetto JSON</translation>
    </message>
    <message>
        <source>the text holds a number that JSON does not know</source>
        <translation>il testo contiene un numero che JSON non prevede</translation>
    </message>
    <message>
        <source>written twice: {key}</source>
        <translation>compare due volte: {key}</translation>
    </message>
    <message>
        <source>missing, so that the text does not say that it is a rule set</source>
        <translation>manca, quindi il testo non dichiara di essere una variante</translation>
    </message>
    <message>
        <source>version {version} of the format is not known, only {known}</source>
        <translation>la versione {version} del formato è sconosciuta; si conosce solo la {known}</translation>
    </message>
    <message>
        <source>no rule set has this field</source>
        <translation>nessuna variante ha questo campo</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>{value} is not possible; possible are {known}</source>
        <translation>{value} non è ammesso; sono ammessi {known}</translation>
    </message>
    <message>
        <source>{value} is written twice</source>
        <translation>{value} compare due volte</translation>
    </message>
    <message>
        <source>has to be a text in quotes</source>
        <translation>deve essere un testo tra virgolette</translation>
    </message>
    <message>
        <source>has to be a whole number</source>
        <translation>deve essere un numero intero</translation>
    </message>
    <message>
        <source>has to be a whole number, or null</source>
        <translation>deve essere un numero intero o null</translation>
    </message>
    <message>
        <source>has to be true or false</source>
        <translation>deve essere true o false</translation>
    </message>
    <message>
        <source>has to be a list</source>
        <translation>deve essere un elenco</translation>
    </message>
    <message>
        <source>has to hold objects with &quot;from_score&quot; and &quot;minimum&quot;</source>
        <translation>deve contenere oggetti con &quot;from_score&quot; e &quot;minimum&quot;</translation>
    </message>
    <message>
        <source>has to be one line of text; the limit in characters is {high}</source>
        <translation>deve essere una sola riga di testo; il limite è di {high} caratteri</translation>
    </message>
    <message>
        <source>{value} is not possible; possible is {low} to {high}</source>
        <translation>{value} non è ammesso; sono ammessi i numeri da {low} a {high}</translation>
    </message>
    <message>
        <source>may not name this kind of cards: {kind}</source>
        <translation>non può indicare questo tipo di carte: {kind}</translation>
    </message>
    <message>
        <source>the fewest players are more than the most</source>
        <translation>il numero minimo di giocatori supera il massimo</translation>
    </message>
    <message>
        <source>{players} players cannot be divided into sides of {team_size}</source>
        <translation>{players} giocatori non si possono dividere in squadre da {team_size}</translation>
    </message>
    <message>
        <source>{players} players make only one side of {team_size}</source>
        <translation>{players} giocatori formano una sola squadra da {team_size}</translation>
    </message>
    <message>
        <source>{players} players would have no cards</source>
        <translation>con {players} giocatori non ci sarebbero carte</translation>
    </message>
    <message>
        <source>{players} players would have {packs} packs; the limit is {high}</source>
        <translation>con {players} giocatori i mazzi sarebbero {packs}; il limite è {high}</translation>
    </message>
    <message>
        <source>the deal and a draw for each of {players} players take {needed} cards, and there are {available}</source>
        <translation>con {players} giocatori la distribuzione e una pescata a testa richiedono {needed} carte, ma ce ne sono {available}</translation>
    </message>
    <message>
        <source>only a player with exactly one partner can ask him; a side has {team_size}</source>
        <translation>può chiedere al compagno solo chi ne ha esattamente uno; le squadre sono da {team_size}</translation>
    </message>
    <message>
        <source>canastas open a kitty that does not exist</source>
        <translation>le canaste danno diritto a un pozzetto che non esiste</translation>
    </message>
    <message>
        <source>no canasta opens the kitty</source>
        <translation>nessuna canasta dà diritto al pozzetto</translation>
    </message>
    <message>
        <source>a meld needs {min_naturals} natural cards, more than its smallest size, which is {min_meld}</source>
        <translation>una combinazione richiede {min_naturals} carte naturali, più di quante ne ha in tutto la più piccola: {min_meld}</translation>
    </message>
    <message>
        <source>the smallest meld has {min_meld} cards, more than a canasta: {canasta_size}</source>
        <translation>la combinazione più piccola ha {min_meld} carte, più di una canasta: {canasta_size}</translation>
    </message>
    <message>
        <source>the largest meld has {max_meld} cards, fewer than a canasta: {canasta_size}</source>
        <translation>la combinazione più grande ha {max_meld} carte, meno di una canasta: {canasta_size}</translation>
    </message>
    <message>
        <source>a second meld of a rank waits until the first is finished, which it never is</source>
        <translation>una seconda combinazione dello stesso valore aspetta che la prima sia completa, ma non lo è mai</translation>
    </message>
    <message>
        <source>a meld of black threes takes {minimum}; with {players} players there are {available}</source>
        <translation>per una combinazione di tre neri ne servono {minimum}; con {players} giocatori ce ne sono {available}</translation>
    </message>
    <message>
        <source>the smallest meld of black threes, {minimum}, is larger than the largest, {maximum}</source>
        <translation>la combinazione più piccola di tre neri, {minimum}, supera la più grande, {maximum}</translation>
    </message>
    <message>
        <source>taking the pile with two cards melds three, fewer than the smallest meld: {min_meld}</source>
        <translation>chi prende il pozzo con due carte ne cala tre, meno della combinazione più piccola: {min_meld}</translation>
    </message>
    <message>
        <source>a wild card takes the pile, but no meld may hold one</source>
        <translation>il pozzo si prende con una matta, ma nessuna combinazione può contenerne</translation>
    </message>
    <message>
        <source>takes a frozen pile, but not an open one: {mode}</source>
        <translation>prende il pozzo quando è congelato, ma non quando non lo è: {mode}</translation>
    </message>
    <message>
        <source>with {players} players no canasta can ever be made</source>
        <translation>con {players} giocatori non si può mai fare una canasta</translation>
    </message>
    <message>
        <source>with {players} players no canasta of this kind can ever be made: {kind}</source>
        <translation>con {players} giocatori non si può mai fare una canasta di questo tipo: {kind}</translation>
    </message>
    <message>
        <source>going out takes {needed} canastas; with {players} players a side can make {possible}</source>
        <translation>per chiudere servono {needed} canaste; con {players} giocatori una squadra può farne {possible}</translation>
    </message>
    <message>
        <source>has to hold at least one minimum</source>
        <translation>deve contenere almeno un minimo</translation>
    </message>
    <message>
        <source>holds too many minimums; the limit is {high}</source>
        <translation>contiene troppi minimi; il limite è {high}</translation>
    </message>
    <message>
        <source>the first minimum has to hold from any score on: null</source>
        <translation>il primo minimo deve valere a partire da qualsiasi punteggio: null</translation>
    </message>
    <message>
        <source>minimum number {tier} has to begin at a higher score than the one before</source>
        <translation>il minimo numero {tier} deve iniziare da un punteggio più alto del precedente</translation>
    </message>
    <message>
        <source>the score of minimum number {tier} is not possible; possible is {low} to {high}</source>
        <translation>il punteggio del minimo numero {tier} non è ammesso; sono ammessi i punteggi da {low} a {high}</translation>
    </message>
    <message>
        <source>minimum number {tier} is not possible; possible is {low} to {high}</source>
        <translation>il minimo numero {tier} non è ammesso; sono ammessi i numeri da {low} a {high}</translation>
    </message>
    <message>
        <source>a canasta for every side takes {needed} cards of a rank; with {players} players there are {available}</source>
        <translation>una canasta per ogni squadra richiede {needed} carte dello stesso valore; con {players} giocatori ce ne sono {available}</translation>
    </message>
    <message>
        <source>going out takes a last discard, but no card may be that</source>
        <translation>per chiudere serve un ultimo scarto, ma nessuna carta può esserlo</translation>
    </message>
    <message>
        <source>{name} is neither a rule set ({known}) nor a file.</source>
        <translation>{name} non è né una variante ({known}) né un file.</translation>
    </message>
    <message>
        <source>{name} is not a text in UTF-8.</source>
        <translation>{name} non è un testo in UTF-8.</translation>
    </message>
    <message>
        <source>{name} holds no rule set:</source>
        <translation>{name} non contiene una variante:</translation>
    </message>
    <message>
        <source>{name} holds a rule set that cannot be played:</source>
        <translation>{name} contiene una variante che non si può giocare:</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}</source>
        <translation>Impossibile leggere {name}: {reason}</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>Two-Player Canasta</source>
        <translation>Canasta a due</translation>
    </message>
    <message>
        <source>For two: fifteen cards each, two drawn in a turn, and the pile is taken only with a pair from the hand.</source>
        <translation>Per due giocatori: quindici carte a testa, se ne pescano due per turno e il pozzo si prende solo con una coppia che si ha in mano.</translation>
    </message>
    <message>
        <source>Railroad Canasta</source>
        <translation>Canasta Railroad</translation>
    </message>
    <message>
        <source>Each for himself with two packs a player and a hidden kitty; going out takes a natural, a mixed, a wild and a sevens canasta.</source>
        <translation>Ognuno per sé, con due mazzi per giocatore e un pozzetto coperto; per chiudere servono una canasta pura, una sporca, una di matte e una dei sette.</translation>
    </message>
    <message>
        <source>Traditional Partnership Canasta</source>
        <translation>Canasta tradizionale a coppie</translation>
    </message>
    <message>
        <source>Partners in the old way: a black three freezes the pile, and every wild card needs two naturals beside it.</source>
        <translation>A coppie, alla vecchia maniera: un tre nero congela il pozzo e ogni matta richiede due carte naturali.</translation>
    </message>
    <message>
        <source>Standard Partnership Canasta</source>
        <translation>Canasta standard a coppie</translation>
    </message>
    <message>
        <source>The usual game for four in partnerships: eleven cards each, at most three wild cards in a meld, one canasta to go out.</source>
        <translation>Il gioco consueto per quattro a coppie: undici carte a testa, al massimo tre matte per combinazione, una canasta per chiudere.</translation>
    </message>
    <message>
        <source>International Partnership Canasta</source>
        <translation>Canasta internazionale a coppie</translation>
    </message>
    <message>
        <source>For four in partnerships; who goes out with a whole concealed hand needs no opening minimum.</source>
        <translation>Per quattro a coppie; chi chiude in mano con una canasta non deve raggiungere il minimo d’apertura.</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Round {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>{rules}, round {number}, to {target}</source>
        <translation>{rules}, mano {number}, ai {target} punti</translation>
    </message>
    <message>
        <source>{side}: opening takes {points}</source>
        <translation>{side}: per aprire {points} punti</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>any score</source>
        <translation>qualsiasi punteggio</translation>
    </message>
    <message>
        <source>{score} or more</source>
        <translation>da {score} in su</translation>
    </message>
    <message>
        <source>less than {score}</source>
        <translation>meno di {score}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>da {first} a {last}</translation>
    </message>
</context>
<context>
    <name>ScoringSection</name>
    <message>
        <source>Scoring</source>
        <translation>Il conteggio</translation>
    </message>
    <message>
        <source>When the round is over, these count for a side:</source>
        <translation>A fine mano una squadra conta a suo favore:</translation>
    </message>
    <message>
        <source>These are taken off:</source>
        <translation>Si sottraggono:</translation>
    </message>
    <message>
        <source>The sum is added to the score of the side. It may be negative, and so may the score.</source>
        <translation>Il totale si aggiunge al punteggio della squadra. Può essere negativo, e così pure il punteggio.</translation>
    </message>
    <message>
        <source>A worked example</source>
        <translation>Un esempio</translation>
    </message>
    <message>
        <source>The [values](#cards) of all cards in its melds, canastas included.</source>
        <translation>I [punti](#cards) di tutte le carte delle sue combinazioni, canaste comprese.</translation>
    </message>
    <message>
        <source>A bonus for each of its [canastas](#canastas).</source>
        <translation>Un premio per ognuna delle sue [canaste](#canastas).</translation>
    </message>
    <message>
        <source>The points of its [red threes](#red-threes). (If it has not opened, they are taken off instead.)</source>
        <translation>I punti dei suoi [tre rossi](#red-threes). (Se non ha aperto, invece, si sottraggono.)</translation>
    </message>
    <message>
        <source>The points of its [red threes](#red-threes).</source>
        <translation>I punti dei suoi [tre rossi](#red-threes).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) if it has [gone out](#going-out).</source>
        <translation>
            <numerusform>%Ln punto se ha [chiuso](#going-out).</numerusform>
            <numerusform>%Ln punti se ha [chiuso](#going-out).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) more if that was [concealed](#concealed).</source>
        <translation>
            <numerusform>Ancora %Ln punto se ha chiuso [in mano](#concealed).</numerusform>
            <numerusform>Altri %Ln punti se ha chiuso [in mano](#concealed).</numerusform>
        </translation>
    </message>
    <message>
        <source>The values of the cards that are left in the hands of all its players, also of the partner of a player who went out.</source>
        <translation>I punti delle carte rimaste in mano a tutti i suoi giocatori, anche al compagno di chi ha chiuso.</translation>
    </message>
    <message>
        <source>The values of the cards that are left in its hand.</source>
        <translation>I punti delle carte che le restano in mano.</translation>
    </message>
    <message>
        <source>The values of the cards in a [kitty](#kitty) that was not taken.</source>
        <translation>I punti delle carte di un [pozzetto](#kitty) non preso.</translation>
    </message>
    <message>
        <source>You have just gone out; you had melded in earlier turns as well.</source>
        <translation>Hai appena chiuso; avevi calato anche in turni precedenti.</translation>
    </message>
    <message>
        <source>The stock has run out, and nobody has gone out.</source>
        <translation>Il tallone è finito e nessuno ha chiuso.</translation>
    </message>
    <message>
        <source>These are the melds of your side:</source>
        <translation>Queste sono le combinazioni della tua squadra:</translation>
    </message>
    <message>
        <source>The other side has not opened. Beside the melds the two sides have this:</source>
        <translation>L’altra squadra non ha aperto. Oltre alle combinazioni, le due squadre hanno questo:</translation>
    </message>
    <message>
        <source>So the round scores:</source>
        <translation>La mano si conta quindi così:</translation>
    </message>
    <message>
        <source>no canasta</source>
        <translation>nessuna canasta</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Combinazione</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Punti delle carte</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Tre rossi</translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <translation>Rimaste in mano</translation>
    </message>
    <message>
        <source>Kitty not taken</source>
        <translation>Pozzetto non preso</translation>
    </message>
    <message>
        <source>none</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>La tua squadra</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>L’altra squadra</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Il tuo avversario</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>Carte calate</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Cards left in hands</source>
        <translation>Carte rimaste in mano</translation>
    </message>
    <message>
        <source>Score of the round</source>
        <translation>Punti della mano</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>Go from one card, meld or pile to the next</source>
        <translation>Passa alla carta, alla combinazione o al mazzo accanto</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <comment>key</comment>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Go to the first or last card</source>
        <translation>Vai alla prima o all’ultima carta</translation>
    </message>
    <message>
        <source>Go to the next card of that rank; 0 is ten, W a wild card</source>
        <translation>Vai alla prossima carta di quel valore; 0 è il dieci, W una matta</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Select a card; lay what is selected; use the stock, the pile, the kitty</source>
        <translation>Seleziona una carta; cala quelle selezionate; usa il tallone, il pozzo, il pozzetto</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Do with a card what suggests itself: add it, meld its rank, discard it</source>
        <translation>Fai con una carta la cosa più ovvia: aggiungila, cala le carte del suo valore, scartala</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>key</comment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Show all that can be done with a card</source>
        <translation>Mostra tutto ciò che si può fare con una carta</translation>
    </message>
    <message>
        <source>Let go of what is dragged or selected</source>
        <translation>Lascia ciò che stai trascinando o hai selezionato</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go to the panels beside the table</source>
        <translation>Vai ai pannelli accanto al tavolo</translation>
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
        <translation>Per &amp;valore, matte a parte</translation>
    </message>
    <message>
        <source>By rank &amp;only</source>
        <translation>&amp;Solo per valore</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>Per s&amp;eme</translation>
    </message>
    <message>
        <source>As &amp;you drag them</source>
        <translation>&amp;Come le sposti</translation>
    </message>
    <message>
        <source>&amp;Next order</source>
        <translation>&amp;Ordine successivo</translation>
    </message>
</context>
<context>
    <name>SoundSwitch</name>
    <message>
        <source>Turn the sounds on or off</source>
        <translation>Attiva o disattiva i suoni</translation>
    </message>
    <message>
        <source>PySide6-Addons is not installed</source>
        <translation>PySide6-Addons non è installato</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <translation>S&amp;uoni</translation>
    </message>
    <message>
        <source>No sounds can be played: {reason}</source>
        <translation>Impossibile riprodurre i suoni: {reason}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>stock, %Ln card(s)</source>
        <translation>
            <numerusform>tallone, %Ln carta</numerusform>
            <numerusform>tallone, %Ln carte</numerusform>
        </translation>
    </message>
    <message>
        <source>your side of the table, for new melds</source>
        <translation>la tua parte del tavolo, per nuove combinazioni</translation>
    </message>
    <message numerus="yes">
        <source>your kitty, %Ln card(s)</source>
        <translation>
            <numerusform>il tuo pozzetto, %Ln carta</numerusform>
            <numerusform>il tuo pozzetto, %Ln carte</numerusform>
        </translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>una carta coperta</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>matta</translation>
    </message>
    <message>
        <source>new</source>
        <translation>carta nuova</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>carta selezionata</translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s)</source>
        <translation>
            <numerusform>pozzo, %Ln carta</numerusform>
            <numerusform>pozzo, %Ln carte</numerusform>
        </translation>
    </message>
    <message>
        <source>on top the {card}</source>
        <translation>in cima {card}</translation>
    </message>
    <message>
        <source>below it {cards}</source>
        <translation>più sotto {cards}</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>congelato</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) in hand</source>
        <translation>
            <numerusform>%Ln carta in mano</numerusform>
            <numerusform>%Ln carte in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>is playing</source>
        <translation>sta giocando</translation>
    </message>
    <message numerus="yes">
        <source>your side: %Ln red three(s)</source>
        <translation>
            <numerusform>la tua squadra: %Ln tre rosso</numerusform>
            <numerusform>la tua squadra: %Ln tre rossi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other side: %Ln red three(s)</source>
        <translation>
            <numerusform>l’altra squadra: %Ln tre rosso</numerusform>
            <numerusform>l’altra squadra: %Ln tre rossi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your meld of {rank}, %Ln card(s)</source>
        <translation>
            <numerusform>la tua combinazione, {rank}, %Ln carta</numerusform>
            <numerusform>la tua combinazione, {rank}, %Ln carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other side’s meld of {rank}, %Ln card(s)</source>
        <translation>
            <numerusform>combinazione dell’altra squadra, {rank}, %Ln carta</numerusform>
            <numerusform>combinazione dell’altra squadra, {rank}, %Ln carte</numerusform>
        </translation>
    </message>
    <message>
        <source>staged</source>
        <translation>provvisoria</translation>
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
        <translation>Il tallone</translation>
    </message>
    <message numerus="yes">
        <source>The stock is the pack that lies face down. A draw takes %Ln card(s) from its top.</source>
        <translation>
            <numerusform>Il tallone è il mazzo coperto. Chi pesca prende %Ln carta dalla cima.</numerusform>
            <numerusform>Il tallone è il mazzo coperto. Chi pesca prende %Ln carte dalla cima.</numerusform>
        </translation>
    </message>
    <message>
        <source>When nobody can draw any more, you may still take the [pile](#pile) if its top card allows it, and play goes on. The first player who cannot or does not want to do so [ends the round](#end).</source>
        <translation>Quando non si può più pescare, puoi ancora prendere il [pozzo](#pile), se la carta in cima lo permette, e il gioco continua. Appena tocca a un giocatore che non può o non vuole farlo, [la mano finisce](#end).</translation>
    </message>
    <message>
        <source>The first player who has to draw and cannot do so [ends the round](#end).</source>
        <translation>Appena tocca a un giocatore che deve pescare e non può farlo, [la mano finisce](#end).</translation>
    </message>
    <message>
        <source>When the stock is empty, you may still take the [pile](#pile) if its top card allows it, and play goes on. The first player who cannot or does not want to do so [ends the round](#end).</source>
        <translation>Quando il tallone è esaurito, puoi ancora prendere il [pozzo](#pile), se la carta in cima lo permette, e il gioco continua. Appena tocca a un giocatore che non può o non vuole farlo, [la mano finisce](#end).</translation>
    </message>
    <message>
        <source>A [red three](#red-threes) does not count as drawn: you lay it on the table and draw another card. If the stock gives you nothing but red threes because it runs out, the round ends at once.</source>
        <translation>Un [tre rosso](#red-threes) non conta come carta pescata: lo esponi sul tavolo e peschi un’altra carta. Se il tallone si esaurisce e le carte che ti ha dato sono soltanto tre rossi, la mano finisce subito.</translation>
    </message>
    <message>
        <source>A [red three](#red-threes) counts as drawn: you lay it on the table and draw no other card for it.</source>
        <translation>Un [tre rosso](#red-threes) conta come carta pescata: lo esponi sul tavolo e al suo posto non peschi un’altra carta.</translation>
    </message>
    <message>
        <source>If fewer cards than that are left, nobody can draw any more; the number needed is {count}.</source>
        <translation>Se nel tallone restano meno carte di quante se ne pescano, nessuno può più pescare: ne servono {count}.</translation>
    </message>
    <message>
        <source>If fewer cards than that are left, a player who draws takes what is left.</source>
        <translation>Se nel tallone restano meno carte di quante se ne pescano, chi pesca prende quelle che ci sono.</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{count} waiting</source>
        <translation>{count} in attesa</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>Le tue combinazioni</translation>
    </message>
    <message>
        <source>Your side’s melds</source>
        <translation>Le combinazioni della tua squadra</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} e {name}</translation>
    </message>
    <message>
        <source>{points} / {minimum}</source>
        <translation>{points} / {minimum}</translation>
    </message>
    <message>
        <source>Kitty {count}</source>
        <translation>Pozzetto {count}</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Tavolo da gioco</translation>
    </message>
</context>
<context>
    <name>TurnSection</name>
    <message>
        <source>A turn</source>
        <translation>Il turno</translation>
    </message>
    <message>
        <source>In your turn you do these things in this order:</source>
        <translation>Nel tuo turno fai queste cose, in quest’ordine:</translation>
    </message>
    <message>
        <source>As long as your side has not got the canastas that [going out](#going-out) takes, you have to keep two cards when you meld: one to discard and one to hold.</source>
        <translation>Finché la tua squadra non ha le canaste che servono per [chiudere](#going-out), quando cali devi tenere due carte: una da scartare e una che ti resti in mano.</translation>
    </message>
    <message>
        <source>Nothing may be done that would leave you without a lawful way to end your turn.</source>
        <translation>Non puoi fare nulla che ti lasci senza un modo regolare di terminare il turno.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %Ln card(s) from the [stock](#stock); or, if you may, take the whole [discard pile](#pile) instead and meld its top card at once.</source>
        <translation>
            <numerusform>Pesca %Ln carta dal [tallone](#stock); oppure, se puoi, prendi invece tutto il [pozzo](#pile) e cala subito la carta in cima.</numerusform>
            <numerusform>Pesca %Ln carte dal [tallone](#stock); oppure, se puoi, prendi invece tutto il [pozzo](#pile) e cala subito la carta in cima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %Ln card(s) from the [stock](#stock).</source>
        <translation>
            <numerusform>Pesca %Ln carta dal [tallone](#stock).</numerusform>
            <numerusform>Pesca %Ln carte dal [tallone](#stock).</numerusform>
        </translation>
    </message>
    <message>
        <source>If you like, lay [melds](#melds) and add cards to the melds of your side. The first melds of a side in a round have to meet the [opening minimum](#opening).</source>
        <translation>Se vuoi, cala [combinazioni](#melds) e aggiungi carte a quelle della tua squadra. Le prime combinazioni di una squadra in una mano devono raggiungere il [minimo d’apertura](#opening).</translation>
    </message>
    <message>
        <source>If you like, lay [melds](#melds) and add cards to the melds of your side.</source>
        <translation>Se vuoi, cala [combinazioni](#melds) e aggiungi carte a quelle della tua squadra.</translation>
    </message>
    <message>
        <source>Discard one card face up on the discard pile.</source>
        <translation>Scarta una carta, scoperta, sul pozzo.</translation>
    </message>
    <message>
        <source>Take your [kitty](#kitty), if you have just earned it and want it.</source>
        <translation>Prendi il tuo [pozzetto](#kitty), se te lo sei appena guadagnato e lo vuoi.</translation>
    </message>
    <message>
        <source>Every turn has a discard, also the one in which you go out with your last card.</source>
        <translation>In ogni turno si scarta, anche in quello in cui chiudi con l’ultima carta.</translation>
    </message>
    <message>
        <source>The discard ends your turn. Only a player who goes out by melding every card needs none.</source>
        <translation>Lo scarto termina il turno. Solo chi chiude calando tutte le carte non deve scartare.</translation>
    </message>
    <message>
        <source>Red threes are never discarded.</source>
        <translation>I tre rossi non si scartano mai.</translation>
    </message>
    <message>
        <source>Cards of these ranks may not be discarded before every side has a canasta of the same rank without wild cards: {ranks}.</source>
        <translation>Queste carte non si possono scartare prima che ogni squadra ne abbia una canasta senza matte: {ranks}.</translation>
    </message>
    <message>
        <source>The last discard of a player who goes out may not be one of these: {ranks}.</source>
        <translation>Chi chiude non può usare come ultimo scarto queste carte: {ranks}.</translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La mano è finita.</translation>
    </message>
    <message>
        <source>{name} is asked.</source>
        <translation>{name} deve rispondere.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>Gioca {name}.</translation>
    </message>
    <message>
        <source>Take your kitty, or leave it.</source>
        <translation>Prendi il tuo pozzetto o lascialo.</translation>
    </message>
    <message>
        <source>Your partner asks.</source>
        <translation>Il tuo compagno chiede.</translation>
    </message>
    <message>
        <source>Your turn: meld if you like, then discard.</source>
        <translation>Tocca a te: cala, se vuoi, poi scarta.</translation>
    </message>
    <message>
        <source>Your turn: draw.</source>
        <translation>Tocca a te: pesca.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>Your turn: take the pile, or end the round.</source>
        <translation>Tocca a te: prendi il pozzo o termina la mano.</translation>
    </message>
    <message>
        <source>Your turn: draw, or take the pile.</source>
        <translation>Tocca a te: pesca o prendi il pozzo.</translation>
    </message>
</context>
</TS>
