"""More rooms of worksites in two pictures, as `scenes_pairs.py` has them: those in which the building itself was changed."""
import lights
import materials as M
import props
from core import box, cyl, laid, planks, prism, rrect, tube
from interiors import cloth as soft, floors, seats, shell, small, tables
from interiors.garden import outside
from interiors.room import hang, room, sunny
from interiors.stage import Piece
from scenes_pairs import PAIR, TALL
from settings import cloth, fittings as F, stage, surfaces as S, utility_props as U, worksite as K
from settings.plant import crate


def garage(piece, traits=None):
    """Perpignan: the garage of a house of 1988, ochre walls, terracotta on the floor, a board of breakers at the left."""
    return room(
        piece, stage.wall(M.limewash('#E3C48F', '#D0AE76', 1.2), -4200, 4200, 3600), floors.tomettes('#A86A4C', '#84503A', 300, 4),
        box('skirting', (-4200, -12, 0), (4200, 2, 90), M.stone('#A86A4C', '#84503A', .5), 2), U.washer(-900), U.washer(-260, dryer=True),
        prism('top', rrect(-1260, -640, 90, -1, 4), 'z', 862, 900, M.wood('#B48D60', '#7F5C3B', 'x'), 3), U.basket((-640, -330, 900), 190, 200, '#A88258', '#EFE8DB', 4),
        breakers(-1660), U.shelf(-1260, 60, 1500, 260, M.wood('#8B6848', '#5B412B', 'x'), 34, M.plain('#2B2926', .4)),
        U.jar((-1120, -140, 1534), 66, 180, '#5F7078'), U.jar((-960, -140, 1534), 58, 150), cloth.pile((-330, -140, 1534), ('#EFE9DD', '#C98F5E', '#EFE9DD'), 300, 210, seed=5),
        crate((1560, -420, 0)), *(U.run([(x, -50, 3300), (x, -50, z), (t, -50, z)], 11, S.copper(), 34) for x, z, t in ((200, 1420, 330), (270, 330, 330))),
        light=sunny(1, '#DCC79F', (2, 3), (-3400, -1500, 500, 3300), power=6.2, at=2900, sky=60, fill=50), x=700, at=0, width=4300, low=-330, exposure=.5, traits=traits, **TALL)


def breakers(x):
    """A consumer unit on the wall: two rows of breakers behind a clear door, the trunking above."""
    pale = M.plain('#E9E6DD', .4)
    box('trunking', (x - 60, -60, 1760), (x + 60, -1, 3400), pale, 4)
    prism('board', rrect(x - 150, 1360, x + 150, 1760, 16), 'y', -95, 0, pale, 10, 4)
    for z in (1430, 1600):
        box('row', (x - 116, -98, z), (x + 116, -92, z + 90), M.plain('#F4F2EC', .4), 1)
        for k in range(9): box('breaker', (x - 106 + 24 * k, -106, z + 28), (x - 94 + 24 * k, -96, z + 56), M.plain('#2F3336' if k else '#3F6A86', .4), 2)


def twenty_years():
    """The old tank on its feet, rust at its foot, a safety group that drips on the tiles."""
    U.run([(330, -50, 1420), (640, -50, 1420)], 11, S.copper(), 20), U.run([(330, -50, 330), (470, -50, 330)], 11, S.copper(), 20)
    cyl('group', (440, -50, 300), 24, 70, M.brass('z'), 'z', 6, 40), cyl('knob', (440, -74, 336), 18, -26, M.plain('#A6442F', .4), 'y', 3, 32)
    tube('drain', [(440, -50, 290), (440, -50, 40), (440, -120, 10)], 14, M.plain('#D3CFC4', .5), 40)
    prism('puddle', rrect(350, -330, 640, -60, 120, 16), 'z', 2, 3.4, M.plain('#6E4532', .06), 0)
    return garage(Piece('old-tank', 560, 1560, 575, '#E6DCC2', 0), dict(feet=True, rust=.7))


