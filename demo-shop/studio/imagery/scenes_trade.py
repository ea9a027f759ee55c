"""Air in trade and in buildings: curtains over doors, heaters of halls, a ceiling of tiles, extract units in lofts and
cupboards, a flat unit and a ducted one above ceilings; in one call each."""
import lights
import materials as M
from core import box, camera, cyl, laid, planks, prism, rrect, tiles, tube
from interiors import floors, greenery, lamps, seats, small, tables
from interiors.garden import outside
from interiors.room import dusk, even, room, sunny
from interiors.stage import LANDSCAPE, Piece, picture
from models.air_parts import plate
from settings import cloth, fittings as F, stage, surfaces as S, utility_props as U
from traits import TRAITS


def overhead(strength=170, warm=30, side=-1, color='#E9EFF4', high=4300, low=1700):
    """Light from a glazed roof, a little warmth from the floor."""
    def light():
        lights.world('#EDF0F2', .17)
        lights.sun(22 * -side, 56, 2.4, '#FFEBD2', 2.2)
        lights.area((700 * side, -1700, high), (0, -100, low + 600), 2600, 1500, strength, color)
        lights.area((-1200 * side, -4000, low), (0, 0, low + 700), 2400, 1600, warm, '#FFEBD6', glossy=False)
    return light


def square_outside(strength, seed, pavement='#C9C2B4'):
    """Trees and sky far behind an opening, a paved square before them."""
    outside(strength, seed)
    box('pavement', (-6000, 170, -40), (6000, 3990, -4), M.emit(pavement, .85), 0)


def wall_with(opening, mat, top=3900, thick=260):
    """A wall with one rectangular opening (x0, z0, x1, z1)."""
    x0, z0, x1, z1 = opening
    plate('wall', [(-4200, -20), (4200, -20), (4200, top), (-4200, top)], [[(x0, z0), (x1, z0), (x1, z1), (x0, z1)]], 0, thick, mat, 2)


def glass_leaves(x0, x1, top, color, leaves=2):
    """Sliding leaves of glass in thin frames."""
    paint, wide = M.powder(color, .35), (x1 - x0) / leaves
    for i in range(leaves):
        a, b = x0 + i * wide + 4, x0 + (i + 1) * wide - 4
        plate('leaf', rrect(a, 10, b, top - 8, 3), [rrect(a + 46, 96, b - 46, top - 60, 3)], 70 + 40 * (i % 2), 100 + 40 * (i % 2), paint, 2)


def wall_bars(x0, x1, top=2450, count=15):
    """Wall bars of a sports hall: posts and round rungs."""
    post, rung = M.wood('#B98F62', '#8A6238', 'z'), M.wood('#D2B284', '#A58257', 'x')
    step = (x1 - x0) / 2
    for i in range(3): box('post', (x0 + step * i - 22, -150, 0), (x0 + step * i + 22, -6, top), post, 4)
    for k in range(count): cyl('rung', (x0, -112 if k else -140, top - 90 - k * 150), 19, x1 - x0, rung, 'x', 2)


def dock_door(x0, x1, top):
    """A sectional door of ribbed panels in its yellow guards."""
    pale, guard = M.powder('#DFE2E0', .45), M.powder('#C9A23F', .5)
    tall = top / 5
    for k in range(5):
        prism('panel', rrect(x0, k * tall + 3, x1, (k + 1) * tall - 3, 6), 'y', -40, 0, pale, 5, 3)
        for j in (1, 2): box('rib', (x0 + 40, -44, k * tall + j * tall / 3 - 5), (x1 - 40, -39, k * tall + j * tall / 3 + 5), M.powder('#C6CAC8', .45), 1)
    for x in (x0 - 110, x1 + 20): box('guard', (x, -190, 0), (x + 90, -2, top * .52), guard, 14)
    for a, b in ((x0 - 60, x0), (x1, x1 + 60)): box('track', (a, -70, 0), (b, -1, top + 250), M.steel('z'), 2)
    box('lintel', (x0 - 60, -90, top), (x1 + 60, -1, top + 250), M.powder('#AEB3B2', .45), 4)


