"""Chairs, sofas, benches. All are built at the origin, facing -Y, then placed and turned."""
import math
from core import box, collect, cyl, grid, tube
import materials as M
from props import group
from interiors.cloth import cushion

WALNUT, OAK = ('#6E4A32', '#422A1B'), ('#B2977A', '#7F654B')


def tub_chair(at, turn=0, mat=None, timber=WALNUT):
    """A low chair with one shell for arms and back, a seat cushion and turned legs."""
    mat = mat or M.boucle('#DDD3C3')
    with collect() as objs:
        def shell(u, v):
            a = math.radians(-118 + 236 * u)
            top = 560 + 190 * max(0, math.cos(a)) ** 1.4
            z = 215 + (top - 215) * v
            flare = 1 + .1 * v ** 1.5
            return 345 * flare * math.sin(a), 330 * flare * math.cos(a) + 20, z
        grid('shell', 40, 14, shell, mat, 84, 2)
        cushion((-315, -350, 250), (315, 290, 425), mat, 5, 0, 3, wrinkle=4)
        cushion((-240, 130, 420), (240, 290, 720), mat, 4, .35, 5, (-14, 0, 0), wrinkle=5)
        cyl('base', (0, 0, 205), 300, 40, M.wood(*timber, 'x'), 'z', 6)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube('leg', [(sx * 225, sy * 215, 210), (sx * 265, sy * 255, 0)], 17, M.wood(*timber, 'z'))
    return group(objs, at, turn)


def lounge_chair(at, turn=0, mat=None, timber=OAK, strap='#8A5A3C'):
    """An open frame of round timber with two loose cushions and leather straps."""
    mat, wood = mat or M.linen('#D6CCBB'), M.wood(*timber, 'x')
    with collect() as objs:
        for s in (-1, 1):
            x = s * 330
            tube('front', [(x, -330, 0), (x, -322, 560)], 19, wood)
            tube('rear', [(x, 330, 0), (x, 270, 470)], 19, wood)
            tube('arm', [(x, -345, 560), (x, 40, 548), (x, 350, 500)], 22, wood, 120)
            tube('rail', [(x, -322, 300), (x, 300, 250)], 15, wood)
            tube('back', [(x * .82, 230, 250), (x * .82, 430, 840)], 15, wood)
            box('strap', (x - 21, -60, 300), (x + 21, -20, 556), M.plain(strap, .5), 2)
        for y, z in ((-322, 300), (300, 250)): tube('cross', [(-330, y, z), (330, y, z)], 15, wood)
        tube('top', [(-270, 430, 840), (270, 430, 840)], 17, wood)
        cushion((-310, -340, 300), (310, 270, 440), mat, 7, .12, 2, (-5, 0, 0), wrinkle=5)
        cushion((-300, 240, 400), (300, 380, 900), mat, 7, .15, 4, (-18, 0, 0), wrinkle=6)
    return group(objs, at, turn)


def sofa(at, turn=0, width=1900, mat=None, timber=WALNUT, seats=2):
    """A deep sofa on a low plinth: loose seat and back cushions, padded arms."""
    mat, half = mat or M.linen('#CFC5B4'), width / 2
    with collect() as objs:
        cushion((-half + 60, -420, 130), (half - 60, 420, 290), mat, 14, 0, 1, wrinkle=1)
        seat = (width - 360) / seats
        for i in range(seats):
            x = -half + 180 + i * seat
            cushion((x + 3, -450, 270), (x + seat - 3, 260, 450), mat, 7, .1, 2 + i, wrinkle=6)
            cushion((x + 10, 170, 420), (x + seat - 10, 380, 830), mat, 5, .25, 7 + i, (-12, 0, 0), wrinkle=8)
        cushion((-half + 40, 300, 140), (half - 40, 450, 760), mat, 9, 0, 4, wrinkle=2)
        for s in (-1, 1):
            xs = sorted((s * (half - 190), s * half))
            cushion((xs[0], -440, 130), (xs[1], 430, 600), mat, 7, 0, 5, wrinkle=4)
            for y in (-370, 370): cyl('leg', (s * (half - 120), y, 0), 22, 135, M.wood(*timber, 'z'), 'z', 3)
    return group(objs, at, turn)


def chair(at, turn=0, timber=OAK, seat=None):
    """A light wooden chair: round legs, a bent back rail, a woven seat."""
    wood, woven = M.wood(*timber, 'z'), seat or M.linen('#C4B294')
    with collect() as objs:
        for s in (-1, 1):
            tube('front', [(s * 215, -205, 0), (s * 205, -190, 440)], 16, wood)
            tube('rear', [(s * 195, 215, 0), (s * 185, 190, 430), (s * 205, 265, 770)], 16, wood, 90)
            for z in (190, 400): tube('side', [(s * 209, -198, z), (s * 189, 200, z)], 10, wood)
        for y, z in ((-198, 400), (195, 400), (-200, 250)): tube('cross', [(-205, y, z), (205, y, z)], 10, wood)
        cushion((-228, -222, 412), (228, 205, 456), woven, 9, .2, 2, wrinkle=1)

        def back(u, v):
            k = 2 * u - 1
            return 232 * k, 268 + 52 * (1 - k * k), 672 + 118 * v - 10 * k * k
        grid('back', 24, 6, back, M.wood(*timber, 'x'), 19, 2)
    return group(objs, at, turn)


def bench(at, width=1300, depth=360, height=440, timber=WALNUT, turn=0):
    """A plank on two slabs, the joint showing."""
    half, wood = width / 2, M.wood(*timber, 'x')
    with collect() as objs:
        box('seat', (-half, -depth / 2, height - 48), (half, depth / 2, height), wood, 5)
        for s in (-1, 1):
            x = s * (half - 150)
            box('leg', (x - 30, -depth / 2 + 26, 0), (x + 30, depth / 2 - 26, height - 47), M.wood(*timber, 'z'), 4)
        box('stretcher', (-half + 150, -18, 130), (half - 150, 18, 190), wood, 4)
    return group(objs, at, turn)


def stool(at, radius=170, height=450, timber=OAK, turn=0):
    """A round seat, hollowed, on three legs with a ring."""
    with collect() as objs:
        cushion((-radius, -radius, height - 46), (radius, radius, height), M.wood(*timber, 'x'), 2.6, 0, 1, wrinkle=0)
        for i in range(3):
            t = math.tau * i / 3 + .4
            c, s = math.cos(t), math.sin(t)
            tube('leg', [(c * radius * .6, s * radius * .6, height - 24), (c * radius, s * radius, 0)], 15,
                 M.wood(*timber, 'z'))
    return group(objs, at, turn)
