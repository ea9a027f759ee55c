"""Places of extract units: an unheated loft where one hangs by its cords, a linen cupboard with another at its top."""

import math

import lights
import materials as M
from core import box, camera, cyl, laid, planks, prism, tube
from settings import cloth, stage, utility_props as U
from settings.stage import LANDSCAPE, frontal, picture, stand


def loft(design, size, finish, z):
    """Rafters over boards, wool between the joists, a roof window behind; the unit faces half left."""
    timber = M.wood('#A98259', '#735233', 'y', 0.6)
    roof(timber)
    joists()
    beam = M.wood('#9C764E', '#694A2D', 'x', 0.6)
    box('collar', (-3400, -1250, 1710), (3400, -1170, 1890), beam, 5)
    turn = -14
    stand(design, size, finish, z, 0, -980, turn)
    ducts(size, z, turn)
    for side in (-1, 1):
        for y in (-size[2] + 70, -60):
            c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            x0, y0 = side * (size[0] / 2 - 34), y
            x, yy = x0 * c - y0 * s, x0 * s + y0 * c - 980
            tube('cord', [(x, yy, z + size[1] + 30), (x, -1210 + (yy + 1210) * 0.25, 1720)], 3, M.plain('#1C1B1A', 0.8), res=6)
    lights.world('#DCE3EA', 0.2)
    lights.sun(42, 38, 4.2, '#FFE3BF', 1.6)
    lights.area((-1900, -3900, 2100), (0, -1200, 1300), 1500, 1700, 120, '#EDF2F6')
    lights.area((1900, -3600, 1500), (0, -1100, 1300), 1000, 1500, 46, '#FFE6C8', glossy=False)
    camera((0, -4300, 1330), (0, 0, 1330), 74, 6.3, (0, -1350, 1400), shift=(0.01, 0.0))
    return picture(LANDSCAPE, 0.42, 1.2, 1.05)


def roof(timber):
    """Two slopes that meet over the middle: boards, rafters below them, a gable of boards behind."""
    ridge, eaves, half = 2700, 100, 3000
    rise = (ridge - eaves) / half
    for side in (-1, 1):
        for i in range(4):
            y = 60 - i * 560
            prism('rafter', [(0, ridge), (side * half, eaves), (side * half, eaves + 170), (0, ridge + 170)], 'y', y - 75, y, timber, 4)
        for k in range(20):
            a, b = half * k / 20, half * (k + 1) / 20 - 6
            pts = [(side * t, ridge - rise * t + up) for t, up in ((a, 172), (b, 172), (b, 194), (a, 194))]
            prism('sheathing', pts, 'y', -1700, 200, M.wood('#C0A079', '#937150', 'y', 0.6), 1)
    laid('gable', planks(-2600, 2600, 0, 3000, 3400, 180, 4, 3, 'x'), M.oak('#C9B18F', '#9F8260', 0.6), 2, 3, plane='wall', at=60)
    box('dark', (-3000, 66, -20), (3000, 120, 3000), M.plain('#2A2118', 0.9), 0)


def joists():
    """Joists with wool between them, a few boards to walk on."""
    wd = M.wood('#A07A52', '#6C4C2F', 'y', 0.6)
    for i in range(11):
        x = -2500 + i * 500
        box('joist', (x - 40, -4300, 120), (x + 40, 60, 320), wd, 4)
    wool = M.boucle('#C9B48C')
    box('wool', (-2600, -4300, 60), (2600, 60, 292), wool, 0)
    for k in range(5):
        box('walk', (-2600, -1900 - 152 * k, 322), (2600, -1758 - 152 * k, 344), M.wood('#B99468', '#86643F', 'x', 0.6), 3)


def ducts(size, z, turn):
    """Insulated hoses from the two lower spigots, bending aside and down to the rooms below; the others stay open."""
    from models.ventilation_box import openings

    around, _ = openings(size[0], size[1])
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(x, y, h):
        return (x * c - y * s, x * s + y * c - 980, h)

    out = -size[2] - 130
    for x, h, r in around:
        if h > size[1] / 2:
            continue
        far = x + math.copysign(330, x)
        path = [at(x, -size[2] + 6, z + h), at(x, out, z + h), at(far, out, z + h), at(far + math.copysign(60, x), out + 260, 300)]
        U.hose(path, r + 8, '#CFCDC8', 130, 22)


def linen_cupboard(design, size, finish, z):
    """An open cupboard painted ochre inside, folded linen on its shelf; the unit above, its ducts to both sides and up."""
    inner, paint = M.powder('#C79A52', 0.5), M.powder('#E6E0D2', 0.45)
    box('back', (-620, -12, 0), (620, 20, 3200), inner, 0)
    for side in (-1, 1):
        a, b = sorted((side * 620, side * 654))
        box('cheek', (a, -760, 0), (b, 20, 3200), paint, 2)
        a, b = sorted((side * 654, side * 1500))
        box('beside', (a, -740, 0), (b, 20, 3200), M.limewash('#DAD6CA', '#C8C2B4', 0.7), 0)
        box('lining', (side * 619 - 2, -756, 0), (side * 619 + 2, -12, 3200), inner, 0)
    oak = M.wood('#C29B6C', '#8F673F', 'x')
    for h in (1540, 1040):
        U.shelf(-618, 618, h, 500, oak, 36)
    cloth.pile((-330, -260, 1576), ('#EFE9DD', '#8FA39A', '#EFE9DD'), 340, 260, seed=4)
    cloth.pile((120, -260, 1576), ('#B7714F', '#E2D8C6'), 320, 250, seed=8)
    U.jar((440, -250, 1576), 66, 150, '#E9E4D8')
    stand(design, size, finish, z, 0, -12)
    from models.ventilation_box import openings

    around, _ = openings(size[0], size[1])
    out, front = -size[2] - 130, -size[2] - 6
    for x, h, r in around:
        end = (x, out, 3300) if abs(x) < size[0] * 0.3 else (math.copysign(900, x), out, z + h)
        U.hose([(x, front, z + h), (x, out, z + h), end], r + 4, '#D2D0CA', 96, 20)
    lights.world('#EEF0F0', 0.16)
    lights.area((-900, -2600, 2900), (0, -200, 2050), 1300, 900, 92, '#F2F4F3')
    lights.area((1300, -2300, 1700), (100, -200, 2000), 700, 1300, 40, '#FFE6C6', glossy=False)
    frontal(0, 2010, 1420, LANDSCAPE, 3600, 1830, 7.1, -350)
    return picture(LANDSCAPE, 0.5, 1.2, 1.05)
