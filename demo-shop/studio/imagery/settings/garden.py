"""Heat pumps and outdoor units outdoors: terrace, garden, winter façade, balcony."""

import lights
import materials as M
import props as R
from core import box, camera, laid, planks, prism, rrect
from settings import bath_props as B, outdoor_props as O, stage
from settings.stage import LANDSCAPE, WIDE, frontal, picture, stand


def bed(x0, x1, y0, y1, n=4200, seed=1, mat=None):
    """Gravel over a dark bed."""
    box('bed-soil', (x0 - 50, y0 - 20, -70), (x1 + 50, y1, -12), M.plain('#8D816F', 0.95), 0)
    R.pebbles(x0, x1, y0, y1, n, (9, 24), seed, mat, z=-4)


def sky(azimuth, elevation, power, color, strength=0.14, soft=1.2):
    """Open air: sun, the sky all round."""
    lights.world('#FFFFFF', strength, sky=(elevation, 200))
    lights.sun(azimuth, elevation, power, color, soft)


def bise_wide(design, size, finish, z):
    """Long rendered wall, the left third free; unit on gravel, trunking into the wall, grasses to the right."""
    stage.wall(M.limewash('#E4DACA', '#D2C6B2', 1.4), -5200, 5200, 4200)
    box('plinth', (-5200, -24, -60), (5200, 120, 250), M.concrete('#B5AC9E'), 5)
    bed(-3200, 3400, -1150, -20, 6400)
    box('edge', (-5200, -1176, -40), (5200, -1152, 6), M.plain('#4B4A46', 0.6), 1)
    O.paving(-5400, 5400, -4800, -1176, 900, 600)
    O.pads((-400, 400), -560, -70)
    stand(design, size, finish, z, y=-120)
    O.trunking([(760, 520), (760, 1130)], color='#E9E1D3')
    prism('cap', rrect(690, 1100, 830, 1230, 20), 'y', -80, 0, M.plain('#E9E1D3', 0.45), 12, 4)
    O.hoses(540, -150, 190, (760, 470))
    for i, (x, y, h) in enumerate(
        (
            (1080, -600, 700),
            (1290, -860, 560),
            (1650, -420, 860),
            (1930, -640, 700),
            (-760, -900, 360),
            (1480, -980, 420),
        )
    ):
        R.grass((x, y, 0), 300, h, i + 3)
    R.shrub((2250, -450, 20), 400, 720, 1500, 5, '#4E5F40', 56, 21)
    R.shrub((1330, -380, 20), 300, 420, 1500, 7, '#55663F', 46, 17)
    R.shrub((-2900, -1700, 3500), 1000, 700, 300, 9, '#55663F', 170, 70)
    sky(50, 37, 4.6, '#FFE3C0', 0.13, 1.4)
    frontal(-380, 640, 3700, WIDE, 4600, 900, 9, -300)
    return picture(WIDE, 0.62, 1.22, 1.1)


def terrace(design, size, finish, z):
    """Larch boards behind a deck at evening: unit on gravel between box shrubs."""
    O.boards(-3200, 3200, 120, 4200, mat=M.wood('#B39271', '#86694C', 'z', 0.6))
    box('plinth', (-3400, -14, -60), (3400, 120, 120), M.concrete('#8F897F'), 4)
    bed(-2600, 2600, -900, -20, 4200, 3, M.stone('#B8B2A8', '#7F7A72', 0.8))
    laid('deck', planks(-3200, 3200, -5000, -905, 3600, 138, 6, 5, 'x'), M.oak('#A58767', '#75593F', 0.6), 3, 5)
    stage.under('#2C2620', z=-14)
    O.pads((-350, 350), -560, -70, 96, '#A9A297')
    stand(design, size, finish, z, y=-120)
    O.trunking([(760, 420), (760, 980)], color='#4A4B4C')
    prism('cap', rrect(692, 950, 828, 1075, 20), 'y', -80, 0, M.plain('#4A4B4C', 0.45), 12, 4)
    O.hoses(540, -150, 190, (760, 380))
    for x, y, r, seed in ((-1060, -480, 330, 3), (1330, -560, 300, 6)):
        R.shrub((x, y, 30), r, r * 1.15, 3000, seed, '#4B5C3E', 40, 20)
    for i, (x, y, h) in enumerate(((-1500, -420, 820), (-1780, -600, 700), (1720, -420, 760))):
        R.grass((x, y, 0), 300, h, i + 30, color='#8A8A55')
    sky(-58, 24, 5.4, '#FFCF9C', 0.12, 1.2)
    camera((820, -4200, 820), (60, 0, 820), 50, 9, (0, -500, 560), shift=(0, -0.025))
    return picture(LANDSCAPE, 0.72, 1.2, 1.08)


