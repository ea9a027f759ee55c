"""Winter gardens and window seats: light from behind."""
import lights
import materials as M
import props
from core import box
from interiors import cloth, floors, greenery, seats, shell, small
from interiors.stage import LANDSCAPE, WIDE, frontal, picture, stand


def outside(tone='#DCE3E2', strength=1.5, seed=1):
    """Pale air and hedges behind the panes, out of focus."""
    box('air', (-9000, 6000, -600), (9000, 6050, 6000), M.emit(tone, strength), 0)
    box('lawn', (-9000, 300, -420), (9000, 6000, -400), M.plain('#77805C', .9), 0)
    for i, (x, y, r, h) in enumerate(((-2400, 2600, 900, 1500), (-600, 3300, 1100, 1150), (1300, 2900, 1000, 1650),
                                      (2900, 2500, 800, 1300))):
        props.shrub((x, y, -400), r, h, 1300, seed + i, ('#5E6E45', '#6F7A50')[i % 2], 90, 36)


def winter_garden(piece):
    """Steel panes from wall to wall over a low sill, ferns and an olive, terrazzo."""
    shell.window_behind(M.limewash('#DAD6CB', '#C8C3B6'), -3300, 3300, 640, 2700, 11, 2, M.powder('#2F3A34', .4), 200,
                        13)
    outside()
    floors.terrazzo('#CFCAC0')
    greenery.pot((-1500, -470, 0), 190, 330)
    greenery.olive((-1500, -470, 290), 1500, 4, 18)
    greenery.pot((1480, -380, 0), 150, 250, M.stone('#D5CCBD', '#BDB2A0', .7))
    greenery.fern((1480, -380, 240), 560, 30, 2)
    seats.lounge_chair((2080, -900, 0), -62, M.linen('#D9CFBE'), seats.WALNUT)
    stand(piece, 60)
    lights.behind(158, 30, 5.5, '#FFE4C0', 150, 120, (-2600, 2600), 1700, .3)
    frontal(60, -420, 4000, WIDE, 4300, 900, 4.5)
    return picture(WIDE, .35)


def window_seat(piece):
    """A window of small panes over the radiator, linen at both sides, a jug on the sill."""
    wall = M.limewash('#D9C7B0', '#C6B198')
    shell.window_behind(wall, -760, 760, 640, 2100, 4, 3)
    outside('#E2E4E0', 1.7, 6)
    floors.parquet('natural', 540, 92, 9)
    shell.skirting(M.powder('#E9E3D7', .5), 110)
    for a, b, s in ((-1190, -800, 3), (800, 1190, 5)): props.curtain(a, b, -110, 2600, '#E5DCCB', 4, s)
    small.jug((470, 40, 640), 250, 76)
    greenery.leafy_branches((470, 40, 860), 5, 420, 3, .55, '#7E8A60', 52, 19)
    seats.stool((-1010, -700, 0), 185, 440)
    cloth.rug(-1100, -2300, 1200, -800, '#BFAE96', '#8A5A44', 5)
    stand(piece, 0)
    lights.behind(152, 33, 5, '#FFE2BE', 60, 105, (-700, 700), 1400, .26)
    lights.area((-2600, -2200, 1900), (0, -100, 500), 1200, 2000, 55, '#FFF2E2')
    frontal(0, -250, 2550, LANDSCAPE, 3500, 950)
    return picture(LANDSCAPE, .4)
