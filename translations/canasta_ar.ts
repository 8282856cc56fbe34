<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Appearance</name>
    <message>
        <source>&amp;Classic</source>
        <translation>&amp;كلاسيكي</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;أربعة ألوان</translation>
    </message>
    <message>
        <source>&amp;Large indices</source>
        <translation>علامات ك&amp;بيرة</translation>
    </message>
    <message>
        <source>&amp;Blue lattice</source>
        <translation>شبكة &amp;زرقاء</translation>
    </message>
    <message>
        <source>&amp;Red lattice</source>
        <translation>شبكة &amp;حمراء</translation>
    </message>
    <message>
        <source>&amp;Green scales</source>
        <translation>حراشف &amp;خضراء</translation>
    </message>
    <message>
        <source>&amp;Violet scales</source>
        <translation>حراشف &amp;بنفسجية</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <translation>أ&amp;خضر</translation>
    </message>
    <message>
        <source>&amp;Blue</source>
        <translation>أ&amp;زرق</translation>
    </message>
    <message>
        <source>Bu&amp;rgundy</source>
        <translation>&amp;عنابي</translation>
    </message>
    <message>
        <source>&amp;Charcoal</source>
        <translation>&amp;فحمي</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>مثل ال&amp;نظام</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;فاتحة</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;داكنة</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;عالية التباين</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;ورق اللعب</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>&amp;ظهر الورق</translation>
    </message>
    <message>
        <source>Table &amp;cloth</source>
        <translation>&amp;مفرش الطاولة</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>الأ&amp;لوان</translation>
    </message>
