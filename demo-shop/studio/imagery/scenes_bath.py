"""More bathrooms for towel dryers, in one call each; neighbours share no tiles, light or towels."""
import lights
import materials as M
import props as R
from core import box, cyl, laid, planks, prism, rrect, tiles
from interiors import floors
from interiors.room import even, room, sunny
from interiors.stage import PORTRAIT, Piece
from scenes_plant import above_tiles, squares, tiled
from settings import bath_props as B, cloth, stage, surfaces as S
from settings.bathroom import BARS
from traits import TRAITS

FRAME = dict(size=PORTRAIT, low=-90, distance=3900, eye=1040, fstop=7.1, focus=-110)


def towels(piece, x, *hung, rungs=None):
    """Towels over rungs, counted from above: (rung, offset, width, front, back, color, further keywords)."""
    axes, y, radius = rungs or BARS[piece.design](piece.height, piece.depth)
    for rung, dx, width, front, back, color, look in hung:
        cloth.hung(width, (x + dx, y, piece.z + axes[rung]), front, back, radius, color, **look)


def boards(tone, dark, width=130):
    laid('floor', planks(-2600, 2600, -4600, 0, 1700, width, .8, 5, 'x'), M.oak(tone, dark), 1.4, 5)
    stage.under('#3A2C20')


ROOMS = {
    'ponton-stone': lambda: room(
        (p := Piece('slats', 500, 1230, 65, 'inox', 350)),
        tiled('#51646B', '#445760', 100, 100, 1400, grout='#7C888B'), above_tiles(1400, '#D9D5CA', '#C7C2B5'), floors.terrazzo('#BDB8AE'),
        B.slab(480, 1600, 780, 470, 70, M.stone('#CFC8BA', '#B0A797', .35, .4)), B.vessel((880, -250, 850), 180), B.wall_mixer(880, 1070, M.chrome(), 180),
        B.round_mirror(880, 1560, 260, M.chrome()), R.stool((-560, -330, 0), 150, 420, M.wood('#9A7650', '#6A4B30', 'z')),
        cloth.pile((-560, -330, 420), ('#EFE9DD', '#B7714F', '#EFE9DD'), 240, 200, seed=3),
        towels(p, 0, (4, -20, 360, 480, 400, '#B7714F', dict(band='#EAD9BE', folds=2.0, seed=8)), rungs=([1230 - 78 * i - 10 for i in range(15)], -57, 9)),
        stage.rear('#BDB8AC', .7), light=sunny(1, '#CFCBBF', (2, 3), power=5.6), width=1640, at=180, traits=TRAITS['ponton'], exposure=.55, **FRAME),
    'ecluse-lime': lambda: room(
        (p := Piece('ladder', 500, 1370, 85, 'brique', 400)),
        stage.wall(S.tadelakt('#DCCFB8', '#C6B79E')), boards('#A78861', '#7A5E40', 160),
        B.slab(-1500, -440, 760, 470, 90, M.wood('#8A6848', '#5E432B', 'x')), B.vessel((-790, -250, 850), 180, M.stone('#6F7B72', '#59655C', .4)),
        B.post_mixer(-560, -110, 850, M.metal('#AC9168', .22, 'x'), 240), B.tall_mirror(-1060, 1230, -540, 2100, 260, M.metal('#AC9168', .22, 'x')),
        B.pot((600, -330, 0), 150, 240, M.stone('#B9AFA0', '#9C9283', .7)), B.fern((600, -330, 230), 6, 26, 480, '#5B7346'),
        towels(p, 0, (6, 0, 370, 540, 440, '#F0E9DB', dict(band='#94563F', folds=2.2, seed=4)), rungs=None),
        light=even(-1, 250, 60), width=1640, at=-190, exposure=.5, **FRAME),
}
