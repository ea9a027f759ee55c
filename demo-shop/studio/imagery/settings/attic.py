"""Ventilation: attics with ducts, a wet corner with an extract fan."""

import materials as M
from core import box, cyl, laid, planks, prism, tiles, tube
from settings import stage, utility_props as U
from settings.stage import LANDSCAPE, WIDE, frontal, picture, stand


def rafters(x0, z0, x1, z1, mat, n=3, pitch=620, size=90):
    """The slope of a roof: boards above, rafters below, one behind the other along y."""
    deep = 160
    for i in range(n):
        y = -180 - i * pitch
        prism('rafter', [(x0, z0), (x1, z1), (x1, z1 + deep), (x0, z0 + deep)], 'y', y - size, y, mat, 4)
    for k in range(18):
        a, b = k / 18, (k + 1) / 18
        corners = [
            (x0 + (x1 - x0) * t, z0 + (z1 - z0) * t + deep + up) for t, up in ((a, 2), (b, 2), (b, 24), (a, 24))
        ]
        prism('roof-board', corners, 'y', -3200, 0, mat, 2)


def traboule_wide(design, size, finish, z):
    """Heat-recovery unit on an attic wall, four ducts from it; beams to the right, free plaster to the left."""
    stage.wall(M.limewash('#DDD3C3', '#C8BCA8', 1.4), -4200, 4200, 4200)
    wd = M.wood('#A98259', '#76552F', 'x', 0.6)
    laid('floor', planks(-3600, 3600, -5000, 0, 2300, 190, 1, 6, 'x'), M.oak('#B79468', '#876440'), 1.6, 6)
    stage.under('#2E2318')
    rafters(900, 3150, 2700, 990, wd)
    stand(design, size, finish, z)
    w, top, y = size[0], size[1], -size[2] * 0.5
    for at, sx in ((0.14, -1), (0.38, -1), (0.62, 1), (0.86, 1)):
        px = w * (at - 0.5)
        lift = 2730 if at == 0.62 else 2545
        U.duct(
            [(px, y, z + top - 30), (px, y, 3900)]
            if sx < 0
            else [(px, y, z + top - 30), (px, y, lift), (2600, y, lift)],
            66,
            None,
            130,
            60,
        )
    box('purlin', (-4000, -150, 2700), (4000, -2, 2900), wd, 6)
    U.run([(0, -200, z), (0, -200, z - 140), (0, -14, z - 140)], 16, M.plain('#DAD7D0', 0.4), 40)
    U.rose(0, z - 140, 30, M.plain('#DAD7D0', 0.4))
    stage.daylight(1, (250, z + 430, 2500, 1350), 58, 25, 6.8, '#FFDDB2', 36, 66, panes=(2, 1), far=3300)
    frontal(-520, z + 470, 3800, WIDE, 4500, z + 350, 8, -300)
    return picture(WIDE, 0.62, 1.2, 1.06)


def courette_attic(design, size, finish, z):
    """Compact unit under a boarded slope, spiral ducts bending away; roof window light from the right."""
    laid(
        'wall',
        planks(-2200, 2200, 0, 3200, 3400, 165, 4, 3, 'x'),
        M.oak('#DDD0B9', '#BFAE92', 0.6),
        2,
        3,
        plane='wall',
    )
    box('gap', (-3600, 5, -20), (3600, 100, 3300), M.plain('#3A2E20', 0.9), 0)
    box('floor', (-2800, -4800, -30), (2800, 0, 0), M.concrete('#B5AEA2', 0.4), 0)
    box('post', (-1090, -240, 0), (-930, -80, 3400), M.wood('#8F6C48', '#61452B', 'z', 0.6), 6)
    stand(design, size, finish, z)
    w, top, y = size[0], size[1], -size[2] * 0.5
    for k, at in enumerate((0.14, 0.38, 0.62, 0.86)):
        px = w * (at - 0.5)
        side = -1 if k < 2 else 1
        out = side * (2400)
        lift = z + top + (300 if k in (0, 3) else 480)
        U.duct([(px, y, z + top - 30), (px, y, lift), (out, y, lift)], 54, None, 110, 52)
    U.run([(0, -190, z), (0, -190, z - 130), (0, -14, z - 130)], 16, M.plain('#DAD7D0', 0.4), 40)
    box('trunk', (380, -520, 0), (1150, -90, 430), M.wood('#A98259', '#76552F', 'x', 0.6), 8)
    for x in (460, 1070):
        box('strap', (x - 18, -524, -2), (x + 18, -86, 434), M.plain('#3A322A', 0.5), 2)
    stage.daylight(-1, (40, z + 440, 1900, 1300), 54, 24, 7.0, '#FFE2BE', 36, 70, panes=(2, 2), far=2600)
    frontal(30, z + 480, 2000, LANDSCAPE, 4100, z + 330, 8, -300)
    return picture(LANDSCAPE, 0.72, 1.2, 1.04)


def chatiere_shower(design, size, finish, z):
    """Extract fan high on a wall of dark green tiles, a brass shower head below; steam-soft light."""
    laid(
        'wall',
        tiles(-1200, 1200, 1300, 2860, 60, 120, 2.4, 0.5),
        M.zellige('#7D9484', '#5F7869', 0.12),
        1.8,
        9,
        0.5,
        0.006,
        'wall',
    )
    box('grout', (-3600, 4, -20), (3600, 100, 3300), M.plain('#76857A', 0.9), 0)
    brass = M.metal('#AC9168', 0.22, 'x')
    stand(design, size, finish, z)
    tube('arm', [(-330, 0, 2110), (-330, -300, 2110), (-330, -300, 2060)], 11, brass, 30)
    cyl('rose', (-330, 0, 2110), 34, -10, brass, 'y', 2)
    cyl('head', (-330, -300, 2040), 120, 18, brass, 'z', 4, 96)
    stage.daylight(1, (0, 2090, 800, 620), 56, 24, 6.4, '#FFDDB2', 40, 70, panes=(2, 2))
    frontal(-110, 2090, 760, LANDSCAPE, 2600, 2060, 6.3, -100)
    return picture(LANDSCAPE, 0.62, 1.22, 1.06)
