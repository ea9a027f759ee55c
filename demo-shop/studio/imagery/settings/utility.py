"""Laundry, boiler room, utility room, cupboard, dressing: water heaters, tanks, towers, boilers."""

import math
import lights
import materials as M
import props as R
from core import box, cyl, grid, laid, planks, prism, rrect, tiles, tube
from settings import bath_props as B, cloth, stage, surfaces as S, utility_props as U
from settings.stage import LANDSCAPE, PORTRAIT, WIDE, frontal, picture, stand


def aqueduct_wide(design, size, finish, z):
    """Heater lying above the machines of a laundry, left third of the wall free; sun from the left."""
    stage.wall(M.limewash('#D7D4C4', '#BFBDAA'), -4200, 4200)
    laid('floor', tiles(-3800, 3800, -5000, 0, 450, 450, 3), M.stone('#CDC6B8', '#AFA797', 0.45), 1.2, 3)
    oak = M.wood('#C8A478', '#946C43', 'x')
    for x in (-330, 330):
        U.washer(x, dryer=x > 0)
    prism('top', rrect(-720, -640, 1900, -1, 4), 'z', 870, 908, oak, 3)
    U.cabinet(680, 1890, 90, 866, 610, M.powder('#E7E2D6', 0.45), 2, knobs=M.metal('#AC9168', 0.25, 'x'))
    box('end', (-720, -630, 0), (-684, -2, 870), oak, 2)
    stand(design, size, finish, z)
    for px, foot in ((size[0] / 2 - 280, 1010), (size[0] / 2 - 180, 1010)):
        U.run([(px, -288, z - 30), (px, -288, foot + 60), (px, -14, foot + 60)], 11, S.copper(), 36)
        U.rose(px, foot + 60)
    U.ball_valve(size[0] / 2 - 280, -288, z - 200)
    U.ball_valve(size[0] / 2 - 180, -288, z - 200, '#4E6E86')
    U.basket((1080, -330, 908), 170, 210, '#B99263', '#EDE7DA', 3)
    cloth.pile((-480, -320, 908), ('#EFE9DD', '#A9B0A0', '#E2D8C6'), 300, 230, seed=6)
    stage.daylight(1, (250, 1480, 2500, 1350), 60, 25, 6.8, '#FFDFB8', 34, 70, panes=(2, 1), far=3300)
    frontal(-560, 1400, 3900, WIDE, 4600, 1330)
    return picture(WIDE, 0.6, 1.2, 1.08)


def source_laundry(design, size, finish, z):
    """Thermodynamic heater on the floor of a laundry, its ducts into the wall, machine to the right."""
    stage.wall(M.limewash('#E9E2D4', '#D3CAB8'), top=3400)
    laid('floor', tiles(-2600, 2600, -4600, 0, 200, 200, 3), S.tile('#8A9A8E', '#73857A', 0.35), 1.2, 4, 0.2, 0.001)
    stage.under('#A39C90')
    stand(design, size, finish, z)
    axis = -size[2] + size[0] / 2 + 15
    for side in (-1, 1):
        px = side * (size[0] / 2) * 0.46
        U.duct(
            [(px, axis, size[1] - 30), (px, axis, size[1] + 210), (px, 10, size[1] + 210)],
            78,
            M.plain('#E4E1D9', 0.45),
            120,
            60,
        )
    U.run([(420, -60, 2700), (420, -60, 1560), (270, -60, 1560)], 11, S.copper(), 34, (0,))
    U.run([(480, -60, 2700), (480, -60, 300), (270, -60, 300)], 11, S.copper(), 34, (0,))
    U.ball_valve(480, -60, 1180, '#4E6E86')
    U.washer(960)
    prism('top', rrect(620, -640, 1900, -1, 4), 'z', 862, 900, M.wood('#C8A478', '#946C43', 'x'), 3)
    cloth.pile((900, -330, 900), ('#DCE0D8', '#EFE9DD', '#B7937A'), 320, 240, seed=3)
    U.basket((-640, -620, 0), 215, 400, '#B99263', '#F0EADF', 5)
    stage.daylight(1, (350, 1250, 1700, 1900), 56, 24, 6.6, '#FFDCB2', 24, 50, panes=(2, 4))
    frontal(210, 1120, 1900, PORTRAIT, 4200, 1200, 8, -400)
    return picture(PORTRAIT, 0.66, 1.2, 1.08)