def on_the_sun():
    """Fontaine, its ducts into the wall; a meter at the board."""
    p = Piece('tank-floor', 640, 1880, 690, 'blanc', 0)
    F.duct_heads(p, 700, 0, 105, lambda s, x, y, z: (x, 10, z))
    U.run([(330, -50, 1420), (440, -50, 1420)], 11, S.copper(), 20), U.run([(330, -50, 330), (440, -50, 330)], 11, S.copper(), 20)
    U.ball_valve(270, -50, 1180, '#4E6E86')
    box('meter', (-1600, -112, 1622), (-1548, -94, 1668), M.emit('#8FC3A2', .5), 2)
    return garage(p)


def scullery(piece, wall, mortar, floor):
    """Near Rennes: the back kitchen of a longhouse, a small window deep in its rubble, a stone sink below it."""
    opening = (-1420, -620, 1240, 1990)
    K.rubble(wall, mortar, hole=opening), floor()
    paint = M.powder('#5E6F66', .45)
    for x in (-1420, -1032, -652): box('bar', (x, 300, 1240), (x + 32, 350, 1990), paint, 2)
    for z in (1240, 1600, 1958): box('bar', (-1420, 294, z), (-620, 344, z + 32), paint, 2)
    outside(1.15, 5)
    stone = M.stone('#B9AE9C', '#948876', .6)
    box('sink', (-1660, -560, 760), (-420, -10, 930), stone, 16), box('bowl', (-1560, -480, 880), (-760, -90, 932), M.stone('#8F8473', '#746A5B', .5), 10)
    for x in (-1600, -620): box('foot', (x, -500, 0), (x + 130, -30, 762), stone, 10)
    return room(piece, light=lambda: (lights.world('#E6EAEA', .15), lights.area((-1020, 260, 1620), (-500, -2500, 500), 800, 740, 60, '#E8EEF2', spread=150),
                                      lights.area((-3200, -2600, 1900), (400, 0, 900), 1500, 2200, 250, '#F2EFE6'), lights.sun(58, 27, 2.2, '#FFE2B8', 1),
                                      lights.area((1800, -4200, 2600), (300, 0, 900), 2400, 1600, 50, '#FFE9D0', glossy=False)),
                x=700, y=-30, at=0, width=4300, low=-330, exposure=.4, **TALL)


def damp_slab():
    """The slab on earth, the wet in the wall, nothing in it but a bucket."""
    K.bucket((1010, -430, 0))
    return scullery(None, K.damp('#CBBFA8', '#A99B83', 1.0), K.damp('#B3A68E', '#94876F', 1.0), lambda: box('slab', (-4200, -5600, -60), (4200, 60, 0), K.wet_slab(), 0))


def dry_floor():
    """New tiles over the heated floor, dry limed stone, the tower with its pipes, a shelf and a bench."""
    p = Piece('hydraulic-tower', 600, 1820, 680, 'blanc', 0)
    F.above(p, 700, (-.3, -.1, .12, .3), -200)
    U.jar((-1500, -200, 930), 66, 170, '#E9E4D8'), small.jug((-560, -260, 930), 270, 82)
    U.shelf(1210, 2300, 1330, 260, M.wood('#8B6848', '#5B412B', 'x'), 36, M.plain('#2B2926', .4)), U.jar((1380, -130, 1366), 70, 190, '#8E4A35'), U.jar((1550, -130, 1366), 60, 150)
    U.basket((-1020, -320, 0), 200, 330, '#A88258', '#EFE8DB', 4), small.basket((1620, -420, 0), 200, 320)
    return scullery(p, M.limewash('#E6DECD', '#CFC4AF', 1.4), M.limewash('#D9CFBA', '#C2B69E', 1.4), lambda: floors.flags('#C9B08E', '#AE9472', (450, 450), .4, 5, .5, .04))


