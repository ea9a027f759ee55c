"""Small things: books, bowls, candlesticks, hats, baskets, toys."""
import math
import numpy as np
from core import box, collect, cyl, lathe, prism, ring, tube
import materials as M
from props import group
from interiors.seats import OAK

CLOTHS = ('#B9AC96', '#7A4B38', '#D9D2C4', '#3F4743', '#96805F', '#A39A8C', '#5B6658', '#C7B18F', '#332F2B', '#8C5A44')


def upright_books(x0, x1, y, z, seed=1, tallest=270, lean=True):
    """A row of books on a shelf, spines towards us; the last one leans."""
    rng = np.random.default_rng(seed)
    x = x0
    while x < x1 - 46:
        w, h, d = 16 + 26 * rng.random(), tallest * (.66 + .34 * rng.random()), 135 + 45 * rng.random()
        last = lean and x + w + 60 > x1
        a_book(x, y, z, w, h, d, CLOTHS[rng.integers(len(CLOTHS))], -math.radians(9) if last else 0, rng.random() > .5)
        x += w + 1.2 + (rng.random() > .93) * 4


def a_book(x, y, z, w, h, d, color, tilt, band):
    """One book: cloth boards, paper between them, a label on the spine."""
    with collect() as objs:
        cloth = M.linen(color)
        prism('boards', [(0, 0), (w, 0), (w, -d + 4), (w * .82, -d), (w * .18, -d), (0, -d + 4)], 'z', 0, h, cloth,
              1.2)
        box('paper', (2.5, -d + 6, 3), (w - 2.5, .6, h + .5), M.plain('#E9E1D0', .9), 0)
        if band: box('label', (w * .16, -d - .5, h * .7), (w * .84, -d + 4, h * .82), M.plain('#E4D9C2', .7), .3)
    o = group(objs, (x, y, z), 0)
    o.rotation_euler.y = tilt
    return o


def bowl(at, r=130, h=62, mat=None):
    """A wide bowl, thick at the rim."""
    mat = mat or M.stone('#4A453F', '#34302B', .6)
    soft = lathe('bowl', [(r * .35, 0), (r * .42, 6), (r * .8, h * .5), (r, h), (r - 7, h + 1), (r * .76, h * .55),
                          (r * .3, 14), (0, 12)], at, mat, 80)
    soft.modifiers.new('sub', 'SUBSURF').render_levels = 2


def jug(at, h=280, r=85, mat=None):
    """A jug with a handle."""
    mat = mat or M.stone('#D8CFC0', '#BFB29D', .55)
    shape = ((0, .62), (.03, .7), (.2, .96), (.42, 1), (.62, .82), (.78, .52), (.9, .5), (1, .6))
    outer = [(r * k, h * t) for t, k in shape]
    soft = lathe('jug', outer + [(k - 6, z) for k, z in reversed(outer[4:])] + [(r * .6, h * .3)], at, mat, 80)
    soft.modifiers.new('sub', 'SUBSURF').render_levels = 2
    x, y, z = at
    tube('handle', [(x + r * .5, y, z + h * .9), (x + r * 1.25, y, z + h * .88), (x + r * 1.3, y, z + h * .55),
                    (x + r * .8, y, z + h * .4)], 9, mat, 50)


def bottle(at, h=300, r=52, mat=None):
    """A tall bottle vase with a narrow neck."""
    mat = mat or M.stone('#8D7F6E', '#6B5F51', .6)
    shape = ((0, .8), (.02, .9), (.2, 1), (.45, .86), (.6, .42), (.72, .24), (.92, .22), (1, .32))
    outer = [(r * k, h * t) for t, k in shape]
    soft = lathe('bottle', outer + [(k - 4, z) for k, z in reversed(outer[5:])], at, mat, 72)
    soft.modifiers.new('sub', 'SUBSURF').render_levels = 2


def candlestick(at, h=230, metal='#A98E66'):
    """A brass candlestick with its candle, not lit."""
    m = M.metal(metal, .26, 'z')
    lathe('stick', [(46, 0), (46, 4), (40, 8), (9, 14), (6, 40), (6, h - 40), (11, h - 26), (15, h - 20), (15, h),
                    (12, h)], at, m, 72)
    cyl('candle', (at[0], at[1], at[2] + h - 4), 10.5, 190, M.plain('#EFE7D6', .5), 'z', 3, 40)


def basket(at, r=190, h=300, color='#B79A74'):
    """A basket of coiled rush."""
    mat, x, y, z = M.linen(color), *at
    for i in range(int(h / 17)):
        t = i * 17 / h
        ring('coil', (x, y, z + 9 + i * 17), r * (.86 + .2 * math.sin(1.9 * t + .2)), 9.5, mat, 'z', 64)
    cyl('bottom', (x, y, z + 2), r * .88, 8, mat, 'z', 1)


def hat(at, r=170, color='#CDB78F'):
    """A straw hat on its peg, seen from the front: the crown points at us."""
    lathe('hat', [(r, 4), (r * .98, -4), (r * .62, -14), (r * .54, -26), (r * .5, -78), (r * .42, -96), (0, -100)], at,
          M.linen(color), 96, 'y')
    lathe('band', [(r * .555, -24), (r * .535, -48)], at, M.linen('#3A332D'), 96, 'y')


