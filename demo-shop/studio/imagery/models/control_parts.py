"""What small controls on the wall have in common: a shell on its base plate, glass, and fine marks."""
import materials as M
from core import box, cyl, prism, rrect
from models.air_parts import inset_rrect, pillow, plate


def base(half, height, radius):
    """The plate screwed to the wall, its screws, and the terminal block the shell hides."""
    prism('base', rrect(-half + 2, 2, half - 2, height - 2, max(radius - 2, 1)), 'y', -5, 0, M.plain('#D8D5CE', .5),
          .8)
    for side in (-1, 1):
        cyl('screw', (side * half * .6, -5, height / 2), 3, -1.6, M.steel(), 'y', .4, 24)
    box('terminals', (-half * .4, -10, height * .2), (half * .4, -5, height * .34), M.plain('#3E6A55', .5), .6)


def shell(half, height, front, radius, body, holes=()):
    """The case: a frame with a soft edge, a hairline gap, and the face with its holes set into it."""
    rim = max(1.1, min(half * 2, height) * .02)
    dark = M.plain('#141312', .7)
    pillow('case', inset_rrect(-half, 0, half, height, radius), front + .9, -7, body, min(4, -front * .2), 8)
    inner = rrect(-half + rim + 1.6, rim + 1.6, half - rim - 1.6, height - rim - 1.6, max(radius - rim - 1.6, 1), 14)
    gap = rrect(-half + rim + 1.2, rim + 1.2, half - rim - 1.2, height - rim - 1.2, max(radius - rim - 1.2, 1.4), 14)
    prism('gap', gap, 'y', front + .86, front + 2, dark, 0)
    plate('face', inner, holes, front, front + 1.6, body, .45, 4)


def glass(outline, front, back, tint='#070707'):
    """A pane of black glass."""
    return prism('glass', outline, 'y', front, back, M.plain(tint, .07), .25, 3)


def stroke(x0, z0, x1, z1, wide, y, mat):
    """A thin straight line drawn on the plane y."""
    dx, dz = x1 - x0, z1 - z0
    long = max((dx * dx + dz * dz) ** .5, 1e-6)
    nx, nz = -dz / long * wide / 2, dx / long * wide / 2
    outline = [(x0 + nx, z0 + nz), (x1 + nx, z1 + nz), (x1 - nx, z1 - nz), (x0 - nx, z0 - nz)]
    return prism('stroke', outline, 'y', y, y + .3, mat, 0)
