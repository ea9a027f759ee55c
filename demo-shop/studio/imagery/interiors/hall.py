"""Halls, stairs, landings."""
import lights
import materials as M
from core import box
from interiors import floors, greenery, lamps, seats, shell, small
from interiors.stage import PORTRAIT, frontal, picture, stand


def chequered(piece):
    """Light panelling over a chequered stone floor, pegs with a hat and a bag, a bench."""
    paint = M.powder('#DCD7CB', .5)
    shell.wall(paint)
    for x0, x1 in ((-1900, -560), (-440, 440), (560, 1900)): shell.frame_moulding(x0, 260, x1, 2560, paint)
    shell.skirting(M.powder('#D2CCBF', .45), 170)
    shell.side_wall(M.plain('#D8D3C7', .8), 1, 2300, (-2500, -900, 300, 3500), (2, 5))
    floors.chequer(side=330)
    small.pegs(540, 1180, 1640, 3)
    small.hat((650, -80, 1625), 165)
    small.bag((1070, -90, 1640), 280, 360, '#A08E72')
    seats.bench((1000, -330, 0), 880, 330, 440, seats.WALNUT)
    stand(piece, 0)
    lights.raking(1, 57, 22, 6.2, '#FFE0B9', .7, 2300, 60, 40, ambient=.14)
    frontal(210, -260, 1900, PORTRAIT, 3900, 1200)
    return picture(PORTRAIT, .45)


def under_stair(piece):
    """A stair that climbs to the right along a warm white wall, its balusters of black steel."""
    wall = M.limewash('#DDD3C3', '#CBBFAC')
    shell.wall(wall)
    shell.skirting(M.powder('#E0D8CA', .5), 120)
    shell.side_wall(wall, 1, 2300, (-2500, -900, 300, 3400), (1, 3))
    floors.boards('smoked', 'y', 170, 2200, 3)
    shell.stair(M.wood('#8A694C', '#5D4532', 'x'), M.limewash('#E4DCCE', '#D5CBBA'), 330, -960, -60,
                rail=M.powder('#232322', .45))
    stand(piece, -230)
    lights.raking(1, 55, 21, 6.6, '#FFDDB3', .6, 2300, 56, 44, ambient=.14)
    frontal(110, -280, 1980, PORTRAIT, 4000, 1200, 7.1)
    return picture(PORTRAIT, .5)


def slatted_landing(piece):
    """A screen of battens beside a terracotta wall, a lantern, evening."""
    wall = M.limewash('#B98D72', '#A0765C')
    shell.wall(wall)
    shell.screen(M.wood('#8E6D50', '#634933', 'z'), 420, 1500)
    box('behind', (400, -3, 0), (1600, 0, 2900), M.plain('#3B2B20', .8), 0)
    shell.skirting(M.powder('#A97F65', .55), 120, -4200, 400)
    floors.flags('#B3A897', '#948976', (600, 600), .38)
    greenery.pot((-700, -330, 0), 150, 260, M.stone('#D7CCBB', '#BEB19D', .7))
    greenery.olive((-700, -330, 220), 1250, 3, 14)
    lamps.lantern((640, -600, 1880), 190, 1300, 22, 1.2)
    stand(piece, -60)
    lights.evening(-1)
    lights.area((-1500, -3600, 2600), (0, 0, 1000), 2000, 1600, 60, '#FFE6CA')
    frontal(60, -260, 1900, PORTRAIT, 3900, 1200)
    return picture(PORTRAIT, .6)
