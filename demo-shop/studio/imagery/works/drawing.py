"""The drawing table from above: elevations of a radiator on paper, fans of coated samples, rule, pencils, a cast corner."""

import math

import lights
import materials as M
from core import box, camera, collect, cyl, grid, lathe, prism, rrect, tube
from finishes import IN_ROOMS
from props import group
from settings.stage import LANDSCAPE, picture


def from_above():
    """A flat lay under a window: the camera looks straight down, light rakes from the upper left."""
    box('table', (-1000, -800, -40), (1000, 800, 0), M.plain('#75806F', 0.62), 0)
    sheet((-70, 60), 620, 440, -3, 0, radiator)
    sheet((-395, -215), 300, 212, 11, 14, section)
    samples()
    casting()
    rule((70, -222), -3)
    pencil((-150, -292), 24, '#2F4F46')
    pencil((-120, -330), 31, '#B1502F')
    cup((-468, 262))
    lights.world('#EFEAE4', 0.12)
    lights.sun(60, 30, 4.2, '#FFE4C2', 0.9)
    lights.area((-1300, 700, 1200), (0, 0, 0), 900, 1200, 38, '#E6EEF6')
    lights.area((1200, -900, 1300), (0, 0, 0), 900, 900, 12, '#FFEBD6')
    bars()
    camera((0, 0, 2600), (0, 0.01, 0), 36 * 2600 / 1120, 11, (0, 0, 0))
    return picture(LANDSCAPE, 0.85, 1.2, 1.06)


def bars():
    """What the window lays over the table: the shadow of its glazing bars, far above the frame."""
    dark = M.plain('#8A8378', 0.9)
    for k in (-2, -1, 0, 1, 2):
        x = -1750 + k * 520
        box('bar', (x - 26, -1200, 1180), (x + 26, 3200, 1200), dark, 0)
    for y in (650, 1500):
        box('bar', (-3300, y - 26, 1160), (-300, y + 26, 1180), dark, 0)


def sheet(at, wide, tall, turn, up, draw):
    """A sheet of paper, one corner lifted a little, with its drawing."""
    with collect() as objs:
        def paper(u, v):
            x, y = (u - 0.5) * wide, (v - 0.5) * tall
            lift = 16 * max(0, u + v - 1.72) ** 2 * 30
            return (x, y, 1.2 + lift)

        grid('paper', 30, 22, paper, M.plain('#F1EDE3', 0.9), 0.4)
        draw(wide, tall)
    group(objs, (at[0], at[1], up), turn)


def line(x0, y0, x1, y1, wide=1.1, tone='#2A2825'):
    """A line of ink on the sheet."""
    dx, dy = x1 - x0, y1 - y0
    long = math.hypot(dx, dy) or 1
    nx, ny = -dy / long * wide / 2, dx / long * wide / 2
    outline = [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]
    prism('ink', outline, 'z', 1.5, 1.75, M.plain(tone, 0.9), 0)


def frame(x0, y0, x1, y1, wide=1.1, tone='#2A2825'):
    """Four lines."""
    for a in ((x0, y0, x1, y0), (x1, y0, x1, y1), (x1, y1, x0, y1), (x0, y1, x0, y0)):
        line(*a, wide, tone)


def radiator(wide, tall):
    """The front of a finned radiator, its dimension lines with ticks, the floor line, a side view."""
    x0, x1, y0, y1 = -250, 130, -70, 120
    n = 13
    for i in range(n):
        a = x0 + (x1 - x0) * i / n
        frame(a + 2.5, y0, a + (x1 - x0) / n - 2.5, y1, 1.2)
        line(a + (x1 - x0) / n / 2, y0 + 9, a + (x1 - x0) / n / 2, y1 - 9, 0.4, '#6A665E')
    line(-285, -122, 275, -122, 1.8)
    for a, b, h in ((x0, x1, 150),):
        line(a - 8, h, b + 8, h, 1.0, '#B23A17')
        for x in (a, b):
            line(x, y1 + 8, x, h + 8, 0.7, '#B23A17')
            line(x - 5, h - 5, x + 5, h + 5, 1.5, '#B23A17')
    line(165, y0 - 8, 165, y1 + 8, 1.0, '#B23A17')
    for y in (y0, y1):
        line(x1 + 8, y, 172, y, 0.7, '#B23A17')
        line(160, y - 5, 170, y + 5, 1.5, '#B23A17')
    frame(206, y0, 240, y1, 0.8)
    line(248, -122, 248, 170, 1.0)
    line(216, y0 + 20, 240, y0 + 20, 0.5)
    line(216, y1 - 20, 240, y1 - 20, 0.5)
    frame(-300, -210, 300, 210, 0.5, '#8A857A')