def white_grid(hole, z=2600, x=(-3600, 3600), y=(-6000, 0)):
    """A ceiling of white tiles, 600 by 600, without those in the hole (x0, x1, y0, y1)."""
    cells = [c for c in tiles(x[0], x[1], y[0], y[1], 600, 600, 20) if not (hole[0] < c[0] < hole[1] and hole[2] < c[1] < hole[3])]
    mineral, rail = M.plain('#CFCBC2', .95), M.plain('#E9E6DF', .5)
    for cx, cy, w, h, _ in cells: box('tile', (cx - w / 2, cy - h / 2, z + 4), (cx + w / 2, cy + h / 2, z + 18), mineral, 1)
    for i in range(int((x[1] - x[0]) / 600) + 1):
        at = x[0] + 600 * i
        for a, b in ((y[0], hole[2]), (hole[3], y[1])) if hole[0] < at < hole[1] else ((y[0], y[1]),):
            box('rail', (at - 12, a, z - 2), (at + 12, b, z + 3), rail, 0)
    for j in range(int((y[1] - y[0]) / 600) + 1):
        at = y[0] + 600 * j
        for a, b in ((x[0], hole[0]), (hole[1], x[1])) if hole[2] < at < hole[3] else ((x[0], x[1]),):
            box('rail', (a, at - 12, z - 1), (b, at + 12, z + 4), rail, 0)
    box('plenum', (x[0], y[0], z + 300), (x[1], y[1] + 200, z + 320), M.plain('#8A8781', .9), 0)


def office(piece):
    """An office under its ceiling of tiles: a window, two desks, chairs; the cassette in the place of two tiles."""
    shop_window = (-1900, 850, 1500, 2350)
    wall_with(shop_window, M.limewash('#D2AE92', '#BE987B', .8), 2640)
    paint = M.powder('#E8E5DC', .4)
    for k in range(5):
        at = -1900 + 3400 * k / 4
        box('bar', (at - 20, 150, 850), (at + 20, 200, 2350), paint, 2)
    box('sill', (-1940, -50, 812), (1540, 150, 852), paint, 3)
    outside(1.25, 7)
    floors.boards('natural', 'y', 180, 2000, 5)
    tables.table((-620, -900, 0), 1700, 760, 740, seats.OAK), tables.table((1250, -900, 0), 1700, 760, 740, seats.OAK)
    seats.chair((-700, -1450, 0), 176, seats.WALNUT), seats.chair((1120, -1450, 0), 186, seats.WALNUT)
    small.upright_books(-1300, -960, -760, 740, 5, 240), small.mug((-300, -850, 740)), small.upright_books(1600, 1980, -760, 740, 8, 240)
    lamps.table_lamp((-760, -760, 740), 430, 130, M.stone('#55695F', '#465950', .5), 3, 1.2), small.jug((820, -800, 740), 260, 80), greenery.leafy_branches((820, -800, 980), 6, 420, 5, .5, '#5E6B45')
    for at, seed in (((-2080, -420, 0), 4), ((2060, -420, 0), 9)): greenery.pot(at, 190, 330, M.stone('#B1795C', '#8E5A42', .7)), greenery.rubber_plant((at[0], at[1], 310), 1350, seed, 4)
    white_grid((-600, 600, -1800, -1200))
    made = room(piece, light=lambda: None, y=-1203)
    lights.world('#EEF1F2', .34)
    lights.area((-200, 900, 1700), (-200, -2500, 1500), 3300, 1500, 300, '#E6EEF6', spread=160)
    lights.area((900, -4400, 1900), (0, -1200, 1200), 2600, 1500, 70, '#FFEFDC', glossy=False)
    lights.area((0, -3200, 500), (0, -1500, 2600), 2600, 1800, 26, '#FFF3E4', glossy=False)
    camera((150, -4600, 1300), (150, 0, 1300), 33, 7.1, (0, -1500, 2500), shift=(0, .13))
    return {**made, 'exposure': .3}


