"""What ladders for towels are built from: posts, rungs, brackets, the control in a post, valves, cable."""
import math
import materials as M
from core import box, cyl, lathe, prism, ring, rrect, tube
from models.parts import figures

POST = 34
TOP = 52                                                   # the axis of the highest rung lies this far below the top


def places(height, pitch, groups=None, group=5, gap=2):
    """Heights of the rungs' axes: groups of rungs, `gap` places left open between them for towels."""
    count = int((height - 60) / pitch)
    if groups:
        group = (count - gap * (groups - 1)) // groups
    kept = [i for i in range(count) if i % (group + gap) < group and (not groups or i < groups * (group + gap))]
    return [height - TOP - i * pitch for i in kept]


def without_single(axes):
    """The rungs without the lowest one if it would be alone in its group."""
    alone = len(axes) > 2 and axes[-2] - axes[-1] > 1.5 * (axes[0] - axes[1])
    return axes[:-1] if alone else axes


def post(x, z0, z1, front, body, width=POST, deep=34, flat=False):
    """One upright: rounded steel section, or a D whose flat looks at the room."""
    radii = (width / 2 - .5, width / 2 - .5, 5, 5) if flat else min(width, deep) * .36
    prism('post', rrect(x - width / 2, front, x + width / 2, front + deep, radii), 'z', z0, z1, body, 6, 4)


def rung(x0, x1, y, z, radius, body):
    """A round tube across, rounded at both ends."""
    cyl('rung', (x0, y, z), radius, x1 - x0, body, 'x', radius * .4, 40)


def flat_rung(x0, x1, y, z, radius, body):
    """An extruded rung, oval in section, flat towards the room."""
    outline = rrect(y - radius * .72, z - radius * 1.1, y + radius * .72, z + radius * 1.1, radius * .7)
    prism('rung', outline, 'x', x0, x1, body, .6, 2)


def collar(x, y, z, radius, body):
    """The ring of brazing where a rung enters its post."""
    ring('collar', (x, y, z), radius + .2, 1.1, body, 'x', 40)


def bracket(x, z, back, body):
    """Rose on the wall and arm to the back of a post, with the screw that levels it."""
    lathe('rose', [(0, -9), (11, -9), (15, -7), (16.5, -4), (16.5, 0)], (x, 0, z), body, 48, 'y')
    cyl('arm', (x, -6, z), 9.5, back + 6, body, 'y', 1, 40)
    cyl('screw', (x, -16, z - 9), 2.6, -3, M.steel('z'), 'z', .5, 20)


def control(x, front, z0, z1, width):
    """The control let into a post: dark capsule, glass with warm figures, steel wheel."""
    dark = M.plain('#171614', .38)
    prism('capsule', rrect(x - width / 2, z0, x + width / 2, z1, 7), 'y', front - 3, front + 8, dark, 2, 4)
    window = rrect(x - width / 2 + 3, z1 - 28, x + width / 2 - 3, z1 - 4, 4)
    prism('glass', window, 'y', front - 3.6, front - 2, M.plain('#060606', .06), .4)
    figures(x - 7, z1 - 19, front - 3.9, 7)
    cyl('wheel', (x, front - 3, z0 + 18), 8.5, -4, M.steel(), 'y', 1, 48)
    ring('knurl', (x, front - 5, z0 + 18), 8.6, .5, M.plain('#2A2826', .5), 'y', 48)


def cable(x, y, drop=46):
    """Gland under a post and its cable, on the way to the wall outlet."""
    cyl('gland', (x, y, -9), 9, 10, M.plain('#1B1A18', .5), 'z', 2, 32)
    tube('cable', [(x, y, -6), (x, y, -drop * .6), (x, -9, -drop * .85), (x, -9, -drop - 22)], 3.2,
         M.plain('#D4CEC4', .5), 26)


def valve(x, y, inward=1, head=False):
    """Angle valve under a post: nut, body, pipe into the wall, and a thermostatic head if asked."""
    bright = M.chrome()
    prism('nut', hexagon(x, y, 13), 'z', -15, -1, bright, 1.2)
    cyl('valve', (x, y, -44), 11, 30, bright, 'z', 3, 40)
    cyl('tail', (x, y, -33), 8, -y - 3, bright, 'y', .8, 32)
    lathe('rose', [(0, -7), (12, -7), (21, -4), (23, 0)], (x, 0, -33), bright, 48, 'y')
    if not head:
        cyl('cap', (x, y, -54), 8.5, 12, M.plain('#E9E6DF', .4), 'z', 2, 32)
        return
    seat = [(11, 0), (13, inward * 2), (13, inward * 12), (10, inward * 14)]
    lathe('seat', seat, (x + inward * 8, y, -33), bright, 40, 'x')
    thermostat_head(x + inward * 22, y, -33, inward)


def thermostat_head(x, y, z, way):
    """A thermostatic head lying along x: ribbed grip, dark line, domed end."""
    skin = M.plain('#EDEAE3', .38)
    profile = [(0, 0), (14, 0), (17, 3), (19, 16), (19, 44), (16, 52), (9, 55), (0, 56)]
    lathe('head', [(r, way * h) for r, h in profile], (x, y, z), skin, 56, 'x')
    ring('line', (x + way * 17, y, z), 19, .8, M.plain('#2A2826', .5), 'x', 56)
    for i in range(16):
        t = math.tau * i / 16
        a, b = sorted((x + way * 22, x + way * 40))
        cyl('rib', (a, y + 19 * math.cos(t), z + 19 * math.sin(t)), 1.4, b - a, skin, 'x', .6, 12)


def centre_valves(y):
    """Twin valve block with its two pipes 50 mm apart, under the middle."""
    bright = M.chrome()
    prism('block', rrect(-43, y - 15, 43, y + 15, 9), 'z', -50, -20, bright, 4, 4)
    for x in (-25, 25):
        prism('nut', hexagon(x, y, 13), 'z', -21, -7, bright, 1.2)
        cyl('neck', (x, y, -8), 9, 40, bright, 'z', .8, 32)
        cyl('tail', (x, y, -35), 8, -y - 3, bright, 'y', .8, 32)
        lathe('rose', [(0, -6), (10, -6), (19, -4), (21, 0)], (x, 0, -35), bright, 48, 'y')


def vent(x, y, z):
    """Air vent at the top of a post, turned by hand."""
    cyl('vent', (x, y, z), 6, 7, M.chrome(), 'x', 1, 24)


def hexagon(x, y, radius):
    """Outline of a nut."""
    return [(x + radius * math.cos(math.tau * i / 6), y + radius * math.sin(math.tau * i / 6)) for i in range(6)]


def foot_cap(x, front, deep, width, z=0):
    """Dark seam near the foot of a post: the cap over its valve."""
    prism('seam', rrect(x - width / 2 - .3, front - .3, x + width / 2 + .3, front + deep + .3, min(width,
                                                                                                   deep) * .36), 'z',
          z, z + 2, M.plain('#1B1A18', .6), 0)


def bottom_rail(half, y, z, radius, body):
    """The tube that leads the water from the middle to both posts."""
    cyl('rail', (-half, y, z), radius, 2 * half, body, 'x', radius * .3, 40)
    for x in (-25, 25): box('saddle', (x - 11, y - radius * .8, z - radius - 4), (x + 11, y + radius * .8, z - 2),
                            body, 2)
