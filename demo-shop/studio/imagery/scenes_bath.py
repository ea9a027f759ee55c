"""More bathrooms for towel dryers, in one call each; neighbours share no tiles, light or towels."""
import lights
import materials as M
import props as R
from core import box, cyl, laid, planks, tiles, tube
from interiors import floors
from interiors.room import even, room, sunny
from interiors.stage import PORTRAIT, Piece
from models import ladder_parts as L
from scenes_plant import above_tiles, squares, tiled
from settings import bath_props as B, cloth, stage, surfaces as S, utility_props as U
from settings.bathroom import BARS

FRAME = dict(size=PORTRAIT, low=-90, distance=3900, eye=1040, fstop=7.1, focus=-110)


def towels(piece, x, *hung, rungs=None):
    """Towels over rungs, counted from above: (rung, offset, width, front, back, color, further keywords)."""
    axes, y, radius = rungs or BARS[piece.design](piece.height, piece.depth)
    for rung, dx, width, front, back, color, look in hung:
        cloth.hung(width, (x + dx, y, piece.z + axes[rung]), front, back, radius, color, **look)


def boards(tone, dark, width=130):
    laid('floor', planks(-2600, 2600, -4600, 0, 1700, width, .8, 5, 'x'), M.oak(tone, dark), 1.4, 5)
    stage.under('#3A2C20')


def night():
    """A bathroom by its lamp: weak blue from the window at the left, warmth from the ceiling."""
    lights.world('#7A7F88', .035)
    lights.area((-2300, -1300, 1900), (0, -60, 1100), 700, 1700, 28, '#9DB4D6')
    lights.area((-200, -4000, 2900), (0, 0, 1000), 3000, 2000, 24, '#FFD9AE', glossy=False)
    lights.spot((-150, -900, 3000), (-60, -80, 900), 95, 70, .9, '#FFD8B0', 80)


