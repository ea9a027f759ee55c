"""Tanks, water heaters, boilers and modules in laundries, cellars, sheds and plant rooms, in one call each."""
import materials as M
import props as R
from core import box, cyl, laid, planks, prism, rrect, tiles, tube
from interiors import floors, small
from interiors.room import even, room, sunny
from interiors.stage import LANDSCAPE, PORTRAIT, Piece
from settings import bath_props as B, cloth, fittings as F, outdoor_props as O, stage, surfaces as S, utility_props as U
from settings.plant import crate, manifold

BRASS = ('#AC9168', .25, 'x')


def tiled(a, b, w=100, h=100, top=3200, bond=0, grout='#CFC8BB', rough=.14, seed=4):
    """A wall of glazed tiles up to `top`."""
    laid('wall', tiles(-2200, 2200, 0, top, w, h, 3, bond), S.tile(a, b, rough), 1.8, seed, .3, .004, 'wall')
    box('grout', (-3600, 3.6, -20), (3600, 100, top), M.plain(grout, .9), 0)


def above_tiles(z, color, dark):
    """Lime over a tiled dado."""
    box('upper', (-3600, -2, z), (3600, 100, 3600), M.limewash(color, dark, .8), 0)


def squares(a, b, side=200, seed=4, rough=.35):
    """A floor of glazed squares."""
    laid('floor', tiles(-2800, 2800, -4800, 0, side, side, 3), S.tile(a, b, rough), 1.2, seed, .2, .001)
    stage.under('#8F897D')


TALL = dict(size=PORTRAIT, width=2060, low=-340, distance=4200, eye=1150, fstop=8, focus=-400)

