"""The drawn decks: up to date, complete, and readable from the sliver that a fan leaves open."""

import itertools
import operator
import subprocess
import sys
import xml.etree.ElementTree
from pathlib import Path

import draw_deck
import draw_icons
import drawing_files
import pytest
from deck import style as deck_style
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(draw_deck.__file__).parent
STYLES = {style.name: style for style in deck_style.STYLES}
FACES = [
    *(rank + suit.value for suit in deck_style.Suit for rank in deck_style.RANKS),
    "RJ",
    "BJ",
]
BACKS = ["back-blue", "back-red", "back-green", "back-violet"]
PICTURES = [
    *(f"cards/{name}/{card}.svg" for name in STYLES for card in [*FACES, *BACKS]),
    *(
        f"{folder.name}/{name}"
        for folder, files in draw_icons.drawn_icons().items()
        for name in files
    ),
]
NOT_IN_THE_PROFILE = {
    "text",
    "tspan",
    "style",
    "filter",
    "mask",
    "clipPath",
    "image",
    "symbol",
    "pattern",
}
WIDTH, HEIGHT = 90, 126
SLIVER, STRIP = 22, 24


def rendered(picture: str, width: int = WIDTH, height: int = HEIGHT) -> QImage:
    renderer = QSvgRenderer(str(RESOURCES / picture))
    assert renderer.isValid()
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#00000000"))
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def light_channels(image: QImage, left: int, top: int, right: int, bottom: int) -> list[bool]:
    """Whether red, green, blue and opacity are high, for each pixel of a part of a picture.

    Paper is high in all of them, black pips in opacity alone, red ones in red too.
    """
    part = image.copy(left, top, right - left, bottom - top)
    part.convertTo(QImage.Format.Format_RGBA8888)
    return [value > 128 for value in bytes(part.constBits())]


def differing(one: list[bool], other: list[bool]) -> int:
    """How many channels differ so much that one sees it."""
    return sum(map(operator.ne, one, other))


