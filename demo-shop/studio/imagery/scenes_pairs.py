"""Rooms of worksites, each in two pictures: with what stood there, and with the product in its place. Both have the same
room, light and camera, so that the edge of a comparison moves over one picture. The products stand right of the middle."""
import lights
import materials as M
import props
from core import box, cyl, ring, tube
from interiors import cloth as soft, floors, seats, shell, small
from interiors.room import hang, room, sunny
from interiors.stage import Piece
from models import ladder_parts as L
from scenes_plant import above_tiles, squares, tiled
from settings import bath_props as B, cloth, surfaces as S, utility_props as U
from settings.plant import crate

PAIR = (1760, 1100)
TALL = dict(size=PAIR, distance=4600, eye=1150, fstop=8, focus=-400)
IRON = '#3C3936'


def mains(x0, x1, levels, y=-70, color='#8A8579', r=22):
    """Old heating mains along a wall, on their brackets."""
    for z in levels:
        tube('main', [(x0, y, z), (x1, y, z)], r, M.powder(color, .5))
        for k in range(4):
            x = x0 + (x1 - x0) * (k + .5) / 4
            ring('bracket', (x, y, z), r + 2, 4, M.powder(IRON, .5), 'x')
            cyl('stay', (x, y, z), 5, -y, M.powder(IRON, .5), 'y', 1)


def drop(x, z, to, y=-70, color='#8A8579', r=22):
    """A pipe from a main down to what it feeds at (x, z), then along to `to`."""
    tube('drop', [(x, y, z), (x, y, to[2]), to], r, M.powder(color, .5), 90)
    cyl('tee', (x - r - 14, y, z), r + 8, 2 * r + 28, M.powder(color, .5), 'x', 4)


def boiler_room(piece):
    """Nevers: a cellar of limed brick over a green dado; the mains of the cast-iron radiators stay."""
    return room(
        piece, shell.bricks(M.limewash('#DCD3BF', '#C3B8A1', .8), M.plain('#C2B7A2', .9), seed=5),
        box('dado', (-4200, -3, 0), (4200, 4, 1080), M.powder('#7F8B78', .5), 0), box('line', (-4200, -4, 1080), (4200, 4, 1100), M.plain('#4D564B', .6), 0),
        floors.poured('#98938A'), box('base', (210, -1060, 0), (1090, -10, 60), M.concrete('#B3ADA2'), 6),
        mains(-2600, 1560, (2010, 1890)), chimney(1480), U.shelf(-1900, -640, 1330, 280, M.wood('#8B6848', '#5B412B', 'x'), 36, M.plain(IRON, .5)),
        *(U.jar((x, -140, 1366), r, h, c) for x, r, h, c in ((-1740, 70, 190, '#8E4A35'), (-1580, 60, 150, '#E9E4D8'), (-1430, 66, 180, '#E9E4D8'), (-830, 60, 150, '#5F7078'))),
        crate((-1430, -420, 0)), props.stool((-760, -500, 0), 160, 430, M.wood('#9A7650', '#6A4B30', 'z')),
        light=sunny(1, '#CFC6B4', (2, 2), (-3500, -1600, 1050, 3300), power=5.6, at=2900, sky=64, fill=52), width=4300, low=-330, x=650, at=-40, exposure=.7, **TALL)


def chimney(x):
    """The breast of a chimney at the right."""
    box('breast', (x, -420, 0), (x + 800, 4, 3400), M.limewash('#CBC0AB', '#B3A78F', 1), 4)


def oil_boiler():
    """The boiler between its mains, its flue into the chimney, its two lines of oil to the wall."""
    drop(160, 2010, (420, -70, 860)), drop(80, 1890, (420, -70, 420))
    tube('flue', [(650, -170, 1000), (650, -170, 1560), (1490, -170, 1640)], 76, M.metal('#6F6C66', .5, 'z'), 130, res=18)
    ring('collar', (1478, -170, 1639), 84, 9, M.metal('#8A867E', .45, 'x'), 'x')
    ring('joint', (650, -170, 1200), 78, 4, M.metal('#8A867E', .45, 'z'), 'z')
    cyl('filter', (250, -60, 520), 34, 110, M.plain('#B8A24A', .2), 'z', 8, 48)
    tube('line', [(250, -60, 640), (250, -60, 780), (-2600, -60, 780)], 6, S.copper(), 30)
    return boiler_room(Piece('old-oil-boiler', 620, 1040, 1010, '#93382B', 60))


