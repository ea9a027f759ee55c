"""Bathrooms in other light: a child's bathroom by day, a dark one with its lamps on, a fan heater on its floor."""

import lights
import materials as M
import props as R
from core import box, cyl, laid, planks, prism, rrect, tiles, tube
from settings import bath_props as B, cloth, stage, surfaces as S
from settings.stage import LANDSCAPE, PORTRAIT, frontal, picture, stand


def child_bath(design, size, finish, z):
    """White squares under a line of ochre, pale blue above, a low basin, steps and a wooden boat; soft northern light."""
    top, side = 1200, 100
    kinds = ((0, 1100, '#F1EEE6', '#E7E2D6'), (1100, 1200, '#C9974F', '#B98844'))
    for k, (z0, z1, a, b) in enumerate(kinds):
        laid('wall', tiles(-1500, 1500, z0, z1, side, side, 3), S.tile(a, b, 0.14), 1.8, 4 + k, 0.3, 0.004, 'wall')
    box('grout', (-3600, 3.6, -20), (3600, 100, top), M.plain('#C9C3B6', 0.9), 0)
    box('upper', (-3600, -2, top), (3600, 100, 3300), M.limewash('#BFCBD0', '#A9B8BF'), 0)
    laid('floor', planks(-2400, 2400, -4600, 0, 1500, 120, 0.8, 6, 'x'), M.oak('#CDB08A', '#A07D55'), 1.4, 6)
    stage.under('#4A3827')
    B.trough(420, 1010, 560, 400, 150)
    B.wall_mixer(715, 850, M.chrome(), 150, 95)
    B.round_mirror(715, 1390, 220, M.metal('#AC9168', 0.24, 'x'))
    steps(690, -640)
    boat((-520, -280, 340))
    box('chest', (-900, -460, 0), (-340, -30, 312), M.powder('#7E96A0', 0.45), 8)
    box('lid', (-906, -466, 340 - 26), (-334, -26, 340), M.wood('#C9A578', '#93693F', 'x'), 4)
    stand(design, size, finish, z)
    axis = -size[2] + 4 + 34 * 0.42
    cloth.hung(250, (-40, axis, z + 1238), 430, 330, 12, '#D9A35C', '#F3ECDD', 'terry', 1.7, 0.9, seed=4)
    cloth.hung(300, (35, axis, z + 730), 420, 330, 12, '#8FA9B4', '#F1EBDF', 'waffle', 1.8, 0.8, seed=15)
    stage.rear('#C9C4B8', 0.7)
    lights.world('#F0F1F0', 0.22)
    lights.area((-1500, -3300, 2500), (100, 0, 950), 2200, 2000, 210, '#EEF3F6')
    lights.area((2300, -1500, 2300), (0, -100, 900), 900, 1500, 40, '#FFE6C8', glossy=False)
    frontal(105, 960, 1740, PORTRAIT, 3900, 1040)
    return picture(PORTRAIT, 0.5, 1.2, 1.08)


def steps(x, y):
    """Two steps of beech before a basin."""
    wd = M.wood('#D2B284', '#A58257', 'x')
    for low, deep in ((0, 380), (150, 200)):
        box('tread', (x - 190, y - deep + 200, low + 124), (x + 190, y + 200, low + 150), wd, 5)
    for side in (-1, 1):
        a, b = sorted((x + side * 172, x + side * 150))
        prism('cheek', [(y - 165, 0), (y + 190, 0), (y + 190, 274), (y + 20, 274), (y + 20, 124), (y - 165, 124)], 'x', a, b, wd, 3)


def boat(at):
    """A toy boat: hull, cabin, funnel."""
    x, y, z = at
    hull = [(x - 150, z + 70), (x - 110, z), (x + 96, z), (x + 150, z + 78)]
    prism('hull', hull, 'y', y - 52, y + 52, M.powder('#A9584A', 0.5), 10, 4)
    box('deck', (x - 126, y - 44, z + 66), (x + 118, y + 44, z + 82), M.wood('#D2B284', '#A58257', 'x'), 4)
    box('cabin', (x - 60, y - 36, z + 80), (x + 44, y + 36, z + 142), M.powder('#EFE7D6', 0.5), 6)
    cyl('funnel', (x + 4, y, z + 140), 21, 62, M.powder('#C9974F', 0.5), 'z', 4)


