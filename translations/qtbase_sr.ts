<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sr" sourcelanguage="en">
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>Hide Others</source>
        <translation>Сакриј остале</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Затвори %1</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>О програму %1</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Подешавања…</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Услуге</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Сакриј %1</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Прикажи све</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>Step &amp;down</source>
        <translation>Корак на&amp;ниже</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Корак на&amp;више</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>Изабери &amp;све</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>True</source>
        <translation>Тачно</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Нетачно</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Отвори списак за избор</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What's This?</source>
        <translation>Шта је ово?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>У реду</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Одвоји</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Одваја плочу од прозора и враћа је</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Затвара плочу</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Датотека</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отвори</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Отвори</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сачувај</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Датотеке</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Прикажи </translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1“ је заштићено од писања.
Желите ли ипак да га обришете?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation>Желите ли заиста да обришете „%1“?</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Списак места и обележивача</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Име датотеке:</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Фасцикла</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Обриши</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Нова фасцикла</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Фасцикла</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Надређена фасцикла</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Нова фасцикла</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Уклони</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Мој рачунар</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Место:</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Направи нову фасциклу</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Датотека %1</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Врста датотека:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Нађи фасциклу</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Прикажи &amp;скривене датотеке</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Сачувај као</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Фасцикла није нађена.
Проверите да ли је име тачно.</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Бочна трака</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Списак</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Изабери</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>О&amp;бриши</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Све датотеке (*)</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Све датотеке (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Фасцикле</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Преименуј</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Фасцикла не може да се обрише.</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Фасцикла:</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Непознато</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 већ постоји.
Желите ли да га замените?</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Иди напред</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Иди у надређену фасциклу</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Недавна места</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Иди назад</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Пређи на приказ са појединостима</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Направи нову фасциклу</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Пречица</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Појединости</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Датотека није нађена.
Проверите да ли је име тачно.</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Пређи на приказ у списку</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Kind</source>
        <translation>Врста</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Величина</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Врста</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>бајтова: %1</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Мој рачунар</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Рачунар</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Неисправно име датотеке</translation>
    </message>
    <message>
        <source>%1 byte(s)</source>
        <translation>бајтова: %1</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Измењено</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;У реду</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сачувај</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Затвори</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Затвори без чувања</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Откажи</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>И&amp;сеци</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Умножи</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Понови</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;позови</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>На&amp;лепи</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Обриши</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Изабери све</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>OK</source>
        <translation>У реду</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помоћ</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Прикажи појединости…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Сакриј појединости…</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>О библиотеци Qt</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>bottom margin</source>
        <translation>доња маргина</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Папир</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Извор папира:</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>десна маргина</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Маргине</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>По мери</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Положено</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Распоред на страни</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Ширина:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Усмерење</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Усправно</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>Редослед страна:</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>горња маргина</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>лева маргина</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Величина стране:</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Обрнуто усправно</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Милиметри (mm)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Тачке (pt)</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>Страна на листу:</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Инчи (in)</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Обрнуто положено</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Висина:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>У реду</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Не</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помоћ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отвори</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сачувај</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Прекини</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Примени</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Врати</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Покушај поново</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Врати подразумевано</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Занемари</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Н&amp;е за све</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Сачувај све</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не чувај</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Д&amp;а за све</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>OK</source>
        <translation>У реду</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Парне стране</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Штампање</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Могућности &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Могућности &lt;&lt;</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Слева надесно, одозго надоле</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Здесна налево, одоздо нагоре</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Упиши PDF датотеку</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Штампај</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 већ постоји.
Желите ли да га замените?</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Слева надесно, одоздо нагоре</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Непарне стране</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Месна датотека</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Штампај у датотеку (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Штампај у датотеку…</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Самостално</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Здесна налево, одозго надоле</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Одоздо нагоре, слева надесно</translation>
    </message>
    <message>
        <source>The 'From' value cannot be greater than the 'To' value.</source>
        <translation>Прва страна не може бити иза последње.</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Све стране</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 је фасцикла.
Изаберите друго име датотеке.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>У датотеку %1 не може да се пише.
Изаберите друго име датотеке.</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Одоздо нагоре, здесна налево</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>Одозго надоле, слева надесно</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>Одозго надоле, здесна налево</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Job Options</source>
        <translation>Могућности посла</translation>
    </message>
    <message>
        <source>Printer Properties</source>
        <translation>Својства штампача</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Page</source>
        <translation>Страна</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Без</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>У боји</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Штампај све</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Текућа страна</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Избор</translation>
    </message>
    <message>
        <source>Long side</source>
        <translation>Дужа страна</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Примерци</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Опсег</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Боје</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Могућности</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Подешавање излаза</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Обрнутим редом</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Сиви тонови</translation>
    </message>
    <message>
        <source>Short side</source>
        <translation>Краћа страна</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Слажи примерке</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Примерака:</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Стране од</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Стране:</translation>
    </message>
    <message>
        <source>Duplex Printing</source>
        <translation>Двострано штампање</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Type:</source>
        <translation>Врста:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Име:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>Излазна &amp;датотека:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;Својства</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Штампач</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Место:</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Top</source>
        <translation>На врх</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Помери надоле</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Помери овде</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Помери улево</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>На дно</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Страна горе</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Страна десно</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Помери нагоре</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Помери удесно</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Лева ивица</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Страна доле</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Страна лево</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Десна ивица</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Left</source>
        <translation>Лево</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Десно</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Горе</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Доле</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Размак</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Мени</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Помери улево</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Помери удесно</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>И&amp;сеци</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Умножи</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Понови</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;позови</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>На&amp;лепи</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Обриши</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Изабери све</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Умножи адресу &amp;везе</translation>
    </message>
</context>
</TS>
