"""Lofts: painted brick, concrete, steel windows."""
import lights
import materials as M
from interiors import cloth, floors, greenery, lamps, seats, shell, small, tables
from interiors.stage import PORTRAIT, WIDE, frontal, picture, stand

STEEL = '#2A2B2B'


def white_brick(piece):
    """White brick over poured concrete, a sofa's end in tan, sun through a steel window of many panes."""
    shell.bricks(M.limewash('#DEDAD2', '#CCC7BD', .6), M.plain('#CFCAC0', .9))
    shell.side_wall(M.plain('#D8D4CB', .8), 1, 2900, (-2900, -900, 600, 3400), (4, 6), M.powder(STEEL, .4), 4600, 22)
    floors.poured('#A9A59D')
    seats.sofa((1980, -760, 0), -6, 1900, cloth.velvet('#6A4A38'))
    cloth.rug(350, -2700, 3200, -1250, '#8F8A82', '#5C5852', 5)
    lamps.pendant((1150, -900, 1330), 190, 170, 1500, M.powder('#3A3B3A', .4), 6)
    stand(piece, -80)
    lights.raking(1, 58, 19, 6.6, '#FFE2BF', .6, 2900, 60, 48, ambient=.14)
    frontal(0, -300, 3700, WIDE, 4400, 950, 6.3)
    return picture(WIDE, .48)


def dark_brick(piece):
    """Old brick, an upright radiator, a rubber plant in a zinc pot."""
    shell.bricks(M.stone('#96705A', '#75523F', .7, veins=.02), M.plain('#A79C8C', .9), seed=5)
    shell.side_wall(M.plain('#CFC8BC', .8), -1, 2300, (-2700, -700, 300, 3500), (4, 6), M.powder(STEEL, .4), 4600, 22)
    floors.boards('grey', 'y', 210, 2400, 8)
    greenery.pot((-680, -380, 0), 175, 310, M.metal('#8F9190', .42, 'z'))
    greenery.rubber_plant((-680, -380, 290), 1080, 7, 4)
    seats.stool((700, -420, 0), 175, 460, seats.WALNUT)
    small.mug((670, -440, 460))
    stand(piece, 40)
    lights.raking(-1, 60, 22, 6.8, '#FFDFB6', .7, 2300, 66, 50, ambient=.16)
    frontal(0, -260, 1880, PORTRAIT, 3900, 1200)
    return picture(PORTRAIT, .55)


def workshop(piece):
    """White brick again, but a workshop: the unit high over a long table with a lamp and books."""
    shell.bricks(M.limewash('#D3D2CC', '#C0BFB8', .6), M.plain('#C4C2BA', .9), seed=8)
    shell.side_wall(M.plain('#D3D1CA', .8), -1, 2500, (-2600, -700, 300, 3600), (4, 6), M.powder(STEEL, .4), 4600, 22)
    floors.poured('#B4AEA3')
    tables.table((330, -430, 0), 1500, 720, 740, seats.OAK)
    seats.chair((150, -1000, 0), 172, seats.WALNUT)
    lamps.table_lamp((830, -300, 740), 470, 140, M.metal('#A98E66', .3, 'z'), 3, 1.1)
    props_on_desk()
    stand(piece, 0)
    lights.raking(-1, 58, 24, 5.6, '#FFE6C8', .7, 2500, 66, 46, ambient=.15)
    frontal(60, -200, 1950, PORTRAIT, 3900, 1200)
    return picture(PORTRAIT, .5)


def props_on_desk():
    """A few books between two stones, a mug."""
    small.upright_books(-430, -150, -180, 740, 9, 240)
    small.mug((130, -420, 740), M.stone('#7B5B49', '#5F4435', .45))
