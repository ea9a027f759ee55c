"""Room thermostat: a soft square with a glass display. Each size of the catalogue has a face of its own."""
import math
import materials as M
from core import Product, box, cyl, lathe, prism, ring, rrect
from models.air_parts import circle, touch, turned
from models.control_parts import base, glass, shell, stroke
from models.parts import figures

WARM = '#FFE8C8'
FACES = {(90, 26): 'paper', (86, 30): 'floor', (95, 25): 'meter', (88, 27): 'wheel', (95, 26): 'sun'}


def build(width, height, depth, finish, face=None):
    product = Product('thermostat')
    body = M.body(finish, 'x')
    half, front, radius = width / 2, -depth, min(width, height) * .16
    face = face or FACES.get((width, depth), 'keys')
    with product.part('base', 'Base plate', (0, 0, 0)):
        base(half, height, radius)
    window, keys, draw = faces()[face](width, height)
    holes = [window] + [circle(x, z, r + .3, 64) for x, z, r, _ in keys]
    with product.part('case', 'Case', (0, -40, 0)):
        shell(half, height, front + .4, radius, body, holes)
    with product.part('display', 'Display and keys', (0, -80, 0)):
        draw(front + .55)
        for x, z, r, sign in keys:
            touch(x, z, r, front + .5, body, sign)
    return product


def faces():
    """What can be drawn on a face, by its name."""
    return {
        'keys': keys_face, 'paper': paper_face, 'floor': floor_face, 'meter': meter_face, 'wheel': wheel_face,
        'sun': sun_face,
    }


def display(width, height, low=.38, tall=.44):
    """The window of the drawing: glass in the upper part of the face; gives its outline and box."""
    x0, x1 = -width * .34, width * .34
    z0, z1 = height * low, height * (low + tall)
    return x0, z0, x1, z1


def pane(x0, z0, x1, z1, y, tint='#070707'):
    """The glass in its window, a hair smaller than the hole."""
    glass(rrect(x0 + .15, z0 + .15, x1 - .15, z1 - .15, 4, 10), y, y + 1.5, tint)


def centred(x, z, y, height, text, color=WARM, power=2.2):
    """Figures of a temperature centred on x, with their degree."""
    left = x - (len(text) * .72 + .22) * height / 2
    temperature(left, z, y, height, text, color, power)


def temperature(x, z, y, height, text, color=WARM, power=2.2):
    """Figures and a small round degree, lower left corner at x, z."""
    figures(x, z, y - .12, height, text, color, power)
    at = x + len(text) * .72 * height + height * .1
    ring('degree', (at, y + .1, z + height * .85), height * .1, height * .045, M.emit(color, power), 'y', 40)


def pair(width, height, signs='-+'):
    """Two touch keys below the display."""
    return [(width * at, height * .2, width * .07, sign) for at, sign in zip((-.18, .18), signs)]


def keys_face(width, height):
    """One figure, two keys."""
    x0, z0, x1, z1 = display(width, height)

    def draw(y):
        pane(x0, z0, x1, z1, y)
        centred(0, (z0 + z1) / 2 - height * .1, y, height * .2, '19')
        stroke(-width * .05, z0 + height * .055, width * .05, z0 + height * .055, .5, y - .1, M.emit('#F0A35A', 1.6))
    return rrect(x0, z0, x1, z1, 4, 10), pair(width, height), draw


def floor_face(width, height):
    """Air above, floor slab below, each with its figure."""
    x0, z0, x1, z1 = display(width, height)

    def draw(y):
        pane(x0, z0, x1, z1, y)
        middle = (z0 + z1) / 2
        lit, amber = M.emit(WARM, 1.4), M.emit('#F0A35A', 1.6)
        centred(width * .07, middle + height * .045, y, height * .125, '20')
        centred(width * .07, middle - height * .165, y, height * .105, '25', '#F0A35A', 1.6)
        stroke(x0 + 5, middle, x1 - 5, middle, .35, y - .1, M.emit(WARM, .5))
        ring('air', (x0 + width * .13, y - .1, middle + height * .105), width * .026, .28, lit, 'y', 40)
        for i in range(3):
            z = middle - height * (.09 + .035 * i)
            stroke(x0 + width * .09, z, x0 + width * .17, z, .6, y - .1, amber)
    return rrect(x0, z0, x1, z1, 4, 10), pair(width, height), draw


def paper_face(width, height):
    """Electronic ink: the day drawn as a section of ground, four keys."""
    x0, z0, x1, z1 = -width * .36, height * .34, width * .36, height * .86

    def draw(y):
        pane(x0, z0, x1, z1, y, '#C9C6BC')
        ink = M.plain('#24221F', .8)
        left, right, low = x0 + 5, x1 - 5, z0 + 5
        wide, tall = right - left, (z1 - z0) * .34
        steps = ((0, .25), (.24, .25), (.24, .85), (.38, .85), (.38, .5), (.7, .5), (.7, 1), (.92, 1), (.92, .25),
                 (1, .25))
        outline = [(left + wide * a, low + tall * b) for a, b in steps] + [(right, low), (left, low)]
        prism('ground', outline, 'y', y - .12, y + .1, ink, 0)
        for i in range(25):
            long = 1.4 if i % 6 == 0 else .7
            x = left + wide * i / 24
            stroke(x, low - .8, x, low - .8 - long, .22, y - .12, ink)
        x = left + wide * .56
        stroke(x, low, x, low + tall * 1.35, .35, y - .16, M.plain('#B1502F', .7))
        temperature(left, z1 - height * .19, y, height * .135, '19', '#24221F', .02)
        temperature(right - height * .13, z1 - height * .125, y, height * .07, '20', '#24221F', .02)
    keys = [(width * at, height * .17, width * .055, sign) for at,
            sign in zip((-.27, -.09, .09, .27), ('dot', 'dot', 'down', 'up'))]
    return rrect(x0, z0, x1, z1, 3, 10), keys, draw