def pantry(piece, wall, floor):
    """Angers: the pantry of a new house, lit from a window at the left."""
    wall(), floor()
    return room(piece, light=sunny(1, '#E6E0D2', (2, 3), (-3300, -1500, 600, 3300), power=5.2, at=2700, sky=70, fill=56), x=740, y=-6, at=50, width=4300, low=-300,
                exposure=.5, **{**TALL, 'eye': 1250})


def bare_frame():
    """Studs, wool and board; the ends of the pipes in the wall, the pipe of the heated floor on its sheets."""
    def ends():
        K.studs(-2743, 3300)
        for x, hot in ((562, 1), (680, 0), (811, 1), (918, 0)): tube('end', [(x, -30, 3300), (x, -30, 1730)], 12, S.copper()), cyl('cap', (x, -30, 1708), 15, 34, M.plain('#B04A36' if hot else '#46698A', .4), 'z', 3, 32)
        for x in (-152, -8, 128, 272): U.duct([(x, -172, 3300), (x, -172, 1840)], 54, None, 60), cyl('cover', (x, -172, 1826), 58, 26, M.plain('#3E3D3B', .5), 'z', 4, 48)
        for x in (-1180, 1320): tube('sheath', [(x, -12, 3300), (x, -12, 1240), (x, -60, 1190)], 11, M.plain('#3F6E96', .5), 30)
        K.ladder(-1720, -620, 0, 2350, 470), K.coil((1420, -430, 6))
    return pantry(None, ends, lambda: (K.floor_pipes(-2500, 2700, -3000, -160), K.stud_dots(-2400, 2700, -1900, -80)))


def tower_and_air():
    """Socle in the place of a fridge, Courette beside it at the height of a hand, its ducts behind a panel; oak shelves."""
    p, oak = Piece('hydraulic-tower', 595, 1680, 620, 'blanc', 0), M.wood('#C3A077', '#946F49', 'x')
    hang(Piece('ventilation-double', 598, 740, 340, 'blanc', 1080), 60, -2)
    U.run([(60, -170, 1080), (60, -170, 900), (60, -12, 900)], 16, M.plain('#DAD7D0', .4), 40), U.rose(60, 900, 30, M.plain('#DAD7D0', .4))
    box('panel', (-290, -460, 1812), (2600, -2, 3400), M.powder('#EDE8DB', .5), 3)
    for k, share in enumerate((-.3, -.1, .12, .3)): U.run([(740 + 595 * share, -160, 1690), (740 + 595 * share, -160, 1830)], 13, S.copper(), 10)
    for z in (560, 1010, 1460, 1910): box('shelf', (-1882, -334, z), (-420, -2, z + 32), oak, 3)
    for x in (-1910, -1150, -420): box('upright', (x, -340, 0), (x + 30, -2, 2320), M.wood('#C3A077', '#946F49', 'z'), 3)
    for x, z, r, h, c in ((-1760, 1042, 66, 180, '#E9E4D8'), (-1610, 1042, 58, 150, '#B0745A'), (-1460, 1042, 66, 180, '#E9E4D8'), (-950, 1492, 62, 170, '#5F7078'), (-800, 1492, 56, 140, '#E9E4D8')): U.jar((x, -170, z), r, h, c)
    cloth.pile((-780, -170, 1042), ('#EFE9DD', '#8FA39A', '#EFE9DD'), 320, 230, seed=6), small.basket((-1520, -180, 592), 150, 230), small.basket((-760, -180, 592), 150, 230)
    small.basket((-1530, -190, 1492), 130, 170), crate((-780, -200, 0)), U.basket((1500, -380, 0), 190, 380, '#A88258', '#EFE8DB', 3)
    return pantry(p, lambda: shell.wall(M.limewash('#C5CDBE', '#B2BBAB', .8)), lambda: floors.flags('#D6CFC2', '#BDB4A4', (600, 600), .34, 4, 0, .05))


ROOF = (-1180, -240, -420, -1420)