ROOMS = {
    'ponton-stone': lambda: room(
        (p := Piece('slats', 500, 1230, 65, 'inox', 350)),
        tiled('#51646B', '#445760', 100, 100, 1400, grout='#7C888B'), above_tiles(1400, '#D9D5CA', '#C7C2B5'), floors.terrazzo('#BDB8AE'),
        B.slab(480, 1600, 780, 470, 70, M.stone('#CFC8BA', '#B0A797', .35, .4)), B.vessel((880, -250, 850), 180), B.wall_mixer(880, 1070, M.chrome(), 180),
        B.round_mirror(880, 1560, 260, M.chrome()), R.stool((-560, -330, 0), 150, 420, M.wood('#9A7650', '#6A4B30', 'z')),
        cloth.pile((-560, -330, 420), ('#EFE9DD', '#B7714F', '#EFE9DD'), 240, 200, seed=3),
        towels(p, 0, (4, -20, 360, 480, 400, '#B7714F', dict(band='#EAD9BE', folds=2.0, seed=8)), rungs=([1230 - 78 * i - 10 for i in range(15)], -57, 9)),
        stage.rear('#BDB8AC', .7), light=sunny(1, '#CFCBBF', (2, 3), power=5.6), width=1640, at=180, exposure=.55, **FRAME),
    'ecluse-lime': lambda: room(
        (p := Piece('ladder', 500, 1370, 85, 'brique', 400)),
        stage.wall(S.tadelakt('#DCCFB8', '#C6B79E')), boards('#A78861', '#7A5E40', 160),
        B.slab(-1500, -440, 760, 470, 90, M.wood('#8A6848', '#5E432B', 'x')), B.vessel((-790, -250, 850), 180, M.stone('#6F7B72', '#59655C', .4)),
        B.post_mixer(-560, -110, 850, M.metal('#AC9168', .22, 'x'), 240), B.tall_mirror(-1060, 1230, -540, 2100, 260, M.metal('#AC9168', .22, 'x')),
        B.pot((600, -330, 0), 150, 240, M.stone('#B9AFA0', '#9C9283', .7)), B.fern((600, -330, 230), 6, 26, 480, '#5B7346'),
        towels(p, 0, (6, 0, 370, 540, 440, '#F0E9DB', dict(band='#94563F', folds=2.2, seed=4))),
        light=even(-1, 250, 60), width=1640, at=-190, exposure=.5, without=('control',), **FRAME),
    'roseau-attic': lambda: room(
        (p := Piece('ladder', 500, 1200, 60, 'noir', 450)),
        tiled('#E4DCCB', '#D6CCB8', 130, 130, 3200, grout='#C8BDA9'), boards('#B79468', '#876440', 180),
        B.trough(460, 1120, 720, 430, 150), B.wall_mixer(790, 1010, M.plain('#1E1D1B', .35), 170), B.round_mirror(790, 1480, 280, M.plain('#1E1D1B', .35)),
        R.stool((-580, -330, 0), 150, 420, M.wood('#9A7650', '#6A4B30', 'z')), cloth.pile((-580, -330, 420), ('#6F7F86', '#EFE9DD', '#6F7F86'), 240, 200, seed=2),
        towels(p, 0, (5, 10, 350, 480, 400, '#6F7F86', dict(band='#E9E1D0', folds=2.1, seed=5)), rungs=(L.places(1200, 40, None, 9, 2), -43.4, 8)), stage.rear('#BDB8AC', .6),
        light=sunny(1, '#DCD3C2', (2, 3), power=6), width=1640, at=150, exposure=.55, **FRAME),
    'potence-slate': lambda: room(
        (p := Piece('ladder-asymmetric', 600, 1180, 110, 'anthracite', 450)),
        laid('wall', tiles(-1800, 1800, 0, 2800, 900, 600, 2.5, .5), M.stone('#D9CFC0', '#C0B4A2', .45, .1), 1.2, 6, .4, .0006, 'wall'),
        box('joint', (-3600, 4, -20), (3600, 100, 3300), M.plain('#A89D8B', .9), 0), floors.flags('#6F726F', '#50534F', (900, 450), .45),
        B.tub((1240, -560, 0)), B.floor_mixer(540, -360, M.metal('#AC9168', .22, 'z'), 880, 160),
        towels(p, 0, (6, -120, 340, 560, 460, '#C9A15E', dict(folds=2.0, seed=7))), stage.rear('#BDB6A6', .5),
        light=even(-1, 260, 62, '#F4F1EA'), width=1900, at=210, exposure=.45, **{**FRAME, 'low': -140}),
    'etendage-green': lambda: room(
        (p := Piece('ladder-blower', 550, 1320, 140, 'sapin', 350)),
        tiled('#E9E5DB', '#DDD7CA', 200, 65, 1460, .5), above_tiles(1460, '#C6CFC4', '#B2BCB0'), squares('#8C9A8E', '#77867A', 150),
        B.slab(-1500, -470, 770, 470, 60, M.wood('#B58E62', '#80593A', 'x')), B.vessel((-820, -250, 830), 180), B.wall_mixer((-820), 1050, M.chrome(), 180),
        B.round_mirror(-820, 1640, 270, M.wood('#B58E62', '#80593A', 'x')), U.basket((610, -330, 0), 170, 320, '#A88258', '#EFE8DB', 4),
        towels(p, 0, (5, 0, 400, 520, 430, '#EFE6D4', dict(band='#40594E', folds=2.3, seed=9))), stage.rear('#BDB8AC', .6),
        light=sunny(-1, '#D3D6CC', (2, 4), power=6), width=1700, at=-170, exposure=.6, **FRAME),
    'penderie-evening': lambda: room(
        (p := Piece('ladder-blower', 500, 1460, 125, 'blanc', 400)),
        stage.wall(S.tadelakt('#9C5B47', '#834837')), floors.flags('#B9AA92', '#94846B', (600, 600), .38),
        B.slab(460, 1600, 770, 480, 90, M.stone('#D3CCBE', '#B4AB9A', .35, .4)), B.vessel((900, -260, 860), 180), B.wall_mixer(900, 1080, M.metal('#AC9168', .22, 'x'), 185),
        B.tall_mirror(660, 1240, 1140, 2020, 236, M.metal('#AC9168', .22, 'x')), B.globe_lamp(510, 1560, M.metal('#AC9168', .22, 'x'), 22),
        towels(p, -60, (6, 10, 370, 560, 460, '#E9DFCB', dict(band='#9C5B47', folds=2.1, seed=12))), stage.rear('#6E675B', .25), light=night,
        x=-60, width=1760, at=210, exposure=.95, **{**FRAME, 'low': -120}),
    'affluent-shower': lambda: room(
        (p := Piece('ladder', 500, 1380, 85, 'anthracite', 350)),
        tiled('#B7C6C9', '#A5B6BA', 100, 100, 3200, grout='#D6DAD8'), floors.terrazzo('#C9C4BA'),
        box('screen', (480, -900, 60), (488, -10, 2150), S.clear(), 1), box('rail', (474, -900, 2150), (494, -10, 2176), M.chrome(), 2),
        tube('arm', [(900, 0, 2060), (900, -330, 2060), (900, -330, 2010)], 12, M.chrome(), 30), cyl('head', (900, -330, 1992), 125, 18, M.chrome(), 'z', 4, 96),
        B.wall_mixer(900, 1120, M.chrome(), 60, 80), R.stool((-600, -350, 0), 150, 420, M.wood('#C9A578', '#93693F', 'z')),
        B.bottle((-600, -350, 420), 170, 34, '#8A4F39'), towels(p, 0, (7, 0, 370, 520, 430, '#F1EBDF', dict(weave='waffle', folds=2.0, seed=6))),
        stage.rear('#BDB8AC', .7), light=even(1, 250, 60), width=1700, at=180, exposure=.5, **FRAME),
}