def tank_in_its_place():
    """The tank on the same base: copper to the mains, pump and magnetic filter on the return, the chimney closed."""
    co = S.copper()
    for x, z, level in ((160, 2010, 1330), (80, 1890, 700)):
        cyl('tee', (x - 36, -70, z), 30, 72, M.powder('#8A8579', .5), 'x', 4)
        U.run([(x, -70, z), (x, -70, level), (420, -70, level)], 16, co, 50)
    U.ball_valve(160, -70, 1560), U.ball_valve(80, -70, 1250, '#4E6E86'), U.pump(80, -70, 980)
    cyl('filter', (160, -70, 1420), 30, 10, M.brass('z'), 'z', 2), cyl('magnet', (80, -70, 1420), 44, 170, M.powder('#2E3032', .4), 'z', 10, 64)
    U.vessel(1210, 1500, 150, -180, '#9C4636'), U.run([(1210, -180, 1320), (1210, -70, 1180), (1210, -70, 330), (970, -70, 330)], 11, co, 40)
    cyl('plug', (1478, -170, 1639), 90, 6, M.powder('#D3C9B6', .6), 'x', 2, 72)
    return boiler_room(Piece('tank-storage', 670, 1640, 730, 'blanc', 60))


@M.cached
def sea_view():
    """Sea and sky as an eye sees them past what it looks at: the horizon at the height of the camera."""
    g = M.G('sea')
    at = g.obj()
    height = g('SeparateXYZ', Vector=at).outputs[2]
    streaks = g.noise(g.obj((.5, 1, 9)), 1.2, 3, .6)
    near = g('MapRange', Value=height, From_Min=.3, From_Max=1.3)
    water = g.mix(g.ramp(near, [(0, '#C9BC9E'), (.1, '#8FA9A8'), (.5, '#6F97A6'), (1, '#9DB7BF')]).outputs[0], '#DCE5E4', g.math('MULTIPLY', g.ramp(streaks, [(.56, 0.0), (.7, .5)]).outputs[0], near))
    air = g.ramp(g('MapRange', Value=height, From_Min=1.3, From_Max=3.6), [(0, '#F1EBDD'), (.25, '#E3E8E6'), (1, '#BFD2DE')])
    edge = g('MapRange', Value=height, From_Min=1.305, From_Max=1.375)
    return g.done(g('Emission', Color=g.mix(water.outputs[0], air.outputs[0], edge), Strength=1.15))


def sea_front(piece, **look):
    """Granville: a room to the sea, a window in the wall behind at the left, evening sun from the west."""
    return room(
        piece, shell.window_behind(M.limewash('#E9E0CE', '#D8CDB7'), -1420, -180, 760, 2200, 2, 2), box('air', (-9000, 4000, -3000), (9000, 4050, 7000), sea_view(), 0), shell.skirting(M.powder('#F0EBDF', .5), 130, -4200, 4200),
        floors.boards('pale', 'x', 170, 2200, 6), seats.lounge_chair((-1440, -900, 0), 34, M.linen('#5F7884')),
        small.bowl((-480, 30, 766), 110, 52, M.stone('#DDD2BF', '#C4B69D', .6)), small.basket((1480, -370, 0), 190, 300),
        props.books((-760, 30, 766), 2, 3), soft.rug(-700, -2500, 1900, -1120, '#D9CEB9', '#5F7884', 5),
        light=sunny(1, '#E6DDCB', (2, 3), (-2500, -900, 250, 2700), power=6, color='#FFD3A0', at=2700, sky=60, fill=44), size=PAIR,
        width=3700, low=-320, at=-70, distance=4300, eye=1350, exposure=.55, **look)