def pegs(x0, x1, z, count=4, timber=OAK):
    """A rail with turned pegs."""
    box('rail', (x0, -24, z - 40), (x1, -1, z + 40), M.wood(*timber, 'x'), 5)
    for i in range(count):
        x = x0 + (x1 - x0) * (i + .5) / count
        lathe('peg', [(9, 0), (9, -52), (17, -62), (17, -72), (9, -78), (0, -79)], (x, -22, z), M.wood(*timber, 'x'),
              40, 'y')


def bag(at, w=300, h=330, color='#C9BDA6'):
    """A canvas bag that hangs from its handles, creased."""
    from interiors.cloth import cushion
    x, y, z = at
    cushion((x - w / 2, y - 55, z - 250 - h), (x + w / 2, y + 25, z - 250), M.linen(color), 7, .3, 3, (0, 0, 2),
            wrinkle=9)
    for d in (-22, 12):
        tube('handle', [(x - w * .24, y - 12 + d, z - 262), (x - w * .1, y + d, z - 60), (x, y + d, z + 2),
                        (x + w * .1, y + d, z - 60), (x + w * .24, y - 12 + d, z - 262)],
             6, M.linen(color), 60, res=4)


def building_blocks(at, seed=1, timber=OAK):
    """Wooden blocks, an arch among them, as a child leaves them."""
    x, y, z = at
    paint = ['#A9644C', '#7E8C77', '#C7A86E', '#8D9BA3']
    for dx, dy, dz, w, h, k in ((0, 0, 0, 70, 70, 0), (92, 8, 0, 70, 70, 1), (44, 4, 70, 150, 36, None),
                                (46, 2, 106, 62, 62, 2), (210, -60, 0, 60, 60, 3)):
        mat = M.wood(*timber, 'x') if k is None else M.powder(paint[k], .55)
        box('block', (x + dx - w / 2, y + dy - 34, z + dz), (x + dx + w / 2, y + dy + 34, z + dz + h), mat, 3)
    prism('roof', [(x + 10, z + 168), (x + 82, z + 168), (x + 46, z + 214)], 'y', y - 32, y + 36,
          M.powder(paint[0], .55), 3)


def stacking_rings(at):
    """Rings on a rod, a toy."""
    x, y, z = at
    cyl('foot', at, 62, 16, M.wood(*OAK, 'x'), 'z', 4)
    for i, (color, r) in enumerate(zip(('#A9644C', '#C7A86E', '#7E8C77', '#8D9BA3', '#D8CDB9'), (54, 48, 42, 36, 30))):
        cyl('ring', (x, y, z + 16 + i * 27), r, 26, M.powder(color, .55), 'z', 12, 64)
    lathe('knob', [(0, 0), (16, 6), (20, 18), (15, 32), (0, 38)], (x, y, z + 150), M.wood(*OAK, 'z'), 48)


def play_house(at, w=420, h=620, d=260, timber=OAK):
    """An open doll's house of plywood."""
    x, y, z = at
    wood, eaves = M.wood(*timber, 'x'), h * .66
    for lo, hi in (((x - w / 2, 0), (x - w / 2 + 12, eaves)), ((x + w / 2 - 12, 0), (x + w / 2, eaves)),
                   ((x - w / 2 + 12, 0), (x + w / 2 - 12, 12)),
                   ((x - w / 2 + 12, eaves * .5), (x + w / 2 - 12, eaves * .5 + 10)), ((x - 5, 12),
                       (x + 5, eaves * .5))):
        box('board', (lo[0], y - d, z + lo[1]), (hi[0], y, z + hi[1]), wood, 1.5)
    for s in (-1, 1):
        prism('roof', [(x, z + h), (x, z + h - 16), (x + s * (w / 2 + 22), z + eaves - 16),
                       (x + s * (w / 2 + 22), z + eaves)], 'y', y - d - 14, y, wood, 1.5)
    box('rear', (x - w / 2 + 6, y - 8, z + 6), (x + w / 2 - 6, y - 2, z + eaves), M.plain('#D9CFBE', .8), 0)
    prism('gable', [(x - w / 2, z + eaves), (x + w / 2, z + eaves), (x, z + h - 10)], 'y', y - 8, y - 2,
          M.plain('#D9CFBE', .8), 0)


def bunch_of_bulbs(at, count=5):
    """Pears in a row or in a bowl."""
    rng = np.random.default_rng(count)
    for i in range(count):
        a = math.tau * i / count
        x, y, r = at[0] + 52 * math.cos(a), at[1] + 52 * math.sin(a), 33 + 4 * rng.random()
        lathe('pear', [(0, 0), (r * .7, 8), (r, 30), (r * .86, 52), (r * .5, 76), (r * .34, 92), (0, 98)],
              (x, y, at[2]), M.plain('#A89A55', .5), 40)
        tube('stalk', [(x, y, at[2] + 95), (x + 4, y, at[2] + 118)], 2, M.plain('#4A3826', .8), res=3)


def mug(at, mat=None, r=41, h=92):
    """A mug with its handle."""
    mat = mat or M.stone('#CFC7BA', '#B0A594', .4)
    lathe('mug', [(r * .86, 0), (r, 6), (r, h), (r - 4, h), (r - 4, 10), (0, 8)], at, mat, 64)
    x, y, z = at
    tube('handle', [(x + r - 2, y, z + h * .8), (x + r + 26, y, z + h * .78), (x + r + 26, y, z + h * .3),
                    (x + r - 2, y, z + h * .26)], 5.5, mat, 20)


def sphere(at, r, mat):
    """A ball that lies on its place."""
    lathe('ball', [(r * math.sin(math.pi * i / 24), r - r * math.cos(math.pi * i / 24)) for i in range(25)], at, mat,
          72)
