"""Outdoor units: one sheet-metal case for one or two fans, with the refrigerant circuit inside."""
import materials as M
from core import Product, box, cyl, lathe, prism, ring, rrect, tube
from models.air_parts import circle, fan_guard, fan_wheel, plate, screw, slot, turned

FOOT = 40
LID = 20
GAP = 4
SHEET = 30                                                # how deep the front sheet is folded


def outdoor(name, width, height, depth, finish, fans, seam, louvres=None, valves=0, rim=26):
    """fans: [(x, z, radius)] from the lower left corner; seam: where the service panel starts; louvres: from x to x;
    rim: width of the pressed ring round a fan; valves: pairs of them on the right."""
    product = Product(name)
    half = width / 2
    body, dark = M.body(finish, 'x'), M.plain('#111213', .65)
    fans = [(x - half, z, r) for x, z, r in fans]
    seam -= half
    top = height - LID - GAP
    with product.part('rear-guard', 'Rear guard', (0, 900, 0)):
        rear_guard(half, seam, top)
    with product.part('coil', 'Evaporator coil', (0, 560, 0)):
        coil(half, seam, top)
    with product.part('base', 'Base and feet', (0, 0, -160)):
        feet(half, depth)
        box('pan', (-half + 6, -depth + 10, FOOT - 2), (half - 6, -6, FOOT + 14), body, 3)
    with product.part('frame', 'Frame', (0, 0, 0)):
        frame(half, depth, seam, top)
    with product.part('compressor', 'Compressor', (0, 0, 0)):
        compressor((seam + half) / 2, -depth * .45, min(half - seam - 30, depth * .46) / 2, min(300, height * .4))
    with product.part('electronics', 'Inverter and controls', (0, -60, 420)):
        electronics(half, depth, seam, top)
    with product.part('motors', 'Fan motors', (0, -300, 0)):
        for x, z, r in fans:
            motor(x, z, r, depth, top)
    with product.part('fans', 'Fan wheels', (0, -620, 0)):
        for x, z, r in fans:
            fan_wheel(x, -depth + 100, z, r - 9)
    with product.part('shrouds', 'Inlet rings', (0, -940, 0)):
        for x, z, r in fans:
            shroud(x, z, r, depth)
    with product.part('front', 'Front panel', (0, -1300, 0)):
        front_panel(half, depth, seam, top, fans, rim, body)
    with product.part('guards', 'Fan guards', (0, -1600, 0)):
        for x, z, r in fans:
            fan_guard(x, -depth, z, r, body)
    with product.part('service', 'Service panel', (0, -1300, 0)):
        service_panel(half, height, depth, seam, top, louvres, body)
    for side, label in ((-1, 'left'), (1, 'right')):
        with product.part('side-' + label, label.capitalize() + ' side panel', (520 * side, 0, 0)):
            side_panel(side, half, depth, top, body, dark)
    if valves:
        with product.part('valves', 'Refrigerant valves', (620, 0, 0)):
            refrigerant_valves(half, depth, valves)
    with product.part('lid', 'Top cover', (0, 0, 620)):
        prism('lid', rrect(-half, -depth, half, -2, 18), 'z', height - LID, height, body, 7, 5)
        box('lid-rim', (-half + 12, -depth + 14, height - LID - GAP - 8), (half - 12, -16, height - LID + 1), dark, 1)
    return product


def feet(half, depth):
    """Two pressed rails on rubber."""
    for side in (-1, 1):
        x = side * (half - .2 * half - 60)
        box('rubber', (x - 60, -depth + 16, 0), (x + 60, -14, 10), M.plain('#141414', .85), 3)
        prism('rail', rrect(x - 52, 8, x + 52, FOOT - 1, (3, 3, 8, 8)), 'y', -depth + 22, -20,
              M.powder('#3B3D3F', .5), 2)
        for end in (-depth + 22, -20):
            cyl('bolt', (x, end, FOOT * .5), 7, -4 if end < -40 else 4, M.steel(), 'y', 1, 6)


def rear_guard(half, seam, top):
    """Wire mesh that keeps leaves off the coil."""
    wire = M.powder('#1B1C1D', .5)
    left, right, low = -half + 20, seam, FOOT + 40
    for i in range(9):
        z = low + (top - low - 20) * i / 8
        tube('wire', [(left, -4, z), (right, -4, z)], 2.2, wire, res=3)
    for i in range(15):
        x = left + (right - left) * i / 14
        tube('wire', [(x, -4, low), (x, -4, top - 20)], 1.8, wire, res=3)


