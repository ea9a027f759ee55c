"""Tanks, water heaters, boilers and modules in laundries, cellars, sheds and plant rooms, in one call each."""
import materials as M
import props as R
from core import box, cyl, laid, planks, prism, rrect, tiles, tube
from interiors import floors, seats, small
from interiors.room import even, room, sunny
from interiors.stage import LANDSCAPE, PORTRAIT, Piece
from settings import bath_props as B, cloth, fittings as F, outdoor_props as O, stage, surfaces as S, utility_props as U
from settings.plant import crate, manifold
from traits import TRAITS

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
        *(U.shelf(520, 1700, h, 300, M.wood('#C29B6C', '#8F673F', 'x'), 34, M.metal(*BRASS)) for h in (1080, 1520)), box('chest', (520, -560, 0), (1700, -20, 470), M.wood('#8B6848', '#5B412B', 'x'), 8),
        *(U.jar((x, -150, 1554), r, h, c) for x, r, h, c in ((650, 66, 180, '#8E9A84'), (800, 58, 150, '#E9E4D8'), (950, 66, 170, '#E9E4D8'))), cloth.pile((790, -150, 1114), ('#EFE9DD', '#8E9A84', '#EFE9DD', '#B7714F'), 380, 230, seed=4),
        U.basket((800, -290, 470), 180, 240, '#A88258', '#EFE8DB', 6), U.basket((-700, -430, 0), 190, 400, '#A88258', '#EFE8DB', 4),
        light=even(1, 270, 70, '#F4F1EA'), x=60, at=110, exposure=.45, **TALL),
    'reserve-plant': lambda: room(
        (p := Piece('tank-buffer', 510, 960, 530, 'blanc', 0)),
        laid('wall', tiles(-2400, 2400, 0, 3000, 400, 200, 9, .5), M.limewash('#C3C8C6', '#AEB4B3', 1.2), 4, 4, 1, .004, 'wall'),
        box('mortar', (-3600, 9, -20), (3600, 140, 3300), M.limewash('#B5BAB8', '#A3A8A7', 1), 0), floors.poured('#8C8F8C'),
        box('base', (-520, -640, 0), (140, -6, 60), M.concrete('#ABA79E'), 6),
        F.beside(190, (870, 640), -60, lagged=True), F.beside(-580, (760, 330), -300, lagged=True, valves=False),
        U.pump(-580, -130, 1180), U.vessel(640, 1180, 160, -190, '#B7B2A6'), crate((740, -360, 0)),
        light=sunny(-1, '#C5C9C8', (2, 2), (-2500, -1200, 900, 2700), power=5.6), x=-190, at=40, width=2150, low=-230,
        focus=-300),
    'etang-cellar': lambda: room(
        (p := Piece('tank-storage', 720, 1760, 780, 'anthracite', 0)),
        O.brick_wall(-2400, 2400, 3200, 6, ('#C9A48C', '#B08A72', '#D6B7A1'), '#D3C6B4'), floors.flags('#8E877B', '#6F685D', (600, 400), .5),
        F.beside(430, (1330, 690), 250, lagged=True), F.beside(-520, (1560, 960, 300), -300),
        U.pump(-520, -70, 1230), U.shelf(740, 1700, 1080, 300, M.wood('#A27B55', '#6B4C31', 'x'), 36, M.plain('#2A2926', .4)),
        U.jar((840, -150, 1116), 68, 190, '#8E4A35'), U.jar((1000, -150, 1116), 60, 150), crate((930, -380, 0)),
        light=even(-1, 290, 70, '#F6EFE2'), x=-60, at=110, exposure=.5, **{**TALL, 'width': 2120}),
    'nappe-plant': lambda: room(
        (p := Piece('tank-storage', 760, 1840, 820, 'inox', 0)),
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
    'niche-hall': lambda: room(
        (p := Piece('hydraulic-module', 440, 840, 380, 'blanc', 1150)),
        stage.wall(M.limewash('#A9B7B0', '#95A49C'), top=3600), floors.tomettes('#A2674B', '#7F4A35', 180, 4),
        F.below(p, -200, (.2, .36, .64, .8), -178, 760, 12), U.shelf(330, 1500, 1560, 260, M.wood('#C29B6C', '#8F673F', 'x'), 34, M.metal(*BRASS)),
        U.jar((470, -140, 1594), 66, 180), U.jar((630, -140, 1594), 56, 140, '#B0745A'), small.bowl((860, -140, 1594), 110, 60),
        small.pegs(360, 1180, 1240, 4), small.hat((480, -80, 1225), 150), small.bag((760, -90, 1240), 290, 340, '#A9805A'), seats.bench((760, -330, 0), 880, 340, 430, seats.OAK),
        cloth.pile((520, -330, 430), ('#EFE9DD', '#8FA39A', '#EFE9DD'), 300, 230, seed=6), small.basket((820, -310, 0), 160, 270),
        light=sunny(1, '#C3CCC6', (2, 4), power=6), x=-200, at=60, exposure=.6, **{**TALL, 'width': 1820, 'low': -120}),
    'entresol-garage': lambda: room(
        (p := Piece('hydraulic-module', 520, 760, 340, 'blanc', 1150)),
        laid('wall', tiles(-2400, 2400, 0, 3200, 400, 200, 9, .5), M.limewash('#DDD5C4', '#C9C0AD', 1.2), 4, 5, 1, .004, 'wall'),
        box('mortar', (-3600, 9, -20), (3600, 140, 3300), M.limewash('#CBC2B0', '#B9AF9C', 1), 0), floors.poured('#98948B'),
        F.below(p, 240, (.2, .36, .64, .8), -158, 620, 12), U.vessel(-330, 1560, 150, -180), U.run([(-330, -180, 1390), (-330, -60, 1230), (-330, -60, 620), (-330, -10, 620)], 12, S.copper(), 30),
        box('bench', (-1700, -560, 830), (-640, -10, 880), M.wood('#A9825A', '#70502F', 'x'), 4), box('leg', (-760, -540, 0), (-690, -470, 830), M.wood('#A9825A', '#70502F', 'z'), 3),
        crate((-1010, -300, 880)), light=even(1, 270, 66, '#F4F1EA'), x=240, at=-140, size=LANDSCAPE, width=2350, low=330, distance=4000, eye=1200, focus=-250, fstop=8, exposure=.5),
    'lavoir-laundry': lambda: room(
        (p := Piece('tank-vertical', 560, 1160, 580, 'blanc', 600)),
        stage.wall(M.limewash('#D3B98B', '#C0A575'), top=3600), squares('#E3DCCD', '#D3CAB8', 200, 6),
        F.below(p, -160, (.32, .64), -291, 300, 11), U.washer(620), prism('top', rrect(290, -640, 1900, -1, 4), 'z', 862, 900, M.wood('#8B6848', '#5B412B', 'x'), 3),
        U.shelf(290, 1500, 1500, 260, M.wood('#8B6848', '#5B412B', 'x'), 34, M.plain('#2B2926', .4)), U.jar((430, -140, 1534), 66, 180, '#5F7078'), U.jar((590, -140, 1534), 58, 150),
        U.basket((600, -330, 900), 190, 200, '#B99263', '#EDE7DA', 3), light=even(-1, 270, 66), x=-160, at=110, exposure=.5, **{**TALL, 'width': 1800, 'low': -160}),
    'vanne-bathroom': lambda: room(
        (p := Piece('tank-slim', 560, 1180, 270, 'noir', 600)),
        tiled('#E6E0D4', '#DAD3C4', 60, 200, 3200, grout='#CFC8BB'), floors.flags('#B0A594', '#8F8473', (600, 600), .4),
        F.below(p, -170, (.32, .66), -135, 420, 10), B.slab(380, 1500, 790, 470, 70, M.wood('#B58E62', '#80593A', 'x')), B.vessel((820, -250, 860), 180),
        B.wall_mixer(820, 1080, M.plain('#1E1D1B', .35), 180), B.round_mirror(820, 1560, 270, M.plain('#1E1D1B', .35)),
        U.basket((700, -300, 0), 170, 330, '#A88258', '#EFE8DB', 4), stage.rear('#C9C4B8', .8), light=sunny(1, '#D6D0C3', (2, 4), power=5.6), x=-170, at=140,
        exposure=.5, **{**TALL, 'width': 1720, 'low': -150}, traits=TRAITS['vanne']),
    'puits-pantry': lambda: room(
        (p := Piece('tank-vertical-pump', 525, 1540, 535, 'blanc', 500)),
        laid('wall', tiles(-2200, 2200, 0, 3200, 232, 72, 11, .5), M.limewash('#7E8F8C', '#6C7D7A', .6), 3.2, 5, .8, .005, 'wall'),
        box('mortar', (-3600, 5, -20), (3600, 120, 3300), M.plain('#6C7D7A', .9), 0), floors.poured('#B1A99B'),
        F.below(p, -140, (.32, .64), -264, 240, 11), *(U.shelf(320, 1600, h, 300, M.wood('#C29B6C', '#8F673F', 'x'), 34, M.plain('#2B2926', .4)) for h in (860, 1320, 1780)),
        *(U.jar((x, -160, h + 34), r, t, c) for x, h, r, t, c in ((450, 1320, 66, 180, '#E9E4D8'), (610, 1320, 58, 150, '#B0745A'), (780, 1320, 66, 190, '#E9E4D8'), (480, 1780, 60, 150, '#C9A15E'))),
        cloth.pile((600, -160, 894), ('#EFE9DD', '#C98F5E', '#EFE9DD'), 330, 230, seed=8), U.basket((640, -330, 0), 190, 360, '#9C764B', '#E9E2D3', 2),
        light=sunny(-1, '#AEB9B5', (2, 4), power=6.2), x=-140, at=120, exposure=.6, **{**TALL, 'width': 1980, 'low': -220}),
    'fournil-kitchen': lambda: room(
        (p := Piece('boiler-wall', 440, 760, 300, 'blanc', 1150)),
        tiled('#C9A27F', '#B98F6C', 130, 130, 3200, grout='#C9B9A5'), prism('top', rrect(-2200, -620, 2200, -1, 4), 'z', 862, 900, M.stone('#6F726F', '#50534F', .35), 3),
        U.cabinet(-1500, 1500, 90, 860, 590, M.wood('#B48D60', '#825F3D', 'z'), 4, 4, M.plain('#1E1D1B', .4)), F.below(p, 220, (.18, .36, .6, .8), -140, 902, 10, False),
        U.cabinet(490, 1300, 1150, 1910, 330, M.wood('#B48D60', '#825F3D', 'z'), 1, 4, M.plain('#1E1D1B', .4)), U.shelf(-1400, -230, 1400, 240, M.wood('#B48D60', '#825F3D', 'x'), 32, M.plain('#1E1D1B', .4)),
        U.jar((-420, -130, 1432), 60, 160), U.jar((-570, -130, 1432), 52, 130, '#5F7078'), B.post_mixer(-520, -210, 900, M.plain('#1E1D1B', .35), 240, 150), small.bowl((-960, -330, 900), 150, 76, M.stone('#E0D6C6', '#C6B9A5', .5)),
        light=even(-1, 260, 62), x=220, at=-40, width=2050, low=640, distance=3800, eye=1350, focus=-250, exposure=.45),
    'veilleuse-workshop': lambda: room(
        (p := Piece('boiler-wall', 400, 690, 290, 'blanc', 1100)),
        stage.wall(M.limewash('#B9C2C6', '#A5AFB4', 1.2), top=3600), floors.boards('smoked', 'x', 170, 2000, 4),
        F.flue(-240, -140, 1800, 240, lambda z: (-240, 20, z)), F.below(p, -240, (.18, .36, .6, .8), -134, 700),
        R.stool((-900, -430, 0), 160, 440, M.wood('#8A6A48', '#5C4229', 'z')), box('bench', (240, -560, 840), (1700, -10, 890), M.wood('#B48D60', '#7F5C3B', 'x'), 4),
        box('leg', (280, -540, 0), (350, -470, 840), M.wood('#B48D60', '#7F5C3B', 'z'), 3), crate((640, -300, 890)), small.pegs(330, 1130, 1560, 4), small.hat((520, -80, 1545), 150),
        light=sunny(1, '#C9D0D2', (2, 3), power=6), x=-240, at=60, width=2350, low=470, distance=4000, eye=1300, focus=-220, fstop=8, exposure=.5),
}