def shower_room(piece):
    """Lille: a shower room without a window, under its lamp: the tray at the left, a basin at the right."""
    brass = M.chrome()
    tray = M.plain('#F1EEE8', .2)
    for side in (-1, 1):
        a, b = sorted((side * 1560, side * 1760))
        box('side', (a, -6000, -20), (b, 60, 3300), M.limewash('#E6E0D2', '#D6CFBF', .6), 0)
    return room(
        piece, tiled('#D5DBD6', '#C6CEC8', 150, 75, 2100, .5, '#B4BAB4'), above_tiles(2100, '#E6E0D2', '#D6CFBF'), squares('#8D9A94', '#7A8781', 150, 5),
        box('tray', (-1560, -900, 0), (-470, -4, 110), tray, 8), cyl('rail', (-1558, -880, 2120), 12, 1100, brass, 'x', 1),
        props.curtain(-1540, -860, -880, 2130, '#D9B36A', 7, 3), tube('arm', [(-760, 0, 2060), (-760, -300, 2060), (-760, -300, 2016)], 11, brass, 30),
        cyl('head', (-760, -300, 1998), 110, 18, brass, 'z', 4, 96), B.wall_mixer(-760, 1130, brass, 60, 80),
        B.slab(880, 1556, 780, 440, 60, M.wood('#B58E62', '#80593A', 'x')), B.vessel((1220, -230, 840), 165), B.wall_mixer(1220, 1040, brass, 170),
        B.round_mirror(1220, 1460, 230, brass), U.basket((1230, -250, 0), 160, 330, '#A88258', '#EFE8DB', 4),
        B.bottle((1440, -170, 840), 150, 30, '#5F7078'),
        light=lambda: (lights.world('#EFE9DF', .06), lights.area((150, -1100, 3150), (250, -300, 0), 700, 500, 62, '#FFE4C2'),
                       lights.spot((-100, -1700, 3100), (430, -60, 1250), 120, 64, .9, '#FFDDB4', 70),
                       lights.area((700, -4300, 1700), (200, 0, 1100), 1500, 2200, 40, '#E9EEF2', glossy=False)),
        size=PAIR, width=3500, low=110, x=430, at=-80, distance=4400, eye=1250, fstop=8, focus=-150, exposure=.55)


def hung_tank():
    """The tank of 100 litres over its safety group, a fan heater by the mirror, the grille in its hole."""
    for x, low in ((360, 520), (480, 520)): U.run([(x, -265, 850), (x, -265, low), (x, -10, low)], 10, S.copper(), 34), U.rose(x, low)
    cyl('group', (480, -265, 690), 24, 70, M.brass('z'), 'z', 6, 40), cyl('knob', (480, -285, 725), 17, -26, M.plain('#A6442F', .4), 'y', 3, 32)
    tube('drain', [(480, -265, 680), (560, -200, 600), (560, -30, 560), (560, -6, 560)], 14, M.plain('#D3CFC4', .5), 40)
    hang(Piece('old-fan-heater', 330, 270, 140, '#DCD2BC', 1780), 1220), hang(Piece('old-grille', 170, 170, 16, '#D6C8A4', 1925), 410)
    return shower_room(Piece('old-tank', 505, 900, 530, '#E4DAC0', 880))


def dryer_in_its_place():
    """Roseau with its towel, Chatière in the old hole."""
    p = Piece('ladder', 500, 900, 60, 'noir', 450)
    axes = L.places(900, 40, None, 9, 2)
    cloth.hung(350, (430 + 10, -43.4, p.z + axes[2]), 430, 380, 8, '#B7714F', band='#EAD9BE', folds=2.1, seed=5)
    hang(Piece('extract-fan', 160, 160, 118, 'blanc', 1930), 410)
    return shower_room(p)