</context>
<context>
    <name>AskingSection</name>
    <message>
        <source>Asking the partner</source>
        <translation>سؤال الشريك</translation>
    </message>
    <message>
        <source>If you are able to [go out](#going-out), you may ask your partner: “May I go out?” The answer binds you for this turn:</source>
        <translation>إذا كنت قادرًا على [الخروج](#going-out) فلك أن تسأل شريكك: «هل أخرج؟» وجوابه ملزم لك في هذا الدور:</translation>
    </message>
    <message>
        <source>After a yes you have to go out in this turn.</source>
        <translation>إذا أجاب بنعم فعليك الخروج في هذا الدور.</translation>
    </message>
    <message>
        <source>After a no you may not go out in this turn.</source>
        <translation>إذا أجاب بلا فلا يجوز لك الخروج في هذا الدور.</translation>
    </message>
    <message>
        <source>You ask after you have drawn or taken the pile, at most once in a turn, and only if you could go out as well as play on. With black threes on the table, or an opening that is not complete, it is too late to ask.</source>
        <translation>تسأل بعد أن تسحب أو تأخذ الكومة، مرة واحدة على الأكثر في الدور، وفقط إذا كان بوسعك أن تخرج وأن تواصل اللعب أيضًا. ويفوت أوان السؤال إذا أنزلت ثلاثات سوداء أو لم يكتمل افتتاحك بعد.</translation>
    </message>
    <message>
        <source>You do not have to ask; you may go out without a question.</source>
        <translation>السؤال ليس إلزاميًا؛ يجوز لك الخروج دون أن تسأل.</translation>
    </message>
</context>
<context>
    <name>BlackThreesSection</name>
    <message>
        <source>Black threes</source>
        <translation>الثلاثات السوداء</translation>
    </message>
    <message>
        <source>They are melded only in the turn in which you [go out](#going-out), and never together with wild cards.</source>
        <translation>لا تُنزَل الثلاثات السوداء إلا في الدور الذي [تخرج](#going-out) فيه، ولا تُنزَل أبدًا مع أوراق بديلة.</translation>
    </message>
    <message numerus="yes">
        <source>A black three is worth %Ln point(s).</source>
        <translation>
            <numerusform>قيمة الثلاثة السوداء %Ln نقطة.</numerusform>
            <numerusform>قيمة الثلاثة السوداء نقطة واحدة.</numerusform>
            <numerusform>قيمة الثلاثة السوداء نقطتان.</numerusform>
            <numerusform>قيمة الثلاثة السوداء %Ln نقاط.</numerusform>
            <numerusform>قيمة الثلاثة السوداء %Ln نقطة.</numerusform>
            <numerusform>قيمة الثلاثة السوداء %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black threes are natural cards, but of little use in melds.</source>
        <translation>الثلاثات السوداء أوراق طبيعية، لكنها قليلة النفع في التشكيلات.</translation>
    </message>
    <message>
        <source>A black three that you discard blocks the [pile](#pile) for the next player, and freezes it until it is taken.</source>
        <translation>الثلاثة السوداء التي ترميها تسدّ [الكومة](#pile) أمام اللاعب التالي، وتجمّدها إلى أن تؤخذ.</translation>
    </message>
    <message>
        <source>A black three that you discard blocks the [pile](#pile) for the next player. As soon as another card covers it, it has no effect any more.</source>
        <translation>الثلاثة السوداء التي ترميها تسدّ [الكومة](#pile) أمام اللاعب التالي. وما إن تغطيها ورقة أخرى حتى يزول أثرها.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of black threes has at least %Ln card(s).</source>
        <translation>
            <numerusform>في تشكيلة الثلاثات السوداء %Ln ورقة على الأقل.</numerusform>
            <numerusform>في تشكيلة الثلاثات السوداء ورقة واحدة على الأقل.</numerusform>
            <numerusform>في تشكيلة الثلاثات السوداء ورقتان على الأقل.</numerusform>
            <numerusform>في تشكيلة الثلاثات السوداء %Ln أوراق على الأقل.</numerusform>
            <numerusform>في تشكيلة الثلاثات السوداء %Ln ورقة على الأقل.</numerusform>
            <numerusform>في تشكيلة الثلاثات السوداء %Ln ورقة على الأقل.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may have as many as you hold.</source>
        <translation>يمكن أن تضم كل ما في يدك منها.</translation>
    </message>
    <message numerus="yes">
        <source>It has at most %Ln card(s).</source>
        <translation>
            <numerusform>فيها %Ln ورقة على الأكثر.</numerusform>
            <numerusform>فيها ورقة واحدة على الأكثر.</numerusform>
            <numerusform>فيها ورقتان على الأكثر.</numerusform>
            <numerusform>فيها %Ln أوراق على الأكثر.</numerusform>
            <numerusform>فيها %Ln ورقة على الأكثر.</numerusform>
            <numerusform>فيها %Ln ورقة على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is never a canasta, however large it is.</source>
        <translation>لا تُعد كاناستا أبدًا مهما كبرت.</translation>
    </message>
    <message>
        <source>It is never a canasta.</source>
        <translation>لا تُعد كاناستا أبدًا.</translation>
    </message>
</context>
<context>
    <name>BookBrowser</name>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
</context>
<context>
    <name>BookSearch</name>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>البحث في القواعد</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>لا نتائج</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} من {count}</translation>
    </message>
</context>
<context>
    <name>BookView</name>
    <message>
        <source>Rule set</source>
        <translation>مجموعة القواعد</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>إلى الأمام</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>الموضع التالي</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>الموضع السابق</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>بجانب الطاولة</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>تصدير القواعد</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>صفحة ويب (*.html)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>مستند PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The rules cannot be written to {file}.</source>
        <translation>تعذّرت كتابة القواعد في {file}.</translation>
    </message>
</context>
<context>
    <name>Canastas</name>
    <message>
        <source>natural canasta</source>
        <translation>كاناستا طبيعية</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>كاناستا مختلطة</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>كاناستا بديلة</translation>
    </message>
    <message>
        <source>sevens canasta</source>
        <translation>كاناستا سبعات</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>الكاناستات الطبيعية</translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <translation>الكاناستات المختلطة</translation>
    </message>
    <message>
        <source>Wild canastas</source>
        <translation>الكاناستات البديلة</translation>
    </message>
    <message>
        <source>Sevens canastas</source>
        <translation>كاناستات السبعات</translation>
    </message>
</context>
<context>
    <name>CanastasSection</name>
    <message>
        <source>Canastas</source>
        <translation>الكاناستا</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %Ln card(s) or more is a canasta. It brings a bonus at the end of the round, on top of the values of its cards.</source>
        <translation>
            <numerusform>التشكيلة المؤلفة من %Ln ورقة فأكثر هي كاناستا. وتجلب في نهاية الجولة مكافأة فوق قيم أوراقها.</numerusform>
            <numerusform>التشكيلة المؤلفة من ورقة واحدة فأكثر هي كاناستا. وتجلب في نهاية الجولة مكافأة فوق قيم أوراقها.</numerusform>
            <numerusform>التشكيلة المؤلفة من ورقتين فأكثر هي كاناستا. وتجلب في نهاية الجولة مكافأة فوق قيم أوراقها.</numerusform>
            <numerusform>التشكيلة المؤلفة من %Ln أوراق فأكثر هي كاناستا. وتجلب في نهاية الجولة مكافأة فوق قيم أوراقها.</numerusform>
            <numerusform>التشكيلة المؤلفة من %Ln ورقة فأكثر هي كاناستا. وتجلب في نهاية الجولة مكافأة فوق قيم أوراقها.</numerusform>
            <numerusform>التشكيلة المؤلفة من %Ln ورقة فأكثر هي كاناستا. وتجلب في نهاية الجولة مكافأة فوق قيم أوراقها.</numerusform>
        </translation>
    </message>
    <message>
        <source>A canasta of wild cards alone counts as a mixed canasta.</source>
        <translation>الكاناستا المؤلفة من أوراق بديلة فقط تُحسب كاناستا مختلطة.</translation>
    </message>
    <message>
        <source>If a wild card is added to a canasta without wild cards, it becomes a mixed canasta and loses its higher bonus.</source>
        <translation>إذا أُضيفت ورقة بديلة إلى كاناستا خالية من الأوراق البديلة، صارت مختلطة وفقدت مكافأتها الأعلى.</translation>
    </message>
    <message>
        <source>If a wild card is added to a canasta without wild cards, it becomes a mixed canasta.</source>
        <translation>إذا أُضيفت ورقة بديلة إلى كاناستا خالية من الأوراق البديلة، صارت كاناستا مختلطة.</translation>
    </message>
    <message>
        <source>Canastas are also what your side needs before one of its players may [go out](#going-out).</source>
        <translation>والكاناستات هي أيضًا ما يحتاج إليه فريقك لكي يجوز لأحد لاعبيه [الخروج](#going-out).</translation>
    </message>
    <message>
        <source>Canastas are also what you need before you may [go out](#going-out).</source>
        <translation>والكاناستات هي أيضًا ما تحتاج إليه لكي يجوز لك [الخروج](#going-out).</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>الكاناستا</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>مكوناتها</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>المكافأة</translation>
    </message>
    <message>
        <source>natural cards only, other than sevens</source>
        <translation>أوراق طبيعية فقط غير السبعات</translation>
    </message>
    <message>
        <source>natural cards only</source>
        <translation>أوراق طبيعية فقط</translation>
    </message>
    <message>
        <source>wild cards only</source>
        <translation>أوراق بديلة فقط</translation>
    </message>
    <message>
        <source>natural cards and at least one wild card</source>
        <translation>أوراق طبيعية وورقة بديلة واحدة على الأقل</translation>
    </message>
    <message>
        <source>sevens without wild cards</source>
        <translation>سبعات بلا أوراق بديلة</translation>
    </message>
    <message>
        <source>With that many cards a canasta is finished and takes no more.</source>
        <translation>بهذا العدد تكتمل الكاناستا ولا تقبل المزيد.</translation>
    </message>
    <message>
        <source>You may add more cards to a canasta. The bonus stays the same, but the cards count.</source>
        <translation>يجوز أن تضيف أوراقًا أخرى إلى الكاناستا. تبقى المكافأة نفسها، لكن قيم الأوراق تُحسب.</translation>
    </message>
</context>
<context>
    <name>CardMenus</name>
    <message>
        <source>Take back the {card}</source>
        <translation>استرجاع {card}</translation>
    </message>
    <message>
        <source>Select all {rank}</source>
        <translation>تحديد كل {rank}</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>إلغاء التحديد</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>رمي {card}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>red joker</source>
        <translation>الجوكر الأحمر</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>الجوكر الأسود</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>جوكر</translation>
    </message>
</context>
<context>
    <name>CardsSection</name>
    <message>
        <source>The cards and their values</source>
        <translation>الأوراق وقيمها</translation>
    </message>
    <message>
        <source>The game uses several packs of 52 cards, shuffled together.</source>
        <translation>تُستخدم في اللعبة عدة مجموعات من ورق اللعب، في كل منها اثنتان وخمسون ورقة، تُخلط معًا.</translation>
    </message>
    <message>
        <source>The game uses packs of 52 cards, shuffled together.</source>
        <translation>تُستخدم في اللعبة مجموعات من ورق اللعب، في كل منها اثنتان وخمسون ورقة، تُخلط معًا.</translation>
    </message>
    <message>
        <source>Suits do not matter, except that threes differ: [red threes](#red-threes) and [black threes](#black-threes) each have rules of their own.</source>
        <translation>النقوش لا أهمية لها إلا في الثلاثات: فلكلٍّ من [الثلاثات الحمراء](#red-threes) و[الثلاثات السوداء](#black-threes) قواعدها الخاصة.</translation>
    </message>
    <message>
        <source>Each card is worth points, in a meld for you and in your hand against you:</source>
        <translation>لكل ورقة قيمة بالنقاط، تُحسب لك إن كانت في تشكيلة، وعليك إن بقيت في يدك:</translation>
    </message>
    <message>
        <source>Jokers and twos are wild cards, which can take the place of other cards in [melds](#melds). All other cards are natural cards.</source>
        <translation>الجواكر والاثنينات أوراق بديلة، يمكن أن تحل محل أوراق أخرى في [التشكيلات](#melds). وكل ما عداها أوراق طبيعية.</translation>
    </message>
    <message>
        <source>Twos are wild cards, which can take the place of other cards in [melds](#melds). All other cards are natural cards.</source>
        <translation>الاثنينات أوراق بديلة، يمكن أن تحل محل أوراق أخرى في [التشكيلات](#melds). وكل ما عداها أوراق طبيعية.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>مجموعات الورق</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>الجواكر</translation>
    </message>
    <message>
        <source>Cards in all</source>
        <translation>مجموع الأوراق</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>نقاط كل ورقة</translation>
    </message>
</context>
<context>
    <name>Care</name>
    <message>
        <source>&amp;Undo</source>
        <translation>تراج&amp;ع</translation>
    </message>
    <message>
        <source>Su&amp;ggest</source>
        <translation>ا&amp;قتراح</translation>
    </message>
    <message>
        <source>Show what a computer player would do</source>
        <translation>عرض ما كان لاعب الحاسوب سيفعله</translation>
    </message>
    <message>
        <source>Take back &amp;whole turns</source>
        <translation>التراجع عن أدوار &amp;كاملة</translation>
    </message>
    <message>
        <source>Undo goes back through turns, and what others did since; results tell it</source>
        <translation>التراجع يشمل أدوارًا كاملة وما فعله الآخرون بعدها، ويُذكر ذلك في النتائج</translation>
    </message>
    <message>
        <source>Ask &amp;before gifts</source>
        <translation>التأكيد قبل إ&amp;هداء الكومة</translation>
    </message>
    <message>
        <source>A discard with which the next player can surely take the pile is asked for</source>
        <translation>طلب التأكيد قبل رمي ورقة يستطيع بها اللاعب التالي أخذ الكومة حتمًا</translation>
    </message>
    <message>
        <source>Take back your last move, and what others did since</source>
        <translation>التراجع عن حركتك الأخيرة وما فعله الآخرون بعدها</translation>
    </message>
    <message>
        <source>Take back the last cards that you have laid</source>
        <translation>استرجاع آخر الأوراق التي أنزلتها</translation>
    </message>
</context>
<context>
    <name>Celebrations</name>
    <message>
        <source>Canasta!</source>
        <translation>كاناستا!</translation>
    </message>
    <message>
        <source>{name} goes out concealed</source>
        <translation>{name}: خروج مخفي</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name}: خروج</translation>
    </message>
    <message>
        <source>This round: {points}</source>
        <translation>هذه الجولة: {points}</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>{name} tables a red three: {card}</source>
        <translation>{name}: ثلاثة حمراء على الطاولة ({card})</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the pile of %Ln card(s)</source>
        <translation>
            <numerusform>{name}: أخذ الكومة وفيها %Ln ورقة</numerusform>
            <numerusform>{name}: أخذ الكومة وفيها ورقة واحدة</numerusform>
            <numerusform>{name}: أخذ الكومة وفيها ورقتان</numerusform>
            <numerusform>{name}: أخذ الكومة وفيها %Ln أوراق</numerusform>
            <numerusform>{name}: أخذ الكومة وفيها %Ln ورقة</numerusform>
            <numerusform>{name}: أخذ الكومة وفيها %Ln ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens with %Ln point(s)</source>
        <translation>
            <numerusform>{name}: افتتاح بمجموع %Ln نقطة</numerusform>
            <numerusform>{name}: افتتاح بمجموع نقطة واحدة</numerusform>
            <numerusform>{name}: افتتاح بمجموع نقطتين</numerusform>
            <numerusform>{name}: افتتاح بمجموع %Ln نقاط</numerusform>
            <numerusform>{name}: افتتاح بمجموع %Ln نقطة</numerusform>
            <numerusform>{name}: افتتاح بمجموع %Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} asks: may I go out?</source>
        <translation>سؤال من {name}: هل أخرج؟</translation>
    </message>
    <message>
        <source>{name}: yes</source>
        <translation>{name}: نعم</translation>
    </message>
    <message>
        <source>{name}: no</source>
        <translation>{name}: لا</translation>
    </message>
    <message>
        <source>{name} looks at the kitty</source>
        <translation>{name}: اطلاع على الاحتياطي</translation>
    </message>
    <message>
        <source>{name} takes the kitty</source>
        <translation>{name}: أخذ الاحتياطي</translation>
    </message>
    <message>
        <source>{name} leaves the kitty</source>
        <translation>{name}: ترك الاحتياطي</translation>
    </message>
    <message>
        <source>{name} goes out concealed</source>
        <translation>{name}: خروج مخفي</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name}: خروج</translation>
    </message>
    <message>
        <source>The first card {card} freezes the pile</source>
        <translation>الورقة الأولى {card} تجمّد الكومة</translation>
    </message>
    <message>
        <source>The first card is {card}</source>
        <translation>الورقة الأولى: {card}</translation>
    </message>
    <message>
        <source>{name} draws {cards}</source>
        <translation>{name}: سحب {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %Ln card(s)</source>
        <translation>
            <numerusform>{name}: سحب %Ln ورقة</numerusform>
            <numerusform>{name}: سحب ورقة واحدة</numerusform>
            <numerusform>{name}: سحب ورقتين</numerusform>
            <numerusform>{name}: سحب %Ln أوراق</numerusform>
            <numerusform>{name}: سحب %Ln ورقة</numerusform>
            <numerusform>{name}: سحب %Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} melds {ranks}: {cards}</source>
        <translation>{name}: إنزال {ranks} ({cards})</translation>
    </message>
    <message>
        <source>{name} adds to {ranks}: {cards}</source>
        <translation>{name}: إضافة إلى {ranks} ({cards})</translation>
    </message>
    <message>
        <source>{name} completes a natural canasta</source>
        <translation>{name}: إكمال كاناستا طبيعية</translation>
    </message>
    <message>
        <source>{name} completes a mixed canasta</source>
        <translation>{name}: إكمال كاناستا مختلطة</translation>
    </message>
    <message>
        <source>{name} completes a wild canasta</source>
        <translation>{name}: إكمال كاناستا بديلة</translation>
    </message>
    <message>
        <source>{name} completes a sevens canasta</source>
        <translation>{name}: إكمال كاناستا سبعات</translation>
    </message>
    <message>
        <source>{name} discards {card} and freezes the pile</source>
        <translation>{name}: رمي {card} وتجميد الكومة</translation>
    </message>
    <message>
        <source>{name} discards {card}</source>
        <translation>{name}: رمي {card}</translation>
    </message>
    <message>
        <source>The round ends: there is nothing left to draw</source>
        <translation>انتهت الجولة: لم يبق ما يُسحب</translation>
    </message>
    <message>
        <source>The round ends: the last card was a red three</source>
        <translation>انتهت الجولة: كانت الورقة الأخيرة ثلاثة حمراء</translation>
    </message>
    <message>
        <source>The round ends: there is no lawful discard</source>
        <translation>انتهت الجولة: لا رمية مسموح بها</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side}: {points}</translation>
    </message>
    <message>
        <source>Scores: {items}</source>
        <translation>النقاط: {items}</translation>
    </message>
</context>
<context>
    <name>ConcealedSection</name>
    <message>
        <source>Going out concealed</source>
        <translation>الخروج المخفي</translation>
    </message>
    <message>
        <source>You go out concealed if you get rid of your whole hand in a single turn and all of this holds:</source>
        <translation>تخرج خروجًا مخفيًا إذا تخلصت من يدك كلها في دور واحد وتحققت كل هذه الشروط:</translation>
    </message>
    <message>
        <source>That brings {together} points instead of the usual {usual} for going out.</source>
        <translation>يجلب ذلك {together} من النقاط، بدلًا من نقاط الخروج المعتادة وعددها {usual}.</translation>
    </message>
    <message>
        <source>That brings no more points than going out in any other way.</source>
        <translation>ولا يجلب ذلك نقاطًا أكثر من أي خروج آخر.</translation>
    </message>
    <message>
        <source>If you have drawn from the stock and there is a canasta among your melds, you need not meet the [opening minimum](#opening).</source>
        <translation>إذا كنت قد سحبت من رزمة السحب وكانت بين تشكيلاتك كاناستا، فلا يلزمك بلوغ [الحد الأدنى للافتتاح](#opening).</translation>
    </message>
    <message>
        <source>If your side has not opened yet, your melds have to meet the [opening minimum](#opening) even so.</source>
        <translation>إذا لم يكن فريقك قد افتتح بعد، فعلى تشكيلاتك أن تبلغ [الحد الأدنى للافتتاح](#opening) مع ذلك.</translation>
    </message>
    <message>
        <source>You have melded nothing in earlier turns of the round.</source>
        <translation>لم تُنزل شيئًا في الأدوار السابقة من الجولة.</translation>
    </message>
    <message>
        <source>You add nothing to melds that your side has already.</source>
        <translation>لا تضيف شيئًا إلى تشكيلات فريقك الموجودة.</translation>
    </message>
    <message>
        <source>There is a canasta among the melds that you lay.</source>
        <translation>بين التشكيلات التي تُنزلها كاناستا.</translation>
    </message>
</context>
<context>
    <name>DealSection</name>
    <message>
        <source>The deal</source>
        <translation>التوزيع</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt one at a time, clockwise, beginning to the left of the dealer. Each player gets a hand of %Ln card(s).</source>
        <translation>
            <numerusform>تُوزَّع الأوراق واحدة واحدة باتجاه عقارب الساعة، بدءًا من اللاعب الجالس إلى يسار الموزّع. ويحصل كل لاعب على يد من %Ln ورقة.</numerusform>
            <numerusform>تُوزَّع الأوراق واحدة واحدة باتجاه عقارب الساعة، بدءًا من اللاعب الجالس إلى يسار الموزّع. ويحصل كل لاعب على يد من ورقة واحدة.</numerusform>
            <numerusform>تُوزَّع الأوراق واحدة واحدة باتجاه عقارب الساعة، بدءًا من اللاعب الجالس إلى يسار الموزّع. ويحصل كل لاعب على يد من ورقتين.</numerusform>
            <numerusform>تُوزَّع الأوراق واحدة واحدة باتجاه عقارب الساعة، بدءًا من اللاعب الجالس إلى يسار الموزّع. ويحصل كل لاعب على يد من %Ln أوراق.</numerusform>
            <numerusform>تُوزَّع الأوراق واحدة واحدة باتجاه عقارب الساعة، بدءًا من اللاعب الجالس إلى يسار الموزّع. ويحصل كل لاعب على يد من %Ln ورقة.</numerusform>
            <numerusform>تُوزَّع الأوراق واحدة واحدة باتجاه عقارب الساعة، بدءًا من اللاعب الجالس إلى يسار الموزّع. ويحصل كل لاعب على يد من %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then each player gets a [kitty](#kitty) of %Ln card(s), which stays face down: not even its owner may look at it yet.</source>
        <translation>
            <numerusform>ثم يحصل كل لاعب على [احتياطي](#kitty) من %Ln ورقة، أوراقه مستورة: ولا يجوز حتى لصاحبه أن يطّلع عليها بعد.</numerusform>
            <numerusform>ثم يحصل كل لاعب على [احتياطي](#kitty) من ورقة واحدة، أوراقه مستورة: ولا يجوز حتى لصاحبه أن يطّلع عليها بعد.</numerusform>
            <numerusform>ثم يحصل كل لاعب على [احتياطي](#kitty) من ورقتين، أوراقه مستورة: ولا يجوز حتى لصاحبه أن يطّلع عليها بعد.</numerusform>
            <numerusform>ثم يحصل كل لاعب على [احتياطي](#kitty) من %Ln أوراق، أوراقه مستورة: ولا يجوز حتى لصاحبه أن يطّلع عليها بعد.</numerusform>
            <numerusform>ثم يحصل كل لاعب على [احتياطي](#kitty) من %Ln ورقة، أوراقه مستورة: ولا يجوز حتى لصاحبه أن يطّلع عليها بعد.</numerusform>
            <numerusform>ثم يحصل كل لاعب على [احتياطي](#kitty) من %Ln ورقة، أوراقه مستورة: ولا يجوز حتى لصاحبه أن يطّلع عليها بعد.</numerusform>
        </translation>
    </message>
    <message>
        <source>The remaining cards are the [stock](#stock). Its top card is turned face up beside it and begins the [discard pile](#pile).</source>
        <translation>الأوراق الباقية هي [رزمة السحب](#stock). تُكشف ورقتها العليا وتوضع بجانبها، فتبدأ بها [كومة الرمي](#pile).</translation>
    </message>
    <message>
        <source>Red threes that you were dealt are laid on the table at once, and you get as many cards from the stock for them: see [red threes](#red-threes).</source>
        <translation>الثلاثات الحمراء التي وُزّعت عليك توضع على الطاولة فورًا، وتأخذ بدلًا منها العدد نفسه من رزمة السحب: انظر [الثلاثات الحمراء](#red-threes).</translation>
    </message>
    <message>
        <source>Red threes that you were dealt are laid on the table at once, and you get no cards for them: see [red threes](#red-threes).</source>
        <translation>الثلاثات الحمراء التي وُزّعت عليك توضع على الطاولة فورًا، ولا تأخذ أوراقًا بدلًا منها: انظر [الثلاثات الحمراء](#red-threes).</translation>
    </message>
    <message>
        <source>These are covered with the next card of the stock, until some other card lies on top: {cards}.</source>
        <translation>إذا كانت هذه الورقة من {cards}، غُطيت بالورقة التالية من رزمة السحب، إلى أن تصير في الأعلى ورقة من غيرها.</translation>
    </message>
    <message>
        <source>Whatever this first card is, it is not covered with another one.</source>
        <translation>مهما كانت هذه الورقة الأولى فإنها لا تُغطى بأخرى.</translation>
    </message>
    <message>
        <source>Turned up at the deal, these [freeze](#pile) the pile: {cards}.</source>
        <translation>إذا كُشفت عند التوزيع ورقة من {cards}، [جمّدت](#pile) الكومة.</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>&amp;Pause</source>
        <translation>إي&amp;قاف مؤقت</translation>
    </message>
    <message>
        <source>Let the computer players wait</source>
        <translation>إيقاف لاعبي الحاسوب مؤقتًا</translation>
    </message>
    <message>
        <source>&amp;One move</source>
        <translation>&amp;حركة واحدة</translation>
    </message>
    <message>
        <source>Let the next player make one move, then wait</source>
        <translation>تنفيذ حركة واحدة للاعب التالي ثم الانتظار</translation>
    </message>
</context>
<context>
    <name>DifferencesSection</name>
    <message>
        <source>Differences from other rule sets</source>
        <translation>الفروق عن مجموعات القواعد الأخرى</translation>
    </message>
    <message>
        <source>If you know one of these games, this is what changes. Whatever is not listed is the same in both.</source>
        <translation>إذا كنت تعرف إحدى هذه الألعاب، فهذا ما يتغير. وكل ما لم يُذكر فهو واحد في اللعبتين.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>القاعدة</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>هنا</translation>
    </message>
    <message>
        <source>There</source>
        <translation>هناك</translation>
    </message>
</context>
<context>
    <name>EndSection</name>
    <message>
        <source>The end of a round</source>
        <translation>نهاية الجولة</translation>
    </message>
    <message>
        <source>A round ends when one of these things happens:</source>
        <translation>تنتهي الجولة إذا حدث أحد هذه الأمور:</translation>
    </message>
    <message>
        <source>Only in the first case does anyone get the points for going out. In every case the round is [scored](#scoring).</source>
        <translation>لا ينال أحد نقاط الخروج إلا في الحالة الأولى. وفي كل الحالات [تُحسب نقاط](#scoring) الجولة.</translation>
    </message>
    <message>
        <source>A player [goes out](#going-out).</source>
        <translation>[يخرج](#going-out) أحد اللاعبين.</translation>
    </message>
    <message>
        <source>A player has to draw, the [stock](#stock) does not hold enough for it, and the player cannot or does not want to take the pile.</source>
        <translation>يتعيّن على لاعب أن يسحب، ولا يكفي ما في [رزمة السحب](#stock)، ولا يستطيع أخذ الكومة أو لا يريد ذلك.</translation>
    </message>
    <message>
        <source>A player has to draw, and the [stock](#stock) does not hold enough for it.</source>
        <translation>يتعيّن على لاعب أن يسحب، ولا يكفي ما في [رزمة السحب](#stock).</translation>
    </message>
    <message>
        <source>A player has to draw, the [stock](#stock) is empty, and the player cannot or does not want to take the pile.</source>
        <translation>يتعيّن على لاعب أن يسحب، وقد نفدت [رزمة السحب](#stock)، ولا يستطيع أخذ الكومة أو لا يريد ذلك.</translation>
    </message>
    <message>
        <source>A player has to draw, and the [stock](#stock) is empty.</source>
        <translation>يتعيّن على لاعب أن يسحب، وقد نفدت [رزمة السحب](#stock).</translation>
    </message>
    <message>
        <source>A player draws the last cards of the stock, and all are red threes.</source>
        <translation>يسحب أحد اللاعبين كل ما بقي في رزمة السحب، فلا يكون فيه إلا ثلاثات حمراء.</translation>
    </message>
    <message>
        <source>After drawing, a player has no lawful way to end the turn. Cards may still be melded before the round ends.</source>
        <translation>لا يجد لاعب بعد السحب طريقة مسموحًا بها لإنهاء دوره. ويجوز له مع ذلك أن يُنزل أوراقًا قبل أن تنتهي الجولة.</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>أقل عدد للاعبين</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>أكبر عدد للاعبين</translation>
    </message>
    <message>
        <source>Players in a side</source>
        <translation>عدد اللاعبين في الفريق</translation>
    </message>
    <message>
        <source>Packs, for any number of players</source>
        <translation>مجموعات الورق، لأي عدد من اللاعبين</translation>
    </message>
    <message>
        <source>Packs added for each player</source>
        <translation>مجموعات الورق المضافة لكل لاعب</translation>
    </message>
    <message>
        <source>Jokers, for any number of players</source>
        <translation>الجواكر، لأي عدد من اللاعبين</translation>
    </message>
    <message>
        <source>Jokers added for each player</source>
        <translation>الجواكر المضافة لكل لاعب</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>عدد أوراق اليد</translation>
    </message>
    <message>
        <source>Cards in a kitty</source>
        <translation>عدد أوراق الاحتياطي</translation>
    </message>
    <message>
        <source>What earns the kitty</source>
        <translation>ما يُكسب به الاحتياطي</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>المقاعد</translation>
    </message>
    <message>
        <source>First cards of the pile that are covered</source>
        <translation>أوراق تُغطى إذا بدأت بها الكومة</translation>
    </message>
    <message>
        <source>Cards in a draw</source>
        <translation>عدد الأوراق في كل سحب</translation>
    </message>
    <message>
        <source>Stock too small for a draw</source>
        <translation>إذا لم تكفِ رزمة السحب</translation>
    </message>
    <message>
        <source>Cards that freeze the pile</source>
        <translation>الأوراق التي تجمّد الكومة</translation>
    </message>
    <message>
        <source>Cards that block the pile</source>
        <translation>الأوراق التي تسدّ الكومة</translation>
    </message>
    <message>
        <source>What takes an open pile</source>
        <translation>ما تؤخذ به الكومة غير المجمّدة</translation>
    </message>
    <message>
        <source>What takes a frozen pile</source>
        <translation>ما تؤخذ به الكومة المجمّدة</translation>
    </message>
    <message>
        <source>One card may not take a pile of one</source>
        <translation>من بيده ورقة واحدة لا يأخذ كومة من ورقة</translation>
    </message>
    <message>
        <source>What may be looked at in the pile</source>
        <translation>ما يجوز الاطلاع عليه من الكومة</translation>
    </message>
    <message>
        <source>Red threes drawn are replaced</source>
        <translation>تعويض الثلاثات الحمراء المسحوبة</translation>
    </message>
    <message>
        <source>Red threes of the pile are replaced</source>
        <translation>تعويض الثلاثات الحمراء من الكومة</translation>
    </message>
    <message>
        <source>Red threes of a kitty are replaced</source>
        <translation>تعويض الثلاثات الحمراء من الاحتياطي</translation>
    </message>
    <message>
        <source>Points for a red three</source>
        <translation>نقاط الثلاثة الحمراء</translation>
    </message>
    <message>
        <source>Points for all red threes</source>
        <translation>نقاط كل الثلاثات الحمراء معًا</translation>
    </message>
    <message>
        <source>Red threes are deducted without an opening</source>
        <translation>خصم الثلاثات الحمراء عند عدم الافتتاح</translation>
    </message>
    <message>
        <source>Smallest meld</source>
        <translation>أصغر تشكيلة</translation>
    </message>
    <message>
        <source>Natural cards in a meld, at least</source>
        <translation>الأوراق الطبيعية في التشكيلة، على الأقل</translation>
    </message>
    <message>
        <source>Wild cards in a meld, at most</source>
        <translation>الأوراق البديلة في التشكيلة، على الأكثر</translation>
    </message>
    <message>
        <source>Natural cards for each wild card</source>
        <translation>الأوراق الطبيعية لكل ورقة بديلة</translation>
    </message>
    <message>
        <source>Largest meld</source>
        <translation>أكبر تشكيلة</translation>
    </message>
    <message>
        <source>A second meld of a rank</source>
        <translation>تشكيلة ثانية من الرتبة نفسها</translation>
    </message>
    <message>
        <source>Melds of wild cards alone</source>
        <translation>تشكيلات من أوراق بديلة فقط</translation>
    </message>
    <message>
        <source>Ranks without wild cards</source>
        <translation>رتب بلا أوراق بديلة</translation>
    </message>
    <message>
        <source>Smallest meld of black threes</source>
        <translation>أصغر تشكيلة من الثلاثات السوداء</translation>
    </message>
    <message>
        <source>Largest meld of black threes</source>
        <translation>أكبر تشكيلة من الثلاثات السوداء</translation>
    </message>
    <message>
        <source>Cards in a canasta</source>
        <translation>عدد أوراق الكاناستا</translation>
    </message>
    <message>
        <source>Bonus for a natural canasta</source>
        <translation>مكافأة الكاناستا الطبيعية</translation>
    </message>
    <message>
        <source>Bonus for a mixed canasta</source>
        <translation>مكافأة الكاناستا المختلطة</translation>
    </message>
    <message>
        <source>Bonus for a wild canasta</source>
        <translation>مكافأة الكاناستا البديلة</translation>
    </message>
    <message>
        <source>Bonus for a sevens canasta</source>
        <translation>مكافأة كاناستا السبعات</translation>
    </message>
    <message>
        <source>Opening minimum by score</source>
        <translation>الحد الأدنى للافتتاح بحسب الرصيد</translation>
    </message>
    <message>
        <source>A concealed hand needs no minimum</source>
        <translation>إعفاء اليد المخفية من الحد الأدنى</translation>
    </message>
    <message>
        <source>No discard before all have a canasta of it</source>
        <translation>أوراق لا تُرمى قبل أن تكون للجميع كاناستا منها</translation>
    </message>
    <message>
        <source>Last discard when going out</source>
        <translation>الرمية الأخيرة عند الخروج</translation>
    </message>
    <message>
        <source>Never the last discard</source>
        <translation>أوراق ممنوعة في الرمية الأخيرة</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>عدد الكاناستات اللازمة للخروج</translation>
    </message>
    <message>
        <source>Kinds of canastas to go out</source>
        <translation>أنواع الكاناستات اللازمة للخروج</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>نقاط الخروج</translation>
    </message>
    <message>
        <source>Extra points for a concealed hand</source>
        <translation>نقاط إضافية لليد المخفية</translation>
    </message>
    <message>
        <source>A concealed hand needs a canasta</source>
        <translation>اليد المخفية تتطلب كاناستا</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>سؤال الشريك</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>نقاط الفوز بالمباراة</translation>
    </message>
    <message>
        <source>Sides level at the top</source>
        <translation>عند التعادل في الصدارة</translation>
    </message>
    <message>
        <source>a natural pair</source>
        <translation>زوج طبيعي</translation>
    </message>
    <message>
        <source>a natural and a wild card</source>
        <translation>ورقة طبيعية وورقة بديلة</translation>
    </message>
    <message>
        <source>an own meld</source>
        <translation>إضافة إلى تشكيلة للفريق</translation>
    </message>
    <message>
        <source>the top card</source>
        <translation>الورقة العليا</translation>
    </message>
    <message>
        <source>all of its cards</source>
        <translation>كل أوراقها</translation>
    </message>
    <message>
        <source>no draw any more</source>
        <translation>يتوقف السحب</translation>
    </message>
    <message>
        <source>draw what is left</source>
        <translation>يُسحب ما بقي</translation>
    </message>
    <message>
        <source>never</source>
        <translation>غير ممكنة</translation>
    </message>
    <message>
        <source>when the first is finished</source>
        <translation>ممكنة بعد اكتمال الأولى</translation>
    </message>
    <message>
        <source>required</source>
        <translation>إلزامية</translation>
    </message>
    <message>
        <source>as you like</source>
        <translation>اختيارية</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>غير متاح</translation>
    </message>
    <message>
        <source>possible, and the answer binds</source>
        <translation>متاح، والجواب ملزم</translation>
    </message>
    <message>
        <source>as you come</source>
        <translation>كيفما اتفق</translation>
    </message>
    <message>
        <source>by drawing cards</source>
        <translation>بسحب أوراق</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>جولة أخرى</translation>
    </message>
    <message>
        <source>they win together</source>
        <translation>فوز مشترك</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا يوجد</translation>
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
        <translation>الخطوات الأولى</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>ال&amp;سابق</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>من &amp;جديد</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>الخطوة {number} من {count}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>ال&amp;تالي</translation>
    </message>
    <message>
        <source>That would be allowed, but try this here. {task}</source>
        <translation>هذا مسموح به، لكن لنجرّب هنا شيئًا آخر. {task}</translation>
    </message>
    <message>
        <source>Well done! {praise}</source>
        <translation>أحسنت! {praise}</translation>
    </message>
</context>
<context>
    <name>Gift</name>
    <message>
        <source>Discard</source>
        <translation>رمي ورقة</translation>
    </message>
    <message>
        <source>Discard the {card}?</source>
        <translation>هل ترمي {card}؟</translation>
    </message>
    <message numerus="yes">
        <source>{name} can take the pile with it: %Ln card(s).</source>
        <translation>
            <numerusform>بهذه الورقة يمكن أن تذهب الكومة (%Ln ورقة) إلى {name}.</numerusform>
            <numerusform>بهذه الورقة يمكن أن تذهب الكومة (ورقة واحدة) إلى {name}.</numerusform>
            <numerusform>بهذه الورقة يمكن أن تذهب الكومة (ورقتان) إلى {name}.</numerusform>
            <numerusform>بهذه الورقة يمكن أن تذهب الكومة (%Ln أوراق) إلى {name}.</numerusform>
            <numerusform>بهذه الورقة يمكن أن تذهب الكومة (%Ln ورقة) إلى {name}.</numerusform>
            <numerusform>بهذه الورقة يمكن أن تذهب الكومة (%Ln ورقة) إلى {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;رمي</translation>
    </message>
</context>
<context>
    <name>GivingUp</name>
    <message>
        <source>New match</source>
        <translation>مباراة جديدة</translation>
    </message>
    <message>
        <source>Give up the match that you are playing?</source>
        <translation>هل تريد الانسحاب من المباراة الجارية؟</translation>
    </message>
    <message>
        <source>It is not over yet, and you cannot come back to it.</source>
        <translation>لم تنته المباراة بعد، ولا يمكنك العودة إليها.</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>ا&amp;نسحاب</translation>
    </message>
</context>
<context>
    <name>GoingOutSection</name>
    <message>
        <source>Going out</source>
        <translation>الخروج</translation>
    </message>
    <message>
        <source>You go out by getting rid of the last card of your hand, which ends the round.</source>
        <translation>تخرج حين تتخلص من آخر ورقة في يدك، وبذلك تنتهي الجولة.</translation>
    </message>
    <message>
        <source>Your last discard may not be one of these: {ranks}.</source>
        <translation>لا يجوز أن تكون رميتك الأخيرة ورقة من {ranks}.</translation>
    </message>
    <message>
        <source>Only in the turn in which you go out may you meld [black threes](#black-threes).</source>
        <translation>لا يجوز لك إنزال [الثلاثات السوداء](#black-threes) إلا في الدور الذي تخرج فيه.</translation>
    </message>
    <message>
        <source>Nobody has to go out. It can pay to play on, as long as you keep a card after your discard.</source>
        <translation>لا أحد مجبر على الخروج. وقد تفيدك مواصلة اللعب، ما دمت تحتفظ بورقة بعد رميتك.</translation>
    </message>
    <message>
        <source>Before going out you may [ask your partner](#asking).</source>
        <translation>قبل الخروج يجوز لك أن [تسأل شريكك](#asking).</translation>
    </message>
    <message>
        <source>You may go out at any time: no canasta is needed for it.</source>
        <translation>يجوز لك الخروج في أي وقت: فلا تلزمه أي كاناستا.</translation>
    </message>
    <message numerus="yes">
        <source>at least %Ln canasta(s) of any kind</source>
        <translation>
            <numerusform>%Ln كاناستا على الأقل من أي نوع</numerusform>
            <numerusform>كاناستا واحدة على الأقل من أي نوع</numerusform>
            <numerusform>كاناستتان على الأقل من أي نوع</numerusform>
            <numerusform>%Ln كاناستات على الأقل من أي نوع</numerusform>
            <numerusform>%Ln كاناستا على الأقل من أي نوع</numerusform>
            <numerusform>%Ln كاناستا على الأقل من أي نوع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %Ln canasta(s) in all</source>
        <translation>
            <numerusform>%Ln كاناستا على الأقل في المجموع</numerusform>
            <numerusform>كاناستا واحدة على الأقل في المجموع</numerusform>
            <numerusform>كاناستتان على الأقل في المجموع</numerusform>
            <numerusform>%Ln كاناستات على الأقل في المجموع</numerusform>
            <numerusform>%Ln كاناستا على الأقل في المجموع</numerusform>
            <numerusform>%Ln كاناستا على الأقل في المجموع</numerusform>
        </translation>
    </message>
    <message>
        <source>at least one of each of these: {kinds}</source>
        <translation>واحدة على الأقل من كل نوع مما يأتي: {kinds}</translation>
    </message>
    <message>
        <source>Before anyone may go out, the side needs [canastas](#canastas):</source>
        <translation>لا يجوز لأحد الخروج قبل أن يكون لفريقه من [الكاناستات](#canastas):</translation>
    </message>
    <message>
        <source>Those count that you complete in the very turn in which you go out. As long as your side has not got them, you have to keep at least one card after your discard.</source>
        <translation>تُحسب أيضًا الكاناستا التي تُكملها في دور خروجك نفسه. وما دام فريقك لم يستوفِ المطلوب، فعليك أن تحتفظ بورقة واحدة على الأقل بعد رميتك.</translation>
    </message>
    <message>
        <source>Your very last card has to be discarded: you may meld all cards but one, but not all.</source>
        <translation>ورقتك الأخيرة لا بد أن تُرمى: يجوز لك أن تُنزل كل أوراقك إلا واحدة، لا كلها.</translation>
    </message>
    <message>
        <source>Your very last card may be discarded or melded, as you like.</source>
        <translation>ورقتك الأخيرة يجوز أن تُرمى أو تُنزَل، كما تشاء.</translation>
    </message>
    <message numerus="yes">
        <source>Going out brings %Ln point(s). A [concealed hand](#concealed) is treated differently.</source>
        <translation>
            <numerusform>يجلب الخروج %Ln نقطة. أما [اليد المخفية](#concealed) فلها حساب آخر.</numerusform>
            <numerusform>يجلب الخروج نقطة واحدة. أما [اليد المخفية](#concealed) فلها حساب آخر.</numerusform>
            <numerusform>يجلب الخروج نقطتين. أما [اليد المخفية](#concealed) فلها حساب آخر.</numerusform>
            <numerusform>يجلب الخروج %Ln نقاط. أما [اليد المخفية](#concealed) فلها حساب آخر.</numerusform>
            <numerusform>يجلب الخروج %Ln نقطة. أما [اليد المخفية](#concealed) فلها حساب آخر.</numerusform>
            <numerusform>يجلب الخروج %Ln نقطة. أما [اليد المخفية](#concealed) فلها حساب آخر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out brings %Ln point(s), and no more if you do it all in a single turn.</source>
        <translation>
            <numerusform>يجلب الخروج %Ln نقطة، ولا يجلب أكثر إن أنزلت يدك كلها في دور واحد.</numerusform>
            <numerusform>يجلب الخروج نقطة واحدة، ولا يجلب أكثر إن أنزلت يدك كلها في دور واحد.</numerusform>
            <numerusform>يجلب الخروج نقطتين، ولا يجلب أكثر إن أنزلت يدك كلها في دور واحد.</numerusform>
            <numerusform>يجلب الخروج %Ln نقاط، ولا يجلب أكثر إن أنزلت يدك كلها في دور واحد.</numerusform>
            <numerusform>يجلب الخروج %Ln نقطة، ولا يجلب أكثر إن أنزلت يدك كلها في دور واحد.</numerusform>
            <numerusform>يجلب الخروج %Ln نقطة، ولا يجلب أكثر إن أنزلت يدك كلها في دور واحد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintsSection</name>
    <message>
        <source>Hints on play</source>
        <translation>نصائح في اللعب</translation>
    </message>
    <message>
        <source>These are no rules, but they help to win:</source>
        <translation>هذه ليست قواعد، لكنها تساعد على الفوز:</translation>
    </message>
    <message>
        <source>A large pile is worth more than anything else on the table. Whoever takes it first is usually able to take it again.</source>
        <translation>الكومة الكبيرة أثمن من أي شيء آخر على الطاولة. ومن يأخذها أولًا يستطيع غالبًا أن يأخذها مرة أخرى.</translation>
    </message>
    <message>
        <source>Keep pairs in your hand. When the pile is frozen or your side has not opened, pairs are what takes it.</source>
        <translation>احتفظ بأزواج في يدك. فبالأزواج تؤخذ الكومة حين تكون مجمّدة أو حين لا يكون فريقك قد افتتح بعد.</translation>
    </message>
    <message>
        <source>Keep pairs in your hand: they are what takes the pile.</source>
        <translation>احتفظ بالأزواج في يدك: فبها تؤخذ الكومة.</translation>
    </message>
    <message>
        <source>Watch what the next player picks up and melds. Discard ranks that they have just discarded themselves, and keep those that they collect.</source>
        <translation>راقب ما يأخذه اللاعب التالي وما يُنزله. ارمِ من الرتب التي رمى منها هو للتو، واحتفظ بالرتب التي يجمعها.</translation>
    </message>
    <message>
        <source>A wild card on the pile freezes it. That is costly, but good when the others have many melds to which top cards can be added and your side has few.</source>
        <translation>الورقة البديلة إذا رُميت على الكومة جمّدتها. هذا مكلف، لكنه مفيد إذا كانت للآخرين تشكيلات كثيرة يمكن أن تُضاف إليها الورقة العليا، ولم يكن لفريقك إلا القليل.</translation>
    </message>
    <message>
        <source>Keep a black three for the moment when every other discard would give the pile away.</source>
        <translation>احتفظ بثلاثة سوداء للحظة التي تصبح فيها أي رمية أخرى إهداءً للكومة.</translation>
    </message>
    <message>
        <source>Open with as few cards as you can. A small hand after an expensive opening leaves you little to take the pile with.</source>
        <translation>افتتح بأقل عدد ممكن من الأوراق. فاليد الصغيرة بعد افتتاح مكلف لا تترك لك إلا القليل لأخذ الكومة.</translation>
    </message>
    <message>
        <source>Open as soon as you can, and with as few cards as you can.</source>
        <translation>افتتح بأسرع ما يمكن، وبأقل عدد ممكن من الأوراق.</translation>
    </message>
    <message>
        <source>Use wild cards to finish canastas, not to start many small melds. A meld that is nearly natural is worth waiting for.</source>
        <translation>استعمل الأوراق البديلة لإكمال الكاناستات، لا للبدء بتشكيلات صغيرة كثيرة. والتشكيلة التي تكاد تكون طبيعية تستحق الانتظار.</translation>
    </message>
    <message>
        <source>Wild cards are worth most in a canasta of their own, so do not spend them too early.</source>
        <translation>الأوراق البديلة تبلغ أعلى قيمتها في كاناستا خاصة بها، فلا تنفقها قبل الأوان.</translation>
    </message>
    <message>
        <source>Earn your kitty early: its cards count against you for as long as it lies there.</source>
        <translation>اكسب احتياطيك مبكرًا: فأوراقه تُحسب عليك ما دام في مكانه.</translation>
    </message>
    <message>
        <source>Always keep a card that you may discard. A hand of nothing but cards that may not be discarded ends the round.</source>
        <translation>احتفظ دائمًا بورقة يجوز لك رميها. فاليد التي ليس فيها إلا أوراق لا يجوز رميها تنهي الجولة.</translation>
    </message>
    <message>
        <source>Count the cards of the others. When a side has the canastas it needs and a player holds few cards, get your points onto the table.</source>
        <translation>عُدّ أوراق الآخرين. فإذا استوفى فريقٌ الكاناستات اللازمة له وبقيت في يد أحد لاعبيه أوراق قليلة، فأنزل ما تستطيع من أوراقك قبل أن تُحسب عليك.</translation>
    </message>
    <message>
        <source>Ask your partner before you go out when you are in doubt: the partner’s whole hand counts against you both.</source>
        <translation>إذا ترددت فاسأل شريكك قبل أن تخرج: فيده كلها تُحسب عليكما معًا.</translation>
    </message>
    <message>
        <source>With red threes on the table, open in any case before the round ends: otherwise they cost you what they would have brought.</source>
        <translation>إذا كانت لفريقك ثلاثات حمراء على الطاولة فافتتح على أي حال قبل أن تنتهي الجولة: وإلا كلّفتك ما كانت ستجلبه لك.</translation>
    </message>
</context>
<context>
    <name>KittySection</name>
    <message>
        <source>The kitty</source>
        <translation>الاحتياطي</translation>
    </message>
    <message numerus="yes">
        <source>Beside your hand you have a kitty of %Ln card(s), face down. Nobody knows what is in it.</source>
        <translation>
            <numerusform>إلى جانب يدك لك احتياطي من %Ln ورقة، أوراقه مستورة. ولا أحد يعرف ما فيه.</numerusform>
            <numerusform>إلى جانب يدك لك احتياطي من ورقة واحدة، أوراقه مستورة. ولا أحد يعرف ما فيه.</numerusform>
            <numerusform>إلى جانب يدك لك احتياطي من ورقتين، أوراقه مستورة. ولا أحد يعرف ما فيه.</numerusform>
            <numerusform>إلى جانب يدك لك احتياطي من %Ln أوراق، أوراقه مستورة. ولا أحد يعرف ما فيه.</numerusform>
            <numerusform>إلى جانب يدك لك احتياطي من %Ln ورقة، أوراقه مستورة. ولا أحد يعرف ما فيه.</numerusform>
            <numerusform>إلى جانب يدك لك احتياطي من %Ln ورقة، أوراقه مستورة. ولا أحد يعرف ما فيه.</numerusform>
        </translation>
    </message>
    <message>
        <source>You earn it in a turn in which you complete one of these: {kinds}.</source>
        <translation>تكسبه في الدور الذي تُكمل فيه واحدة مما يأتي: {kinds}.</translation>
    </message>
    <message>
        <source>In that turn you may look at your kitty.</source>
        <translation>في ذلك الدور يجوز لك أن تطّلع على احتياطيك.</translation>
    </message>
    <message>
        <source>After the discard of that turn you may take it into your hand, or leave it. Its cards can be used from your next turn on.</source>
        <translation>بعد الرمي في ذلك الدور يجوز لك أن تأخذه إلى يدك أو أن تتركه. ويمكنك استعمال أوراقه بدءًا من دورك التالي.</translation>
    </message>
    <message>
        <source>If you leave it, you have to complete another such canasta to get it later.</source>
        <translation>إذا تركته، فعليك أن تُكمل كاناستا أخرى من هذه الأنواع لتحصل عليه لاحقًا.</translation>
    </message>
    <message>
        <source>You may [go out](#going-out) without having taken your kitty. But a kitty that is still there when the round ends counts against its owner like cards in the hand.</source>
        <translation>يجوز لك [الخروج](#going-out) دون أن تكون قد أخذت احتياطيك. لكن الاحتياطي الباقي عند نهاية الجولة يُحسب على صاحبه كأوراق اليد.</translation>
    </message>
    <message>
        <source>[Red threes](#red-threes) in a kitty go to the table when it is taken; in a kitty that is never taken they score nothing.</source>
        <translation>[الثلاثات الحمراء](#red-threes) التي في الاحتياطي توضع على الطاولة عند أخذه؛ أما في الاحتياطي الذي لم يؤخذ فلا تُحسب لها نقاط.</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>&amp;As the system</source>
        <translation>كما في ال&amp;نظام</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Your hand</source>
        <translation>أوراق يدك</translation>
    </message>
    <message>
        <source>Canasta is about collecting cards of one rank; suits do not matter. Your cards lie at the bottom, and your partner sits opposite you. On the table are the stock, face down, and the discard pile. Twos and jokers are wild: they can take the place of other cards.</source>
        <translation>الهدف في الكاناستا أن تجمع أوراقًا من رتبة واحدة؛ أما النقوش فلا أهمية لها. أوراقك في أسفل الطاولة، وشريكك يجلس قبالتك. وعلى الطاولة رزمة السحب (أوراقها مستورة) وكومة الرمي. والاثنينات والجواكر أوراق بديلة: يمكنها أن تحل محل أوراق أخرى.</translation>
    </message>
    <message>
        <source>Select a card: click it, or go to it with the arrow keys and press Space.</source>
        <translation>حدد ورقة: انقرها، أو انتقل إليها بمفاتيح الأسهم واضغط مفتاح المسافة.</translation>
    </message>
    <message>
        <source>Selected cards stand out. Select one again to let go of it.</source>
        <translation>الأوراق المحددة تبرز عن غيرها. ولإلغاء تحديد إحداها انقرها مرة أخرى، أو اضغط عليها مفتاح المسافة.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>السحب</translation>
    </message>
    <message>
        <source>A turn begins with a card from the stock. What you may use now has a golden frame.</source>
        <translation>يبدأ الدور بسحب ورقة من رزمة السحب. وما يمكنك استعماله الآن يحيط به إطار ذهبي.</translation>
    </message>
    <message>
        <source>Draw: click the stock, drag its top card to your hand, or go to it with the arrow keys and press Space.</source>
        <translation>اسحب: انقر رزمة السحب، أو جرّ ورقتها العليا إلى يدك، أو انتقل إلى الرزمة بمفاتيح الأسهم واضغط مفتاح المسافة.</translation>
    </message>
    <message>
        <source>You have drawn the king of diamonds.</source>
        <translation>سحبت ملك الديناري.</translation>
    </message>
    <message>
        <source>Melding</source>
        <translation>الإنزال</translation>
    </message>
    <message>
        <source>Three or more cards of one rank are a meld, which counts for you and your partner. Your partner has melded fives. You hold three kings.</source>
        <translation>كل ثلاث أوراق أو أكثر من رتبة واحدة تؤلف تشكيلة، وهي تُحسب لك ولشريكك معًا. شريكك أنزل تشكيلة من الخمسات، وفي يدك ثلاثة ملوك.</translation>
    </message>
    <message>
        <source>Meld the kings: select all three and drag them to the melds of your side, or press Return on one of them.</source>
        <translation>أنزل الملوك: حدد الملوك الثلاثة وجرّها إلى تشكيلات فريقك، أو اضغط مفتاح الإدخال (Enter) على أحدها.</translation>
    </message>
    <message>
        <source>That is your meld. Kings count 10 points each.</source>
        <translation>هذه تشكيلتك. وقيمة كل ملك 10 نقاط.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>الافتتاح</translation>
    </message>
    <message>
        <source>The first melds of a side have to count {minimum} points together, and more when its score is higher. Three queens count 30, so they are not enough, but you may lay several melds in one turn.</source>
        <translation>يجب ألا يقل مجموع قيم التشكيلات الأولى التي يُنزلها الفريق عن {minimum} نقطة، ويزيد هذا الحد إذا علا رصيد الفريق. ثلاث ملكات قيمتها 30 نقطة فلا تكفي، لكن يجوز لك أن تُنزل عدة تشكيلات في دور واحد.</translation>
    </message>
    <message>
        <source>Open with the queens and the eights.</source>
        <translation>افتتح بالملكات والثمانيات.</translation>
    </message>
    <message>
        <source>With 60 points your side has opened, for the rest of the round.</source>
        <translation>بمجموع 60 نقطة افتتح فريقك، وهذا يكفيه حتى نهاية الجولة.</translation>
    </message>
    <message>
        <source>Adding</source>
        <translation>الإضافة</translation>
    </message>
    <message>
        <source>You may add cards to all melds of your side, those of your partner too. A wild card fits any of them, as long as a meld has no more than three wild cards.</source>
        <translation>يجوز لك أن تضيف أوراقًا إلى كل تشكيلات فريقك، ومنها ما أنزله شريكك. والورقة البديلة تصلح لأي تشكيلة، على ألا يزيد ما فيها على ثلاث أوراق بديلة.</translation>
    </message>
    <message>
        <source>Add your two to one of the melds: drag it there.</source>
        <translation>أضف ورقة الاثنين التي في يدك إلى إحدى التشكيلتين: جرّها إليها.</translation>
    </message>
    <message>
        <source>A two counts 20 points, and it brings a canasta nearer.</source>
        <translation>قيمة هذه الورقة البديلة 20 نقطة، وهي تقرّبك من الكاناستا.</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>أخذ الكومة</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole discard pile, if you can meld its top card at once. On top lies the nine of hearts, and you hold two nines.</source>
        <translation>بدلًا من السحب يجوز لك أن تأخذ كومة الرمي كلها، إذا أمكنك أن تُنزل ورقتها العليا فورًا. في أعلاها الآن تسعة الكوبة، وفي يدك تسعتان.</translation>
    </message>
    <message>
        <source>Take the pile: select your nines and click the pile, or drag its top card to the melds of your side.</source>
        <translation>خذ الكومة: حدد التسعتين وانقر الكومة، أو جرّ ورقتها العليا إلى تشكيلات فريقك.</translation>
    </message>
    <message>
        <source>The three nines are melded, and the rest of the pile is in your hand.</source>
        <translation>أُنزلت التسعات الثلاث، وانضم باقي الكومة إلى يدك.</translation>
    </message>
    <message>
        <source>The frozen pile</source>
        <translation>الكومة المجمّدة</translation>
    </message>
    <message>
        <source>A wild card in the pile freezes it: that card lies crosswise. Then your melds on the table are of no use; only two natural cards of the same rank from your hand take the pile.</source>
        <translation>الورقة البديلة في الكومة تجمّدها، وتوضع فيها بالعرض. عندئذ لا تنفعك تشكيلاتك التي على الطاولة؛ فلا تؤخذ الكومة إلا بورقتين طبيعيتين (أي غير بديلتين) في يدك، من رتبة ورقتها العليا نفسها.</translation>
    </message>
    <message>
        <source>Take the frozen pile with your two jacks.</source>
        <translation>خذ الكومة المجمّدة بالولدين اللذين في يدك.</translation>
    </message>
    <message>
        <source>A pair opens even a frozen pile. The jacks have joined your meld.</source>
        <translation>بزوج من يدك تؤخذ حتى الكومة المجمّدة. وقد انضم الأولاد إلى تشكيلتك.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>الثلاثات الحمراء</translation>
    </message>
    <message>
        <source>A red three is a gift of {points} points. It is laid on the table by itself, and you get another card for it. But it counts against a side that has not opened.</source>
        <translation>الثلاثة الحمراء هدية قيمتها {points} نقطة. توضع على الطاولة من تلقاء نفسها، وتحصل بدلًا منها على ورقة أخرى. لكنها تُحسب على الفريق الذي لم يفتتح.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>اسحب ورقة.</translation>
    </message>
    <message>
        <source>You drew a red three, and the eight of clubs for it.</source>
        <translation>سحبت ثلاثة حمراء، وحصلت بدلًا منها على ثمانية السباتي.</translation>
    </message>
    <message>
        <source>A canasta</source>
        <translation>الكاناستا</translation>
    </message>
    <message>
        <source>A meld of seven cards is a canasta. Without wild cards it brings {natural} points beside its cards, with wild cards {mixed}. Your side needs one before anybody of it may go out.</source>
        <translation>التشكيلة المؤلفة من سبع أوراق هي كاناستا. إن خلت من الأوراق البديلة جلبت {natural} نقطة فوق قيم أوراقها، وإلا جلبت {mixed} نقطة. ولا يجوز لأحد من فريقك الخروج قبل أن تكون للفريق كاناستا.</translation>
    </message>
    <message>
        <source>Add your king to the six cards.</source>
        <translation>أضف الملك الذي في يدك إلى الأوراق الست.</translation>
    </message>
    <message>
        <source>A mixed canasta: its sign is black.</source>
        <translation>كاناستا مختلطة: علامتها سوداء.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>الرمي</translation>
    </message>
    <message>
        <source>A discard ends your turn, and the next player may take the pile with it. Your opponents collect queens, so a queen would be a gift. A black three is safe: nobody can take the pile while it lies on top.</source>
        <translation>الرمي ينهي دورك، وقد يأخذ اللاعب التالي الكومة بالورقة التي رميتها. خصماك يجمعان الملكات، فإن رميت ملكة كانت هدية لهما. أما الثلاثة السوداء فآمنة: لا يستطيع أحد أخذ الكومة ما دامت في أعلاها.</translation>
    </message>
    <message>
        <source>Discard the black three: drag it to the pile, or select it and click.</source>
        <translation>ارمِ الثلاثة السوداء: جرّها إلى الكومة، أو حددها ثم انقر الكومة.</translation>
    </message>
    <message>
        <source>Your turn is over, and the pile is blocked for the next player.</source>
        <translation>انتهى دورك، والكومة مسدودة أمام اللاعب التالي.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>الخروج</translation>
    </message>
    <message>
        <source>Whoever’s side has a canasta may get rid of the last card, and that ends the round. It brings {points} points. Cards that are left in hands are taken off.</source>
        <translation>من كانت لفريقه كاناستا جاز له أن يتخلص من آخر ورقة في يده، وبذلك يخرج وتنتهي الجولة. والخروج يجلب {points} نقطة، أما الأوراق الباقية في الأيدي فتُخصم قيمها.</translation>
    </message>
    <message>
        <source>Go out: add the six and the king, then discard the nine.</source>
        <translation>اخرج: أضف الستة والملك، ثم ارمِ التسعة.</translation>
    </message>
    <message>
        <source>You have gone out. Now you know all that a match takes: good luck!</source>
        <translation>لقد خرجت! صرت تعرف كل ما يلزمك لخوض مباراة. حظًا سعيدًا!</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>; </source>
        <translation>؛ </translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Round {number}: {name} deals</source>
        <translation>الجولة {number}: توزيع {name}</translation>
    </message>
    <message>
        <source>Drawn for seats: {cards}</source>
        <translation>السحب لتحديد المقاعد: {cards}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>مجريات اللعب</translation>
    </message>
    <message>
        <source>Click a line to see its cards on the table</source>
        <translation>انقر سطرًا لترى أوراقه على الطاولة</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Canasta</source>
        <translation>كاناستا</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>مجريات اللعب</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>مباراة &amp;جديدة…</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>الجولة ال&amp;تالية</translation>
    </message>
    <message>
        <source>Round &amp;result…</source>
        <translation>&amp;نتيجة الجولة…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;إنهاء</translation>
    </message>
    <message>
        <source>&amp;Watch a match</source>
        <translation>&amp;مشاهدة مباراة</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ال&amp;قواعد</translation>
    </message>
    <message>
        <source>The rules, as far as they matter now</source>
        <translation>القواعد، بقدر ما تهمك الآن</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>ال&amp;خطوات الأولى</translation>
    </message>
    <message>
        <source>Learn the game on a table of your own</source>
        <translation>تعلّم اللعبة على طاولة خاصة بك</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>ال&amp;مفاتيح</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>&amp;حول كاناستا</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>ملء ال&amp;شاشة</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;بطيئة</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;عادية</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;سريعة</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;فورية</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>ال&amp;مباراة</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>ال&amp;دور</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>S&amp;ort hand</source>
        <translation>&amp;ترتيب اليد</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>ال&amp;سرعة</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>تأثيرات ال&amp;حركة</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>الل&amp;غة</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>شريط الأدوات</translation>
    </message>
    <message>
        <source>{name} says yes: you have to go out in this turn.</source>
        <translation>جواب {name}: نعم. عليك الخروج في هذا الدور.</translation>
    </message>
    <message>
        <source>{name} says no: you may not go out in this turn.</source>
        <translation>جواب {name}: لا. لا يجوز لك الخروج في هذا الدور.</translation>
    </message>
    <message>
        <source>You cannot play on: the round ends.</source>
        <translation>لا يمكنك متابعة اللعب: انتهت الجولة.</translation>
    </message>
    <message>
        <source>The computer players had to move into this window, which may stutter.</source>
        <translation>اضطر البرنامج إلى تشغيل لاعبي الحاسوب داخل هذه النافذة، وقد تتقطع الحركة فيها.</translation>
    </message>
    <message>
        <source>About Canasta</source>
        <translation>حول كاناستا</translation>
    </message>
    <message>
        <source>Canasta {version}</source>
        <translation>كاناستا {version}</translation>
    </message>
    <message>
        <source>Five rule sets of Canasta, against opponents that see no more of the cards than you would in their seat. Free software under the MIT licence.</source>
        <translation>خمس مجموعات قواعد للكاناستا، ضد خصوم لا يرون من الأوراق أكثر مما كنت ستراه في مقاعدهم. برنامج حر برخصة MIT.</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>Player</source>
        <translation>لاعب</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message>
        <source>Match</source>
        <translation>المباراة</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>مباراة &amp;جديدة…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s) taken back</source>
        <translation>
            <numerusform>التراجع عن %Ln دور</numerusform>
            <numerusform>التراجع عن دور واحد</numerusform>
            <numerusform>التراجع عن دورين</numerusform>
            <numerusform>التراجع عن %Ln أدوار</numerusform>
            <numerusform>التراجع عن %Ln دورًا</numerusform>
            <numerusform>التراجع عن %Ln دور</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suggestion(s) taken</source>
        <translation>
            <numerusform>قبول %Ln اقتراح</numerusform>
            <numerusform>قبول اقتراح واحد</numerusform>
            <numerusform>قبول اقتراحين</numerusform>
            <numerusform>قبول %Ln اقتراحات</numerusform>
            <numerusform>قبول %Ln اقتراحًا</numerusform>
            <numerusform>قبول %Ln اقتراح</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is shared by {names}.</source>
        <translation>الفوز بالمباراة مشترك بين {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} won the match.</source>
        <translation>
            <numerusform>الفوز بالمباراة من نصيب {names}.</numerusform>
            <numerusform>الفوز بالمباراة من نصيب {names}.</numerusform>
            <numerusform>الفوز بالمباراة من نصيب {names}.</numerusform>
            <numerusform>الفوز بالمباراة من نصيب {names}.</numerusform>
            <numerusform>الفوز بالمباراة من نصيب {names}.</numerusform>
            <numerusform>الفوز بالمباراة من نصيب {names}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchSection</name>
    <message>
        <source>The match</source>
        <translation>المباراة</translation>
    </message>
    <message numerus="yes">
        <source>The scores of all rounds are added up. The match is over when at the end of a round some side has %Ln point(s) or more. If several sides have, the highest score wins.</source>
        <translation>
            <numerusform>تُجمع نقاط كل الجولات. وتنتهي المباراة حين يكون لأحد الفرق في نهاية الجولة %Ln نقطة أو أكثر. وإذا بلغ ذلك أكثر من فريق، فاز صاحب الرصيد الأعلى.</numerusform>
            <numerusform>تُجمع نقاط كل الجولات. وتنتهي المباراة حين يكون لأحد الفرق في نهاية الجولة نقطة واحدة أو أكثر. وإذا بلغ ذلك أكثر من فريق، فاز صاحب الرصيد الأعلى.</numerusform>
            <numerusform>تُجمع نقاط كل الجولات. وتنتهي المباراة حين يكون لأحد الفرق في نهاية الجولة نقطتان أو أكثر. وإذا بلغ ذلك أكثر من فريق، فاز صاحب الرصيد الأعلى.</numerusform>
            <numerusform>تُجمع نقاط كل الجولات. وتنتهي المباراة حين يكون لأحد الفرق في نهاية الجولة %Ln نقاط أو أكثر. وإذا بلغ ذلك أكثر من فريق، فاز صاحب الرصيد الأعلى.</numerusform>
            <numerusform>تُجمع نقاط كل الجولات. وتنتهي المباراة حين يكون لأحد الفرق في نهاية الجولة %Ln نقطة أو أكثر. وإذا بلغ ذلك أكثر من فريق، فاز صاحب الرصيد الأعلى.</numerusform>
            <numerusform>تُجمع نقاط كل الجولات. وتنتهي المباراة حين يكون لأحد الفرق في نهاية الجولة %Ln نقطة أو أكثر. وإذا بلغ ذلك أكثر من فريق، فاز صاحب الرصيد الأعلى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points count only when the round is over: nobody wins in the middle of one.</source>
        <translation>لا تُحسب النقاط إلا بعد انتهاء الجولة: فلا يفوز أحد في منتصفها.</translation>
    </message>
    <message>
        <source>If sides are level at the top, they win together.</source>
        <translation>إذا تعادلت فرق في الصدارة فازت معًا.</translation>
    </message>
    <message>
        <source>If sides are level at the top, another round is played to decide.</source>
        <translation>إذا تعادلت فرق في الصدارة، تُلعب جولة أخرى للحسم.</translation>
    </message>
</context>
<context>
    <name>MeldsSection</name>
    <message>
        <source>Melds</source>
        <translation>التشكيلات</translation>
    </message>
    <message>
        <source>A meld is a group of cards of one rank, from fours up to aces, that lies face up in front of your side. Suits do not matter.</source>
        <translation>التشكيلة مجموعة أوراق من رتبة واحدة، من الأربعة حتى الآس، توضع مكشوفة أمام فريقك. والنقوش لا أهمية لها.</translation>
    </message>
    <message>
        <source>You add cards to the melds of your own side only. Both you and your opponents may have a meld of the same rank. Cards that have been melded stay where they are until the round ends.</source>
        <translation>لا تضيف أوراقًا إلا إلى تشكيلات فريقك. ويجوز أن تكون لك ولخصومك تشكيلات من الرتبة نفسها. والأوراق التي أُنزلت تبقى في مكانها إلى نهاية الجولة.</translation>
    </message>
    <message>
        <source>Red threes are never melded: they are [laid aside](#red-threes). [Black threes](#black-threes) are melded only by a player who goes out.</source>
        <translation>الثلاثات الحمراء لا تُنزَل أبدًا، بل [توضع جانبًا](#red-threes). و[الثلاثات السوداء](#black-threes) لا يُنزلها إلا لاعب يخرج.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>أمثلة</translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least %Ln card(s).</source>
        <translation>
            <numerusform>في التشكيلة %Ln ورقة على الأقل.</numerusform>
            <numerusform>في التشكيلة ورقة واحدة على الأقل.</numerusform>
            <numerusform>في التشكيلة ورقتان على الأقل.</numerusform>
            <numerusform>في التشكيلة %Ln أوراق على الأقل.</numerusform>
            <numerusform>في التشكيلة %Ln ورقة على الأقل.</numerusform>
            <numerusform>في التشكيلة %Ln ورقة على الأقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %Ln of its card(s) must be natural.</source>
        <translation>
            <numerusform>فيها %Ln ورقة طبيعية على الأقل.</numerusform>
            <numerusform>فيها ورقة طبيعية واحدة على الأقل.</numerusform>
            <numerusform>فيها ورقتان طبيعيتان على الأقل.</numerusform>
            <numerusform>فيها %Ln أوراق طبيعية على الأقل.</numerusform>
            <numerusform>فيها %Ln ورقة طبيعية على الأقل.</numerusform>
            <numerusform>فيها %Ln ورقة طبيعية على الأقل.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may grow as large as you like.</source>
        <translation>يمكن أن تكبر كما تشاء.</translation>
    </message>
    <message numerus="yes">
        <source>It has at most %Ln card(s), and is finished when it has that many.</source>
        <translation>
            <numerusform>فيها %Ln ورقة على الأكثر، وبهذا العدد تكتمل.</numerusform>
            <numerusform>فيها ورقة واحدة على الأكثر، وبهذا العدد تكتمل.</numerusform>
            <numerusform>فيها ورقتان على الأكثر، وبهذا العدد تكتمل.</numerusform>
            <numerusform>فيها %Ln أوراق على الأكثر، وبهذا العدد تكتمل.</numerusform>
            <numerusform>فيها %Ln ورقة على الأكثر، وبهذا العدد تكتمل.</numerusform>
            <numerusform>فيها %Ln ورقة على الأكثر، وبهذا العدد تكتمل.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no fixed limit to the number of wild cards in a meld.</source>
        <translation>ليس لعدد الأوراق البديلة في التشكيلة حد ثابت.</translation>
    </message>
    <message>
        <source>Natural cards are never melded together with wild cards.</source>
        <translation>لا تُنزَل أوراق طبيعية مع أوراق بديلة أبدًا.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln of its card(s) may be wild.</source>
        <translation>
            <numerusform>فيها %Ln ورقة بديلة على الأكثر.</numerusform>
            <numerusform>فيها ورقة بديلة واحدة على الأكثر.</numerusform>
            <numerusform>فيها ورقتان بديلتان على الأكثر.</numerusform>
            <numerusform>فيها %Ln أوراق بديلة على الأكثر.</numerusform>
            <numerusform>فيها %Ln ورقة بديلة على الأكثر.</numerusform>
            <numerusform>فيها %Ln ورقة بديلة على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may not have more wild cards than natural ones.</source>
        <translation>لا يجوز أن تزيد أوراقها البديلة على الطبيعية.</translation>
    </message>
    <message numerus="yes">
        <source>For each wild card in it, it must have %Ln natural card(s).</source>
        <translation>
            <numerusform>مقابل كل ورقة بديلة فيها لا بد من %Ln ورقة طبيعية.</numerusform>
            <numerusform>مقابل كل ورقة بديلة فيها لا بد من ورقة طبيعية واحدة.</numerusform>
            <numerusform>مقابل كل ورقة بديلة فيها لا بد من ورقتين طبيعيتين.</numerusform>
            <numerusform>مقابل كل ورقة بديلة فيها لا بد من %Ln أوراق طبيعية.</numerusform>
            <numerusform>مقابل كل ورقة بديلة فيها لا بد من %Ln ورقة طبيعية.</numerusform>
            <numerusform>مقابل كل ورقة بديلة فيها لا بد من %Ln ورقة طبيعية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of these ranks are melded without any wild card: {ranks}.</source>
        <translation>{ranks} لا تُنزَل معها أي ورقة بديلة.</translation>
    </message>
    <message>
        <source>Wild cards may form a meld of their own, to which the limits of size apply, but not those of natural and wild cards.</source>
        <translation>يجوز أن تؤلف الأوراق البديلة تشكيلة خاصة بها، تسري عليها حدود الحجم دون حدود الأوراق الطبيعية والبديلة.</translation>
    </message>
    <message>
        <source>Wild cards alone do not make a meld.</source>
        <translation>الأوراق البديلة وحدها لا تؤلف تشكيلة.</translation>
    </message>
    <message>
        <source>Your side has only one unfinished meld of each rank at a time. When it is finished, you may start another one of the same rank.</source>
        <translation>لا تكون لفريقك في الوقت نفسه إلا تشكيلة واحدة غير مكتملة من كل رتبة. فإذا اكتملت جاز لك أن تبدأ أخرى من الرتبة نفسها.</translation>
    </message>
    <message>
        <source>Your side has only one meld of each rank: further cards of that rank are added to it, and when it is finished, no more of them can be melded.</source>
        <translation>ليس لفريقك إلا تشكيلة واحدة من كل رتبة: تُضاف إليها الأوراق الأخرى من تلك الرتبة، فإذا اكتملت لم يعد يُنزَل منها شيء.</translation>
    </message>
    <message>
        <source>Your side has only one meld of each rank: further cards of that rank are added to it.</source>
        <translation>ليس لفريقك إلا تشكيلة واحدة من كل رتبة: تُضاف إليها الأوراق الأخرى من تلك الرتبة.</translation>
    </message>
    <message>
        <source>natural meld</source>
        <translation>تشكيلة طبيعية</translation>
    </message>
    <message>
        <source>mixed meld</source>
        <translation>تشكيلة مختلطة</translation>
    </message>
    <message>
        <source>meld of wild cards</source>
        <translation>تشكيلة من أوراق بديلة</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Valid as a meld?</source>
        <translation>هل هي تشكيلة صحيحة؟</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
</context>
<context>
    <name>MotionChoice</name>
    <message>
        <source>&amp;As the system</source>
        <translation>كما في ال&amp;نظام</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation>&amp;كاملة</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>م&amp;خففة</translation>
    </message>
    <message>
        <source>Cards appear at their places, and nothing grows or blinks</source>
        <translation>تظهر الأوراق في أماكنها مباشرة، ولا شيء يكبر أو يومض</translation>
    </message>
</context>
<context>
    <name>MoveActions</name>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;سحب</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>السحب من رزمة السحب</translation>
    </message>
    <message>
        <source>Take the &amp;pile</source>
        <translation>أ&amp;خذ الكومة</translation>
    </message>
    <message>
        <source>Take the pile, with the selected cards if it needs them</source>
        <translation>أخذ الكومة، مع الأوراق المحددة إن لزمت</translation>
    </message>
    <message>
        <source>&amp;Meld</source>
        <translation>إ&amp;نزال</translation>
    </message>
    <message>
        <source>Lay the selected cards on your side of the table</source>
        <translation>إنزال الأوراق المحددة في جانبك من الطاولة</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>&amp;رمي</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>رمي الورقة المحددة</translation>
    </message>
    <message>
        <source>&amp;Ask partner</source>
        <translation>سؤال ال&amp;شريك</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>هل أخرج؟</translation>
    </message>
    <message>
        <source>&amp;Look at kitty</source>
        <translation>الا&amp;طلاع على الاحتياطي</translation>
    </message>
    <message>
        <source>Look at your kitty</source>
        <translation>الاطلاع على احتياطيك</translation>
    </message>
    <message>
        <source>&amp;Take kitty</source>
        <translation>أخذ الا&amp;حتياطي</translation>
    </message>
    <message>
        <source>Take your kitty into your hand</source>
        <translation>أخذ احتياطيك إلى يدك</translation>
    </message>
    <message>
        <source>Lea&amp;ve kitty</source>
        <translation>&amp;ترك الاحتياطي</translation>
    </message>
    <message>
        <source>End your turn without your kitty</source>
        <translation>إنهاء دورك دون احتياطيك</translation>
    </message>
    <message>
        <source>&amp;End round</source>
        <translation>إنهاء الج&amp;ولة</translation>
    </message>
    <message>
        <source>End the round, since you cannot play on</source>
        <translation>إنهاء الجولة، لأنك لا تستطيع متابعة اللعب</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>Beginners, who play by chance</source>
        <translation>مبتدئون يلعبون عشوائيًا</translation>
    </message>
    <message>
        <source>Experienced players</source>
        <translation>لاعبون متمرسون</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>مباراة جديدة</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>مجموعة القواعد</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>The same number deals the same cards, in every round of the match.</source>
        <translation>الرقم نفسه يوزّع الأوراق نفسها في كل جولات المباراة.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>ب&amp;دء</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>عدد ال&amp;لاعبين:</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>ا&amp;سمك:</translation>
    </message>
    <message>
        <source>Player {number}:</source>
        <translation>اللاعب {number}:</translation>
    </message>
    <message>
        <source>&amp;Opponents:</source>
        <translation>ال&amp;خصوم:</translation>
    </message>
    <message>
        <source>&amp;Deal number:</source>
        <translation>رقم ال&amp;توزيع:</translation>
    </message>
    <message numerus="yes">
        <source>The match ends at %Ln point(s).</source>
        <translation>
            <numerusform>تنتهي المباراة عند %Ln نقطة.</numerusform>
            <numerusform>تنتهي المباراة عند نقطة واحدة.</numerusform>
            <numerusform>تنتهي المباراة عند نقطتين.</numerusform>
            <numerusform>تنتهي المباراة عند %Ln نقاط.</numerusform>
            <numerusform>تنتهي المباراة عند %Ln نقطة.</numerusform>
            <numerusform>تنتهي المباراة عند %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>كل لاعب يحتاج إلى اسم.</translation>
    </message>
    <message>
        <source>A name has a character in it that cannot be shown.</source>
        <translation>في أحد الأسماء رمز لا يمكن عرضه.</translation>
    </message>
    <message>
        <source>More than one player is called {name}.</source>
        <translation>أكثر من لاعب يحمل الاسم {name}.</translation>
    </message>
    <message>
        <source>The deal number is {number} at most.</source>
        <translation>رقم التوزيع لا يتجاوز {number}.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Why?</source>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Open the rule behind this ({key})</source>
        <translation>فتح القاعدة التي توضح السبب ({key})</translation>
    </message>
</context>
<context>
    <name>ObjectSection</name>
    <message>
        <source>The object of the game</source>
        <translation>هدف اللعبة</translation>
    </message>
    <message>
        <source>Canasta is about collecting cards of the same rank. You lay them face up on the table as [melds](#melds), where they count for you; cards that are left in your hand when the round ends count against you.</source>
        <translation>الكاناستا لعبة تقوم على جمع أوراق من رتبة واحدة. تُنزلها مكشوفة على الطاولة في [تشكيلات](#melds) فتُحسب لك؛ أما الأوراق التي تبقى في يدك عند نهاية الجولة فتُحسب عليك.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of at least %Ln card(s) is a [canasta](#canastas). Canastas bring a large bonus on top of what their cards are worth.</source>
        <translation>
            <numerusform>التشكيلة المؤلفة من %Ln ورقة على الأقل هي [كاناستا](#canastas). والكاناستا تجلب مكافأة كبيرة فوق قيمة أوراقها.</numerusform>
            <numerusform>التشكيلة المؤلفة من ورقة واحدة على الأقل هي [كاناستا](#canastas). والكاناستا تجلب مكافأة كبيرة فوق قيمة أوراقها.</numerusform>
            <numerusform>التشكيلة المؤلفة من ورقتين على الأقل هي [كاناستا](#canastas). والكاناستا تجلب مكافأة كبيرة فوق قيمة أوراقها.</numerusform>
            <numerusform>التشكيلة المؤلفة من %Ln أوراق على الأقل هي [كاناستا](#canastas). والكاناستا تجلب مكافأة كبيرة فوق قيمة أوراقها.</numerusform>
            <numerusform>التشكيلة المؤلفة من %Ln ورقة على الأقل هي [كاناستا](#canastas). والكاناستا تجلب مكافأة كبيرة فوق قيمة أوراقها.</numerusform>
            <numerusform>التشكيلة المؤلفة من %Ln ورقة على الأقل هي [كاناستا](#canastas). والكاناستا تجلب مكافأة كبيرة فوق قيمة أوراقها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A round is over when a player has no cards left, which is called [going out](#going-out), or in some cases before. The [match](#match) goes on, round after round, until a side has %Ln point(s).</source>
        <translation>
            <numerusform>تنتهي الجولة حين لا تبقى أوراق في يد أحد اللاعبين، ويسمى ذلك [الخروج](#going-out)، أو قبل ذلك في بعض الحالات. وتستمر [المباراة](#match) جولة بعد جولة إلى أن يبلغ رصيد أحد الفرق %Ln نقطة.</numerusform>
            <numerusform>تنتهي الجولة حين لا تبقى أوراق في يد أحد اللاعبين، ويسمى ذلك [الخروج](#going-out)، أو قبل ذلك في بعض الحالات. وتستمر [المباراة](#match) جولة بعد جولة إلى أن يبلغ رصيد أحد الفرق نقطة واحدة.</numerusform>
            <numerusform>تنتهي الجولة حين لا تبقى أوراق في يد أحد اللاعبين، ويسمى ذلك [الخروج](#going-out)، أو قبل ذلك في بعض الحالات. وتستمر [المباراة](#match) جولة بعد جولة إلى أن يبلغ رصيد أحد الفرق نقطتين.</numerusform>
            <numerusform>تنتهي الجولة حين لا تبقى أوراق في يد أحد اللاعبين، ويسمى ذلك [الخروج](#going-out)، أو قبل ذلك في بعض الحالات. وتستمر [المباراة](#match) جولة بعد جولة إلى أن يبلغ رصيد أحد الفرق %Ln نقاط.</numerusform>
            <numerusform>تنتهي الجولة حين لا تبقى أوراق في يد أحد اللاعبين، ويسمى ذلك [الخروج](#going-out)، أو قبل ذلك في بعض الحالات. وتستمر [المباراة](#match) جولة بعد جولة إلى أن يبلغ رصيد أحد الفرق %Ln نقطة.</numerusform>
            <numerusform>تنتهي الجولة حين لا تبقى أوراق في يد أحد اللاعبين، ويسمى ذلك [الخروج](#going-out)، أو قبل ذلك في بعض الحالات. وتستمر [المباراة](#match) جولة بعد جولة إلى أن يبلغ رصيد أحد الفرق %Ln نقطة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Take back</source>
        <translation>استرجاع</translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: %Ln card(s)</source>
        <translation>
            <numerusform>أخذ الكومة (%Ln ورقة)</numerusform>
            <numerusform>أخذ الكومة (ورقة واحدة)</numerusform>
            <numerusform>أخذ الكومة (ورقتان)</numerusform>
            <numerusform>أخذ الكومة (%Ln أوراق)</numerusform>
            <numerusform>أخذ الكومة (%Ln ورقة)</numerusform>
            <numerusform>أخذ الكومة (%Ln ورقة)</numerusform>
        </translation>
    </message>
    <message>
        <source>go out</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>{points} of {minimum} points</source>
        <translation>النقاط {points} من {minimum}</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>افتتاح</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>سحب</translation>
    </message>
    <message>
        <source>Ask your partner whether you may go out</source>
        <translation>سؤال شريكك هل تخرج</translation>
    </message>
    <message>
        <source>Say yes</source>
        <translation>الجواب بنعم</translation>
    </message>
    <message>
        <source>Say no</source>
        <translation>الجواب بلا</translation>
    </message>
    <message>
        <source>Look at your kitty</source>
        <translation>الاطلاع على احتياطيك</translation>
    </message>
    <message>
        <source>Take your kitty</source>
        <translation>أخذ احتياطيك</translation>
    </message>
    <message>
        <source>Leave your kitty</source>
        <translation>ترك احتياطيك</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>إنهاء الجولة</translation>
    </message>
    <message>
        <source>Discard the {card}, which freezes the pile</source>
        <translation>رمي {card} وتجميد الكومة</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>رمي {card}</translation>
    </message>
    <message numerus="yes">
        <source>Meld {rank}: %Ln card(s)</source>
        <translation>
            <numerusform>إنزال تشكيلة من {rank} (%Ln ورقة)</numerusform>
            <numerusform>إنزال تشكيلة من {rank} (ورقة واحدة)</numerusform>
            <numerusform>إنزال تشكيلة من {rank} (ورقتان)</numerusform>
            <numerusform>إنزال تشكيلة من {rank} (%Ln أوراق)</numerusform>
            <numerusform>إنزال تشكيلة من {rank} (%Ln ورقة)</numerusform>
            <numerusform>إنزال تشكيلة من {rank} (%Ln ورقة)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln card(s) to {rank}</source>
        <translation>
            <numerusform>إضافة %Ln ورقة إلى {rank}</numerusform>
            <numerusform>إضافة ورقة واحدة إلى {rank}</numerusform>
            <numerusform>إضافة ورقتين إلى {rank}</numerusform>
            <numerusform>إضافة %Ln أوراق إلى {rank}</numerusform>
            <numerusform>إضافة %Ln ورقة إلى {rank}</numerusform>
            <numerusform>إضافة %Ln ورقة إلى {rank}</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed}: a {canasta}</source>
        <translation>{deed}: {canasta}</translation>
    </message>
</context>
<context>
    <name>OpeningSection</name>
    <message>
        <source>Opening</source>
        <translation>الافتتاح</translation>
    </message>
    <message>
        <source>A side has opened when it has laid its first meld of the round. Any meld will do: there is no minimum.</source>
        <translation>يكون الفريق قد افتتح حين يُنزل تشكيلته الأولى في الجولة. وأي تشكيلة تصلح لذلك: فليس هناك حد أدنى.</translation>
    </message>
    <message>
        <source>The first melds of your side in a round are its opening. Together they have to be worth at least the opening minimum, which depends on the score that your side had before the round:</source>
        <translation>التشكيلات الأولى التي يُنزلها فريقك في الجولة هي افتتاحه. ويجب ألا يقل مجموع قيمها عن الحد الأدنى للافتتاح، وهو يتوقف على رصيد فريقك قبل الجولة:</translation>
    </message>
    <message numerus="yes">
        <source>The smallest possible meld is worth %Ln point(s), so that a minimum of no more than this is met by any meld.</source>
        <translation>
            <numerusform>قيمة أصغر تشكيلة ممكنة %Ln نقطة، فالحد الأدنى الذي لا يتجاوز ذلك تبلغه أي تشكيلة.</numerusform>
            <numerusform>قيمة أصغر تشكيلة ممكنة نقطة واحدة، فالحد الأدنى الذي لا يتجاوز ذلك تبلغه أي تشكيلة.</numerusform>
            <numerusform>قيمة أصغر تشكيلة ممكنة نقطتان، فالحد الأدنى الذي لا يتجاوز ذلك تبلغه أي تشكيلة.</numerusform>
            <numerusform>قيمة أصغر تشكيلة ممكنة %Ln نقاط، فالحد الأدنى الذي لا يتجاوز ذلك تبلغه أي تشكيلة.</numerusform>
            <numerusform>قيمة أصغر تشكيلة ممكنة %Ln نقطة، فالحد الأدنى الذي لا يتجاوز ذلك تبلغه أي تشكيلة.</numerusform>
            <numerusform>قيمة أصغر تشكيلة ممكنة %Ln نقطة، فالحد الأدنى الذي لا يتجاوز ذلك تبلغه أي تشكيلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how the points are counted:</source>
        <translation>تُحسب النقاط هكذا:</translation>
    </message>
    <message>
        <source>Melds that do not reach the minimum in the same turn may not be laid at all.</source>
        <translation>التشكيلات التي لا تبلغ الحد الأدنى في الدور نفسه لا يجوز إنزالها أصلًا.</translation>
    </message>
    <message>
        <source>One opening serves the whole side: when your partner has opened, you may meld whatever you like.</source>
        <translation>الافتتاح الواحد يكفي الفريق كله: فإذا افتتح شريكك جاز لك أن تُنزل ما تشاء.</translation>
    </message>
    <message>
        <source>There is one exception: no minimum is needed by a player who goes out with a whole [concealed hand](#concealed) after drawing from the stock.</source>
        <translation>هناك استثناء واحد: الحد الأدنى لا يلزم لاعبًا يخرج [بيد مخفية](#concealed) كاملة بعد أن سحب من رزمة السحب.</translation>
    </message>
    <message>
        <source>Score of your side</source>
        <translation>رصيد فريقك</translation>
    </message>
    <message>
        <source>Opening minimum</source>
        <translation>الحد الأدنى للافتتاح</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>The [values of the cards](#cards) in all melds that you lay in this turn count.</source>
        <translation>تُحسب [قيم الأوراق](#cards) في كل التشكيلات التي تُنزلها في هذا الدور.</translation>
    </message>
    <message>
        <source>If you take the [pile](#pile), its top card counts, but no other card of the pile.</source>
        <translation>إذا أخذت [الكومة](#pile) تُحسب ورقتها العليا، ولا تُحسب أي ورقة أخرى منها.</translation>
    </message>
    <message>
        <source>Bonuses do not count: neither those of canastas nor those of red threes.</source>
        <translation>المكافآت لا تُحسب: لا مكافآت الكاناستا ولا مكافآت الثلاثات الحمراء.</translation>
    </message>
</context>
<context>
    <name>PartnerQuestion</name>
    <message>
        <source>Your partner asks</source>
        <translation>شريكك يسأل</translation>
    </message>
    <message>
        <source>{name}: May I go out?</source>
        <translation>{name}: هل أخرج؟</translation>
    </message>
    <message>
        <source>If you say yes, your partner has to go out in this turn, and your cards count against you.</source>
        <translation>إذا أجبت بنعم فعلى شريكك أن يخرج في هذا الدور، وتُحسب أوراقك عليكما.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>{cards} on a heap, {card} crosswise beneath</source>
        <translation>{cards} بعضها فوق بعض، وتحتها {card} بالعرض</translation>
    </message>
</context>
<context>
    <name>PileSection</name>
    <message>
        <source>The discard pile</source>
        <translation>كومة الرمي</translation>
    </message>
    <message>
        <source>Every turn’s discard goes face up on the discard pile.</source>
        <translation>الورقة التي تُرمى في كل دور توضع مكشوفة على كومة الرمي.</translation>
    </message>
    <message>
        <source>Under these rules the pile is never taken.</source>
        <translation>بهذه القواعد لا تؤخذ الكومة أبدًا.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the pile, and always the whole of it, if you can meld its top card at once together with cards from your hand or on the table. The meld has to be a [valid one](#melds) without any other card of the pile. After that the rest of the pile joins your hand, and you may use it in the same turn.</source>
        <translation>بدلًا من السحب يجوز لك أن تأخذ الكومة، ولا تؤخذ إلا كاملة، إذا استطعت أن تُنزل ورقتها العليا فورًا مع أوراق من يدك أو على الطاولة. ويجب أن تكون التشكيلة [صحيحة](#melds) دون الاستعانة بأي ورقة أخرى من الكومة. وبعد ذلك ينضم باقي الكومة إلى يدك، ويجوز لك استعماله في الدور نفسه.</translation>
    </message>
    <message>
        <source>What takes the pile</source>
        <translation>بماذا تؤخذ الكومة</translation>
    </message>
    <message>
        <source>When it is blocked</source>
        <translation>متى تكون مسدودة</translation>
    </message>
    <message>
        <source>The pile is blocked, and nobody can take it, while a wild card or a three lies on top. The next discard of another card lifts that.</source>
        <translation>تكون الكومة مسدودة، فلا يستطيع أحد أخذها، ما دامت في أعلاها ورقة بديلة أو ثلاثة. ويزول ذلك حين تُرمى فوقها ورقة من غير هذه.</translation>
    </message>
    <message>
        <source>When it is frozen</source>
        <translation>متى تكون مجمّدة</translation>
    </message>
    <message>
        <source>It lies spread out: everybody may look at all of its cards.</source>
        <translation>أوراقها مبسوطة: يجوز للجميع أن يطّلعوا عليها كلها.</translation>
    </message>
    <message>
        <source>Only its top card may be looked at; the others are to be remembered.</source>
        <translation>لا يجوز الاطلاع إلا على ورقتها العليا؛ أما سائر أوراقها فلا بد من تذكّرها.</translation>
    </message>
    <message>
        <source>Only its top card may be looked at, and the card that froze it, which lies crosswise; the others are to be remembered.</source>
        <translation>لا يجوز الاطلاع إلا على ورقتها العليا وعلى الورقة التي جمّدتها، وهي موضوعة بالعرض؛ أما سائر أوراقها فلا بد من تذكّرها.</translation>
    </message>
    <message>
        <source>The top card can be melded in one of these ways, whether or not the pile is frozen, and whether or not your side has [opened](#opening):</source>
        <translation>يمكن إنزال الورقة العليا هكذا، سواء أكانت الكومة مجمّدة أم لا، وسواء أكان فريقك قد [افتتح](#opening) أم لا:</translation>
    </message>
    <message>
        <source>The top card can be melded in one of these ways, whether or not your side has [opened](#opening):</source>
        <translation>يمكن إنزال الورقة العليا هكذا، سواء أكان فريقك قد [افتتح](#opening) أم لا:</translation>
    </message>
    <message>
        <source>If your side has [opened](#opening) and the pile is not frozen, its top card can be melded in one of these ways:</source>
        <translation>إذا كان فريقك قد [افتتح](#opening) ولم تكن الكومة مجمّدة، فيمكن إنزال ورقتها العليا بإحدى هذه الطرق:</translation>
    </message>
    <message>
        <source>If your side has [opened](#opening), the top card of the pile can be melded in one of these ways:</source>
        <translation>إذا كان فريقك قد [افتتح](#opening)، فيمكن إنزال الورقة العليا في الكومة هكذا:</translation>
    </message>
    <message>
        <source>If the pile is frozen, or as long as your side has not opened, the top card can be melded in these ways only:</source>
        <translation>إذا كانت الكومة مجمّدة، أو ما دام فريقك لم يفتتح، فلا يمكن إنزال الورقة العليا إلا هكذا:</translation>
    </message>
    <message>
        <source>As long as your side has not opened, the top card can be melded in these ways only:</source>
        <translation>ما دام فريقك لم يفتتح، فلا يمكن إنزال الورقة العليا إلا هكذا:</translation>
    </message>
    <message>
        <source>A frozen pile cannot be taken at all, nor can any pile by a side that has not opened.</source>
        <translation>الكومة المجمّدة لا يمكن أخذها إطلاقًا، وكذلك لا يأخذ أي كومة فريقٌ لم يفتتح.</translation>
    </message>
    <message>
        <source>A side that has not opened cannot take the pile.</source>
        <translation>لا يمكن لفريق لم يفتتح أخذ الكومة.</translation>
    </message>
    <message>
        <source>A side that opens by taking the pile has to meet the [opening minimum](#opening) with cards from the hand and the top card. The rest of the pile joins the hand only when the minimum is met.</source>
        <translation>الفريق الذي يفتتح بأخذ الكومة عليه أن يبلغ [الحد الأدنى للافتتاح](#opening) بأوراق من اليد مع الورقة العليا. ولا ينضم باقي الكومة إلى اليد إلا بعد بلوغه.</translation>
    </message>
    <message>
        <source>With two natural cards of the same rank from your hand.</source>
        <translation>مع ورقتين طبيعيتين من رتبتها من يدك.</translation>
    </message>
    <message>
        <source>With one natural card of the same rank and one wild card from your hand.</source>
        <translation>مع ورقة طبيعية من رتبتها وورقة بديلة، كلتاهما من يدك.</translation>
    </message>
    <message>
        <source>By adding it to a meld of that rank that your side has.</source>
        <translation>بإضافتها إلى تشكيلة لفريقك من رتبتها.</translation>
    </message>
    <message numerus="yes">
        <source>By adding it to a meld of that rank that your side has, if the meld has fewer than %Ln card(s).</source>
        <translation>
            <numerusform>بإضافتها إلى تشكيلة لفريقك من رتبتها، إذا كان في التشكيلة أقل من %Ln ورقة.</numerusform>
            <numerusform>بإضافتها إلى تشكيلة لفريقك من رتبتها، إذا كان في التشكيلة أقل من ورقة واحدة.</numerusform>
            <numerusform>بإضافتها إلى تشكيلة لفريقك من رتبتها، إذا كان في التشكيلة أقل من ورقتين.</numerusform>
            <numerusform>بإضافتها إلى تشكيلة لفريقك من رتبتها، إذا كان في التشكيلة أقل من %Ln أوراق.</numerusform>
            <numerusform>بإضافتها إلى تشكيلة لفريقك من رتبتها، إذا كان في التشكيلة أقل من %Ln ورقة.</numerusform>
            <numerusform>بإضافتها إلى تشكيلة لفريقك من رتبتها، إذا كان في التشكيلة أقل من %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>If your side already has a meld of that rank, the cards from your hand and the top card join it.</source>
        <translation>إذا كانت لفريقك تشكيلة من تلك الرتبة، انضمت إليها الورقتان من يدك مع الورقة العليا.</translation>
    </message>
    <message numerus="yes">
        <source>If your side already has a meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln card(s).</source>
        <translation>
            <numerusform>إذا كانت لفريقك تشكيلة من تلك الرتبة، انضمت إليها الورقتان من يدك مع الورقة العليا، ولا يجوز أن تصير بذلك أكبر من %Ln ورقة.</numerusform>
            <numerusform>إذا كانت لفريقك تشكيلة من تلك الرتبة، انضمت إليها الورقتان من يدك مع الورقة العليا، ولا يجوز أن تصير بذلك أكبر من ورقة واحدة.</numerusform>
            <numerusform>إذا كانت لفريقك تشكيلة من تلك الرتبة، انضمت إليها الورقتان من يدك مع الورقة العليا، ولا يجوز أن تصير بذلك أكبر من ورقتين.</numerusform>
            <numerusform>إذا كانت لفريقك تشكيلة من تلك الرتبة، انضمت إليها الورقتان من يدك مع الورقة العليا، ولا يجوز أن تصير بذلك أكبر من %Ln أوراق.</numerusform>
            <numerusform>إذا كانت لفريقك تشكيلة من تلك الرتبة، انضمت إليها الورقتان من يدك مع الورقة العليا، ولا يجوز أن تصير بذلك أكبر من %Ln ورقة.</numerusform>
            <numerusform>إذا كانت لفريقك تشكيلة من تلك الرتبة، انضمت إليها الورقتان من يدك مع الورقة العليا، ولا يجوز أن تصير بذلك أكبر من %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If your side already has an unfinished meld of that rank, the cards from your hand and the top card join it, and may not make it larger than %Ln card(s).</source>
        <translation>
            <numerusform>إذا كانت لفريقك تشكيلة غير مكتملة من تلك الرتبة، انضمت إليها الورقتان من يدك مع الورقة العليا، ولا يجوز أن تصير بذلك أكبر من %Ln ورقة.</numerusform>
            <numerusform>إذا كانت لفريقك تشكيلة غير مكتملة من تلك الرتبة، انضمت إليها الورقتان من يدك مع الورقة العليا، ولا يجوز أن تصير بذلك أكبر من ورقة واحدة.</numerusform>
            <numerusform>إذا كانت لفريقك تشكيلة غير مكتملة من تلك الرتبة، انضمت إليها الورقتان من يدك مع الورقة العليا، ولا يجوز أن تصير بذلك أكبر من ورقتين.</numerusform>
            <numerusform>إذا كانت لفريقك تشكيلة غير مكتملة من تلك الرتبة، انضمت إليها الورقتان من يدك مع الورقة العليا، ولا يجوز أن تصير بذلك أكبر من %Ln أوراق.</numerusform>
            <numerusform>إذا كانت لفريقك تشكيلة غير مكتملة من تلك الرتبة، انضمت إليها الورقتان من يدك مع الورقة العليا، ولا يجوز أن تصير بذلك أكبر من %Ln ورقة.</numerusform>
            <numerusform>إذا كانت لفريقك تشكيلة غير مكتملة من تلك الرتبة، انضمت إليها الورقتان من يدك مع الورقة العليا، ولا يجوز أن تصير بذلك أكبر من %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a single card in your hand you may not take a pile of a single card.</source>
        <translation>إذا لم تكن في يدك إلا ورقة واحدة، فلا يجوز لك أخذ كومة من ورقة واحدة.</translation>
    </message>
    <message>
        <source>Under these rules no card freezes the pile.</source>
        <translation>بهذه القواعد لا توجد ورقة تجمّد الكومة.</translation>
    </message>
    <message>
        <source>These cards freeze the pile when they come to lie on it: {cards}. It stays frozen, whatever is discarded later, until somebody takes it.</source>
        <translation>تتجمّد الكومة حين توضع عليها ورقة من {cards}. وتبقى مجمّدة، مهما رُمي بعد ذلك، إلى أن يأخذها أحد.</translation>
    </message>
    <message>
        <source>These cards freeze the pile when they come to lie on it: {cards}. (A red three does so only at the [deal](#deal), since it is never discarded.) The pile stays frozen, whatever is discarded later, until somebody takes it.</source>
        <translation>تتجمّد الكومة حين توضع عليها ورقة من {cards}. (الثلاثة الحمراء لا تفعل ذلك إلا عند [التوزيع](#deal)، لأنها لا تُرمى أبدًا.) وتبقى الكومة مجمّدة، مهما رُمي بعد ذلك، إلى أن يأخذها أحد.</translation>
    </message>
    <message>
        <source>On the table, the card that froze the pile lies crosswise in it:</source>
        <translation>على الطاولة تكون الورقة التي جمّدت الكومة موضوعة فيها بالعرض:</translation>
    </message>
    <message>
        <source>a frozen pile</source>
        <translation>كومة مجمّدة</translation>
    </message>
    <message>
        <source>These only block the pile while they lie on top: {cards}.</source>
        <translation>{cards} لا تجمّد الكومة، بل تسدّها فقط ما دامت في أعلاها.</translation>
    </message>
</context>
<context>
    <name>PlayersSection</name>
    <message>
        <source>Players and partnerships</source>
        <translation>اللاعبون والفرق</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>The player to the dealer’s left has the first turn, and turns go round the table clockwise. With each round the deal passes to the next player, clockwise as well.</source>
        <translation>الدور الأول للاعب الجالس إلى يسار الموزّع، ثم تدور الأدوار حول الطاولة باتجاه عقارب الساعة. ومع كل جولة ينتقل التوزيع إلى اللاعب التالي، باتجاه عقارب الساعة أيضًا.</translation>
    </message>
    <message numerus="yes">
        <source>The game is for %Ln player(s).</source>
        <translation>
            <numerusform>يلعب هذه اللعبة %Ln لاعب.</numerusform>
            <numerusform>يلعب هذه اللعبة لاعب واحد.</numerusform>
            <numerusform>يلعب هذه اللعبة لاعبان.</numerusform>
            <numerusform>يلعب هذه اللعبة %Ln لاعبين.</numerusform>
            <numerusform>يلعب هذه اللعبة %Ln لاعبًا.</numerusform>
            <numerusform>يلعب هذه اللعبة %Ln لاعب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is for {least} to %Ln player(s).</source>
        <translation>
            <numerusform>عدد اللاعبين في هذه اللعبة من {least} إلى %Ln.</numerusform>
            <numerusform>عدد اللاعبين في هذه اللعبة من {least} إلى %Ln.</numerusform>
            <numerusform>عدد اللاعبين في هذه اللعبة من {least} إلى %Ln.</numerusform>
            <numerusform>عدد اللاعبين في هذه اللعبة من {least} إلى %Ln.</numerusform>
            <numerusform>عدد اللاعبين في هذه اللعبة من {least} إلى %Ln.</numerusform>
            <numerusform>عدد اللاعبين في هذه اللعبة من {least} إلى %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is for different numbers of players: {counts}.</source>
        <translation>يمكن أن يلعبها أحد هذه الأعداد من اللاعبين: {counts}.</translation>
    </message>
    <message>
        <source>Everyone plays alone. Where these rules speak of a side, they mean a single player.</source>
        <translation>كل لاعب يلعب وحده. وحيث تذكر هذه القواعد الفريق فالمقصود لاعب واحد.</translation>
    </message>
    <message>
        <source>Two partners form a side and sit opposite each other. They share their melds, their red threes and their score: what one has melded, the other may add to.</source>
        <translation>يؤلف كل شريكين فريقًا ويجلسان متقابلين. ويشتركان في التشكيلات والثلاثات الحمراء والرصيد: فما أنزله أحدهما يجوز للآخر أن يضيف إليه.</translation>
    </message>
    <message numerus="yes">
        <source>A side has %Ln player(s), who never sit next to each other. They share their melds, their red threes and their score: what one has melded, the others may add to.</source>
        <translation>
            <numerusform>في الفريق %Ln لاعب، لا يجلس اثنان منهم متجاورين أبدًا. ويشتركون في التشكيلات والثلاثات الحمراء والرصيد: فما أنزله أحدهم يجوز للآخرين أن يضيفوا إليه.</numerusform>
            <numerusform>في الفريق لاعب واحد، لا يجلس اثنان منهم متجاورين أبدًا. ويشتركون في التشكيلات والثلاثات الحمراء والرصيد: فما أنزله أحدهم يجوز للآخرين أن يضيفوا إليه.</numerusform>
            <numerusform>في الفريق لاعبان، لا يجلس اثنان منهم متجاورين أبدًا. ويشتركون في التشكيلات والثلاثات الحمراء والرصيد: فما أنزله أحدهم يجوز للآخرين أن يضيفوا إليه.</numerusform>
            <numerusform>في الفريق %Ln لاعبين، لا يجلس اثنان منهم متجاورين أبدًا. ويشتركون في التشكيلات والثلاثات الحمراء والرصيد: فما أنزله أحدهم يجوز للآخرين أن يضيفوا إليه.</numerusform>
            <numerusform>في الفريق %Ln لاعبًا، لا يجلس اثنان منهم متجاورين أبدًا. ويشتركون في التشكيلات والثلاثات الحمراء والرصيد: فما أنزله أحدهم يجوز للآخرين أن يضيفوا إليه.</numerusform>
            <numerusform>في الفريق %Ln لاعب، لا يجلس اثنان منهم متجاورين أبدًا. ويشتركون في التشكيلات والثلاثات الحمراء والرصيد: فما أنزله أحدهم يجوز للآخرين أن يضيفوا إليه.</numerusform>
        </translation>
    </message>
    <message>
        <source>You sit as you come, and the first dealer is chosen by chance.</source>
        <translation>يجلس اللاعبون كيفما اتفق، ويُختار الموزّع الأول عشوائيًا.</translation>
    </message>
    <message>
        <source>Before the first round everyone draws a card for the seats. The highest rank is the ace, the lowest the two; between cards of one rank, spades are higher than hearts, hearts than diamonds, and diamonds than clubs. Whoever draws a joker, or exactly the same card as another player, draws again.</source>
        <translation>قبل الجولة الأولى يسحب كل لاعب ورقة لتحديد المقاعد. أعلى الرتب الآس وأدناها الاثنان؛ وبين أوراق الرتبة الواحدة يعلو البستوني على الكوبة، والكوبة على الديناري، والديناري على السباتي. ومن يسحب جوكرًا، أو الورقة نفسها التي سحبها لاعب آخر، يسحب مرة أخرى.</translation>
    </message>
    <message>
        <source>The players with the highest cards become partners, those with the next highest likewise, until all have a side. The player with the highest card has the first turn of the match, so the player to the right of that seat deals.</source>
        <translation>أصحاب الأوراق الأعلى يصيرون شركاء، وكذلك الذين يلونهم، إلى أن يكون لكلٍّ فريق. ولصاحب أعلى ورقة الدور الأول في المباراة، ولذلك يوزّع اللاعب الجالس إلى يمينه.</translation>
    </message>
    <message>
        <source>The players sit clockwise in the order of their cards. The player with the highest card has the first turn of the match, so the player to the right of that seat deals.</source>
        <translation>يجلس اللاعبون باتجاه عقارب الساعة بحسب ترتيب أوراقهم. ولصاحب أعلى ورقة الدور الأول في المباراة، ولذلك يوزّع اللاعب الجالس إلى يمينه.</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Only cards of this turn can be taken back.</source>
        <translation>لا تُسترجع إلا أوراق هذا الدور.</translation>
    </message>
    <message>
        <source>Suggestion: {deed}</source>
        <translation>اقتراح: {deed}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Only one card is discarded.</source>
        <translation>لا تُرمى إلا ورقة واحدة.</translation>
    </message>
    <message>
        <source>Select the card to discard, or drag it here.</source>
        <translation>حدد الورقة التي تريد رميها، أو جرّها إلى هنا.</translation>
    </message>
</context>
<context>
    <name>QuestionsSection</name>
    <message>
        <source>Frequently asked questions</source>
        <translation>أسئلة شائعة</translation>
    </message>
    <message>
        <source>May I take just the top card of the pile?</source>
        <translation>هل يجوز أن آخذ الورقة العليا من الكومة فقط؟</translation>
    </message>
    <message>
        <source>No. The [pile](#pile) is always taken as a whole.</source>
        <translation>لا. [الكومة](#pile) تؤخذ دائمًا كاملة.</translation>
    </message>
    <message>
        <source>May I take the pile with one matching card and a wild card?</source>
        <translation>هل يجوز أن آخذ الكومة بورقة واحدة من رتبتها وورقة بديلة؟</translation>
    </message>
    <message>
        <source>Yes, even if it is frozen.</source>
        <translation>نعم، حتى إن كانت مجمّدة.</translation>
    </message>
    <message>
        <source>Yes, but only if your side has opened and the pile is not frozen.</source>
        <translation>نعم، لكن فقط إذا كان فريقك قد افتتح ولم تكن الكومة مجمّدة.</translation>
    </message>
    <message>
        <source>No, never.</source>
        <translation>لا، أبدًا.</translation>
    </message>
    <message>
        <source>Yes, until somebody takes it.</source>
        <translation>نعم، إلى أن يأخذها أحد.</translation>
    </message>
    <message>
        <source>No. It only blocks the pile while it lies on top.</source>
        <translation>لا. بل تسدّ الكومة فقط ما دامت في أعلاها.</translation>
    </message>
    <message>
        <source>Does a black three freeze the pile?</source>
        <translation>هل تجمّد الثلاثة السوداء الكومة؟</translation>
    </message>
    <message>
        <source>Does the bonus for a canasta count towards the opening minimum?</source>
        <translation>هل تُحسب مكافأة الكاناستا ضمن الحد الأدنى للافتتاح؟</translation>
    </message>
    <message>
        <source>No, only the values of its [cards](#cards) do.</source>
        <translation>لا، تُحسب قيم [الأوراق](#cards) فقط.</translation>
    </message>
    <message>
        <source>May I open with several melds?</source>
        <translation>هل يجوز أن أفتتح بعدة تشكيلات؟</translation>
    </message>
    <message>
        <source>Yes. All melds of that turn are counted together.</source>
        <translation>نعم. كل تشكيلات ذلك الدور تُحسب معًا.</translation>
    </message>
    <message>
        <source>What does my side need when its score is negative?</source>
        <translation>ما الذي يحتاج إليه فريقي إذا كان رصيده سالبًا؟</translation>
    </message>
    <message>
        <source>The [opening minimum](#opening) is then {points}.</source>
        <translation>يكون [الحد الأدنى للافتتاح](#opening) عندئذ {points}.</translation>
    </message>
    <message>
        <source>Is it easier to open when the score of my side is negative?</source>
        <translation>هل الافتتاح أسهل إذا كان رصيد فريقي سالبًا؟</translation>
    </message>
    <message>
        <source>No, the [opening minimum](#opening) is the same as at zero.</source>
        <translation>لا، [الحد الأدنى للافتتاح](#opening) هو نفسه الذي يسري على رصيد صفر.</translation>
    </message>
    <message>
        <source>May I move cards from one meld to another?</source>
        <translation>هل يجوز أن أنقل أوراقًا من تشكيلة إلى أخرى؟</translation>
    </message>
    <message>
        <source>No. What has been melded stays where it is.</source>
        <translation>لا. ما أُنزل يبقى في مكانه.</translation>
    </message>
    <message>
        <source>May I add a wild card to a natural canasta?</source>
        <translation>هل يجوز أن أضيف ورقة بديلة إلى كاناستا طبيعية؟</translation>
    </message>
    <message>
        <source>No, a canasta is finished and takes no more cards.</source>
        <translation>لا، فالكاناستا مكتملة ولا تقبل أوراقًا أخرى.</translation>
    </message>
    <message>
        <source>Yes, if the [limits of wild cards](#melds) allow it, but then it is a mixed canasta.</source>
        <translation>نعم، إذا سمحت بذلك [حدود الأوراق البديلة](#melds)، لكنها تصير عندئذ كاناستا مختلطة.</translation>
    </message>
    <message>
        <source>May I meld black threes to get rid of them?</source>
        <translation>هل يجوز أن أُنزل الثلاثات السوداء للتخلص منها؟</translation>
    </message>
    <message>
        <source>Only in the turn in which you [go out](#going-out).</source>
        <translation>فقط في الدور الذي [تخرج](#going-out) فيه.</translation>
    </message>
    <message>
        <source>Do I have to discard when I go out?</source>
        <translation>هل يجب أن أرمي ورقة حين أخرج؟</translation>
    </message>
    <message>
        <source>Yes, the last card of your hand has to be discarded.</source>
        <translation>نعم، لا بد من رمي آخر ورقة في يدك.</translation>
    </message>
    <message>
        <source>No, you may meld all of your cards.</source>
        <translation>لا، يجوز أن تُنزل كل أوراقك.</translation>
    </message>
    <message>
        <source>Does my partner’s hand count when I go out?</source>
        <translation>هل تُحسب يد شريكي حين أخرج؟</translation>
    </message>
    <message>
        <source>Yes, it is deducted from the score of your side.</source>
        <translation>نعم، تُخصم من رصيد فريقك.</translation>
    </message>
    <message>
        <source>Is the match over as soon as somebody has enough points?</source>
        <translation>هل تنتهي المباراة فور أن يجمع أحد ما يكفي من النقاط؟</translation>
    </message>
    <message>
        <source>No, the round is played to its end, and then the scores are compared.</source>
        <translation>لا، تُلعب الجولة إلى نهايتها، ثم تُقارن الأرصدة.</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>two</source>
        <translation>اثنين</translation>
    </message>
    <message>
        <source>three</source>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>four</source>
        <translation>أربعة</translation>
    </message>
    <message>
        <source>five</source>
        <translation>خمسة</translation>
    </message>
    <message>
        <source>six</source>
        <translation>ستة</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>سبعة</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ثمانية</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>تسعة</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>عشرة</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ولد</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ملكة</translation>
    </message>
    <message>
        <source>king</source>
        <translation>ملك</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>الاثنينات</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>الثلاثات السوداء</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>الأربعات</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>الخمسات</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>الستات</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>السبعات</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>الثمانيات</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>التسعات</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>العشرات</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>الأولاد</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>الملكات</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>الملوك</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>الآسات</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>الجواكر</translation>
    </message>
    <message>
        <source>red threes</source>
        <translation>الثلاثات الحمراء</translation>
    </message>
    <message>
        <source>wild cards</source>
        <translation>الأوراق البديلة</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>{name} cannot be written: {reason}</source>
        <translation>تعذّرت الكتابة في {name}: {reason}</translation>
    </message>
</context>
<context>
    <name>RedThreesSection</name>
    <message>
        <source>Red threes</source>
        <translation>الثلاثات الحمراء</translation>
    </message>
    <message>
        <source>Red threes bring luck rather than work. They are neither melded nor discarded: whoever gets one lays it on the table at once, where it counts for the side.</source>
        <translation>الثلاثات الحمراء مسألة حظ لا جهد. فهي لا تُنزَل ولا تُرمى: بل يضعها من تصل إليه على الطاولة فورًا، وهناك تُحسب لفريقه.</translation>
    </message>
    <message>
        <source>Red threes are no melds: they do not open, and they do not count towards the [opening minimum](#opening).</source>
        <translation>ليست الثلاثات الحمراء تشكيلات: فلا يُفتتح بها، ولا تُحسب ضمن [الحد الأدنى للافتتاح](#opening).</translation>
    </message>
    <message>
        <source>Red threes are no melds, so they do not [open](#opening).</source>
        <translation>ليست الثلاثات الحمراء تشكيلات، فلا [يُفتتح](#opening) بها.</translation>
    </message>
    <message>
        <source>For one that you were dealt or have drawn you get another card from the stock.</source>
        <translation>تأخذ ورقة أخرى من رزمة السحب بدلًا من التي وُزّعت عليك أو سحبتها.</translation>
    </message>
    <message>
        <source>For one that you were dealt or have drawn you get no other card.</source>
        <translation>لا تأخذ ورقة أخرى بدلًا من التي وُزّعت عليك أو سحبتها.</translation>
    </message>
    <message>
        <source>For one that you take with the pile you get another card from the stock.</source>
        <translation>تأخذ ورقة أخرى من رزمة السحب بدلًا من التي أخذتها مع الكومة.</translation>
    </message>
    <message>
        <source>For one that you take with the pile you get no other card.</source>
        <translation>لا تأخذ ورقة أخرى بدلًا من التي أخذتها مع الكومة.</translation>
    </message>
    <message>
        <source>For one in your kitty you get another card from the stock.</source>
        <translation>تأخذ ورقة أخرى من رزمة السحب بدلًا من التي كانت في احتياطيك.</translation>
    </message>
    <message>
        <source>For one in your kitty you get no other card.</source>
        <translation>لا تأخذ ورقة أخرى بدلًا من التي كانت في احتياطيك.</translation>
    </message>
    <message>
        <source>A red three in a kitty that is never taken scores nothing.</source>
        <translation>الثلاثة الحمراء في الاحتياطي الذي لم يؤخذ لا تُحسب لها نقاط.</translation>
    </message>
    <message numerus="yes">
        <source>Each red three counts %Ln point(s).</source>
        <translation>
            <numerusform>لكل ثلاثة حمراء %Ln نقطة.</numerusform>
            <numerusform>لكل ثلاثة حمراء نقطة واحدة.</numerusform>
            <numerusform>لكل ثلاثة حمراء نقطتان.</numerusform>
            <numerusform>لكل ثلاثة حمراء %Ln نقاط.</numerusform>
            <numerusform>لكل ثلاثة حمراء %Ln نقطة.</numerusform>
            <numerusform>لكل ثلاثة حمراء %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side that has all red threes of the game, {count} in number, gets {total} points for them together.</source>
        <translation>الفريق الذي له كل الثلاثات الحمراء في اللعبة (وعددها {count}) ينال عنها معًا {total} من النقاط.</translation>
    </message>
    <message>
        <source>If a side has not [opened](#opening) when the round ends, the same points are taken off its score instead.</source>
        <translation>إذا لم يكن الفريق قد [افتتح](#opening) عند نهاية الجولة، خُصمت النقاط نفسها من رصيده بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>They count for a side even if it has not [opened](#opening) when the round ends.</source>
        <translation>تُحسب للفريق حتى إن لم يكن قد [افتتح](#opening) عند نهاية الجولة.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>من {least} إلى {most}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>انتهت الجولة.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>ليس دورك.</translation>
    </message>
    <message>
        <source>Answer your partner’s question first.</source>
        <translation>أجب أولًا عن سؤال شريكك.</translation>
    </message>
    <message>
        <source>First draw from the stock or take the pile.</source>
        <translation>اسحب أولًا من رزمة السحب أو خذ الكومة.</translation>
    </message>
    <message>
        <source>You have already drawn in this turn.</source>
        <translation>لقد سحبت في هذا الدور.</translation>
    </message>
    <message>
        <source>First take your kitty or leave it.</source>
        <translation>خذ احتياطيك أولًا أو اتركه.</translation>
    </message>
    <message>
        <source>Not in your hand: {cards}.</source>
        <translation>ليس في يدك: {cards}.</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>لا توجد كومة لتأخذها.</translation>
    </message>
    <message>
        <source>The pile cannot be taken while the {card} is on top.</source>
        <translation>لا يمكن أخذ الكومة ما دامت ورقتها العليا هي {card}.</translation>
    </message>
    <message>
        <source>These cards do not take the pile: its top card has to be melded with {ranks}.</source>
        <translation>لا تؤخذ الكومة بهذه الأوراق: يجب أن تُنزَل ورقتها العليا مع {ranks}.</translation>
    </message>
    <message>
        <source>You have no unfinished meld of {ranks} that the top card could join.</source>
        <translation>ليست لك تشكيلة غير مكتملة من {ranks} يمكن أن تنضم إليها الورقة العليا.</translation>
    </message>
    <message>
        <source>With one card in your hand you may not take a pile of one card.</source>
        <translation>ما دامت في يدك ورقة واحدة فلا يجوز لك أخذ كومة من ورقة واحدة.</translation>
    </message>
    <message>
        <source>Not all of these cards fit a meld of {ranks}.</source>
        <translation>ليست كل هذه الأوراق مناسبة لتشكيلة من {ranks}.</translation>
    </message>
    <message>
        <source>Red threes are neither melded nor discarded.</source>
        <translation>الثلاثات الحمراء لا تُنزَل ولا تُرمى.</translation>
    </message>
    <message>
        <source>Wild cards may not be melded with {ranks}.</source>
        <translation>لا يجوز إنزال أوراق بديلة مع {ranks}.</translation>
    </message>
    <message>
        <source>Wild cards alone do not make a meld.</source>
        <translation>الأوراق البديلة وحدها لا تؤلف تشكيلة.</translation>
    </message>
    <message>
        <source>Your side already has a meld of {ranks}: add to that one.</source>
        <translation>لفريقك تشكيلة من {ranks} بالفعل: أضف إليها.</translation>
    </message>
    <message>
        <source>Cards can only be added to a meld of your own side.</source>
        <translation>لا تُضاف الأوراق إلا إلى تشكيلات فريقك.</translation>
    </message>
    <message>
        <source>Black threes are melded only in the turn in which you go out.</source>
        <translation>لا تُنزَل الثلاثات السوداء إلا في الدور الذي تخرج فيه.</translation>
    </message>
    <message>
        <source>You would have no lawful discard left to end your turn with.</source>
        <translation>لن تبقى لك رمية مسموح بها تنهي بها دورك.</translation>
    </message>
    <message>
        <source>Keep a card: going out takes a last discard.</source>
        <translation>احتفظ بورقة: الخروج يتطلب رمية أخيرة.</translation>
    </message>
    <message>
        <source>You may not go out by discarding one of the {ranks}.</source>
        <translation>لا يجوز أن تخرج برمي ورقة من {ranks}.</translation>
    </message>
    <message>
        <source>Until every side has a canasta of {ranks} without wild cards, they may not be discarded.</source>
        <translation>لا يجوز رمي {ranks} قبل أن تكون لكل فريق كاناستا منها بلا أوراق بديلة.</translation>
    </message>
    <message>
        <source>You have to go out in this turn: none of your cards may be left.</source>
        <translation>عليك الخروج في هذا الدور: يجب ألا تبقى لك أي ورقة.</translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn.</source>
        <translation>أجاب شريكك بلا: لا يجوز لك الخروج في هذا الدور.</translation>
    </message>
    <message>
        <source>You cannot ask your partner now.</source>
        <translation>لا يمكنك أن تسأل شريكك الآن.</translation>
    </message>
    <message>
        <source>You can ask only when you could go out and could also play on.</source>
        <translation>لا يمكنك السؤال إلا إذا كان بوسعك أن تخرج وأن تواصل اللعب أيضًا.</translation>
    </message>
    <message>
        <source>Nobody has asked you anything.</source>
        <translation>لم يسألك أحد شيئًا.</translation>
    </message>
    <message>
        <source>Your kitty stays closed until you complete a canasta that opens it.</source>
        <translation>يبقى احتياطيك مغلقًا إلى أن تُكمل كاناستا تفتحه.</translation>
    </message>
    <message>
        <source>First discard; then you may take your kitty.</source>
        <translation>ارمِ أولًا، ثم يمكنك أخذ احتياطيك.</translation>
    </message>
    <message>
        <source>You have no kitty.</source>
        <translation>ليس لك احتياطي.</translation>
    </message>
    <message>
        <source>You can still play, so the round is not over yet.</source>
        <translation>ما زال بإمكانك اللعب، فالجولة لم تنته بعد.</translation>
    </message>
    <message numerus="yes">
        <source>The stock holds only %Ln card(s), too few to draw.</source>
        <translation>
            <numerusform>ليس في رزمة السحب إلا %Ln ورقة، وهذا لا يكفي للسحب.</numerusform>
            <numerusform>ليس في رزمة السحب إلا ورقة واحدة، وهذا لا يكفي للسحب.</numerusform>
            <numerusform>ليس في رزمة السحب إلا ورقتان، وهذا لا يكفي للسحب.</numerusform>
            <numerusform>ليس في رزمة السحب إلا %Ln أوراق، وهذا لا يكفي للسحب.</numerusform>
            <numerusform>ليس في رزمة السحب إلا %Ln ورقة، وهذا لا يكفي للسحب.</numerusform>
            <numerusform>ليس في رزمة السحب إلا %Ln ورقة، وهذا لا يكفي للسحب.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>رزمة السحب فارغة.</translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %Ln card(s).</source>
        <translation>
            <numerusform>تحتاج التشكيلة إلى %Ln ورقة على الأقل.</numerusform>
            <numerusform>تحتاج التشكيلة إلى ورقة واحدة على الأقل.</numerusform>
            <numerusform>تحتاج التشكيلة إلى ورقتين على الأقل.</numerusform>
            <numerusform>تحتاج التشكيلة إلى %Ln أوراق على الأقل.</numerusform>
            <numerusform>تحتاج التشكيلة إلى %Ln ورقة على الأقل.</numerusform>
            <numerusform>تحتاج التشكيلة إلى %Ln ورقة على الأقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld starts with exactly %Ln card(s); add the others one by one.</source>
        <translation>
            <numerusform>عند بدء التشكيلة تُنزَل %Ln ورقة بالضبط؛ أضف الباقي واحدة واحدة.</numerusform>
            <numerusform>عند بدء التشكيلة تُنزَل ورقة واحدة بالضبط؛ أضف الباقي واحدة واحدة.</numerusform>
            <numerusform>عند بدء التشكيلة تُنزَل ورقتان بالضبط؛ أضف الباقي واحدة واحدة.</numerusform>
            <numerusform>عند بدء التشكيلة تُنزَل %Ln أوراق بالضبط؛ أضف الباقي واحدة واحدة.</numerusform>
            <numerusform>عند بدء التشكيلة تُنزَل %Ln ورقة بالضبط؛ أضف الباقي واحدة واحدة.</numerusform>
            <numerusform>عند بدء التشكيلة تُنزَل %Ln ورقة بالضبط؛ أضف الباقي واحدة واحدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %Ln natural card(s).</source>
        <translation>
            <numerusform>تحتاج التشكيلة إلى %Ln ورقة طبيعية على الأقل.</numerusform>
            <numerusform>تحتاج التشكيلة إلى ورقة طبيعية واحدة على الأقل.</numerusform>
            <numerusform>تحتاج التشكيلة إلى ورقتين طبيعيتين على الأقل.</numerusform>
            <numerusform>تحتاج التشكيلة إلى %Ln أوراق طبيعية على الأقل.</numerusform>
            <numerusform>تحتاج التشكيلة إلى %Ln ورقة طبيعية على الأقل.</numerusform>
            <numerusform>تحتاج التشكيلة إلى %Ln ورقة طبيعية على الأقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %Ln wild card(s).</source>
        <translation>
            <numerusform>لا تقبل التشكيلة أكثر من %Ln ورقة بديلة.</numerusform>
            <numerusform>لا تقبل التشكيلة أكثر من ورقة بديلة واحدة.</numerusform>
            <numerusform>لا تقبل التشكيلة أكثر من ورقتين بديلتين.</numerusform>
            <numerusform>لا تقبل التشكيلة أكثر من %Ln أوراق بديلة.</numerusform>
            <numerusform>لا تقبل التشكيلة أكثر من %Ln ورقة بديلة.</numerusform>
            <numerusform>لا تقبل التشكيلة أكثر من %Ln ورقة بديلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each wild card of a meld needs %Ln natural card(s).</source>
        <translation>
            <numerusform>كل ورقة بديلة في التشكيلة تحتاج إلى %Ln ورقة طبيعية.</numerusform>
            <numerusform>كل ورقة بديلة في التشكيلة تحتاج إلى ورقة طبيعية واحدة.</numerusform>
            <numerusform>كل ورقة بديلة في التشكيلة تحتاج إلى ورقتين طبيعيتين.</numerusform>
            <numerusform>كل ورقة بديلة في التشكيلة تحتاج إلى %Ln أوراق طبيعية.</numerusform>
            <numerusform>كل ورقة بديلة في التشكيلة تحتاج إلى %Ln ورقة طبيعية.</numerusform>
            <numerusform>كل ورقة بديلة في التشكيلة تحتاج إلى %Ln ورقة طبيعية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} holds at most %Ln card(s).</source>
        <translation>
            <numerusform>لا تقبل تشكيلة من {ranks} أكثر من %Ln ورقة.</numerusform>
            <numerusform>لا تقبل تشكيلة من {ranks} أكثر من ورقة واحدة.</numerusform>
            <numerusform>لا تقبل تشكيلة من {ranks} أكثر من ورقتين.</numerusform>
            <numerusform>لا تقبل تشكيلة من {ranks} أكثر من %Ln أوراق.</numerusform>
            <numerusform>لا تقبل تشكيلة من {ranks} أكثر من %Ln ورقة.</numerusform>
            <numerusform>لا تقبل تشكيلة من {ranks} أكثر من %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening takes %Ln point(s), and your melds count {points} so far: lay more, or take them back.</source>
        <translation>
            <numerusform>الافتتاح يتطلب %Ln نقطة، وقيمة تشكيلاتك حتى الآن {points}: أنزل المزيد أو استرجعها.</numerusform>
            <numerusform>الافتتاح يتطلب نقطة واحدة، وقيمة تشكيلاتك حتى الآن {points}: أنزل المزيد أو استرجعها.</numerusform>
            <numerusform>الافتتاح يتطلب نقطتين، وقيمة تشكيلاتك حتى الآن {points}: أنزل المزيد أو استرجعها.</numerusform>
            <numerusform>الافتتاح يتطلب %Ln نقاط، وقيمة تشكيلاتك حتى الآن {points}: أنزل المزيد أو استرجعها.</numerusform>
            <numerusform>الافتتاح يتطلب %Ln نقطة، وقيمة تشكيلاتك حتى الآن {points}: أنزل المزيد أو استرجعها.</numerusform>
            <numerusform>الافتتاح يتطلب %Ln نقطة، وقيمة تشكيلاتك حتى الآن {points}: أنزل المزيد أو استرجعها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening takes %Ln point(s); these melds count {points}, and the rest of your hand cannot make up for it.</source>
        <translation>
            <numerusform>الافتتاح يتطلب %Ln نقطة؛ قيمة هذه التشكيلات {points}، وباقي يدك لا يعوّض النقص.</numerusform>
            <numerusform>الافتتاح يتطلب نقطة واحدة؛ قيمة هذه التشكيلات {points}، وباقي يدك لا يعوّض النقص.</numerusform>
            <numerusform>الافتتاح يتطلب نقطتين؛ قيمة هذه التشكيلات {points}، وباقي يدك لا يعوّض النقص.</numerusform>
            <numerusform>الافتتاح يتطلب %Ln نقاط؛ قيمة هذه التشكيلات {points}، وباقي يدك لا يعوّض النقص.</numerusform>
            <numerusform>الافتتاح يتطلب %Ln نقطة؛ قيمة هذه التشكيلات {points}، وباقي يدك لا يعوّض النقص.</numerusform>
            <numerusform>الافتتاح يتطلب %Ln نقطة؛ قيمة هذه التشكيلات {points}، وباقي يدك لا يعوّض النقص.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is frozen: it is taken only with two natural {ranks} from your hand.</source>
        <translation>الكومة مجمّدة: لا تؤخذ إلا بورقتين طبيعيتين من {ranks} في يدك.</translation>
    </message>
    <message>
        <source>Before your side has opened, the pile is taken only with two natural {ranks} from your hand.</source>
        <translation>قبل أن يفتتح فريقك لا تؤخذ الكومة إلا بورقتين طبيعيتين من {ranks} في يدك.</translation>
    </message>
    <message>
        <source>The pile is taken only with two natural {ranks} from your hand.</source>
        <translation>لا تؤخذ الكومة إلا بورقتين طبيعيتين من {ranks} في يدك.</translation>
    </message>
    <message>
        <source>Going out takes one each of these, so you have to keep a card beside your discard: {kinds}.</source>
        <translation>الخروج يتطلب واحدة من كل نوع مما يأتي، فعليك أن تحتفظ بورقة غير التي ترميها: {kinds}.</translation>
    </message>
    <message numerus="yes">
        <source>Going out takes %Ln canasta(s), so you have to keep a card beside your discard.</source>
        <translation>
            <numerusform>الخروج يتطلب %Ln كاناستا، فعليك أن تحتفظ بورقة غير التي ترميها.</numerusform>
            <numerusform>الخروج يتطلب كاناستا واحدة، فعليك أن تحتفظ بورقة غير التي ترميها.</numerusform>
            <numerusform>الخروج يتطلب كاناستتين، فعليك أن تحتفظ بورقة غير التي ترميها.</numerusform>
            <numerusform>الخروج يتطلب %Ln كاناستات، فعليك أن تحتفظ بورقة غير التي ترميها.</numerusform>
            <numerusform>الخروج يتطلب %Ln كاناستا، فعليك أن تحتفظ بورقة غير التي ترميها.</numerusform>
            <numerusform>الخروج يتطلب %Ln كاناستا، فعليك أن تحتفظ بورقة غير التي ترميها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>Round {number}</source>
        <translation>الجولة {number}</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>ال&amp;نتيجة</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>الجولة ال&amp;تالية</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>النظر إلى ال&amp;طاولة</translation>
    </message>
    <message>
        <source>{name} went out concealed.</source>
        <translation>انتهت الجولة بخروج {name} خروجًا مخفيًا.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <translation>انتهت الجولة بخروج {name}.</translation>
    </message>
    <message>
        <source>There was nothing left to draw.</source>
        <translation>لم يبق ما يُسحب.</translation>
    </message>
    <message>
        <source>The last card of the stock was a red three.</source>
        <translation>كانت آخر ورقة في رزمة السحب ثلاثة حمراء.</translation>
    </message>
    <message>
        <source>{name} had no lawful discard.</source>
        <translation>انتهت الجولة لعدم وجود رمية مسموح بها لدى {name}.</translation>
    </message>
    <message>
        <source>The leaders are level: another round decides.</source>
        <translation>المتصدرون متعادلون: تحسم ذلك جولة أخرى.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends at %Ln point(s).</source>
        <translation>
            <numerusform>تنتهي المباراة عند %Ln نقطة.</numerusform>
            <numerusform>تنتهي المباراة عند نقطة واحدة.</numerusform>
            <numerusform>تنتهي المباراة عند نقطتين.</numerusform>
            <numerusform>تنتهي المباراة عند %Ln نقاط.</numerusform>
            <numerusform>تنتهي المباراة عند %Ln نقطة.</numerusform>
            <numerusform>تنتهي المباراة عند %Ln نقطة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Melded cards</source>
        <translation>الأوراق المُنزَلة</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>الثلاثات الحمراء</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>الخروج</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>الخروج المخفي</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>الأوراق في اليد</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>الاحتياطي</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>هذه الجولة</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبلها</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>المباراة</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
</context>
<context>
    <name>RuleFaults</name>
    <message>
        <source>the text is too long for a rule set; the limit in characters is {limit}</source>
        <translation>النص أطول من أن يكون مجموعة قواعد؛ الحد الأقصى لعدد المحارف هو {limit}</translation>
    </message>
    <message>
        <source>the text is damaged, or not JSON: line {line}, column {column}</source>
        <translation>النص تالف أو ليس بصيغة JSON: السطر {line}، العمود {column}</translation>
    </message>
    <message>
        <source>the text has brackets in too many others</source>
        <translation>الأقواس في النص متداخلة أكثر مما يجوز</translation>
    </message>
    <message>
        <source>the text is not one object of JSON</source>
        <translation>ليس النص كائن JSON واحدًا</translation>
    </message>
    <message>
        <source>the text holds a number that JSON does not know</source>
        <translation>في النص عدد لا تعرفه صيغة JSON</translation>
    </message>
    <message>
        <source>written twice: {key}</source>
        <translation>مكتوب مرتين: {key}</translation>
    </message>
    <message>
        <source>missing, so that the text does not say that it is a rule set</source>
        <translation>غير موجود، فلا شيء في النص يدل على أنه مجموعة قواعد</translation>
    </message>
    <message>
        <source>version {version} of the format is not known, only {known}</source>
        <translation>الإصدار {version} من الصيغة غير معروف، والمعروف هو {known} فقط</translation>
    </message>
    <message>
        <source>no rule set has this field</source>
        <translation>لا يوجد هذا الحقل في أي مجموعة قواعد</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>{value} is not possible; possible are {known}</source>
        <translation>القيمة {value} غير ممكنة؛ القيم الممكنة: {known}</translation>
    </message>
    <message>
        <source>{value} is written twice</source>
        <translation>القيمة {value} مكتوبة مرتين</translation>
    </message>
    <message>
        <source>has to be a text in quotes</source>
        <translation>يجب أن يكون نصًا بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>has to be a whole number</source>
        <translation>يجب أن يكون عددًا صحيحًا</translation>
    </message>
    <message>
        <source>has to be a whole number, or null</source>
        <translation>يجب أن يكون عددًا صحيحًا أو null</translation>
    </message>
    <message>
        <source>has to be true or false</source>
        <translation>يجب أن يكون true أو false</translation>
    </message>
    <message>
        <source>has to be a list</source>
        <translation>يجب أن يكون قائمة</translation>
    </message>
    <message>
        <source>has to hold objects with &quot;from_score&quot; and &quot;minimum&quot;</source>
        <translation>يجب أن يحتوي على كائنات فيها الرصيد &quot;from_score&quot; والحد الأدنى &quot;minimum&quot;</translation>
    </message>
    <message>
        <source>has to be one line of text; the limit in characters is {high}</source>
        <translation>يجب أن يكون سطرًا واحدًا من النص؛ الحد الأقصى لعدد المحارف هو {high}</translation>
    </message>
    <message>
        <source>{value} is not possible; possible is {low} to {high}</source>
        <translation>القيمة {value} غير ممكنة؛ الممكن من {low} إلى {high}</translation>
    </message>
    <message>
        <source>may not name this kind of cards: {kind}</source>
        <translation>لا يجوز أن يُذكر هنا هذا النوع من الأوراق: {kind}</translation>
    </message>
    <message>
        <source>the fewest players are more than the most</source>
        <translation>أقل عدد للاعبين يزيد على أكبر عدد لهم</translation>
    </message>
    <message>
        <source>{players} players cannot be divided into sides of {team_size}</source>
        <translation>إذا كان عدد اللاعبين {players}، فلا يمكن تقسيمهم إلى فرق في كل منها {team_size}</translation>
    </message>
    <message>
        <source>{players} players make only one side of {team_size}</source>
        <translation>إذا كان عدد اللاعبين {players}، فلا يتألف منهم إلا فريق واحد من {team_size}</translation>
    </message>
    <message>
        <source>{players} players would have no cards</source>
        <translation>إذا كان عدد اللاعبين {players}، فلا تبقى لهم أي أوراق</translation>
    </message>
    <message>
        <source>{players} players would have {packs} packs; the limit is {high}</source>
        <translation>إذا كان عدد اللاعبين {players}، صار عدد مجموعات الورق {packs}؛ والحد الأقصى {high}</translation>
    </message>
    <message>
        <source>the deal and a draw for each of {players} players take {needed} cards, and there are {available}</source>
        <translation>إذا كان عدد اللاعبين {players}، فعدد الأوراق اللازم للتوزيع ولسحب واحد لكل لاعب {needed}، والموجود {available}</translation>
    </message>
    <message>
        <source>only a player with exactly one partner can ask him; a side has {team_size}</source>
        <translation>لا يمكن السؤال إلا للاعب له شريك واحد بالضبط؛ وعدد لاعبي الفريق هنا {team_size}</translation>
    </message>
    <message>
        <source>canastas open a kitty that does not exist</source>
        <translation>هناك كاناستات تفتح احتياطيًا لا وجود له</translation>
    </message>
    <message>
        <source>no canasta opens the kitty</source>
        <translation>لا توجد كاناستا تفتح الاحتياطي</translation>
    </message>
    <message>
        <source>a meld needs {min_naturals} natural cards, more than its smallest size, which is {min_meld}</source>
        <translation>عدد الأوراق الطبيعية اللازم للتشكيلة {min_naturals}، وهو أكبر من أصغر حجم لها: {min_meld}</translation>
    </message>
    <message>
        <source>the smallest meld has {min_meld} cards, more than a canasta: {canasta_size}</source>
        <translation>عدد أوراق أصغر تشكيلة {min_meld}، وهو أكبر من عدد أوراق الكاناستا: {canasta_size}</translation>
    </message>
    <message>
        <source>the largest meld has {max_meld} cards, fewer than a canasta: {canasta_size}</source>
        <translation>عدد أوراق أكبر تشكيلة {max_meld}، وهو أصغر من عدد أوراق الكاناستا: {canasta_size}</translation>
    </message>
    <message>
        <source>a second meld of a rank waits until the first is finished, which it never is</source>
        <translation>التشكيلة الثانية من الرتبة تنتظر اكتمال الأولى، وهي لا تكتمل أبدًا</translation>
    </message>
    <message>
        <source>a meld of black threes takes {minimum}; with {players} players there are {available}</source>
        <translation>تشكيلة الثلاثات السوداء تتطلب {minimum} منها؛ وإذا كان عدد اللاعبين {players}، فالموجود منها {available}</translation>
    </message>
    <message>
        <source>the smallest meld of black threes, {minimum}, is larger than the largest, {maximum}</source>
        <translation>حجم أصغر تشكيلة من الثلاثات السوداء {minimum}، وهو يزيد على حجم أكبر تشكيلة منها: {maximum}</translation>
    </message>
    <message>
        <source>taking the pile with two cards melds three, fewer than the smallest meld: {min_meld}</source>
        <translation>أخذ الكومة بورقتين يُنزل ثلاث أوراق، وهذا أقل من أصغر تشكيلة: {min_meld}</translation>
    </message>
    <message>
        <source>a wild card takes the pile, but no meld may hold one</source>
        <translation>تؤخذ الكومة بورقة بديلة، مع أنه لا يجوز لأي تشكيلة أن تضم ورقة بديلة</translation>
    </message>
    <message>
        <source>takes a frozen pile, but not an open one: {mode}</source>
        <translation>تؤخذ به الكومة المجمّدة ولا تؤخذ به غير المجمّدة: {mode}</translation>
    </message>
    <message>
        <source>with {players} players no canasta can ever be made</source>
        <translation>إذا كان عدد اللاعبين {players}، فلا يمكن أبدًا تكوين أي كاناستا</translation>
    </message>
    <message>
        <source>with {players} players no canasta of this kind can ever be made: {kind}</source>
        <translation>إذا كان عدد اللاعبين {players}، فلا يمكن أبدًا تكوين كاناستا من هذا النوع: {kind}</translation>
    </message>
    <message>
        <source>going out takes {needed} canastas; with {players} players a side can make {possible}</source>
        <translation>عدد الكاناستات اللازم للخروج {needed}؛ وإذا كان عدد اللاعبين {players}، فأقصى ما يمكن للفريق تكوينه {possible}</translation>
    </message>
    <message>
        <source>has to hold at least one minimum</source>
        <translation>يجب أن يحتوي على حد أدنى واحد على الأقل</translation>
    </message>
    <message>
        <source>holds too many minimums; the limit is {high}</source>
        <translation>يحتوي على حدود دنيا أكثر مما يجوز؛ العدد الأقصى لها {high}</translation>
    </message>
    <message>
        <source>the first minimum has to hold from any score on: null</source>
        <translation>يجب أن يسري الحد الأدنى الأول مهما كان الرصيد منخفضًا: null</translation>
    </message>
    <message>
        <source>minimum number {tier} has to begin at a higher score than the one before</source>
        <translation>يجب أن يبدأ الحد الأدنى رقم {tier} عند رصيد أعلى من رصيد الذي قبله</translation>
    </message>
    <message>
        <source>the score of minimum number {tier} is not possible; possible is {low} to {high}</source>
        <translation>رصيد الحد الأدنى رقم {tier} غير ممكن؛ الممكن من {low} إلى {high}</translation>
    </message>
    <message>
        <source>minimum number {tier} is not possible; possible is {low} to {high}</source>
        <translation>الحد الأدنى رقم {tier} غير ممكن؛ الممكن من {low} إلى {high}</translation>
    </message>
    <message>
        <source>a canasta for every side takes {needed} cards of a rank; with {players} players there are {available}</source>
        <translation>عدد أوراق الرتبة اللازم لتكون لكل فريق كاناستا {needed}؛ وإذا كان عدد اللاعبين {players}، فالموجود منها {available}</translation>
    </message>
    <message>
        <source>going out takes a last discard, but no card may be that</source>
        <translation>الخروج يتطلب رمية أخيرة، ولكن لا توجد ورقة يجوز أن تكون تلك الرمية</translation>
    </message>
    <message>
        <source>{name} is neither a rule set ({known}) nor a file.</source>
        <translation>ليس {name} مجموعة قواعد ({known}) ولا ملفًا.</translation>
    </message>
    <message>
        <source>{name} is not a text in UTF-8.</source>
        <translation>ليس {name} نصًا بترميز UTF-8.</translation>
    </message>
    <message>
        <source>{name} holds no rule set:</source>
        <translation>لا يحتوي {name} على مجموعة قواعد:</translation>
    </message>
    <message>
        <source>{name} holds a rule set that cannot be played:</source>
        <translation>يحتوي {name} على مجموعة قواعد لا يمكن اللعب بها:</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}</source>
        <translation>تعذّرت قراءة {name}: {reason}</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>Two-Player Canasta</source>
        <translation>كاناستا لاثنين</translation>
    </message>
    <message>
        <source>For two: fifteen cards each, two drawn in a turn, and the pile is taken only with a pair from the hand.</source>
        <translation>للاعبَين اثنين: خمس عشرة ورقة لكل منهما، وسحب ورقتين في كل دور، ولا تؤخذ الكومة إلا بزوج من اليد.</translation>
    </message>
    <message>
        <source>Railroad Canasta</source>
        <translation>كاناستا السكة الحديدية</translation>
    </message>
    <message>
        <source>Each for himself with two packs a player and a hidden kitty; going out takes a natural, a mixed, a wild and a sevens canasta.</source>
        <translation>كلٌّ لنفسه، مع مجموعتي ورق لكل لاعب واحتياطي مستور؛ والخروج يتطلب كاناستا طبيعية ومختلطة وبديلة وكاناستا سبعات.</translation>
    </message>
    <message>
        <source>Traditional Partnership Canasta</source>
        <translation>كاناستا الشركاء التقليدية</translation>
    </message>
    <message>
        <source>Partners in the old way: a black three freezes the pile, and every wild card needs two naturals beside it.</source>
        <translation>الشراكة على الطريقة القديمة: الثلاثة السوداء تجمّد الكومة، وكل ورقة بديلة تحتاج إلى ورقتين طبيعيتين بجانبها.</translation>
    </message>
    <message>
        <source>Standard Partnership Canasta</source>
        <translation>كاناستا الشركاء القياسية</translation>
    </message>
    <message>
        <source>The usual game for four in partnerships: eleven cards each, at most three wild cards in a meld, one canasta to go out.</source>
        <translation>اللعبة المألوفة لأربعة لاعبين في فريقين: إحدى عشرة ورقة لكل لاعب، وثلاث أوراق بديلة على الأكثر في التشكيلة، وكاناستا واحدة للخروج.</translation>
    </message>
    <message>
        <source>International Partnership Canasta</source>
        <translation>كاناستا الشركاء الدولية</translation>
    </message>
    <message>
        <source>For four in partnerships; who goes out with a whole concealed hand needs no opening minimum.</source>
        <translation>لأربعة لاعبين في فريقين؛ ومن يخرج بيد مخفية كاملة لا يلزمه الحد الأدنى للافتتاح.</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Round {number}</source>
        <translation>الجولة {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>المجموع</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>{rules}, round {number}, to {target}</source>
        <translation>{rules}، الجولة {number}، حتى {target}</translation>
    </message>
    <message>
        <source>{side}: opening takes {points}</source>
        <translation>{side}: الافتتاح يتطلب {points}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>any score</source>
        <translation>أي رصيد</translation>
    </message>
    <message>
        <source>{score} or more</source>
        <translation>{score} فأكثر</translation>
    </message>
    <message>
        <source>less than {score}</source>
        <translation>أقل من {score}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>من {first} إلى {last}</translation>
    </message>
</context>
<context>
    <name>ScoringSection</name>
    <message>
        <source>Scoring</source>
        <translation>حساب النقاط</translation>
    </message>
    <message>
        <source>When the round is over, these count for a side:</source>
        <translation>بعد انتهاء الجولة يُحسب للفريق:</translation>
    </message>
    <message>
        <source>These are taken off:</source>
        <translation>ويُخصم منه:</translation>
    </message>
    <message>
        <source>The sum is added to the score of the side. It may be negative, and so may the score.</source>
        <translation>يُضاف المجموع إلى رصيد الفريق. وقد يكون سالبًا، وكذلك الرصيد.</translation>
    </message>
    <message>
        <source>A worked example</source>
        <translation>مثال محسوب</translation>
    </message>
    <message>
        <source>The [values](#cards) of all cards in its melds, canastas included.</source>
        <translation>[قيم](#cards) كل الأوراق في تشكيلاته، بما فيها الكاناستات.</translation>
    </message>
    <message>
        <source>A bonus for each of its [canastas](#canastas).</source>
        <translation>مكافأة عن كل [كاناستا](#canastas) له.</translation>
    </message>
    <message>
        <source>The points of its [red threes](#red-threes). (If it has not opened, they are taken off instead.)</source>
        <translation>نقاط [ثلاثاته الحمراء](#red-threes). (وإن لم يكن قد افتتح خُصمت منه بدلًا من ذلك.)</translation>
    </message>
    <message>
        <source>The points of its [red threes](#red-threes).</source>
        <translation>نقاط [ثلاثاته الحمراء](#red-threes).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) if it has [gone out](#going-out).</source>
        <translation>
            <numerusform>%Ln نقطة إن كان قد [خرج](#going-out).</numerusform>
            <numerusform>نقطة واحدة إن كان قد [خرج](#going-out).</numerusform>
            <numerusform>نقطتان إن كان قد [خرج](#going-out).</numerusform>
            <numerusform>%Ln نقاط إن كان قد [خرج](#going-out).</numerusform>
            <numerusform>%Ln نقطة إن كان قد [خرج](#going-out).</numerusform>
            <numerusform>%Ln نقطة إن كان قد [خرج](#going-out).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) more if that was [concealed](#concealed).</source>
        <translation>
            <numerusform>%Ln نقطة إضافية إن كان خروجه [مخفيًا](#concealed).</numerusform>
            <numerusform>نقطة إضافية واحدة إن كان خروجه [مخفيًا](#concealed).</numerusform>
            <numerusform>نقطتان إضافيتان إن كان خروجه [مخفيًا](#concealed).</numerusform>
            <numerusform>%Ln نقاط إضافية إن كان خروجه [مخفيًا](#concealed).</numerusform>
            <numerusform>%Ln نقطة إضافية إن كان خروجه [مخفيًا](#concealed).</numerusform>
            <numerusform>%Ln نقطة إضافية إن كان خروجه [مخفيًا](#concealed).</numerusform>
        </translation>
    </message>
    <message>
        <source>The values of the cards that are left in the hands of all its players, also of the partner of a player who went out.</source>
        <translation>قيم الأوراق الباقية في أيدي كل لاعبيه، ومنهم شريك اللاعب الذي خرج.</translation>
    </message>
    <message>
        <source>The values of the cards that are left in its hand.</source>
        <translation>قيم الأوراق الباقية في يده.</translation>
    </message>
    <message>
        <source>The values of the cards in a [kitty](#kitty) that was not taken.</source>
        <translation>قيم أوراق [الاحتياطي](#kitty) الذي لم يؤخذ.</translation>
    </message>
    <message>
        <source>You have just gone out; you had melded in earlier turns as well.</source>
        <translation>لقد خرجتَ للتو، وكنتَ قد أنزلت في أدوار سابقة أيضًا.</translation>
    </message>
    <message>
        <source>The stock has run out, and nobody has gone out.</source>
        <translation>نفدت رزمة السحب ولم يخرج أحد.</translation>
    </message>
    <message>
        <source>These are the melds of your side:</source>
        <translation>هذه تشكيلات فريقك:</translation>
    </message>
    <message>
        <source>The other side has not opened. Beside the melds the two sides have this:</source>
        <translation>الفريق الآخر لم يفتتح. وإلى جانب التشكيلات لدى الفريقين ما يأتي:</translation>
    </message>
    <message>
        <source>So the round scores:</source>
        <translation>فتكون نقاط الجولة:</translation>
    </message>
    <message>
        <source>no canasta</source>
        <translation>ليست كاناستا</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>التشكيلة</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>المكافأة</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>الثلاثات الحمراء</translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <translation>الباقي في اليد</translation>
    </message>
    <message>
        <source>Kitty not taken</source>
        <translation>الاحتياطي غير المأخوذ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>فريقك</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>الفريق الآخر</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>خصمك</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>أوراق التشكيلات</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>الخروج</translation>
    </message>
    <message>
        <source>Cards left in hands</source>
        <translation>الأوراق الباقية في الأيدي</translation>
    </message>
    <message>
        <source>Score of the round</source>
        <translation>نقاط الجولة</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>على الطاولة</translation>
    </message>
    <message>
        <source>Go from one card, meld or pile to the next</source>
        <translation>الانتقال من ورقة أو تشكيلة أو كومة إلى التالية</translation>
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
        <translation>الانتقال إلى الورقة الأولى أو الأخيرة</translation>
    </message>
    <message>
        <source>Go to the next card of that rank; 0 is ten, W a wild card</source>
        <translation>الانتقال إلى الورقة التالية من تلك الرتبة؛ الصفر للعشرة، والحرف W للورقة البديلة</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Select a card; lay what is selected; use the stock, the pile, the kitty</source>
        <translation>تحديد ورقة؛ إنزال ما حُدد؛ استعمال رزمة السحب أو الكومة أو الاحتياطي</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Do with a card what suggests itself: add it, meld its rank, discard it</source>
        <translation>فعل الأنسب بالورقة: إضافتها أو إنزال رتبتها أو رميها</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>key</comment>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Show all that can be done with a card</source>
        <translation>عرض كل ما يمكن فعله بالورقة</translation>
    </message>
    <message>
        <source>Let go of what is dragged or selected</source>
        <translation>ترك ما تجرّه، أو إلغاء التحديد</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go to the panels beside the table</source>
        <translation>الانتقال إلى اللوحات بجانب الطاولة</translation>
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
        <translation>حسب ال&amp;رتبة، والأوراق البديلة على حدة</translation>
    </message>
    <message>
        <source>By rank &amp;only</source>
        <translation>حسب الرتبة &amp;فقط</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>حسب ال&amp;نقش</translation>
    </message>
    <message>
        <source>As &amp;you drag them</source>
        <translation>ترتيب &amp;يدوي بالجرّ</translation>
    </message>
    <message>
        <source>&amp;Next order</source>
        <translation>الترتيب ال&amp;تالي</translation>
    </message>
</context>
<context>
    <name>SoundSwitch</name>
    <message>
        <source>Turn the sounds on or off</source>
        <translation>تشغيل الأصوات أو إيقافها</translation>
    </message>
    <message>
        <source>PySide6-Addons is not installed</source>
        <translation>الحزمة PySide6-Addons غير مثبتة</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <translation>الأ&amp;صوات</translation>
    </message>
    <message>
        <source>No sounds can be played: {reason}</source>
        <translation>لا يمكن تشغيل الأصوات: {reason}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>stock, %Ln card(s)</source>
        <translation>
            <numerusform>رزمة السحب، فارغة</numerusform>
            <numerusform>رزمة السحب، ورقة واحدة</numerusform>
            <numerusform>رزمة السحب، ورقتان</numerusform>
            <numerusform>رزمة السحب، %Ln أوراق</numerusform>
            <numerusform>رزمة السحب، %Ln ورقة</numerusform>
            <numerusform>رزمة السحب، %Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>your side of the table, for new melds</source>
        <translation>جانبك من الطاولة، للتشكيلات الجديدة</translation>
    </message>
    <message numerus="yes">
        <source>your kitty, %Ln card(s)</source>
        <translation>
            <numerusform>احتياطيك، فارغ</numerusform>
            <numerusform>احتياطيك، ورقة واحدة</numerusform>
            <numerusform>احتياطيك، ورقتان</numerusform>
            <numerusform>احتياطيك، %Ln أوراق</numerusform>
            <numerusform>احتياطيك، %Ln ورقة</numerusform>
            <numerusform>احتياطيك، %Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>ورقة مستورة</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>بديلة</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديدة</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>محددة</translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s)</source>
        <translation>
            <numerusform>كومة الرمي، فارغة</numerusform>
            <numerusform>كومة الرمي، ورقة واحدة</numerusform>
            <numerusform>كومة الرمي، ورقتان</numerusform>
            <numerusform>كومة الرمي، %Ln أوراق</numerusform>
            <numerusform>كومة الرمي، %Ln ورقة</numerusform>
            <numerusform>كومة الرمي، %Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>on top the {card}</source>
        <translation>في أعلاها {card}</translation>
    </message>
    <message>
        <source>below it {cards}</source>
        <translation>تحتها {cards}</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>مجمّدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) in hand</source>
        <translation>
            <numerusform>لا أوراق في اليد</numerusform>
            <numerusform>ورقة واحدة في اليد</numerusform>
            <numerusform>ورقتان في اليد</numerusform>
            <numerusform>%Ln أوراق في اليد</numerusform>
            <numerusform>%Ln ورقة في اليد</numerusform>
            <numerusform>%Ln ورقة في اليد</numerusform>
        </translation>
    </message>
    <message>
        <source>is playing</source>
        <translation>الدور هنا</translation>
    </message>
    <message numerus="yes">
        <source>your side: %Ln red three(s)</source>
        <translation>
            <numerusform>فريقك: لا ثلاثات حمراء</numerusform>
            <numerusform>فريقك: ثلاثة حمراء واحدة</numerusform>
            <numerusform>فريقك: ثلاثتان حمراوان</numerusform>
            <numerusform>فريقك: %Ln ثلاثات حمراء</numerusform>
            <numerusform>فريقك: %Ln ثلاثة حمراء</numerusform>
            <numerusform>فريقك: %Ln ثلاثة حمراء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other side: %Ln red three(s)</source>
        <translation>
            <numerusform>الفريق الآخر: لا ثلاثات حمراء</numerusform>
            <numerusform>الفريق الآخر: ثلاثة حمراء واحدة</numerusform>
            <numerusform>الفريق الآخر: ثلاثتان حمراوان</numerusform>
            <numerusform>الفريق الآخر: %Ln ثلاثات حمراء</numerusform>
            <numerusform>الفريق الآخر: %Ln ثلاثة حمراء</numerusform>
            <numerusform>الفريق الآخر: %Ln ثلاثة حمراء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your meld of {rank}, %Ln card(s)</source>
        <translation>
            <numerusform>تشكيلة فريقك من {rank}، %Ln ورقة</numerusform>
            <numerusform>تشكيلة فريقك من {rank}، ورقة واحدة</numerusform>
            <numerusform>تشكيلة فريقك من {rank}، ورقتان</numerusform>
            <numerusform>تشكيلة فريقك من {rank}، %Ln أوراق</numerusform>
            <numerusform>تشكيلة فريقك من {rank}، %Ln ورقة</numerusform>
            <numerusform>تشكيلة فريقك من {rank}، %Ln ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other side’s meld of {rank}, %Ln card(s)</source>
        <translation>
            <numerusform>تشكيلة الفريق الآخر من {rank}، %Ln ورقة</numerusform>
            <numerusform>تشكيلة الفريق الآخر من {rank}، ورقة واحدة</numerusform>
            <numerusform>تشكيلة الفريق الآخر من {rank}، ورقتان</numerusform>
            <numerusform>تشكيلة الفريق الآخر من {rank}، %Ln أوراق</numerusform>
            <numerusform>تشكيلة الفريق الآخر من {rank}، %Ln ورقة</numerusform>
            <numerusform>تشكيلة الفريق الآخر من {rank}، %Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>staged</source>
        <translation>لم يكتمل بها الافتتاح بعد</translation>
    </message>
    <message>
        <source>{first}, {more}</source>
        <translation>{first}، {more}</translation>
    </message>
</context>
<context>
    <name>StockSection</name>
    <message>
        <source>The stock</source>
        <translation>رزمة السحب</translation>
    </message>
    <message numerus="yes">
        <source>The stock is the pack that lies face down. A draw takes %Ln card(s) from its top.</source>
        <translation>
            <numerusform>رزمة السحب هي الأوراق الموضوعة ووجهها إلى الأسفل. وفي كل سحب تؤخذ %Ln ورقة من أعلاها.</numerusform>
            <numerusform>رزمة السحب هي الأوراق الموضوعة ووجهها إلى الأسفل. وفي كل سحب تؤخذ ورقة واحدة من أعلاها.</numerusform>
            <numerusform>رزمة السحب هي الأوراق الموضوعة ووجهها إلى الأسفل. وفي كل سحب تؤخذ ورقتان من أعلاها.</numerusform>
            <numerusform>رزمة السحب هي الأوراق الموضوعة ووجهها إلى الأسفل. وفي كل سحب تؤخذ %Ln أوراق من أعلاها.</numerusform>
            <numerusform>رزمة السحب هي الأوراق الموضوعة ووجهها إلى الأسفل. وفي كل سحب تؤخذ %Ln ورقة من أعلاها.</numerusform>
            <numerusform>رزمة السحب هي الأوراق الموضوعة ووجهها إلى الأسفل. وفي كل سحب تؤخذ %Ln ورقة من أعلاها.</numerusform>
        </translation>
    </message>
    <message>
        <source>When nobody can draw any more, you may still take the [pile](#pile) if its top card allows it, and play goes on. The first player who cannot or does not want to do so [ends the round](#end).</source>
        <translation>حين لا يعود أحد قادرًا على السحب، يجوز لك مع ذلك أن تأخذ [الكومة](#pile) إذا سمحت ورقتها العليا، ويستمر اللعب. وأول لاعب لا يستطيع ذلك أو لا يريده [تنتهي الجولة](#end) عنده.</translation>
    </message>
    <message>
        <source>The first player who has to draw and cannot do so [ends the round](#end).</source>
        <translation>أول لاعب يتعيّن عليه أن يسحب ولا يستطيع [تنتهي الجولة](#end) عنده.</translation>
    </message>
    <message>
        <source>When the stock is empty, you may still take the [pile](#pile) if its top card allows it, and play goes on. The first player who cannot or does not want to do so [ends the round](#end).</source>
        <translation>حين تنفد رزمة السحب، يجوز لك مع ذلك أن تأخذ [الكومة](#pile) إذا سمحت ورقتها العليا، ويستمر اللعب. وأول لاعب لا يستطيع ذلك أو لا يريده [تنتهي الجولة](#end) عنده.</translation>
    </message>
    <message>
        <source>A [red three](#red-threes) does not count as drawn: you lay it on the table and draw another card. If the stock gives you nothing but red threes because it runs out, the round ends at once.</source>
        <translation>[الثلاثة الحمراء](#red-threes) لا تُحسب من الأوراق المسحوبة: تضعها على الطاولة وتسحب ورقة أخرى. وإذا لم تعطك رزمة السحب سوى ثلاثات حمراء حتى نفدت، انتهت الجولة فورًا.</translation>
    </message>
    <message>
        <source>A [red three](#red-threes) counts as drawn: you lay it on the table and draw no other card for it.</source>
        <translation>[الثلاثة الحمراء](#red-threes) تُحسب من الأوراق المسحوبة: تضعها على الطاولة ولا تسحب بدلًا منها ورقة أخرى.</translation>
    </message>
    <message>
        <source>If fewer cards than that are left, nobody can draw any more; the number needed is {count}.</source>
        <translation>إذا بقي في الرزمة أقل مما يلزم للسحب، لم يعد أحد يستطيع السحب؛ والعدد اللازم هو {count}.</translation>
    </message>
    <message>
        <source>If fewer cards than that are left, a player who draws takes what is left.</source>
        <translation>إذا بقي في الرزمة أقل مما يلزم للسحب، سحب اللاعب ما بقي.</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation>السباتي</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>الديناري</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>الكوبة</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>البستوني</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{count} waiting</source>
        <translation>بالانتظار: {count}</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>تشكيلاتك</translation>
    </message>
    <message>
        <source>Your side’s melds</source>
        <translation>تشكيلات فريقك</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} و{name}</translation>
    </message>
    <message>
        <source>{points} / {minimum}</source>
        <translation>{points} / {minimum}</translation>
    </message>
    <message>
        <source>Kitty {count}</source>
        <translation>الاحتياطي {count}</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>طاولة اللعب</translation>
    </message>
</context>
<context>
    <name>TurnSection</name>
    <message>
        <source>A turn</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>In your turn you do these things in this order:</source>
        <translation>تفعل في دورك هذه الأمور بهذا الترتيب:</translation>
    </message>
    <message>
        <source>As long as your side has not got the canastas that [going out](#going-out) takes, you have to keep two cards when you meld: one to discard and one to hold.</source>
        <translation>ما دام فريقك لم يستوفِ الكاناستات التي يتطلبها [الخروج](#going-out)، فعليك أن تُبقي ورقتين عند الإنزال: واحدة ترميها وواحدة تحتفظ بها.</translation>
    </message>
    <message>
        <source>Nothing may be done that would leave you without a lawful way to end your turn.</source>
        <translation>لا يجوز أي فعل يتركك بلا طريقة مسموح بها لإنهاء دورك.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %Ln card(s) from the [stock](#stock); or, if you may, take the whole [discard pile](#pile) instead and meld its top card at once.</source>
        <translation>
            <numerusform>اسحب %Ln ورقة من [رزمة السحب](#stock)؛ أو خذ بدلًا من ذلك، إن جاز لك، [كومة الرمي](#pile) كلها وأنزل ورقتها العليا فورًا.</numerusform>
            <numerusform>اسحب ورقة واحدة من [رزمة السحب](#stock)؛ أو خذ بدلًا من ذلك، إن جاز لك، [كومة الرمي](#pile) كلها وأنزل ورقتها العليا فورًا.</numerusform>
            <numerusform>اسحب ورقتين من [رزمة السحب](#stock)؛ أو خذ بدلًا من ذلك، إن جاز لك، [كومة الرمي](#pile) كلها وأنزل ورقتها العليا فورًا.</numerusform>
            <numerusform>اسحب %Ln أوراق من [رزمة السحب](#stock)؛ أو خذ بدلًا من ذلك، إن جاز لك، [كومة الرمي](#pile) كلها وأنزل ورقتها العليا فورًا.</numerusform>
            <numerusform>اسحب %Ln ورقة من [رزمة السحب](#stock)؛ أو خذ بدلًا من ذلك، إن جاز لك، [كومة الرمي](#pile) كلها وأنزل ورقتها العليا فورًا.</numerusform>
            <numerusform>اسحب %Ln ورقة من [رزمة السحب](#stock)؛ أو خذ بدلًا من ذلك، إن جاز لك، [كومة الرمي](#pile) كلها وأنزل ورقتها العليا فورًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %Ln card(s) from the [stock](#stock).</source>
        <translation>
            <numerusform>اسحب %Ln ورقة من [رزمة السحب](#stock).</numerusform>
            <numerusform>اسحب ورقة واحدة من [رزمة السحب](#stock).</numerusform>
            <numerusform>اسحب ورقتين من [رزمة السحب](#stock).</numerusform>
            <numerusform>اسحب %Ln أوراق من [رزمة السحب](#stock).</numerusform>
            <numerusform>اسحب %Ln ورقة من [رزمة السحب](#stock).</numerusform>
            <numerusform>اسحب %Ln ورقة من [رزمة السحب](#stock).</numerusform>
        </translation>
    </message>
    <message>
        <source>If you like, lay [melds](#melds) and add cards to the melds of your side. The first melds of a side in a round have to meet the [opening minimum](#opening).</source>
        <translation>إن شئت، فأنزل [تشكيلات](#melds) وأضف أوراقًا إلى تشكيلات فريقك. ويجب أن تبلغ التشكيلات الأولى للفريق في الجولة [الحد الأدنى للافتتاح](#opening).</translation>
    </message>
    <message>
        <source>If you like, lay [melds](#melds) and add cards to the melds of your side.</source>
        <translation>إن شئت، فأنزل [تشكيلات](#melds) وأضف أوراقًا إلى تشكيلات فريقك.</translation>
    </message>
    <message>
        <source>Discard one card face up on the discard pile.</source>
        <translation>ارمِ ورقة واحدة مكشوفة على كومة الرمي.</translation>
    </message>
    <message>
        <source>Take your [kitty](#kitty), if you have just earned it and want it.</source>
        <translation>خذ [احتياطيك](#kitty)، إن كنت قد كسبته للتو وأردت أخذه.</translation>
    </message>
    <message>
        <source>Every turn has a discard, also the one in which you go out with your last card.</source>
        <translation>لا بد في كل دور من رمية، حتى في الدور الذي تخرج فيه بورقتك الأخيرة.</translation>
    </message>
    <message>
        <source>The discard ends your turn. Only a player who goes out by melding every card needs none.</source>
        <translation>الرمي ينهي دورك. ولا يستغني عنه إلا لاعب يخرج بإنزال كل أوراقه.</translation>
    </message>
    <message>
        <source>Red threes are never discarded.</source>
        <translation>الثلاثات الحمراء لا تُرمى أبدًا.</translation>
    </message>
    <message>
        <source>Cards of these ranks may not be discarded before every side has a canasta of the same rank without wild cards: {ranks}.</source>
        <translation>لا يجوز رمي {ranks} قبل أن تكون لكل فريق كاناستا من الرتبة نفسها بلا أوراق بديلة.</translation>
    </message>
    <message>
        <source>The last discard of a player who goes out may not be one of these: {ranks}.</source>
        <translation>إذا خرج لاعب فلا يجوز أن تكون رميته الأخيرة ورقة من {ranks}.</translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>The match is over.</source>
        <translation>انتهت المباراة.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>انتهت الجولة.</translation>
    </message>
    <message>
        <source>{name} is asked.</source>
        <translation>بانتظار جواب {name}.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>الدور الآن: {name}.</translation>
    </message>
    <message>
        <source>Take your kitty, or leave it.</source>
        <translation>خذ احتياطيك أو اتركه.</translation>
    </message>
    <message>
        <source>Your partner asks.</source>
        <translation>شريكك يسأل.</translation>
    </message>
    <message>
        <source>Your turn: meld if you like, then discard.</source>
        <translation>دورك: أنزل إن شئت، ثم ارمِ.</translation>
    </message>
    <message>
        <source>Your turn: draw.</source>
        <translation>دورك: اسحب.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>دورك.</translation>
    </message>
    <message>
        <source>Your turn: take the pile, or end the round.</source>
        <translation>دورك: خذ الكومة أو أنهِ الجولة.</translation>
    </message>
    <message>
        <source>Your turn: draw, or take the pile.</source>
        <translation>دورك: اسحب أو خذ الكومة.</translation>
    </message>
</context>
</TS>