ROOMS = {
    'fontaine-laundry': lambda: room(
        (p := Piece('tank-floor', 640, 1880, 690, 'blanc', 0)),
        tiled('#7F998B', '#6E887A', 75, 150, 1500), above_tiles(1500, '#E7E0D1', '#D5CCBA'), squares('#C9B79C', '#B7A488', 300),
        F.duct_heads(p, -90, 0, 190, lambda s, x, y, z: (x, 10, z)),
        F.beside(330, (1480, 260), 180), U.washer(860), prism('top', rrect(540, -640, 1900, -1, 4), 'z', 862, 900, M.wood('#B48D60', '#7F5C3B', 'x'), 3),
        U.basket((820, -330, 900), 190, 200, '#B99263', '#EDE7DA', 3), light=sunny(1, '#D8D2C2', (2, 4), power=6.2), x=-90, at=140, **TALL),
    'resurgence-utility': lambda: room(
        (p := Piece('tank-floor', 600, 2010, 640, 'blanc', 0)),
        stage.wall(M.limewash('#D9B7A0', '#C5A189'), top=3600), floors.terrazzo('#C6C0B4'),
        U.hose([(-138 + 60, -325, 1990), (-78, -325, 2250), (-78, -325, 3300)], 84, '#CFCDC8', 100, 24),
        U.hose([(198, -325, 1990), (198, -325, 2230), (560, -200, 2420), (2200, -120, 2440)], 84, '#CFCDC8', 160, 24),
        F.beside(-420, (1540, 290), -190),
        U.cabinet(560, 1560, 90, 2050, 560, M.powder('#8E9A84', .5), 2, 4, M.metal(*BRASS)),
        U.basket((-700, -430, 0), 190, 400, '#A88258', '#EFE8DB', 4),
        light=even(1, 270, 70, '#F4F1EA'), x=60, at=110, exposure=.45, **TALL),
    'reserve-plant': lambda: room(
        (p := Piece('tank-floor', 510, 960, 530, 'blanc', 0)),
        laid('wall', tiles(-2400, 2400, 0, 3000, 400, 200, 9, .5), M.limewash('#C3C8C6', '#AEB4B3', 1.2), 4, 4, 1, .004, 'wall'),
        box('mortar', (-3600, 9, -20), (3600, 140, 3300), M.limewash('#B5BAB8', '#A3A8A7', 1), 0), floors.poured('#8C8F8C'),
        box('base', (-520, -640, 0), (140, -6, 60), M.concrete('#ABA79E'), 6),
        F.beside(190, (870, 640), -60, lagged=True), F.beside(-580, (760, 330), -300, lagged=True, valves=False),
        U.pump(-580, -130, 1180), U.vessel(640, 1180, 160, -190, '#B7B2A6'), crate((740, -360, 0)),
        light=sunny(-1, '#C5C9C8', (2, 2), (-2500, -1200, 900, 2700), power=5.6), x=-190, at=40, width=2150, low=-230,
        focus=-300),
    'etang-cellar': lambda: room(
        (p := Piece('tank-floor', 720, 1760, 780, 'anthracite', 0)),
        O.brick_wall(-2400, 2400, 3200, 6, ('#C9A48C', '#B08A72', '#D6B7A1'), '#D3C6B4'), floors.flags('#8E877B', '#6F685D', (600, 400), .5),
        F.beside(430, (1330, 690), 250, lagged=True), F.beside(-520, (1560, 960, 300), -300),
        U.pump(-520, -70, 1230), U.shelf(740, 1700, 1080, 300, M.wood('#A27B55', '#6B4C31', 'x'), 36, M.plain('#2A2926', .4)),
        U.jar((840, -150, 1116), 68, 190, '#8E4A35'), U.jar((1000, -150, 1116), 60, 150), crate((930, -380, 0)),
        light=even(-1, 290, 70, '#F6EFE2'), x=-60, at=110, exposure=.5, **{**TALL, 'width': 2120}),
    'nappe-plant': lambda: room(
        (p := Piece('tank-floor', 760, 1840, 820, 'inox', 0)),
        tiled('#D9C79B', '#CDB989', 150, 150, 3300, rough=.2), squares('#6E6558', '#5F574B', 200, 7),
        F.beside(500, (1420, 1000, 420), 290), F.beside(-500, (1240, 330), -300, lagged=True),
        R.stool((-760, -520, 0), 160, 430, M.wood('#8A6A48', '#5C4229', 'z')), cloth.pile((-760, -520, 430), ('#EFE9DD', '#7E8F98'), 260, 200, seed=3),
        stage.rear('#C9C4B8', .8), light=sunny(-1, '#D6CBB0', (2, 3), power=4.6, color='#FFE6C8', fill=44), at=20, exposure=.45, **{**TALL, 'width': 2120}),
    'tuf-plant': lambda: room(
        (p := Piece('ground-source', 600, 1180, 660, 'blanc', 50)),
        stage.wall(M.limewash('#7C8B79', '#6A7968', .8), top=3600), squares('#C4B7A2', '#B2A48D', 250, 5),
        box('base', (-510, -760, 0), (170, -6, 50), M.concrete('#B2ACA0'), 6),
        F.above(p, -170, (-.32, -.16), -190, 50), F.above(p, -170, (.16, .32), -190, 50, 3300, 30, '#1D1D1C'),
        manifold(520, 820), light=sunny(1, '#A9B1A3', (2, 3), power=6), x=-170, at=50, size=PORTRAIT, width=1920, low=-320,
        distance=4200, eye=1000, fstop=8, focus=-400),
    'pilastre-utility': lambda: room(
        (p := Piece('hydraulic-tower', 600, 2040, 680, 'blanc', 0)),
        stage.wall(M.limewash('#B9816A', '#A36D57'), top=3600),
        laid('floor', planks(-2600, 2600, -4600, 0, 1900, 160, .8, 5, 'y'), M.oak('#BDA480', '#8C704F'), 1.4, 5), stage.under('#33281D'),
        F.above(p, 60, (-.3, -.1, .12, .3), -170), *(U.shelf(500, 1700, h, 280, M.wood('#8B6848', '#5B412B', 'x'), 36, M.plain('#2B2926', .4)) for h in (900, 1400)),
        U.jar((640, -150, 1436), 70, 190, '#E9E4D8'), U.jar((810, -150, 1436), 60, 150, '#5F7078'), cloth.pile((760, -150, 936), ('#EFE8DB', '#C9A15E', '#EFE8DB'), 320, 220, seed=7),
        box('chest', (560, -520, 0), (1500, -30, 420), M.powder('#E5DED0', .45), 8),
        box('bench', (-1500, -430, 400), (-330, -4, 440), M.wood('#8B6848', '#5B412B', 'x'), 4),
        U.basket((-640, -230, 0), 160, 280, '#B99263', '#EDE7DA', 5), cloth.pile((-620, -210, 440), ('#E8E1D3', '#7F9486', '#E8E1D3'), 300, 220, seed=2),
        light=sunny(1, '#CDA48F', (1, 4), power=6.4, color='#FFD9AC'), x=60, at=60, exposure=.6, **TALL),
    'hypocauste-cellar': lambda: room(
        (p := Piece('boiler-floor', 600, 1180, 720, 'anthracite', 60)),
        stage.wall(M.limewash('#E3DCCB', '#CDC4B0', 2.2), top=3600), floors.tomettes('#9C6A50', '#7C503B', 200, 5),
        box('base', (-470, -800, 0), (310, -10, 60), M.concrete('#A39D92'), 6),
        F.flue(-80, -250, 1250, 420, lambda z: (-80, 20, z)), F.beside(420, (910, 420), 150), U.pump(420, -70, 1230),
        U.vessel(800, 1260, 150, -180), crate((880, -360, 0)), R.stool((-800, -470, 0), 150, 430, M.wood('#8A6A48', '#5C4229', 'z')),
        light=even(1, 260, 60, '#F2EFE8'), x=-80, at=60, width=2500, low=-260, distance=4000, eye=1000, focus=-400),
    'vasque-cabin': lambda: room(
        (p := Piece('tank-small', 440, 440, 390, 'blanc', 1300)),
        laid('wall', planks(-2200, 2200, 0, 3200, 3400, 150, 3, 5, 'x'), M.oak('#CBA97F', '#9C7850', .6), 2, 5, plane='wall'),
        box('gap', (-3600, 5, -20), (3600, 100, 3300), M.plain('#3A2E20', .9), 0),
        F.below(p, -60, (.318, .658), -195, 1120, 8),
        B.trough(-420, 420, 700, 450, 160, M.stone('#B9B4AA', '#989288', .5)), B.wall_mixer(0, 990, M.metal('#AC9168', .22, 'x'), 190, 95),
        U.shelf(520, 1400, 1290, 220, M.wood('#8A6A48', '#5C4229', 'x'), 30, M.plain('#2A2926', .4)),
        small.mug((610, -110, 1320)), small.mug((720, -120, 1320), M.stone('#6F7A6B', '#566052', .4)),
        small.pegs(-1010, -480, 1420, 2), small.hat((-640, -80, 1405), 160), light=sunny(1, '#C9AE88', (2, 2), (-2300, -1000, 900, 2900), power=6),
        x=-60, at=20, width=1720, low=620, distance=3600, eye=1250, focus=-200, exposure=.55),
    'cornue-kitchen': lambda: room(
        (p := Piece('boiler-wall', 350, 640, 210, 'blanc', 1150)),
        tiled('#5F7C86', '#506C76', 65, 200, 3000, grout='#8E9B9C'), prism('top', rrect(-2200, -620, 2200, -1, 4), 'z', 862, 900, M.wood('#B48D60', '#7F5C3B', 'x'), 3),
        U.cabinet(-1500, 1500, 90, 860, 590, M.powder('#E6DFD0', .45), 4, 4, M.metal(*BRASS)),
        F.below(p, -240, (.18, .36, .6, .8), -96, 902, 10, False),
        U.shelf(190, 1300, 1340, 250, M.wood('#C29B6C', '#8F673F', 'x'), 32, M.metal(*BRASS)),
        U.jar((320, -130, 1372), 60, 160), U.jar((470, -130, 1372), 52, 130, '#B0745A'), small.bowl((690, -130, 1372), 110, 60),
        small.jug((-700, -330, 900), 270, 82), B.post_mixer(560, -210, 900, M.metal('#AC9168', .22, 'x'), 240, 150),
        light=sunny(-1, '#C6CCC9', (2, 3), power=6), x=-240, at=30, width=1900, low=690, distance=3800, eye=1350, focus=-200),
    'brasier-utility': lambda: room(
        (p := Piece('boiler-wall', 420, 740, 340, 'blanc', 1100)),
        stage.wall(M.limewash('#C79E55', '#B48C46', .9), top=3600), floors.poured('#A8A297'),
        F.flue(-160, -165, 1850, 240, lambda z: (-160, 20, z)), F.below(p, -160, (.18, .36, .6, .8), -158, 720),
        U.washer(560, h=846), prism('top', rrect(230, -640, 1900, -1, 4), 'z', 862, 900, M.plain('#E4DFD3', .3), 3),
        cloth.pile((470, -330, 900), ('#EFE9DD', '#6F7F86', '#EFE9DD'), 310, 230, seed=5), U.basket((-780, -360, 0), 200, 340, '#A88258', '#EFE8DB', 6),
        light=even(-1, 270, 66), x=-160, at=40, size=PORTRAIT, width=1850, low=-190, distance=4200, eye=1150, fstop=8, focus=-250),
}