def coil(half, seam, top):
    """Finned block across the back, with the copper bends of its tubes."""
    low, left, right = FOOT + 18, -half + 16, seam - 10
    box('block', (left, -40, low), (right, -16, top - 12), M.plain('#5B5E60', .5, .6), 0)
    count = int((right - left) / 13)
    for i in range(count):
        x = left + 4 + i * (right - left - 8) / (count - 1)
        box('fin', (x - .8, -46, low), (x + .8, -11, top - 12), M.plain('#85898B', .45, .7), 0)
    for i in range(int((top - low - 60) / 84)):
        ring('bend', (right, -28, low + 60 + i * 84), 16, 4.5, M.metal('#B8734A', .3, 'x'), 'x', 32)


def frame(half, depth, seam, top):
    """Partition between air and machinery, and the dark inside of the case."""
    galva, dark = M.steel('z'), M.plain('#161718', .7)
    box('partition', (seam + 4, -depth + SHEET + 6, FOOT + 14), (seam + 7, -8, top - 2), galva, .6)
    box('back', (seam + 9, -7, FOOT + 14), (half - 5, -4, top - 2), galva, .6)
    for x in (-half + 8, half - 14):
        box('post', (x, -depth + SHEET + 4, FOOT + 14), (x + 6, -depth + SHEET + 18, top), dark, 1)
    box('shade', (seam + 10, -depth + SHEET + 14, FOOT + 20), (half - 16, -depth + SHEET + 17, top - 6), dark, .5)


def compressor(x, y, radius, tall):
    """Steel shell in its felt jacket, with suction and discharge pipes."""
    copper = M.metal('#B8734A', .3, 'x')
    z = FOOT + 16
    lathe('shell', [(0, tall), (radius * .5, tall * .99), (radius * .9, tall * .93), (radius, tall * .86), (radius,
                                                                                                            tall * .1),
                    (radius * .9, tall * .04), (radius * .6, 0), (0, 0)], (x, y, z), M.powder('#1C1D1E', .4))
    cyl('jacket', (x, y, z + tall * .12), radius + 7, tall * .7, M.linen('#55534F'), 'z', 5)
    top = z + tall
    tube('suction', [(x + radius * .4, y, top - 6), (x + radius * .4, y, top + 90), (x + radius * .4, y + 70,
                                                                                     top + 90),
                     (x + radius * .4, y + 70, z + tall * .5)], 8, copper, 36)
    tube('discharge', [(x - radius * .3, y, top - 6), (x - radius * .3, y, top + 50), (x - radius * .3, y + 90,
                                                                                       top + 50),
                       (x - radius * .3, y + 90, z + tall * .3)], 6, copper, 30)


def electronics(half, depth, seam, top):
    """The inverter's case with its board, above the compressor."""
    left, right, low = seam + 16, half - 22, top - 190
    box('case', (left, -depth + 70, low), (right, -depth * .42, top - 20), M.powder('#C9C7C1', .5), 4)
    box('board', (left + 12, -depth + 66, low + 12), (right - 12, -depth + 69, top - 32), M.plain('#2F5B45', .4), .6)
    for i in range(3):
        x = left + 22 + i * (right - left - 60) / 2
        box('chip', (x, -depth + 58, low + 40), (x + 18, -depth + 66, low + 70), M.plain('#151515', .4), 1)


def motor(x, z, radius, depth, top):
    """Motor on two uprights behind its wheel."""
    y = -depth + 150
    low, high = max(FOOT + 14, z - radius - 20), min(top, z + radius + 20)
    for side in (-1, 1):
        box('stay', (x + side * 52 - 9, y + 78, low), (x + side * 52 + 9, y + 92, high), M.powder('#2A2C2D', .5), 1.5)
    cyl('motor', (x, y, z), 54, 78, M.powder('#222426', .4), 'y', 6)
    cyl('shaft', (x, y - 50, z), 8, 54, M.steel('z'), 'y', 1, 32)


def shroud(x, z, radius, depth):
    """Bell-mouthed ring in which the wheel turns."""
    profile = [(radius + 3, 0), (radius, 6), (radius - 1, 20), (radius - 1, 96), (radius + 3, 96), (radius + 3, 20),
               (radius + 6, 6),
               (radius + 6, 0)]
    turned('shroud', profile, (x, -depth + 20, z), M.plain('#1A1B1C', .5))
    ring('mouth', (x, -depth + 20, z), radius + 3, 3, M.plain('#1A1B1C', .5), 'y', 96)


