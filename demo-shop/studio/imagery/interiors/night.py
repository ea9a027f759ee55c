"""Rooms of the Signature line: night, one raking light, stone and brass, very few things."""
import lights
import materials as M
from core import box
from interiors import cloth, evening, floors, seats, shell, small, tables
from interiors.room import hang
from interiors.stage import LANDSCAPE, PORTRAIT, WIDE, frontal, picture, stand
from props import curtain
from traits import TRAITS

BLACK_OAK = ('#2B231D', '#171210')
BRASS = '#A98E66'


def washer(x, z, width, power, aim=(0, 900), color='#FFDDBA', y=-520):
    """One narrow line of light above the frame, close to the wall, and next to nothing else."""
    lights.world('#4A4640', .07)
    lights.area((x, y, z), (x + aim[0], 0, aim[1]), width, 120, power, color, spread=140)


def bench_room(piece):
    """A dark lime wall, a long black bench, a tall vase and a ball of brass."""
    shell.wall(M.limewash('#5A5047', '#423931', 1.5))
    floors.boards('black', 'y', 220, 2600, 7)
    seats.bench((-1500, -330, 0), 1700, 400, 380, BLACK_OAK)
    small.bottle((-1780, -330, 380), 480, 92, M.stone('#57504A', '#38332E', .35))
    small.sphere((-1090, -350, 380), 62, M.metal(BRASS, .22, 'x', False))
    stand(piece, 900)
    washer(700, 2900, 1300, 110, (150, 1000))
    lights.area((-2900, -1700, 1500), (0, -200, 900), 900, 2000, 60, '#9FB0C6')
    lights.area((500, -4300, 2200), (500, 0, 1000), 2600, 1600, 34, '#FFE2C0')
    frontal(-100, -230, 5400, WIDE, 5400, 1100, 8)
    return picture(WIDE, .3, 1.15, .98)


def boarded_room(piece):
    """Black boards from floor to ceiling, a rug, a low chair at the edge of the light."""
    shell.boarded(M.wood('#322B26', '#1C1815', 'z', .5), width=210)
    floors.parquet('black', 620, 105, 5)
    seats.tub_chair((2000, -800, 0), -46, cloth.velvet('#3B3027'), BLACK_OAK)
    cloth.rug(300, -2500, 3100, -1100, '#4A4037', None, 3, False)
    stand(piece, 350)
    washer(200, 2500, 1600, 70, (150, 500), y=-620)
    lights.spot((-1700, -1150, 1900), (300, 0, 480), 210, 34, .9, '#FFD9AE', 60)
    lights.area((-2900, -1800, 1300), (300, -100, 500), 900, 2000, 70, '#A9B7C8')
    lights.area((600, -4300, 2200), (300, 0, 500), 2600, 1600, 36, '#FFE2C0')
    frontal(150, -330, 4500, WIDE, 4700, 950, 8)
    return picture(WIDE, .5, 1.15, .98)


def stair_head(piece):
    """A pale stone on a tobacco wall beside a black door frame, a candlestick on the floor's plinth."""
    shell.wall(M.limewash('#54473B', '#403529', 1.5))
    shell.skirting(M.powder('#3A3027', .5), 140)
    floors.chequer(('#8A8072', '#6F6658'), ('#2F2B27', '#211E1B'), 300)
    box('plinth', (520, -420, 0), (800, -140, 620), M.stone('#3A352F', '#27231F', .4, veins=.05), 3)
    small.candlestick((660, -280, 620), 260)
    stand(piece, -120)
    washer(-260, 2900, 900, 66, (160, 900))
    lights.area((-2600, -1800, 1500), (0, -200, 900), 900, 2000, 46, '#A9B7C8')
    lights.area((600, -4300, 2400), (0, 0, 1000), 2600, 1600, 30, '#FFE2C0')
    frontal(120, -250, 1980, PORTRAIT, 4000, 1200, 6.3)
    return picture(PORTRAIT, .55, 1.15, 1.0)


def console_corner(piece):
    """A square of pale stone beside a curtain, over nothing but its shadow; a brass ball on a dark shelf."""
    shell.wall(M.limewash('#4B463F', '#38342E', 1.3))
    shell.skirting(M.powder('#37332D', .5), 140)
    floors.flags('#57524A', '#3F3B35', (900, 900), .3, veins=.04)
    tables.shelf(520, 1500, 720, 280, 0, BLACK_OAK, 60)
    small.sphere((700, -150, 720), 70, M.metal(BRASS, .2, 'x', False))
    small.bottle((930, -150, 720), 400, 76, M.stone('#6A6158', '#4C453E', .4))
    stand(piece, -160)
    washer(-260, 2200, 800, 50, (130, 500))
    lights.area((-2600, -1800, 1300), (0, -200, 600), 900, 2000, 44, '#A9B7C8')
    lights.area((600, -4000, 2000), (0, 0, 600), 2600, 1600, 26, '#FFE2C0')
    frontal(120, -170, 1950, LANDSCAPE, 3500, 850, 6.3)
    return picture(LANDSCAPE, .55, 1.15, 1.0)


