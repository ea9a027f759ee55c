"""Studies and reading corners."""
import lights
import materials as M
import props
from interiors import cloth, floors, lamps, seats, shell, small, tables
from interiors.stage import LANDSCAPE, frontal, picture, stand


def desk(piece):
    """A writing table at the right with a chair and a lamp, two shelves of books; sun from the left."""
    wall = M.limewash('#D8CFBE', '#C5BAA6')
    shell.wall(wall)
    shell.skirting(M.powder('#CEC4B2', .5), 120)
    shell.side_wall(wall, 1, 2400, (-2300, -1000, 300, 2700), (2, 4))
    floors.parquet('natural', 560, 95, 6)
    tables.table((1180, -420, 0), 1000, 560, 730, seats.WALNUT)
    lamps.table_lamp((1130, -330, 730), 430, 135, M.stone('#5E6B58', '#465142', .4), 4, 1.2)
    props.books((830, -430, 730), 3, 5)
    tables.shelf(640, 1700, 1300, 220, 0, seats.WALNUT)
    small.upright_books(680, 1150, -30, 1300, 4, 250)
    seats.chair((870, -930, 0), 152, seats.WALNUT)
    stand(piece, -250)
    lights.raking(1, 57, 21, 6.6, '#FFDDB0', .7, 2400, 48, 40, ambient=.13)
    frontal(140, -260, 2350, LANDSCAPE, 3400, 880)
    return picture(LANDSCAPE, .5)


def bookcase(piece):
    """A bookcase from the floor, a reading chair, a deep green wall; late sun."""
    wall = M.powder('#56645A', .55)
    shell.wall(wall)
    shell.skirting(M.powder('#4C5950', .5), 160)
    shell.side_wall(M.plain('#6B776C', .7), -1, 2400, (-2500, -1000, 300, 2900), (2, 4))
    floors.boards('smoked', 'x', 170, 2000, 7)
    levels = (80, 430, 780, 1130, 1480)
    tables.bookcase(-1750, -560, levels, -10, 290, seats.OAK)
    for k, z in enumerate(levels[:-1]):
        small.upright_books(-1745, -600 - 60 * (k % 2), -30, z, 3 + k, 285)
    seats.lounge_chair((1060, -720, 0), -38, M.linen('#B9A88E'))
    stand(piece, 130)
    lights.raking(-1, 60, 20, 7.2, '#FFD09A', .7, 2400, 52, 60, ambient=.16)
    frontal(10, -250, 1950 if piece.width < 600 else 2250, LANDSCAPE, 3400, 880)
    return picture(LANDSCAPE, .6)


def niche(piece):
    """An arched niche with two vases beside the radiator, pale lime, a tub chair in rust velvet."""
    wall = M.limewash('#E5DFD4', '#D4CDBF', 1.4)
    shell.niche(wall, -1130, -620, 560, 1300, 240, M.limewash('#D8CFC0', '#C5BAA8', 1.4))
    shell.side_wall(wall, 1, 2500, (-2350, -900, 300, 2900), (2, 4))
    floors.flags('#B9B1A4', '#9C9385', (900, 600), .4)
    small.bottle((-960, 110, 560), 330, 70, M.stone('#9C7A63', '#7D5E4A', .6))
    small.sphere((-770, 120, 560), 62, M.stone('#E3DACB', '#CDC2B0', .5))
    seats.tub_chair((1120, -720, 0), -30, cloth.velvet('#7A4630'))
    cloth.rug(-900, -2200, 2100, -900, '#CFC4B1', None, 3)
    stand(piece, 40)
    lights.raking(1, 62, 19, 6.4, '#FFE3C0', .6, 2500, 66, 44, ambient=.14)
    frontal(60, -260, 2500, LANDSCAPE, 3500, 880)
    return picture(LANDSCAPE, .48)