def front_panel(half, depth, seam, top, fans, rim, body):
    """Folded sheet with the round openings, each with a pressed rim."""
    outline = rrect(-half, FOOT, seam - GAP / 2, top, (2, 12, 16, 2))
    plate('front', outline, [circle(x, z, r + rim * .2, 112) for x, z, r in fans], -depth + 4, -depth + SHEET, body, 4)
    for x, z, r in fans:
        ends = ((1, 5), (.92, 3.2), (.75, 1), (.56, 0), (.38, .6), (.24, 2.6), (.16, 6), (.16, 24))
        profile = [(r + rim * share, y) for share, y in ends]
        turned('rim', profile, (x, -depth, z), body, 128)
    for x in (-half + 18, seam - 22):
        for z in (FOOT + 18, top - 18):
            screw(x, z, -depth + 4.2, 4.5)


def service_panel(half, height, depth, seam, top, louvres, body):
    """The narrow panel on the right: pressed louvres, a hand-hold, a thin line of brass."""
    outline = rrect(seam + GAP / 2, FOOT, half, top, (12, 2, 2, 16))
    holes = []
    front = -depth + 4
    if louvres:
        a, b = louvres[0] - half, louvres[1] - half
        pitch = height * .68 / 11
        levels = [height * .2 + pitch * i for i in range(12)]
        levels = [z for z in levels if FOOT + 90 < z < top - 26]
        holes = [slot(a, b, z, 11) for z in levels]
        for z in levels:
            prism('louvre', [(front + 3, z - 6), (front + 1.4, z - 5), (front + 15, z + 7), (front + 17, z + 6)], 'x',
                  a + 4, b - 4,
                  body, .6)
    middle, wide = (seam + half) / 2, (half - seam) * .56
    grip = rrect(middle - wide / 2, FOOT + 44, middle + wide / 2, FOOT + 66, 8)
    plate('service', outline, holes + [grip], front, -depth + SHEET, body, 3)
    plate('grip', rrect(middle - wide / 2 - 4, FOOT + 40, middle + wide / 2 + 4, FOOT + 70, 8), [], front + 12,
          front + 15,
          M.plain('#2A2B2C', .6), .8)
    if not louvres:
        box('pressed-line', (seam + 24, front - .6, top - 60), (half - 24, front + 2, top - 57), body, .8)
    box('accent', (middle - wide / 2, front - 1.4, FOOT + 78), (middle + wide / 2, front + 1, FOOT + 81), M.brass(),
        .5)
    for z in (FOOT + 18, top - 18):
        for x in (seam + 20, half - 18):
            screw(x, z, front + .2, 4.5)


def side_panel(side, half, depth, top, body, dark):
    """Side sheet with its air slots, behind a thin shadow gap."""
    span = lambda a, b: sorted((side * a, side * b))
    a, b = span(half, half - 3)
    box('side', (a, -depth + SHEET + GAP, FOOT), (b, -6, top), body, 1.2)
    a, b = span(half - 5, half - 8)
    box('side-gap', (a, -depth + SHEET - 4, FOOT + 4), (b, -depth + SHEET + 12, top), dark, .5)
    a, b = span(half + .5, half - 1)
    for i in range(8):
        z = top * .5 + i * 22
        box('side-slot', (a, -depth * .7, z), (b, -depth * .3, z + 7), dark, .4)


def refrigerant_valves(half, depth, pairs):
    """Brass valves, two a room, on their plate at the lower right."""
    brass, copper = M.brass(), M.metal('#B8734A', .3, 'x')
    box('valve-plate', (half, -depth * .62, FOOT + 20), (half + 3, -depth * .24, FOOT + 40 + pairs * 62),
        M.steel('z'), 1)
    for i in range(pairs):
        for y, r in ((-depth * .5, 9), (-depth * .36, 7)):
            z = FOOT + 52 + i * 62
            cyl('valve', (half + 2, y, z), r + 4, 20, brass, 'x', 2, 6)
            cyl('nut', (half + 20, y, z), r + 2, 10, brass, 'x', 1.5, 6)
            tube('pipe', [(half + 26, y, z), (half + 34, y, z), (half + 34, -6, z)], r * .62, copper, 8)