def section(wide, tall):
    """A section through two fins."""
    for x in (-70, 0, 70):
        frame(x - 24, -50, x + 24, 40, 1.2)
        for k in range(7):
            line(x - 22, -44 + 13 * k, x + 22, -32 + 13 * k, 0.35, '#6A665E')
    line(-120, -74, 120, -74, 1.0, '#B23A17')
    for x in (-70, 70):
        line(x - 4, -78, x + 4, -70, 1.5, '#B23A17')


def samples():
    """Plates coated in the colours of the range, fanned; one pair lies apart."""
    names = ('blanc', 'lin', 'brique', 'sapin', 'ardoise', 'anthracite', 'noir')
    for i, name in enumerate(names):
        with collect() as objs:
            prism('plate', rrect(-38, -10, 38, 168, 5), 'z', 0, 3, M.powder(IN_ROOMS[name], 0.42), 1, 3)
            cyl('eyelet', (0, 4, 0), 5, 3.6, M.metal('#A98E66', 0.3, 'z'), 'z', 0.6, 32)
        group(objs, (395, -190, 1 + 3.2 * i), 62 - 19 * i)
    cyl('rivet', (395, -190, 0), 4, 32, M.metal('#A98E66', 0.3, 'z'), 'z', 1.4, 32)


def casting():
    """A corner cut from a radiator: raw aluminium where it was sawn, the coat in fir green."""
    with collect() as objs:
        coat, raw = M.powder(IN_ROOMS['sapin'], 0.42), M.metal('#BFC0BE', 0.32, 'y')
        for i in range(3):
            prism('fin', rrect(-90 + 64 * i, -95, -90 + 64 * i + 51, 95, (17, 17, 1, 1)), 'z', 0, 46, coat, 8, 4)
            prism('rib', rrect(-90 + 64 * i + 22, -88, -90 + 64 * i + 29, 70, 3), 'z', 45, 50, coat, 1.6, 3)
            prism('sawn', rrect(-90 + 64 * i + 4, -97.5, -90 + 64 * i + 47, -95, 1), 'z', 5, 40, raw, 0)
        prism('collector', rrect(-80, 20, 90, 60, 8), 'z', 4, 34, coat, 4)
    group(objs, (410, 150, 1), -14)


def rule(at, turn):
    """A steel rule with its graduations."""
    with collect() as objs:
        steel = M.plain('#C9C8C2', 0.32)
        box('rule', (-190, -15, 0), (190, 15, 1.4), steel, 0.4)
        for k in range(75):
            long = 9 if k % 10 == 0 else 6.5 if k % 5 == 0 else 4.2
            box('mark', (-186 + 5 * k - 0.3, 15 - long, 1.3), (-186 + 5 * k + 0.3, 14.4, 1.6), M.plain('#1D1C1A', 0.8), 0)
    group(objs, (at[0], at[1], 1.5), turn)


def pencil(at, turn, color):
    """A six-sided pencil, sharpened."""
    from models.ladder_parts import hexagon

    with collect() as objs:
        prism('pencil', hexagon(0, 4, 4), 'x', -90, 70, M.powder(color, 0.35), 0.4)
        lathe('wood', [(3.6, 70), (1.1, 86)], (0, 0, 4), M.wood('#D6B98E', '#B08D60', 'x'), 24, 'x')
        lathe('lead', [(1.1, 86), (0.2, 91)], (0, 0, 4), M.plain('#1D1C1A', 0.5), 16, 'x')
    group(objs, (at[0], at[1], 1.6), turn)


def cup(at):
    """A stoneware cup of coffee on its saucer, from above."""
    clay = M.stone('#D8CFC0', '#BFB29D', 0.4)
    x, y = at
    lathe('saucer', [(0, 2), (34, 2), (66, 10), (70, 13), (66, 14), (34, 7), (0, 6)], (x, y, 0), clay, 96)
    lathe('cup', [(22, 6), (30, 10), (40, 50), (40, 66), (37, 66), (36, 50), (24, 12), (0, 12)], (x, y, 0), clay, 96)
    lathe('coffee', [(0, 0), (36, 0)], (x, y, 56), M.plain('#2A1A10', 0.12), 64)
    tube('handle', [(x + 38, y - 6, 54), (x + 62, y - 14, 52), (x + 62, y - 14, 30), (x + 36, y - 6, 26)], 5, clay, 14)