@pytest.mark.parametrize("script", ["draw_deck.py", "draw_icons.py"])
def test_committed_pictures_are_what_the_scripts_draw(script: str) -> None:
    check = subprocess.run(
        [sys.executable, "-B", str(RESOURCES / script), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (check.returncode, check.stdout, check.stderr) == (0, "", "")


def test_missing_changed_and_superfluous_files_are_stale(tmp_path: Path) -> None:
    (tmp_path / "changed.svg").write_text("old")
    (tmp_path / "same.svg").write_text("same")
    (tmp_path / "superfluous.svg").write_text("")
    drawn = {"changed.svg": "new", "missing.svg": "new", "same.svg": "same"}
    assert drawing_files.stale_files(tmp_path, drawn) == [
        "changed.svg",
        "missing.svg",
        "superfluous.svg",
    ]


def test_check_reports_stale_files_and_leaves_them_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["draw", "--check"])
    assert drawing_files.run("", {tmp_path: {"new.svg": "text"}}) == 1
    assert not list(tmp_path.iterdir())
    assert capsys.readouterr().out == f"{tmp_path.name}/new.svg\n"

    monkeypatch.setattr(sys, "argv", ["draw"])
    assert drawing_files.run("", {tmp_path: {"new.svg": "text"}}) == 0
    assert (tmp_path / "new.svg").read_bytes() == b"text"

    monkeypatch.setattr(sys, "argv", ["draw", "--check"])
    assert drawing_files.run("", {tmp_path: {"new.svg": "text"}}) == 0


@pytest.mark.parametrize("name", STYLES)
def test_deck_is_complete(name: str) -> None:
    files = {file.stem for file in (RESOURCES / "cards" / name).iterdir()}
    assert files == {*FACES, *BACKS}


@pytest.mark.parametrize("picture", PICTURES)
def test_picture_uses_the_tiny_profile_and_is_small(picture: str) -> None:
    file = RESOURCES / picture
    assert file.stat().st_size < 12_000
    elements = list(xml.etree.ElementTree.parse(file).iter())
    tags = {element.tag.rpartition("}")[2] for element in elements}
    assert not tags & NOT_IN_THE_PROFILE
    links = {value for element in elements for key, value in element.items() if "href" in key}
    own = {f"#{element.get('id')}" for element in elements if element.get("id")}
    assert links <= own


@pytest.mark.parametrize("picture", PICTURES)
def test_picture_shows_something(picture: str) -> None:
    shown = light_channels(rendered(picture), 0, 0, WIDTH, HEIGHT)
    assert 0.02 < sum(shown) / len(shown) < 0.98


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize("card", [*FACES, *BACKS])
def test_card_has_the_shape_of_a_card(name: str, card: str) -> None:
    picture = f"cards/{name}/{card}.svg"
    assert QSvgRenderer(str(RESOURCES / picture)).defaultSize() == QSize(250, 350)
    image = rendered(picture)
    corners = [(0, 0), (WIDTH - 1, 0), (0, HEIGHT - 1), (WIDTH - 1, HEIGHT - 1)]
    assert all(image.pixelColor(*corner).alpha() < 64 for corner in corners)
    edges = [(WIDTH // 2, 1), (WIDTH // 2, HEIGHT - 2), (1, HEIGHT // 2), (WIDTH - 2, HEIGHT // 2)]
    assert all(image.pixelColor(*edge).alpha() == 255 for edge in edges)


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize("card", ["AS", "10H", "JD", "QC", "KH", "RJ", *BACKS])
def test_corners_look_the_same_upside_down(name: str, card: str) -> None:
    image = rendered(f"cards/{name}/{card}.svg")
    turned = image.transformed(QTransform().rotate(180))
    corner = (2, 2, SLIVER, 40)
    assert differing(light_channels(image, *corner), light_channels(turned, *corner)) < 60


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize("card", FACES)
def test_index_fits_into_the_sliver_of_a_fan(name: str, card: str) -> None:
    """Rank and suit are there, inside the open left edge and off the card's border."""
    index = STYLES[name].index
    scale = HEIGHT / deck_style.CARD_HEIGHT
    middle = round((index.bottom - index.pip_height) * scale)
    bottom = round(index.bottom * scale) + 1
    image = rendered(f"cards/{name}/{card}.svg")
    for top, end in ((4, middle), (middle, bottom)):
        channels = light_channels(image, 3, top, SLIVER, end)
        assert channels.count(False) > 0.06 * len(channels)
    assert all(light_channels(image, 1, 8, 2, HEIGHT - 8))


@pytest.mark.parametrize("name", STYLES)
def test_every_face_is_told_from_every_other_by_its_sliver(name: str) -> None:
    slivers = {
        card: light_channels(rendered(f"cards/{name}/{card}.svg"), 2, 2, SLIVER, 50)
        for card in FACES
    }
    for one, other in itertools.combinations(FACES, 2):
        assert differing(slivers[one], slivers[other]) >= 30, (one, other)


@pytest.mark.parametrize("name", STYLES)
def test_every_rank_is_told_from_every_other_by_its_upper_edge(name: str) -> None:
    for suit in deck_style.Suit:
        strips = {
            rank: light_channels(
                rendered(f"cards/{name}/{rank}{suit.value}.svg"), 2, 2, SLIVER, STRIP
            )
            for rank in deck_style.RANKS
        }
        for one, other in itertools.combinations(deck_style.RANKS, 2):
            assert differing(strips[one], strips[other]) >= 30, (one, other, suit)


@pytest.mark.parametrize("name", STYLES)
def test_suits_that_canasta_calls_red_have_warm_colours(name: str) -> None:
    warm = {
        suit
        for suit, colours in STYLES[name].suits.items()
        if QColor(colours.pip).red() > 1.5 * max(QColor(colours.pip).green(), 40)
    }
    assert warm == {deck_style.Suit.HEARTS, deck_style.Suit.DIAMONDS}