def library(piece):
    """A wall of tobacco lime, dark where words stand at the left; books in black oak at the right, a leather chair and a lamp of brass."""
    shell.wall(M.limewash('#54463A', '#41362B', 1.3))
    floors.parquet('smoked', 640, 110, 5)
    levels = (90, 470, 830, 1190, 1550, 1910)
    tables.bookcase(760, 3300, levels, -4, 300, BLACK_OAK)
    for k, z in enumerate(levels[:-1]): small.upright_books(784 + 60 * (k % 2), 3100 - 170 * (k % 3), -40, z, 3 + k, 285, False)
    shell.skirting(M.wood(*BLACK_OAK, 'x'), 90, -4200, 760)
    seats.tub_chair((1060, -950, 0), -32, cloth.velvet('#5A3A2A'), BLACK_OAK)
    evening.floor_lamp((1440, -480, 0), 1480)
    cloth.rug(-500, -2700, 2600, -800, '#5C4A3B', '#2E2721', 4, False)
    hang(piece, 60, traits=TRAITS['clef'])
    washer(60, 2700, 900, 64, (40, 500))
    lights.area((-2900, -1700, 1500), (0, -200, 700), 900, 2000, 34, '#9FB0C6')
    lights.spot((1440, -560, 1460), (1440, -620, 0), 60, 120, .9, '#FFCB92', 90)
    lights.area((900, -4300, 2200), (700, 0, 800), 2200, 1600, 46, '#FFE2C0')
    frontal(-300, -260, 4300, WIDE, 4800, 1000, 8)
    return picture(WIDE, .6, 1.15, 1.0)


def bay(piece):
    """The long stone under a window as wide as the wall, a dark curtain at its left, nightfall over a garden, a floor of dark flags that mirrors it."""
    bronze = M.metal('#4A3C2C', .4, 'z')
    shell.window_behind(M.limewash('#6A6053', '#544B40', 1.2), -2250, 2250, 640, 2500, 5, 1, bronze, 260, 14)
    nightfall()
    floors.flags('#4F4A43', '#3A3631', (1200, 800), .22, veins=.05)
    curtain(-2420, -1080, -150, 3000, '#4B3D31', 9, 4)
    seats.tub_chair((-1700, -1150, 0), 38, cloth.velvet('#6E5540'), BLACK_OAK)
    box('plinth', (1830, -560, 0), (2150, -240, 560), M.stone('#3A352F', '#27231F', .4, veins=.05), 3)
    small.sphere((1990, -400, 560), 84, M.metal(BRASS, .2, 'x', False))
    stand(piece, 360)
    lights.world('#5A6170', .06)
    lights.area((360, -900, 2900), (360, -30, 260), 2500, 160, 120, '#FFDDBA', spread=120)
    lights.area((-2900, -1700, 1500), (0, -200, 500), 900, 2000, 60, '#A9B7C8')
    lights.area((0, 330, 1600), (0, -2500, 200), 4200, 1500, 46, '#9DB4D6', spread=150)
    lights.area((600, -4300, 2200), (260, 0, 600), 2800, 1600, 60, '#FFE2C0', glossy=False)
    frontal(40, -330, 4700, WIDE, 5000, 1000, 8)
    return picture(WIDE, .6, 1.15, 1.0)


def nightfall():
    """Dusk behind a window, far out of focus: the last light over dark crowns."""
    box('air', (-9000, 4000, -3000), (9000, 4050, 6000), dusk_view(), 0)


@M.cached
def dusk_view():
    """A sky that pales towards the horizon, crowns of trees before it."""
    g = M.G('dusk')
    at = g.obj()
    height = g('SeparateXYZ', Vector=at).outputs[2]
    crowns = g.noise(g('VectorMath', operation='ADD', I0=g.obj((1, 1, .08)), I1=(5.1, 0, 0)), .8, 3, .45)
    air = g.ramp(g('MapRange', Value=height, From_Min=.4, From_Max=3.4), [(0, '#D9A77C'), (.28, '#A9969A'), (.62, '#71829C'), (1, '#4E6283')])
    line = g.math('ADD', height, g.math('MULTIPLY', g.math('SUBTRACT', crowns, .5), -2.6))
    trees = g.ramp(g('MapRange', Value=line, From_Min=.8, From_Max=1.5), [(.2, 1.0), (.8, 0.0)])
    dark = g.ramp(g.noise(at, 2.4, 3, .6), [(.3, '#1C2421'), (.7, '#323B34')])
    return g.done(g('Emission', Color=g.mix(air.outputs[0], dark.outputs[0], trees.outputs[0]), Strength=.48))
