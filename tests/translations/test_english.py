"""English has a file of its own, for its plural forms."""

import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENGLISH = ROOT / "translations" / "canasta_en.ts"


def update(file: Path) -> None:
    """Bring the plural forms in ``file`` up to date with the source, as the README there says."""
    tool = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))
    assert tool is not None, "pyside6-lupdate belongs to PySide6 and should be beside Python"
    options = ["-locations", "none", "-source-language", "en", "-target-language", "en"]
    options += ["-pluralonly", "-no-obsolete"]
    subprocess.run(
        [tool, "-extensions", "py", "canasta_qt", "-ts", str(file), *options],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )


def test_the_file_has_every_plural_of_the_source(tmp_path: Path) -> None:
    copy = tmp_path / ENGLISH.name
    shutil.copy(ENGLISH, copy)
    update(copy)
    assert copy.read_text(encoding="utf-8") == ENGLISH.read_text(encoding="utf-8")


def test_every_plural_form_is_filled_in() -> None:
    messages = list(ElementTree.parse(ENGLISH).iter("message"))
    assert messages
    for message in messages:
        source = message.findtext("source", "")
        forms = [form.text or "" for form in message.iter("numerusform")]
        assert len(forms) == 2, source
        for form in forms:
            assert form.strip(), source
            assert "(s)" not in form
            assert form.count("%Ln") == source.count("%Ln")
            assert form.count("{") == source.count("{")