def kitchen(piece):
    """Lyon: a kitchen of 1898, white tiles to the height of a door, a chimney breast at the right; sun from the court."""
    brass = M.metal('#AC9168', .24, 'x')
    return room(
        piece, tiled('#F0EDE4', '#E4E0D5', 150, 75, 1650, .5, '#C9C4B6', seed=6), box('border', (-4200, -10, 1650), (4200, 10, 1700), S.tile('#5C7064', '#5C7064', .14), 3),
        above_tiles(1700, '#DFCB9C', '#CDB684'), box('breast', (980, -330, 0), (2400, 10, 3400), M.limewash('#DFCB9C', '#CDB684', .8), 5),
        box('counter', (-2600, -640, 862), (2400, -1, 900), M.stone('#5B5F5C', '#444846', .32), 3),
        U.cabinet(-2400, 2300, 90, 860, 590, M.powder('#6F3F33', .45), 7, 4, brass), U.shelf(-1560, -260, 1330, 240, M.wood('#B48D60', '#7F5C3B', 'x'), 34, brass),
        *(U.jar((x, -120, 1364), r, h, c) for x, r, h, c in ((-1440, 62, 170, '#E9E4D8'), (-1290, 56, 140, '#B0745A'), (-1150, 62, 160, '#E9E4D8'))),
        small.bowl((-860, -120, 1364), 120, 62, M.stone('#6F7A6B', '#566052', .4)), small.mug((-560, -120, 1364)), small.mug((-440, -110, 1364)),
        B.post_mixer(-900, -180, 900, brass, 250, 160), small.jug((-330, -330, 900), 270, 82), props.books((-1500, -330, 900), 3, 4),
        light=sunny(1, '#DDD0B4', (2, 3), (-2500, -1000, 700, 3300), power=6, at=2500, sky=60, fill=46), size=PAIR, width=3200, low=640, x=512, at=0,
        distance=4200, eye=1450, fstop=8, focus=-250, exposure=.5)


def old_boiler():
    """The old one: five pipes into the worktop, an aluminium flue into the breast."""
    p = Piece('old-gas-boiler', 460, 900, 390, '#DCCFAF', 1150)
    for k, share in enumerate((.14, .3, .5, .68, .86)): tube('pipe', [(512 - 230 + 460 * share, -120 - 20 * (k % 2), 1154), (512 - 230 + 460 * share, -120 - 20 * (k % 2), 896)], 11 if k != 2 else 14, M.powder('#D9D1BD', .5) if k % 2 else S.copper())
    alu = M.metal('#B5B3AD', .34, 'z')
    tube('flue', [(512, -195, 2040), (512, -195, 2240), (990, -195, 2300)], 66, alu, 110, res=18)
    ring('collar', (978, -195, 2299), 74, 7, alu, 'x')
    return kitchen(p)


def boiler_in_its_place():
    """Veilleuse in the same place: a white flue, a trap for its condensate, the alarm for carbon monoxide on the wall."""
    p = Piece('boiler-wall', 400, 690, 290, 'blanc', 1250)
    for share in (.18, .36, .6, .8): U.run([(512 - 200 + 400 * share, -134, 1242), (512 - 200 + 400 * share, -134, 896)], 10, S.copper(), 30)
    tube('condensate', [(512 + 150, -180, 1250), (512 + 150, -180, 896)], 13, M.plain('#E4E1DA', .4))
    pale = M.plain('#E9E6DF', .4)
    tube('flue', [(512, -145, 1930), (512, -145, 2240), (990, -145, 2290)], 52, pale, 100, res=18)
    ring('collar', (978, -145, 2289), 60, 7, pale, 'x'), ring('clamp', (512, -145, 2000), 54, 3, M.steel('z'), 'z')
    cyl('alarm', (-60, 0, 2060), 58, -32, M.plain('#F2F0EA', .4), 'y', 9, 64), cyl('eye', (-60, -32, 2060), 5, -2, M.emit('#7FB38A', 1.2), 'y', .5)
    return kitchen(p)


ROOMS = {
    'bassin-boiler-room': tank_in_its_place,
    'bassin-boiler-room-before': oil_boiler,
    'bardeau-seaside': lambda: sea_front(Piece('bars', 1050, 560, 104, 'ardoise', 150), x=560),
    'bardeau-seaside-before': lambda: sea_front(Piece('old-convector', 900, 440, 92, '#DDD2B6', 150), x=560, traits=dict(rust=.8)),
    'roseau-shower': dryer_in_its_place,
    'roseau-shower-before': hung_tank,
    'veilleuse-kitchen': boiler_in_its_place,
    'veilleuse-kitchen-before': old_boiler,
}