def under_roof(piece):
    """Besançon: under a slope that rises towards us, a roof window in it; low sun from the gable at the left."""
    return room(piece, light=lambda: (sunny(1, '#E2DACA', (2, 2), (-3400, -1500, 800, 2350), power=4.6, elevation=12, at=2900, sky=70, fill=62, color='#FFD6A6')(),
                                      lights.area((-710, -700, 2300), (-500, -1400, 0), 900, 1100, 70, '#E4ECF5', spread=150)),
                x=610, at=0, width=3800, low=-330, size=PAIR, distance=4400, eye=1080, fstop=8, focus=-200, exposure=.5)


def bare_rafters():
    """Rafters, battens and tiles down to the eaves, old boards, rolls of wool, a ladder."""
    K.bare_roof(ROOF, 1290), K.purlin(260, 1290)
    box('eaves', (-4200, 900, -40), (4200, 1200, 420), M.limewash('#A4978A', '#7C7064', 2), 0), box('felt', (-4200, 1090, 400), (4200, 1200, 900), M.plain('#2A241D', .9), 0)
    laid('floor', planks(-3600, 3600, -5000, 1100, 2300, 210, 7, 6, 'x'), M.oak('#8E7150', '#5E4630', .7), 3, 6, 1, .003), stage.under('#1D1712', z=-16)
    K.wool_rolls((960, -260, 230, 600), (1440, -420, 230, 600), (640, 180, 230, 600)), K.ladder(-1640, -700, 0)
    for k in range(4): box('board', (-560 + 50 * k, -1000 - 24 * (k % 2), 30 * k), (1500 - 70 * k, -820, 30 * k + 28), M.wood('#CBA674', '#99743F', 'x', .6), 2)
    K.sky_over(ROOF, 1290)
    return under_roof(None)


def bedroom():
    """Plaster on the slope, a knee wall of 85 cm with Plinthe along it, boards, a low bed."""
    pale = M.limewash('#EEE8DB', '#E2DACA', .6)
    K.around('slope', ROOF, 850, 22, pale), K.around('rafters', ROOF, 1290, 160, M.plain('#8A7A66', .9))
    a, b, far, near = ROOF
    edges = [(y, K.slope(y, 848)) for y in (far, near)] + [(y, K.slope(y, 1450)) for y in (near, far)]
    for x in (a - 2, b - 16): prism('reveal', edges, 'x', x, x + 18, M.plain('#E3DDD0', .8), 0)
    for y in (far - 9, near + 9):
        prism('reveal', [(y + k, K.slope(y + k, z)) for k, z in ((-9, 848), (9, 848), (9, 1450), (-9, 1450))], 'x', a, b, M.plain('#E3DDD0', .8), 0)
    shell.wall(M.limewash('#A9BAB4', '#97A9A3', .8), z1=850), shell.skirting(M.powder('#EDE7DA', .5), 70), floors.boards('natural', 'x', 170, 2100, 5)
    tables.bed((-1180, -60, 0), 1300, 0, M.linen('#F0EBE0'), M.linen('#C9865E'), M.wood('#B08A5C', '#7F5F3A', 'x'), seed=4)
    seats.stool((-240, -380, 0), 170, 420), props.books((-240, -380, 420), 3, 4), soft.rug(-300, -2500, 1900, -900, '#D6CBB6', '#5F7070', 5), small.basket((1560, -330, 0), 190, 300)
    K.roof_window(ROOF, 1290), K.sky_over(ROOF, 1290)
    return under_roof(Piece('panel', 1250, 220, 60, 'blanc', 80))


ROOMS = {
    'fontaine-garage': on_the_sun,
    'fontaine-garage-before': twenty_years,
    'pilastre-scullery': dry_floor,
    'pilastre-scullery-before': damp_slab,
    'socle-pantry': tower_and_air,
    'socle-pantry-before': bare_frame,
    'plinthe-rafters': bedroom,
    'plinthe-rafters-before': bare_rafters,
}
