"""Controls from near: a hand's breadth of wall, raking light, a thing or two beside them."""
import lights
import materials as M
from core import box, cyl
from interiors import greenery, seats, shell, small, tables
from interiors.stage import LANDSCAPE, PORTRAIT, WIDE, frontal, picture, stand


def light_on_wall(side=1, sun=5.4, color='#FFDDB4', fill=.9):
    """Sun at a small angle past the edge of a window, all within a metre."""
    lights.world('#EFEAE4', .2)
    lights.sun(70 * side, 16, sun, color, .5)
    lights.area((-900 * side, -700, 1750), (0, 0, 1500), 500, 600, 3 * fill, '#DCE8F5')
    lights.area((700 * side, -1400, 1900), (0, 0, 1500), 900, 700, 4 * fill, '#FFF3E6')


def gobo(side, at, y0, y1, z0, z1, bar):
    """What lets the sun in: four boards round an opening beside the frame, and one bar at the depth `bar`."""
    dark = M.plain('#D8D2C6', .9)
    for lo, hi in (((at, y1, 0), (at + 60, 0, 4000)), ((at, -4000, 0), (at + 60, y0, 4000)),
                   ((at, y0, z1), (at + 60, y1, 4000)), ((at, y0, 0), (at + 60, y1, z0)),
                   ((at, bar - 9, z0), (at + 20, bar + 9, z1))):
        shell.side_box(side, at, lo, hi, dark)


def wide_wall(piece):
    """Grey lime, a shelf's end with a book and a small vase."""
    shell.wall(M.limewash('#D3CDC1', '#C2BBAE', .8))
    gobo(1, 620, -430, -90, 1300, 1850, -155)
    tables.shelf(120, 700, 1455, 150, 0, seats.WALNUT, 22)
    small.bottle((205, -75, 1455), 150, 34, M.stone('#E4DED2', '#CFC7B8', .6))
    greenery.leafy_branches((205, -75, 1590), 3, 150, 5, .5, '#7A7F5C', 26, 9)
    with_books()
    stand(piece, 0)
    light_on_wall()
    frontal(-20, 1392, 620, WIDE, 1500, 1540, 11, -20)
    return picture(WIDE, .5)


def with_books():
    """Three small books lying on the shelf's end."""
    for i, color in enumerate(('#7A4B38', '#CFC4B0', '#4C554C')):
        box('book', (255 + 6 * i, -130, 1455 + 17 * i), (400 - 4 * i, -20, 1471 + 17 * i), M.linen(color), 1.5)


def door_frame(piece):
    """Beside the moulded frame of a door, over a switch of brass; deep green."""
    paint = M.powder('#5B6B5F', .5)
    shell.wall(M.limewash('#6E7C70', '#5F6D62', .7))
    for x0, x1, d in ((150, 172, 12), (172, 214, 26), (214, 236, 18)): box('architrave', (x0, -d, 0), (x1, 0, 2600),
                                                                           paint, 5)
    box('door', (236, -6, 0), (900, 0, 2600), paint, 1)
    m = M.plain('#A98E66', .34, 1.0)                       # brushed brass reads as wood from so near
    box('plate', (-44, -5, 1260), (44, 0, 1348), m, 2.5)
    for x in (-18, 18): cyl('toggle', (x, -5, 1304), 5, -16, m, 'y', 2, 40)
    gobo(1, 560, -420, -70, 1250, 1780, -170)
    stand(piece, 0)
    light_on_wall(1, 4.6, '#FFD9AA', 1.3)
    frontal(40, 1235, 345, PORTRAIT, 1500, 1480, 13, -20)
    return picture(PORTRAIT, .6)


def over_console(piece):
    """The gateway on the wall over a console with a lamp's foot and books; clay wall."""
    shell.wall(M.limewash('#C9B09B', '#B69A83', .9))
    gobo(-1, 760, -560, -110, 700, 1330, -330)
    tables.console(-520, 700, -10, 800, 300, seats.OAK, 2)
    small.upright_books(-262, -118, -30, 800, 6, 200, False)
    small.bowl((175, -150, 800), 78, 40, M.stone('#E0D7C8', '#CABFAD', .5))
    stand(piece, 10)
    light_on_wall(-1, 4.4, '#FFDDB4', 1.3)
    lights.area((-700, -1500, 1500), (0, 0, 950), 900, 700, 6, '#FFF3E6')
    frontal(0, 770, 560, LANDSCAPE, 1700, 960, 9, -40)
    return picture(LANDSCAPE, .5)