def cuvier_laundry(design, size, finish, z):
    """Electric heater in a pantry of glazed bricks, shelves with jars; north light from the right."""
    laid(
        'wall',
        tiles(-1900, 1900, 0, 3000, 200, 100, 3, 0.5),
        S.tile('#E6DCC6', '#D6C9AE', 0.16),
        2,
        6,
        0.5,
        0.005,
        'wall',
    )
    box('grout', (-3600, 4.4, -20), (3600, 100, 3300), M.plain('#BDB19B', 0.9), 0)
    box('floor', (-2800, -4800, -30), (2800, 0, 0), M.concrete('#A9A399', 0.4), 0)
    stand(design, size, finish, z)
    for side, color in ((-1, '#B1502F'), (1, '#4E6E86')):
        px = 395 + side * 40
        level = size[1] * (0.8 if side < 0 else 0.2)
        U.run([(px, -60, 3100), (px, -60, level), (250, -60, level)], 11, S.copper(), 34, (0,))
        U.ball_valve(px, -60, 1700 + side * 60, color)
    wd = M.wood('#8E6B49', '#5F432B', 'x')
    for h in (900, 1330, 1760):
        U.shelf(-1700, -430, h, 300, wd, 34, M.plain('#1E1D1B', 0.4))
    for i, (x, c) in enumerate(((-540, '#E9E4D8'), (-700, '#B7A68A'), (-870, '#E9E4D8'))):
        U.jar((x, -160, 1364), 66 - 4 * i, 190 - 24 * (i % 2), c)
    cloth.pile((-660, -160, 934), ('#EFE9DD', '#C8B48F', '#8F9B94', '#EFE9DD'), 330, 240, seed=8)
    B.bottle((-600, -150, 1794), 220, 44, '#5A4632')
    B.bottle((-720, -150, 1794), 190, 40, '#3D4A42')
    U.basket((-760, -330, 0), 215, 380, '#9C764B', '#E9E2D3', 2)
    stage.north(-1, 250, 46, '#F5F1E8', 0.12)
    frontal(-190, 980, 1700, PORTRAIT, 4200, 1080, 8, -300)
    return picture(PORTRAIT, 0.5, 1.22, 1.06)


def tower_utility(design, size, finish, z):
    """Hydraulic tower between tall oak cupboards, its pipes up into the ceiling box; low sun."""
    stage.wall(M.limewash('#DADCD8', '#C3C6C2'), top=3400)
    laid('floor', planks(-2600, 2600, -4600, 0, 1900, 180, 0.8, 7, 'x'), M.oak('#B39472', '#836343'), 1.4, 7)
    stage.under('#33281D')
    oak = M.wood('#C3A077', '#946F49', 'z')
    for x0, x1 in ((-1560, -960), (-955, -355)):
        U.cabinet(x0, x1, 80, 2100, 600, oak, 1, 4, M.metal('#8E8C88', 0.25, 'x'))
    box('kick', (-1560, -560, 0), (-355, -2, 80), M.plain('#2B2621', 0.6), 0)
    stand(design, size, finish, z, 0, -8)
    w, y = size[0], -(size[2] - 10) * 0.25 - 8
    for i, share in enumerate((-0.3, -0.1, 0.12, 0.3)):
        px = w * share
        U.run(
            [(px, y, size[1] + 20), (px, y, 2360 + (i % 2) * 70), (1500, y, 2360 + (i % 2) * 70)]
            if i > 1
            else [(px, y, size[1] + 20), (px, y, 3300)],
            14,
            S.copper(),
            40,
        )
        U.ball_valve(px, y, 2160, '#B1502F' if i % 2 == 0 else '#4E6E86')
    U.shelf(430, 1500, 1480, 260, oak, 36, M.plain('#2B2926', 0.4))
    U.shelf(430, 1500, 1050, 260, oak, 36, M.plain('#2B2926', 0.4))
    U.jar((560, -140, 1516), 70, 200, '#D9CFBD')
    U.jar((720, -140, 1516), 60, 150, '#7F8A84')
    cloth.pile((680, -140, 1086), ('#E8E1D3', '#9BA69D', '#E8E1D3'), 320, 220, seed=2)
    U.basket((740, -330, 0), 220, 430, '#A88258', '#EFE8DB', 4)
    stage.daylight(-1, (60, 1250, 2300, 2100), 58, 23, 7.0, '#FFDAAE', 36, 60, panes=(2, 3))
    frontal(60, 1140, 1880, PORTRAIT, 4300, 1200, 8, -500)
    return picture(PORTRAIT, 0.62, 1.2, 1.06)