def loft(piece, x, y, z, turn, gable, timber, ends, light, hung=True, width=74, look=(0, 1400), shift=0):
    """A loft under its slopes: the gable behind in brick or boards, joists with wool; a unit hung from a beam or set down."""
    from settings.rafters import joists, roof
    roof(M.wood(*timber, 'y', .6)), joists(), gable()
    if hung:
        box('beam', (-3400, -1250, z + piece.height + 120), (3400, -1170, z + piece.height + 300), M.wood(*timber, 'x', .6), 5)
        for side in (-1, 1):
            for dy in (-piece.depth + 70, -60):
                px = x + side * (piece.width / 2 - 34)
                tube('cord', [(px, y + dy, z + piece.height + 30), (px, -1210, z + piece.height + 126)], 3, M.plain('#1C1B1A', .8), res=6)
    F.air_hoses(piece, x, y, z, ends)
    made = room(piece._replace(z=z), light=light, x=x, y=y, turn=turn)
    camera((look[0], -4300, look[1]), (look[0], 0, look[1]), width, 6.3, (0, y - piece.depth, look[1]), shift=(0, shift))
    return made


def trunk_gable(color, dark):
    """A plastered gable, an old trunk before it."""
    def build():
        plaster_gable(color, dark)()
        box('trunk', (330, -900, 344), (1080, -480, 760), M.wood('#7A563A', '#533724', 'x', .6), 12)
        for x in (440, 970): box('strap', (x - 20, -906, 342), (x + 20, -474, 764), M.plain('#2E2620', .5), 3)
        box('box', (-1080, -700, 344), (-560, -330, 640), M.linen('#B79A74'), 6)
    return build


def brick_gable(color='#D9D4C8', dark='#C2BCAE'):
    return lambda: (laid('gable-brick', tiles(-2600, 2600, 0, 3000, 232, 72, 11, .5), M.limewash(color, dark, .6), 3, 4, .8, .005, 'wall', 30),
                    box('gable', (-3000, 34, -20), (3000, 58, 3000), M.plain(dark, .9), 0))


def plaster_gable(color, dark):
    return lambda: box('gable', (-3000, 20, -20), (3000, 58, 3000), M.limewash(color, dark, 1.6), 0)


def roof_light(side, sun=4.4, color='#FFE3BF', sky=120, elevation=36):
    """A roof window at one side behind the camera."""
    def light():
        lights.world('#DCE3EA', .2)
        lights.sun(40 * side, elevation, sun, color, 1.4)
        lights.area((-1900 * side, -3900, 2100), (0, -1200, 1300), 1500, 1700, sky, '#EDF2F6')
        lights.area((1900 * side, -3600, 1500), (0, -1100, 1300), 1000, 1500, 46, '#FFE6C8', glossy=False)
    return light