def brick_garden(design, size, finish, z):
    """Old brick, lawn, hydrangeas: the tall unit with two fans in morning light."""
    O.brick_wall(-3600, 3600, 4200, 4, ('#A67661', '#8D5E4D', '#B38A76'), '#BFB3A2')
    bed(-2800, 2800, -720, -20, 3400, 5)
    box('edge', (-3600, -742, -40), (3600, -722, 8), M.plain('#5A5048', 0.7), 1)
    O.lawn(-2700, 2700, -3400, -742, 46000, 50, 2, '#6A7348', '#93995F')
    O.pads((-440, 440), -600, -70)
    stand(design, size, finish, z, y=-110)
    O.trunking([(840, 560), (840, 1560)], color='#4A4B4C')
    prism('cap', rrect(770, 1530, 910, 1665, 20), 'y', -80, 0, M.plain('#4A4B4C', 0.45), 12, 4)
    O.hoses(600, -140, 190, (840, 520))
    R.shrub((-1320, -430, 60), 400, 640, 2200, 4, '#596B47', 62, 34)
    R.shrub((-2000, -360, 40), 430, 820, 1900, 8, '#4F6040', 62, 34)
    R.shrub((1560, -400, 60), 380, 560, 2000, 6, '#5D6E4A', 58, 32)
    R.shrub((-2500, -1900, 3300), 1000, 800, 380, 9, '#55663F', 170, 80)
    sky(56, 33, 5.0, '#FFDFB8', 0.13, 1.5)
    camera((-900, -4900, 1000), (-40, 0, 1000), 46, 9, (0, -500, 800), shift=(0, -0.02))
    return picture(LANDSCAPE, 0.68, 1.22, 1.1)


def winter(design, size, finish, z):
    """Grey render, low pale sun, dry grasses and bare dogwood beside a white unit."""
    stage.wall(M.limewash('#A6ACAE', '#90979A', 1.2), -4200, 4200, 4200)
    box('plinth', (-4200, -24, -60), (4200, 120, 300), M.concrete('#7E7E7B'), 5)
    O.paving(-4200, 4200, -4800, -760, 800, 400, M.stone('#A9A8A3', '#8B8B87', 0.55), 6)
    bed(-3000, 3000, -740, -20, 3600, 8, M.stone('#A7A5A0', '#6F6E6B', 0.8))
    box('edge', (-4200, -764, -40), (4200, -740, 6), M.plain('#3E3E3D', 0.6), 1)
    O.pads((-430, 430), -610, -70, 96, '#9D9C98')
    stand(design, size, finish, z, y=-120)
    O.downpipe(1330)
    O.trunking([(830, 500), (830, 1280)], color='#C9CBCA')
    prism('cap', rrect(760, 1250, 900, 1385, 20), 'y', -80, 0, M.plain('#C9CBCA', 0.45), 12, 4)
    O.hoses(590, -150, 200, (830, 450))
    O.twigs((-1180, -420, 0), 22, 900, 0.5, 3, '#6E4238')
    for i, (x, y, h) in enumerate(((-1560, -520, 720), (1700, -430, 700), (-960, -640, 380), (2050, -560, 560))):
        R.grass((x, y, 0), 280, h, i + 50, color='#B39C74')
    O.twigs((-2900, -2300, 1400), 16, 2600, 0.55, 8, '#4A4038')
    sky(52, 17, 5.2, '#FFE6CB', 0.17, 0.8)
    camera((-520, -4500, 900), (-20, 0, 900), 47, 9, (0, -500, 620), shift=(0, -0.02))
    return picture(LANDSCAPE, 0.36, 1.2, 1.04)


def balcony(design, size, finish, z):
    """A town balcony: pale render, slatted floor, olive in its pot, the shade of leaves on the wall."""
    stage.wall(M.limewash('#D9C3A6', '#C5AC8C', 1.3), -3600, 3600, 4200)
    prism('sill', rrect(-3600, 0, 3600, 90, 2), 'y', -20, 0, M.stone('#C9BCA8', '#A99B86', 0.6), 3)
    laid('deck', planks(-3000, 3000, -4200, 0, 620, 92, 7, 9, 'y'), M.oak('#8F7458', '#65503B', 0.6), 3, 9)
    stage.under('#241E19', z=-14)
    O.pads((-270, 270), -420, -80, 60, '#B9B1A4')
    stand(design, size, finish, z, y=-110)
    O.trunking([(600, 330), (600, 2600)], 80, 56, '#D6C3A8')
    O.hoses(422, -130, 150, (600, 300))
    B.pot((-880, -480, 0), 170, 330, M.limewash('#7F7468', '#6E645A'))
    O.olive((-880, -480, 300), 430, 400, 4)
    R.shrub((1350, -1500, 2850), 800, 700, 300, 9, '#55663F', 150, 60)
    sky(-52, 40, 4.8, '#FFDDB2', 0.13, 0.9)
    frontal(-120, 640, 2050, LANDSCAPE, 2300, 760, 8, -300)
    return picture(LANDSCAPE, 0.62, 1.2, 1.08)
