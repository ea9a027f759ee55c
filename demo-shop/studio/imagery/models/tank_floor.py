"""A tank on the floor: a heat pump on top, an electric heater with its hatch, a buffer, or one fed by another machine."""
import math
import materials as M
from core import Product, cyl, lathe, prism, rrect
from models import water_parts as W

FRONT = 15                                                 # what stands out before the drum
# Heights of the pipes at the back, as shares of the height of the tank.
LEVELS = {'pump': (.12, .5), 'electric': (.14, .88), 'buffer': (.2, .42, .62, .84),
          'storage': (.1, .22, .38, .54, .68, .8)}
ZIPPED = (640, 720)                                        # widths of the tanks whose insulation closes with a zip


def build(width, height, depth, finish, what='pump'):
    product = Product('tank-floor')
    body = M.body(finish, 'z')
    radius = width / 2
    at = (0, -depth + radius + FRONT, 0)
    cap = min(420, height * .24) if what == 'pump' else min(110, height * .09)
    top = height - cap
    with product.part('feet', 'Adjustable feet', (0, 0, -200)):
        for i in range(4):
            t = math.pi / 4 + i * math.pi / 2
            W.foot(at[0] + radius * .84 * math.cos(t), at[1] + radius * .84 * math.sin(t))
    with product.part('tank', 'Insulated tank', (0, 0, 0)):
        W.shell('tank', radius, 24, top, at, body, 16 if what == 'pump' else 6, 34)
        W.seam(radius, 24 + height * .075, at)
    with product.part('back', 'Connections', (0, 160, 0)):
        connections(what, at, radius, top)
    if what == 'pump':
        with product.part('head', 'Heat pump', (0, 0, 420)):
            head(radius - 10, top, height - 36, at, body)
        with product.part('ducts', 'Air spigots', (0, 0, 640)):
            for side in (-1, 1): spigot(side * radius * .46, at[1], height, radius)
    else:
        with product.part('lid', 'Lid', (0, 0, 260)):
            lid(radius, top, height, at, body, what)
    with product.part('control', 'Control', (0, -220, 0)):
        face(what, at, radius, height, top, width, body)
    return product


def head(radius, z0, z1, at, body):
    """The machinery under its drum: shadow gap, louvres at the front, cover with a second seam."""
    cap = z1 - z0
    cyl('neck', (at[0], at[1], z0 - 4), radius - 12, 16, M.plain(W.DARK, .7), 'z', 0, 96)
    W.shell('head', radius, z0 + 8, z1, at, body, 40, 10)
    W.seam(radius, z0 + cap * .24, at)
    W.louvres(radius, at, z0 + cap * .4, z0 + cap * .76, radius * 1.15, body)
    line = [(radius - 3, 0), (radius + .8, .6), (radius + .8, 3.4), (radius - 3, 4)]
    lathe('line', line + line[:1], (at[0], at[1], z0 + 9), M.brass('z'), 128)


def spigot(x, y, height, radius):
    """Collar for an air duct, with its bead and the dark of the inside."""
    r = min(80, radius * .28)
    skin = M.plain('#D9D6CF', .45)
    profile = [(r - 3, -70), (r, -70), (r, -16), (r + 2, -14), (r + 2, -10), (r, -8), (r, 0), (r - 3, 0), (r - 3, -70)]
    lathe('collar', profile, (x, y, height), skin, 72)
    cyl('inside', (x, y, height - 40), r - 3, 8, M.plain('#0D0C0B', .9), 'z', 0, 64)


def lid(radius, z0, z1, at, body, what):
    """Domed cover over the insulation, with the hot outlet in its middle when water leaves by the top."""
    cyl('gap', (at[0], at[1], z0 - 4), radius - 10, 16, M.plain(W.DARK, .7), 'z', 0, 96)
    tall = z1 - z0 - (22 if what != 'electric' else 0)
    low = z0 + 4
    profile = [(0, low), (radius - 4, low), (radius, low + 4), (radius, low + tall * .3)]
    for i in range(1, 17):
        t = math.pi / 2 * i / 16
        profile.append((radius * max(0, math.cos(t)) ** .6, low + tall * .3 + (tall * .7 - 4) * math.sin(t)))
    lathe('lid', profile, at, body, 128)
    if what == 'electric': return
    cyl('rose', (at[0], at[1], z0 + tall - 8), 30, 12, M.plain('#2A2826', .6), 'z', 2, 48)
    cyl('outlet', (at[0], at[1], z0 + tall - 4), 14, 26, M.brass('z'), 'z', 1.5, 40)


def connections(what, at, radius, top):
    """Pipe ends at the back: cold below, hot above, coils between."""
    for share in LEVELS[what]: W.back_pipe(0, at[1] + radius - 24, 24 + (top - 24) * share)


def face(what, at, radius, height, top, width, body):
    """What the front shows: display or thermometers, hatch, zip."""
    front = at[1] - radius
    if what in ('pump', 'electric'):
        W.round_display(radius, top - 82, at)
    if what == 'electric': W.flange(0, front, height * .26, 116, body)
    if what in ('buffer', 'storage'):
        for share in ((.78,) if what == 'buffer' else (.83, .36)): W.dial(0, front - 4, top * share, 32)
    if what == 'buffer':
        for share in (.3, .62): plug(0, front, top * share)
    if what == 'storage':
        W.flange(0, front, height * .16 + 24, 92, body)
        plug(0, front, top * .6)
        if width in ZIPPED: zip_line(at, radius, height * .075 + 30, top - 8)


def plug(x, front, z):
    """A spare connection, closed by a brass plug in a dark rose."""
    cyl('rose', (x, front - 2, z), 30, 12, M.plain('#2A2826', .6), 'y', 2, 48)
    cyl('plug', (x, front - 2, z), 17, -5, M.brass('z'), 'y', 1.5, 48)
    cyl('hexagon', (x, front - 7, z), 9, -4, M.brass('z'), 'y', 1, 6)


def zip_line(at, radius, z0, z1):
    """The zip of the insulation, up the front to one side, with its puller."""
    t = -math.pi / 2 - .62
    x, y = at[0] + radius * math.cos(t), at[1] + radius * math.sin(t)
    cyl('tape', (x, y, z0), 6, z1 - z0, M.plain('#8A867E', .8), 'z', 1, 20)
    cyl('teeth', (x + .62 * -4.5, y - 4.5, z0), 2.4, z1 - z0, M.steel('z'), 'z', .5, 16)
    prism('puller', rrect(x - 9, z1 - 70, x + 3, z1 - 34, 4), 'y', y - 11, y - 7, M.steel('z'), 1)