def meter_face(width, height):
    """Three lines: temperature, energy, money; and the day's bars."""
    x0, z0, x1, z1 = -width * .34, height * .3, width * .34, height * .88

    def draw(y):
        pane(x0, z0, x1, z1, y)
        dim, amber = M.emit(WARM, .7), M.emit('#F0A35A', 1.6)
        rows = ((.70, .17, '195', 2.2), (.43, .12, '42', 1.5), (.2, .12, '086', 1.5))
        for share, tall, text, power in rows:
            z, high = z0 + (z1 - z0) * share, height * tall * .82
            figures(x0 + 6, z, y - .12, high, text, WARM, power)
            point = {'195': 2, '42': 1, '086': 1}[text]
            at = x0 + 6 + point * high * .72 - high * .11
            box('point', (at - high * .05, y - .12, z), (at + high * .05, y + .4, z + high * .1), M.emit(WARM, power),
                0)
        for share in (.62, .37):
            z = z0 + (z1 - z0) * share
            stroke(x0 + 6, z, x1 - 6, z, .25, y - .1, M.emit(WARM, .35))
        for i, level in enumerate((.3, .45, .9, .6, .35, .3, .5, .8, 1)):
            x = x1 - 6 - (9 - i) * 2.5
            box('bar', (x, y - .12, z0 + 6), (x + 1.5, y + .4, z0 + 6 + level * 12), amber if i == 8 else dim, 0)
        stroke(x0 + 6, z0 + 4, x1 - 6, z0 + 4, .3, y - .1, dim)
    return rrect(x0, z0, x1, z1, 4, 10), [(x, height * .155, width * .058, s) for x,
                                          s in ((-width * .18, '-'), (width * .18, '+'))], draw


def wheel_face(width, height):
    """A steel wheel that turns round the glass, one notch for half a degree."""
    radius = min(width, height) * .36
    z = height * .5

    def draw(y):
        steel, dark = M.steel('z'), M.plain('#121212', .7)
        lathe('well', [(radius + .2, 1.5), (0, 1.5)], (0, y, z), dark, 96, 'y')
        tall = 5.2
        profile = [(radius - .5, 1.2), (radius - .5, -tall + 1.6), (radius - .9, -tall + .6), (radius - 1.8, -tall),
                   (radius * .8, -tall),
                   (radius * .775, -tall + .35), (radius * .76, -tall + 1.4), (radius * .76, .8)]
        turned('wheel', [(r, t + tall) for r, t in profile], (0, y - .5, z), steel, 160)
        for i in range(72):
            a = math.tau * i / 72
            c, s = math.cos(a), math.sin(a)
            stroke((radius - 3.4) * c, z + (radius - 3.4) * s, (radius - 1.9) * c, z + (radius - 1.9) * s, .24,
                   y - .56, dark)
        glass(circle(0, z, radius * .755, 96), y - .2, y + 1.4)
        centred(0, z - height * .06, y - .2, height * .15, '19')
        for i in range(31):
            a = math.radians(225 - 9 * i)
            lit = M.emit('#F0A35A', 1.8) if i < 16 else M.emit(WARM, .3)
            c, s = math.cos(a), math.sin(a)
            stroke(radius * .64 * c, z + radius * .64 * s, radius * .69 * c, z + radius * .69 * s, .42, y - .32, lit)
    return circle(0, z, radius + .2, 96), [], draw


def sun_face(width, height):
    """The sun's path over the day: an arc, the sun on it, the figure under it."""
    x0, z0, x1, z1 = -width * .38, height * .12, width * .38, height * .88

    def draw(y):
        glass(rrect(x0 + .15, z0 + .15, x1 - .15, z1 - .15, 8, 12), y, y + 1.5)
        low, radius = height * .42, width * .29
        path = lambda t: (-radius * math.cos(t), low + radius * .86 * math.sin(t))
        for i in range(40):
            a, b = path(math.pi * i / 40), path(math.pi * (i + .62) / 40)
            stroke(*a, *b, .42, y - .12, M.emit('#F0A35A', 1.7) if i < 25 else M.emit(WARM, .35))
        x, z = path(math.pi * 25 / 40)
        cyl('sun', (x, y - .3, z), 2.3, .6, M.emit('#FFC070', 3), 'y', .1, 40)
        stroke(x0 + 8, low - 1.2, x1 - 8, low - 1.2, .26, y - .12, M.emit(WARM, .4))
        stroke(0, low - 2.4, 0, low, .4, y - .14, M.emit(WARM, .9))
        centred(0, low + height * .055, y, height * .125, '19')
        for at, sign in ((-.2, '-'), (.2, '+')):
            lit = M.emit(WARM, .9)
            stroke(width * at - 2.2, height * .25, width * at + 2.2, height * .25, .45, y - .12, lit)
            if sign == '+':
                stroke(width * at, height * .25 - 2.2, width * at, height * .25 + 2.2, .45, y - .13, lit)
    return rrect(x0, z0, x1, z1, 8, 12), [], draw