def citerne_cupboard(design, size, finish, z):
    """Tank hung in an open cupboard painted deep green, broom and basket below; light from the left."""
    paint = M.powder('#5E6B5C', 0.5)
    stage.wall(M.limewash('#CFC7B2', '#B9B098'), top=3400)
    laid('floor', tiles(-2600, 2600, -4600, 0, 250, 250, 3), M.stone('#A8856B', '#866349', 0.55), 1.6, 5, 0.3, 0.002)
    stage.under('#7B6A58')
    inner = M.limewash('#E4DDCC', '#CFC6B2')
    box('inside', (-460, -12, 0), (460, 0, 2300), inner, 0)
    for side in (-1, 1):
        a, b = sorted((side * 460, side * 490))
        box('cheek', (a, -680, 0), (b, 0, 2330), paint, 2)
    box('head', (-490, -680, 2300), (490, 0, 2330), paint, 2)
    U.cabinet(495, 1400, 0, 2330, 680, paint, 2, 3, M.metal('#AC9168', 0.25, 'x'))
    U.cabinet(-1400, -495, 0, 2330, 680, paint, 2, 3, M.metal('#AC9168', 0.25, 'x'))
    stand(design, size, finish, z, 0, -12)
    w, axis = size[0], -size[2] + size[0] / 2 + 8 - 12
    for px, color in ((-w / 2 + w * 0.3 + 11, '#B1502F'), (-w / 2 + w * 0.62 + 11, '#4E6E86')):
        U.run([(px, axis, z), (px, axis, z - 190), (px, -40, z - 190), (px, -40, -5)], 11, S.copper(), 34)
        U.ball_valve(px, axis, z - 90, color)
    U.basket((-170, -400, 0), 170, 260, '#B08A5D', '#EDE6D8', 7)
    cloth.pile((240, -360, 0), ('#C9B99A', '#EFE8DB', '#8C9A8B', '#EFE8DB'), 260, 220, seed=9)
    stage.north(1, 210, 60, '#FFF4E4', 0.13)
    lights.sun(32, 30, 3.4, '#FFDDB0', 1.2)
    frontal(0, 1080, 1740, PORTRAIT, 4300, 1120, 8, -500)
    return picture(PORTRAIT, 0.5, 1.2, 1.04)


def bief_dressing(design, size, finish, z):
    """Flat heater in a dressing: rail with linen shirts to the right, bench, evening sun."""
    stage.wall(M.limewash('#D8CAB8', '#C2B19C'), top=3400)
    laid('floor', planks(-2600, 2600, -4600, 0, 1700, 150, 0.8, 4, 'y'), M.oak('#A97F55', '#70502F'), 1.4, 4)
    stage.under('#2A1F15')
    stand(design, size, finish, z)
    w = size[0]
    for px in (-w / 2 + w * 0.3 + 11, -w / 2 + w * 0.64 + 11):
        U.run([(px, -142, z - 20), (px, -142, z - 110), (px, -12, z - 110)], 11, M.chrome(), 34)
        U.rose(px, z - 110)
    wd = M.wood('#7E5C3D', '#523823', 'z')
    for x in (420, 1500):
        box('post', (x - 20, -560, 0), (x + 20, -520, 2150), wd, 3)
        box('post', (x - 20, -60, 0), (x + 20, -20, 2150), wd, 3)
    box('head', (400, -560, 2110), (1520, -20, 2150), M.wood('#7E5C3D', '#523823', 'x'), 3)
    cyl('rail', (430, -300, 1960), 13, 1080, M.metal('#AC9168', 0.25, 'x'), 'x', 2)
    for i, c in enumerate(('#EDE6D8', '#B9A88D', '#8C7863', '#E3D9C7', '#6E6A60')):
        garment(520 + i * 74, -300, 1960, c, i)
    box('plank', (400, -560, 420), (1520, -20, 455), M.wood('#7E5C3D', '#523823', 'x'), 3)
    cloth.pile((720, -300, 455), ('#D9CDB8', '#EFE8DB', '#A78D70'), 320, 240, seed=1)
    stage.daylight(1, (100, 1250, 1250, 1500), 62, 19, 7.2, '#FFCF9C', 34, 50, panes=(2, 3))
    frontal(230, 1120, 1560, PORTRAIT, 4000, 1150, 7, -200)
    return picture(PORTRAIT, 0.68, 1.2, 1.06)