ROOMS = {
    'tambour-lobby': lambda: room(
        Piece('air-curtain', 1500, 310, 520, 'anthracite', 2250),
        wall_with((-750, -10, 750, 2130), M.limewash('#D9C6AE', '#C6B195')), glass_leaves(-750, 750, 2130, '#3B3A37'), square_outside(1.3, 3),
        floors.flags('#A79E90', '#887E70', (900, 600), .3),
        *(box('ceiling', lo, hi, M.plain('#EDE8DE', .9), 0) for lo, hi in (((-4200, -6000, 2266), (4200, -540, 2300)),
          ((-4200, -540, 2266), (-760, 0, 2300)), ((760, -540, 2266), (4200, 0, 2300)))),
        box('mat', (-720, -1500, 0), (720, -160, 9), M.linen('#4A4640'), 3),
        seats.bench((1330, -330, 0), 900, 340, 430, seats.WALNUT),
        light=lambda: (lights.world('#E8EAEA', .3), lights.area((0, 500, 1300), (0, -2500, 600), 1500, 2000, 120, '#F3F4F1', spread=160),
                       lights.area((-1600, -3600, 1500), (0, 0, 1500), 1600, 1400, 60, '#FFF0DC', glossy=False),
                       lights.area((300, -2600, 300), (0, -300, 2300), 2200, 1200, 16, '#FFF3E4', glossy=False)),
        width=2900, low=420, distance=3000, eye=900, at=120, focus=-260, fstop=2, exposure=.5, traits=TRAITS['tambour']),
    'portique-shop': lambda: room(
        Piece('air-curtain', 2000, 330, 400, 'anthracite', 2300),
        wall_with((-1150, -10, 1150, 2230), M.limewash('#B7C0BA', '#A3ADA7')), square_outside(1.5, 12, '#D3C4AC'), floors.poured('#A8A197'),
        box('jamb', (-1190, -20, 0), (-1150, 270, 2230), M.powder('#2F3B36', .4), 3), box('jamb', (1150, -20, 0), (1190, 270, 2230), M.powder('#2F3B36', .4), 3),
        box('head', (-1190, -20, 2230), (1190, 270, 2262), M.powder('#2F3B36', .4), 3),
        tables.table((-1250, -700, 0), 900, 600, 760, seats.OAK), crate_of((-1230, -700, 760)),
        light=lambda: (lights.world('#E8EAEA', .25), lights.sun(168, 40, 3.4, '#FFE6C6', 1),
                       lights.area((0, 600, 1500), (0, -2500, 900), 2200, 2000, 190, '#F3F4F1', spread=160),
                       lights.area((1500, -3800, 2600), (0, 0, 1700), 2200, 1600, 84, '#FFF0DC', glossy=False)),
        width=3400, low=330, distance=4300, eye=1500, focus=-300, fstop=2, exposure=.5),
    'halle-gym': lambda: room(
        Piece('unit-heater', 740, 760, 540, 'anthracite', 2600),
        box('wall', (-4200, -8, 2520), (4200, 120, 4600), M.limewash('#E2DCCB', '#D0C8B4', .6), 0),
        laid('boards', planks(-3200, 3200, 0, 2520, 3400, 140, 3, 6, 'y'), M.oak('#C79C68', '#9A7042'), 2, 6, .3, 0, 'wall', 0),
        box('rail', (-4200, -26, 2500), (4200, 4, 2560), M.powder('#3F5A50', .45), 4), wall_bars(-1650, -330), wall_bars(520, 1840),
        cyl('conduit', (222, -12, 1200), 10, 1370, M.steel('z'), 'z', 1), light=overhead(240, 40, -1, high=5000, low=2000),
        width=3000, low=1480, distance=4600, eye=1900, focus=-350, exposure=.55),
    'quai-dock': lambda: room(
        Piece('unit-heater', 520, 540, 390, 'inox', 2400),
        *(prism('panel', rrect(-2600 + 600 * i, -20, -2004 + 600 * i, 3900, 2), 'y', 0, 60, M.powder('#C3CDD0', .45), 3) for i in range(9)),
        dock_door(-1500, -160, 2500), cyl('conduit', (706, -12, 900), 10, 1470, M.steel('z'), 'z', 1),
        box('switch', (660, -70, 1330), (756, -1, 1490), M.plain('#D8D4CA', .4), 8), cyl('stop', (708, -70, 1410), 26, -24, M.plain('#A8382B', .4), 'y', 4),
        stage.rear('#C9C4B8', .9), light=overhead(200, 36, 1, high=4600, low=1700), x=550, at=-60, width=2900, low=1080, distance=4400, eye=1600,
        focus=-250, exposure=.45),
    'caisson-office': lambda: office(Piece('radiant-cassette', 1195, 40, 595, 'blanc', 2600)),
    'lucarne-loft': lambda: loft(
        (p := Piece('ventilation-box', 330, 250, 330, 'blanc', 2150)), -40, -1000, 1330, 0, brick_gable(), ('#C9A87C', '#94713F'),
        [[(-420, -1420, 1250), (-760, -900, 620), (-800, -800, 300)], None, [(330, -1400, 1270), (640, -1000, 700), (680, -900, 300)], None],
        roof_light(-1), width=92, look=(0, 1330)),
    'tabatiere-loft': lambda: loft(
        (p := Piece('ventilation-box', 360, 290, 340, 'blanc', 0)), -60, -1700, 344, 0, trunk_gable('#B7A78E', '#A08F75'), ('#8F6B49', '#5C4029'),
        [[(-420, -2250, 440), (-1100, -2150, 420), (-1900, -1900, 360)], None, [(330, -2230, 440), (900, -2000, 420), (1900, -1500, 360)], None],
        roof_light(1, 5, '#FFD9A8'), False, width=78, look=(-40, 780), shift=-.13),
    'lanterneau-loft': lambda: loft(
        (p := Piece('ventilation-box', 370, 270, 370, 'blanc', 2150)), 60, -1000, 1300, 0, plaster_gable('#7F8E96', '#6C7B83'), ('#B99468', '#86643F'),
        [None, None, [(420, -1440, 1250), (820, -1000, 650), (860, -860, 300)], [(480, -1430, 1530), (1000, -1300, 1600), (1900, -1000, 1500)]],
        roof_light(1, 3.6, '#FFF0DC', 160, 44), width=88, look=(40, 1340)),
    'oeil-de-boeuf-cupboard': lambda: room(
        (p := Piece('ventilation-box', 420, 250, 420, 'blanc', 2050)),
        box('back', (-560, -12, 0), (560, 20, 3300), M.powder('#7F9A93', .5), 0),
        *(box('cheek', (a, -700, 0), (b, 20, 3300), M.powder('#EAE4D6', .45), 2) for a, b in ((-594, -560), (560, 594))),
        *(box('beside', (a, -690, 0), (b, 20, 3300), M.limewash('#E3DCCD', '#D3CBBA', .7), 0) for a, b in ((-1500, -594), (594, 1500))),
        U.shelf(-558, 558, 1560, 460, M.wood('#8A6848', '#5E432B', 'x'), 36), small.basket((-330, -250, 1596), 150, 200),
        cloth.pile((60, -250, 1596), ('#EFE9DD', '#C98F5E', '#EFE9DD'), 320, 250, seed=6), U.jar((380, -240, 1596), 62, 150, '#8E4A35'),
        F.air_hoses(p, 0, -12, 2050, [[(-330, -540, 2110), (-420, -420, 2500), (-420, -400, 3300)], None,
                                      [(330, -540, 2110), (420, -420, 2500), (420, -400, 3300)], None]),
        light=lambda: (lights.world('#EEF0F0', .16), lights.area((1000, -2600, 2900), (0, -200, 2050), 1300, 900, 96, '#F2F4F3'),
                       lights.area((-1300, -2300, 1700), (-100, -200, 2000), 700, 1300, 40, '#FFE6C6', glossy=False)),
        y=-12, width=1500, low=1480, distance=3600, eye=1830, focus=-350, fstop=7.1),
    'coursive-hall': lambda: room(
        (p := Piece('ventilation-double', 1100, 220, 600, 'blanc', 2200)),
        box('back', (-800, -8, 0), (800, 20, 2900), M.powder('#D8CDB9', .5), 0),
        *(box('cheek', (a, -740, 0), (b, 20, 2900), M.powder('#A9684C', .45), 2) for a, b in ((-834, -800), (800, 834))),
        *(box('beside', (a, -720, 0), (b, 20, 2900), M.limewash('#E6DFD2', '#D5CCBC', .7), 0) for a, b in ((-2200, -834), (834, 2200))),
        box('slab', (-2400, -6000, 2860), (2400, 20, 2900), M.plain('#E9E4DA', .9), 0),
        *(U.hose([(1100 * (at - .5), -308, 2400), (1100 * (at - .5), -308, 2560), (side * 700, -308, 2650), (side * 2200, -308, 2650)], 60, '#CFCDC8', 90, 20)
          for at, side in ((.14, -1), (.86, 1))),
        *(U.hose([(1100 * (at - .5), -308, 2400), (1100 * (at - .5), -308, 3000)], 60, '#CFCDC8', 90, 20) for at in (.38, .62)),
        cyl('rail', (-798, -330, 2010), 14, 1596, M.metal('#AC9168', .25, 'x'), 'x', 2), coats(),
        light=even(1, 240, 70), y=-8, width=2300, low=1180, distance=4000, eye=1750, focus=-400, fstop=7.1, exposure=.5),
    'loggia-ceiling': lambda: room(
        (p := Piece('ducted', 950, 200, 700, 'blanc', 2300)),
        stage.wall(M.limewash('#B9C4BC', '#A6B1A9', .8), top=2900), box('slab', (-3600, -6000, 2800), (3600, 20, 2900), M.concrete('#BDB7AB', .4), 0),
        *(box('joist', (-3600, -160 - 560 * k, 2610), (3600, -80 - 560 * k, 2802), M.wood('#B99468', '#86643F', 'x', .6), 4) for k in (0, 1, 2)),
        *(cyl('rod', (s * 489, y, 2400), 4, 320, M.steel('z'), 'z', .5) for s in (-1, 1) for y in (-588, -84)),
        box('angle', (-3600, -40, 2196), (3600, -1, 2226), M.steel('x'), 1),
        *(box('stud', (x, -1100, 2190), (x + 46, -2, 2216), M.steel('y'), 1) for x in (-1160, -640, 600, 1120)),
        *(box('board', (a, -1500, 2172), (b, 0, 2186), M.plain('#E4DDD0', .9), 1) for a, b in ((-3600, -1140), (1150, 3600))),
        *(tube('pipe', [(480, y, 2372), (640, y, 2372), (700, -60, 2372), (2300, -60, 2372)], r, M.plain('#2A2A29', .8), 60, res=10) for y, r in ((-504, 20), (-448, 15))),
        door_below(), light=lambda: (lights.world('#EEF0EE', .24), lights.area((-1500, -3300, 1300), (0, -300, 2500), 1500, 1500, 150, '#FFF1DE', glossy=False),
                                     lights.area((1900, -2000, 1900), (0, -200, 2300), 700, 900, 52, '#E8EFF5')),
        width=2250, low=1280, distance=3800, eye=1800, focus=-700, fstop=7.1, exposure=.5),
}


def crate_of(at):
    """A crate of apples on a table."""
    from settings.plant import crate
    crate(at)


def coats():
    """Garments on a rail, seen from the side."""
    from settings.utility import garment
    tones = ('#6E7A72', '#C9A15E', '#E3D9C7', '#8A4F39', '#3F4743', '#B9A88D', '#E9E1D3', '#5F6F7A', '#A98E66', '#D8CDB9')
    for i, color in enumerate(tones): garment(-600 + i * 104, -330, 2010, color, i)


def door_below():
    """The upper part of a door in its frame."""
    from interiors import shell
    paint = M.powder('#EDE7DB', .45)
    box('door', (200, -8, 0), (1030, 4, 2020), paint, 1), shell.frame_moulding(300, 1250, 930, 1920, paint, -8)
    for lo, hi in (((100, -30, 0), (200, 0, 2020)), ((1030, -30, 0), (1130, 0, 2020)), ((100, -30, 2020), (1130, 0, 2110))): box('architrave', lo, hi, paint, 6)