def lamps_on(design, size, finish, z):
    """Deep green lime at night: two globe lamps beside a mirror, a stone slab, brass; the dryer in linen colour."""
    lime = S.tadelakt('#5C6E61', '#47574C')
    stage.wall(lime)
    laid('floor', tiles(-2400, 2400, -4600, 0, 450, 450, 3), M.stone('#8A8377', '#6B655B', 0.32), 1, 9)
    stage.under('#4E483F')
    brass = M.metal('#AC9168', 0.22, 'x')
    B.slab(430, 1700, 770, 480, 80, M.stone('#D3CCBE', '#B4AB9A', 0.35, 0.4))
    B.vessel((905, -260, 850), 180)
    B.wall_mixer(905, 1075, brass, 185)
    B.tall_mirror(665, 1240, 1145, 2020, 236, brass)
    B.globe_lamp(520, 1560, brass, 20)
    B.globe_lamp(1400, 1560, brass, 20)
    B.bottle((590, -190, 850), 165, 33, '#3B332B')
    stand(design, size, finish, z, -60)
    cloth.hung(330, (-190, -79, z + size[1] - 52 - 46 * 7), 520, 430, 12, '#B7714F', '#E3D3B6', 'terry', 2.0, 1.0, seed=17)
    stage.rear('#6E675B', 0.25)
    lights.world('#7A7F88', 0.035)
    lights.area((-2300, -1300, 1900), (0, -60, 1100), 700, 1700, 26, '#9DB4D6')
    lights.area((-200, -4000, 2900), (0, 0, 1000), 3000, 2000, 22, '#FFD9AE', glossy=False)
    lights.spot((-150, -900, 3000), (-60, -80, 900), 95, 70, 0.9, '#FFD8B0', 80)
    frontal(300, 1120, 1860, PORTRAIT, 3900, 1180)
    return picture(PORTRAIT, 0.98, 1.22, 1.04)


def shower_morning(design, size, finish, z):
    """The fan heater from near on small terracotta tiles before painted boards, a stool with towels beside it."""
    boards = [(x, 700, 1400, 94, 1.5708) for x in range(-1500, 1500, 95)]
    laid('boards', boards, M.powder('#D3DAD0', 0.45), 3.5, 2, 0.25, 0, 'wall', -14)
    box('behind', (-2000, -11, 0), (2000, 80, 2600), M.powder('#D3DAD0', 0.5), 0)
    box('skirting', (-2000, -36, 0), (2000, -12, 120), M.powder('#D3DAD0', 0.45), 5)
    laid('floor', tiles(-1400, 1400, -3000, 0, 100, 100, 3, 0.5), S.tile('#A9634A', '#925240', 0.28), 1.4, 4, 0.25, 0.002)
    stage.under('#8A7C6C')
    R.stool((430, -300, 0), 165, 420, M.wood('#C9A578', '#93693F', 'z'))
    cloth.pile((400, -300, 420), ('#EFE6D4', '#7F9486', '#EFE6D4'), 230, 190, seed=9)
    B.bottle((545, -310, 420), 160, 31, '#6B4A2E')
    stand(design, size, finish, z, -70, -330, 16)
    tube('cable', [(-10, -320, 12), (60, -150, 5), (-330, -60, 5), (-600, -30, 40), (-610, -30, 240)], 3.2, M.plain('#E8E4DA', 0.5), 60)
    socket(-610, 290)
    stage.rear('#C9C4B8', 0.8)
    lights.world('#EEF1F3', 0.09)
    lights.area((-1500, -1000, 1150), (0, -250, 250), 520, 900, 62, '#F3F6F7')
    lights.area((700, -2400, 1700), (0, -300, 200), 1500, 900, 15, '#FFE6C8', glossy=False)
    frontal(90, 320, 1060, LANDSCAPE, 2700, 420, 6.3, -330)
    return picture(LANDSCAPE, 0.5, 1.2, 1.06)


def socket(x, z):
    """A double socket on the boards and the plug in it."""
    white = M.plain('#EFECE5', 0.35)
    prism('plate', rrect(x - 41, z - 41, x + 41, z + 41, 9), 'y', -24, -13, white, 3, 4)
    cyl('plug', (x, -24, z), 19, -34, white, 'y', 5, 48)