def garment(x, y, z, color, seed):
    """A shirt on its hanger, seen from the side: a soft upright fold of cloth."""
    p = seed * 1.7

    def side(u, v):
        t = u * math.tau
        deep = 215 * (0.55 + 0.45 * min(1, 4 * (1 - v))) * (1 + 0.03 * math.sin(9 * v + p))
        wide = (10 + 20 * (1 - v)) * (1 + 0.35 * math.sin(3 * t + p + 2 * v))
        return (
            x + wide * math.cos(t) + 9 * (1 - v) * math.sin(p + 4 * v),
            y + deep * math.sin(t),
            z - 70 - 780 * (1 - v),
        )

    grid('garment', 64, 40, side, M.linen(color), 0, 0)
    tube(
        'hook', [(x, y, z - 72), (x, y, z - 20), (x, y - 13, z), (x, y, z + 14), (x, y + 13, z + 4)], 2, M.chrome(), 8
    )


def forge_boiler_room(design, size, finish, z):
    """Electric boiler in a stone cellar made good: copper pipes, pump, expansion vessel on a whitewashed wall."""
    laid(
        'wall',
        tiles(-2000, 2000, 0, 2900, 420, 210, 10, 0.5),
        M.limewash('#E2DCCF', '#C6BEAE', 2.2),
        9,
        4,
        3.5,
        0.01,
        'wall',
    )
    box('mortar', (-3600, 9, -20), (3600, 140, 3300), M.limewash('#CFC7B8', '#B8AF9E', 2), 0)
    box('floor', (-2800, -4800, -30), (2800, 0, 0), M.concrete('#8E8B86', 0.5), 0)
    box('base', (-330, -470, 0), (330, -10, 70), M.concrete('#B2ACA2'), 6)
    stand(design, size, finish, z + 70, 0, -20)
    w, h = size[0], size[1]
    co = S.copper()
    for side in (-1, 1):
        px = side * w * 0.3
        U.run(
            [
                (px, -48, 70 + h * 0.72),
                (side * 420, -48, 70 + h * 0.72),
                (side * 420, -48, 1500),
                (side * 420, -48, 3100),
            ],
            17,
            co,
            46,
            (2,),
        )
        U.ball_valve(side * 420, -48, 1290, '#B1502F' if side < 0 else '#4E6E86')
    U.run([(-420, -48, 1720), (-760, -48, 1720), (-760, -48, 3100)], 14, co, 44)
    U.pump(420, -60, 1520)
    U.run([(420, -48, 1900), (760, -48, 1900), (760, -120, 1830)], 11, co, 30)
    U.vessel(760, 1600, 150, -180)
    R.stool((-800, -500, 0), 150, 430, M.wood('#9A7650', '#6A4B30', 'z'))
    stage.daylight(-1, (80, 1150, 1700, 1700), 57, 27, 6.6, '#FFDDB2', 30, 60, panes=(2, 2))
    frontal(40, 800, 2280, LANDSCAPE, 4100, 1040, 8, -350)
    return picture(LANDSCAPE, 0.85, 1.22, 1.06)
