"""What several designs have in common. Millimetres; everything stands where the product's own origin puts it."""
import materials as M
from core import box, cyl, prism, rrect


def brackets(width, height):
    """Two steel rails on the wall with their hooks and screws."""
    for side in (-1, 1):
        x = side * width * .3
        box('rail', (x - 18, -4, height * .12), (x + 18, 0, height * .88), M.steel('z'), .6)
        for z in (height * .18, height * .8):
            box('hook', (x - 12, -24, z), (x + 12, -4, z + 5), M.steel('z'), .6)
        for z in (height * .3, height * .7):
            cyl('screw', (x, -4, z), 6, -3, M.steel(), 'y', .6, 24)


def control_box(half_width, height, front, width=None):
    """The electronic box in the upper right corner: dark cap, glass display with its figures, one wheel."""
    w = width or min(150, half_width * .6)
    x1, z1 = half_width - 24, height - 24
    x0, z0 = x1 - w, z1 - 34
    dark = M.plain('#171614', .38)
    prism('control', rrect(x0, z0, x1, z1, 7), 'y', front - 16, front + 22, dark, 2.5, 4)
    prism('display', rrect(x0 + 12, z0 + 8, x0 + w * .5, z1 - 8, 3), 'y', front - 16.6, front - 15,
          M.plain('#060606', .06), .4)
    figures(x0 + 20, z0 + 12, front - 16.9, 10)
    cyl('wheel', (x1 - 22, front - 16, (z0 + z1) / 2), 9, -5, M.steel(), 'y', 1.2, 48)


SEGMENTS = {
    '0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc',
    '8': 'abcdefg',
    '9': 'abcdfg', '°': 'abcdef',
}


def figures(x, z, y, height, text='19°', color='#FFE8C8', power=2.2):
    """Seven-segment figures that glow, lower left corner at x, z on the plane y."""
    lit = M.emit(color, power)
    w, t = height * .5, height * .11
    for index, sign in enumerate(text):
        at = x + index * height * .72
        low, tall = (z + height * .5, height * .5) if sign == '°' else (z, height)
        bars = {
            'a': (at, low + tall - t, at + w, low + tall), 'd': (at, low, at + w, low + t),
            'g': (at, low + tall / 2 - t / 2, at + w, low + tall / 2 + t / 2),
            'f': (at, low + tall / 2, at + t, low + tall), 'e': (at, low, at + t, low + tall / 2),
            'b': (at + w - t, low + tall / 2, at + w, low + tall), 'c': (at + w - t, low, at + w, low + tall / 2),
        }
        for name in SEGMENTS.get(sign, ''):
            a, b, c, d = bars[name]
            box('segment', (a, y, b), (c, y + .6, d), lit, 0)
