"""What wall boxes and floor chests are built from: shell, front panels with shadow gaps, plinth, pipes, grilles."""
import materials as M
from core import box, cyl, lathe, prism, ring, rrect
from models import water_parts as W

GAP = 4
PROUD = 10                                                 # what display and gauges stand out before the face


def shell(half, z0, z1, depth, body, radius=16, back=6):
    """Folded side walls and roof, rounded at the corners, with the dark of the joint behind the front."""
    prism('shell', rrect(-half, z0, half, z1, radius, 12), 'y', -depth + 34, -back, body, 4, 3)
    prism('dark', rrect(-half + 4, z0 + 4, half - 4, z1 - 4, radius - 4), 'y', -depth + 14, -depth + 40,
          M.plain(W.DARK, .75), 0)


def panels(half, z0, z1, seams, depth, body, radius=16):
    """Front panels one above the other, a shadow gap at each seam; corners of the case rounded."""
    marks = [z0, *sorted(seams), z1]
    for i, (low, high) in enumerate(zip(marks, marks[1:])):
        bottom, top = (radius if i == 0 else 3), (radius if i == len(marks) - 2 else 3)
        a, b = low + (GAP / 2 if i else 0), high - (GAP / 2 if i < len(marks) - 2 else 0)
        outline = rrect(-half, a, half, b, (top, top, bottom, bottom))
        prism('panel', outline, 'y', -depth, -depth + 30, body, 2.6, 4)


def plinth(half, depth, high):
    """Dark recessed base with its levelling feet."""
    prism('plinth', rrect(-half + 20, -depth + 40, half - 20, -20, 8), 'z', 6, high, M.plain('#191817', .6), 2)
    for sx in (-1, 1):
        for y in (-depth + 66, -50): cyl('foot', (sx * (half - 52), y, 0), 24, 14, M.plain('#1D1C1A', .7), 'z', 2, 40)


def wall_rail(half, height):
    """Rail on the wall and the two hooks on it."""
    box('rail', (-half + 50, -7, height * .8), (half - 50, 0, height * .8 + 44), M.steel('x'), 1.5)
    box('spacer', (-half + 60, -7, height * .14), (half - 60, 0, height * .14 + 30), M.steel('x'), 1.5)


def grille(half_width, z0, z1, front, body, count=5):
    """Pressed slots across a flat face: dark slot, lip of sheet above."""
    for i in range(count):
        z = z0 + (z1 - z0) * i / (count - 1)
        prism('slot', rrect(-half_width, z - 4, half_width, z + 4, 3.9), 'y', front - .4, front + 2,
              M.plain('#0D0C0B', .85), 0)
        prism('lip', rrect(-half_width + 3, z + 2, half_width - 3, z + 5.4, 1.6), 'y', front - 2.6, front + 1, body,
              .8)


def pressure_gauge(x, front, z, radius=19):
    """Small round gauge let into the face."""
    W.dial(x, front - 3, z, radius)


def flue(x, y, z, radius=50):
    """Flue collar on the roof of a gas boiler: twin pipe, clamp, seal; what goes on is the chimney's."""
    pale = M.plain('#E4E1DA', .4)
    seal = [(radius + 4, 0), (radius + 12, 1), (radius + 12, 5), (radius + 4, 6)]
    lathe('seal', seal, (x, y, z - 1), M.plain('#1D1C1A', .7), 72)
    lathe('collar', wall_of(radius, 50), (x, y, z), pale, 72)
    ring('clamp', (x, y, z + 16), radius + 1, 2.2, M.steel(), 'z', 72)
    lathe('inner', wall_of(radius * .6, 58), (x, y, z), M.steel('z'), 64)
    cyl('inside', (x, y, z + 2), radius - 3, 4, M.plain('#0D0C0B', .9), 'z', 0, 64)


def wall_of(radius, tall):
    """Profile of an open pipe end, 3 mm thick."""
    return [(radius, 0), (radius, tall), (radius - 3, tall), (radius - 3, 0)]


def accent(half, seam, depth):
    """A thin brass strip that lies in a seam, behind the faces of the panels."""
    prism('accent', rrect(-half + 5, seam - 1, half - 5, seam + 1, .9), 'y', -depth + 3, -depth + 16, M.brass(), .3)
