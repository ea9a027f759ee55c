"""More pictures of products in dry rooms, in one call each: what is built, where the light comes from, the frame.
Neighbours in the catalogue share no palette, floor, light or furniture."""
import materials as M
import props
from core import box, cyl, tube
from interiors import cloth, evening, floors, greenery, lamps, seats, shell, small, tables
from interiors.garden import outside
from interiors.room import dusk, even, room, sunny
from interiors.stage import LANDSCAPE, PORTRAIT, Piece
from lights import area, behind
from settings import shop
from settings.plant import crate
from traits import TRAITS


def panelled_door(x0, x1, top, color, side=1):
    """A door of three panels in its frame, with a brass handle."""
    paint = M.powder(color, .5)
    box('door', (x0, -8, 0), (x1, 4, top), paint, 1)
    for z0, z1 in ((110, 680), (760, 1330), (1410, top - 110)): shell.frame_moulding(x0 + 105, z0, x1 - 105, z1, paint, -8)
    for a, b in ((x0 - 100, x0), (x1, x1 + 100)): box('architrave', (a, -30, 0), (b, 0, top), paint, 6)
    box('architrave', (x0 - 100, -30, top), (x1 + 100, 0, top + 100), paint, 6)
    brass, x = M.metal('#A98E66', .28, 'x'), x1 - 62 if side > 0 else x0 + 62
    cyl('rose', (x, -8, 1040), 26, -9, brass, 'y', 2)
    tube('handle', [(x, -10, 1040), (x, -58, 1040), (x - side * 118, -58, 1040)], 9, brass, 14)


def flue_pipe(x, y, z, color='#2B2B2A'):
    """An enamelled flue that rises from a stove, with its collar and a damper's handle."""
    mat = M.powder(color, .5)
    cyl('collar', (x, y, z - 4), 88, 46, mat, 'z', 4)
    cyl('flue', (x, y, z + 20), 75, 3000, mat, 'z', 2)
    cyl('seam', (x, y, z + 620), 78, 30, mat, 'z', 3)
    tube('damper', [(x + 70, y - 20, z + 330), (x + 150, y - 20, z + 330), (x + 150, y - 20, z + 300)], 6, M.steel('x'), 8)


def even_fill(x):
    """Light from the room itself, for pictures against a window."""
    area((x, -2200, 1900), (0, -100, 600), 1200, 2000, 60, '#FFF2E2')


ROOMS = {
    'ecran-living': lambda: room(
        Piece('panel', 800, 500, 62, 'noir', 150),
        shell.wall(M.limewash('#CBAA92', '#B6937B')), shell.skirting(M.powder('#C19F87', .55), 110),
        floors.flags('#C9C0B1', '#A99E8D', (900, 600), .4),
        seats.sofa((1640, -820, 0), -5, 1900, M.linen('#E6DECF')), cloth.rug(100, -2500, 2900, -1200, '#D8CCB8', '#8A6B52', 4),
        greenery.pot((-1010, -360, 0), 160, 290, M.stone('#E0D6C6', '#C6B9A5', .7)),
        greenery.olive((-1010, -360, 260), 980, 6, 13),
        light=sunny(-1, '#CBB29D', (1, 3), power=6.4, color='#FFD9AC'), x=-190, at=60, traits=TRAITS['ecran'], exposure=.65),
    'paravent-study': lambda: room(
        Piece('panel', 800, 520, 110, 'brique', 150),
        shell.wall(M.limewash('#BFC3AC', '#A9AE95')), shell.skirting(M.powder('#E3DFD2', .5), 130),
        floors.boards('walnut', 'x', 150, 1900, 5),
        tables.table((1010, -470, 0), 900, 560, 730, seats.OAK), seats.chair((700, -990, 0), 158, seats.OAK),
        lamps.table_lamp((1090, -330, 730), 420, 130, M.stone('#A9664A', '#8A5039', .5), 3, 1.1),
        props.books((760, -420, 730), 3, 2), small.basket((-1060, -360, 0), 180, 290),
        light=even(1, 240, 62), x=-290, traits=TRAITS['paravent'], exposure=.55),
    'tableau-sofa': lambda: room(
        Piece('panel', 1100, 600, 48, 'noir', 1100),
        shell.wall(M.limewash('#E4DCCD', '#D2C8B6')), shell.skirting(M.powder('#DDD4C4', .5), 120),
        floors.parquet('smoked', 600, 100, 5),
        seats.sofa((60, -500, 0), 0, 2100, cloth.velvet('#4E6660'), seats=3),
        cloth.cushion((-820, -560, 450), (-420, -420, 800), M.linen('#C9A15E'), 5, .5, 6, (-14, 6, 4)),
        evening.floor_lamp((-1270, -420, 0), 1560), cloth.rug(-1300, -2700, 1500, -1020, '#CFC3AE', '#4E6660', 6),
        light=sunny(-1, '#DFD8CA', (2, 4), power=6, at=2600), width=3100, low=-230, at=-40, distance=4300, eye=1000),
    'imposte-door': lambda: room(
        Piece('panel', 830, 260, 95, 'blanc', 2150),
        shell.wall(M.limewash('#8E9C93', '#7C8B82')), shell.skirting(M.powder('#E5E0D4', .5), 150, -4200, -520),
        shell.skirting(M.powder('#E5E0D4', .5), 150, 520, 4200), panelled_door(-415, 415, 2020, '#E5E0D4'),
        floors.flags('#BFB6A7', '#9A9081', (600, 600), .4),
        tables.console(640, 1300, -10, 820, 300, seats.WALNUT, 1), small.jug((840, -160, 820), 290, 86),
        greenery.leafy_branches((840, -160, 1080), 5, 520, 5, .5, '#7A8359'), small.pegs(-1040, -600, 1620, 2),
        small.bag((-930, -90, 1620), 270, 340, '#B98F62'),
        light=sunny(1, '#A9B3AB', (2, 5), (-2500, -900, 300, 3500), power=6, at=2300), size=PORTRAIT, width=2000, low=-90,
        distance=4200, eye=1250, at=60, traits=TRAITS['imposte']),
    'plinthe-veranda': lambda: room(
        Piece('panel', 1600, 220, 60, 'lin', 80),
        shell.window_behind(M.limewash('#B7BDB6', '#A3AAA3'), -3300, 3300, 430, 2700, 7, 3, M.powder('#E9E5DA', .4), 200, 20),
        outside(1.35, 7), floors.boards('pale', 'x', 170, 2000, 4),
        seats.lounge_chair((1210, -900, 0), -42, M.linen('#B7714F')),
        greenery.pot((-1180, -420, 0), 165, 280, M.stone('#B1795C', '#8E5A42', .7)), greenery.fern((-1180, -420, 270), 620, 30, 5),
        light=lambda: behind(150, 46, 7, '#FFE2BC', 90, 66, (-2600, 2600), 1700, .16), width=2700, low=-330, at=60,
        distance=3900, eye=840),
    'landier-workshop': lambda: room(
        Piece('gas-radiator', 840, 700, 420, 'noir', 120),
        shell.bricks(M.limewash('#CFC9BD', '#B7B0A3', .7), M.plain('#B9B2A5', .9), seed=6), floors.poured('#9E9A92'),
        box('hearth', (-560, -640, 0), (760, -2, 26), M.stone('#6F6A63', '#55514B', .6), 4),
        flue_pipe(100, -230, 820), shop.boards_on_end(), seats.stool((930, -520, 0), 170, 470, seats.WALNUT),
        small.mug((930, -520, 470)), crate((1210, -330, 0)),
        light=even(-1, 250, 70, '#F3EFE6'), x=100, width=2500, at=120, exposure=.5),
    'soubassement-hall': lambda: room(
        Piece('panel', 760, 500, 85, 'blanc', 150),
        shell.wall(M.limewash('#E6DFD0', '#D5CCBA')), shell.wainscot(M.powder('#8FA3A0', .5), 980), floors.boards('pale', 'y', 150, 1900, 6),
        tables.console(330, 1250, -10, 800, 300, seats.OAK, 2), small.jug((560, -160, 800), 280, 84), props.books((960, -160, 800), 3, 5),
        greenery.leafy_branches((560, -160, 1050), 5, 430, 4, .5, '#7A8359'), small.basket((-1030, -350, 0), 170, 280, '#A88A64'),
        light=sunny(-1, '#D9D5CA', (2, 4), power=6), x=-270, at=20),
    'chevetre-reading': lambda: room(
        Piece('bars', 800, 620, 112, 'sapin', 150),
        shell.wall(M.limewash('#D3AB94', '#BF957D')), shell.skirting(M.powder('#C9A08A', .55), 120), floors.boards('grey', 'x', 180, 2200, 5),
        greenery.pot((-1030, -380, 0), 165, 300, M.stone('#E3DBCB', '#CBBFAB', .7)), greenery.rubber_plant((-1030, -380, 280), 900, 8, 3),
        seats.lounge_chair((1000, -800, 0), -38, M.linen('#E2D9C8')), light=even(1, 240, 62, '#F6F1E8'), x=-170, at=20, exposure=.5),
    'lisse-living': lambda: room(
        Piece('panel', 740, 560, 92, 'noir', 150),
        shell.wall(M.limewash('#D6D7D4', '#C3C5C2')), shell.skirting(M.powder('#E2E1DC', .5), 120), floors.boards('walnut', 'y', 150, 1900, 4),
        seats.sofa((-1560, -800, 0), 5, 1900, cloth.velvet('#4F6270')), seats.stool((930, -360, 0), 180, 450, seats.WALNUT),
        small.bottle((930, -350, 450), 290, 58, M.stone('#C98A5E', '#A86E45', .5)), greenery.bare_branches((930, -350, 720), 4, 430, 5, spread=.4),
        light=sunny(1, '#D9D9D4', (3, 4), power=5.4, color='#FFE9CF'), x=200, at=0),
    'lambris-evening': lambda: room(
        Piece('fins', 700, 575, 90, 'lin', 150),
        shell.boarded(M.powder('#55645A', .5), width=140), floors.tomettes('#9C6248', '#7C4834', 180, 4), shell.skirting(M.powder('#4B5950', .5), 120),
        tables.console(340, 1260, -10, 790, 300, seats.WALNUT, 2), lamps.table_lamp((1000, -170, 790), 460, 145, M.stone('#D9CDB8', '#BFB098', .5), 6, 1.5),
        small.upright_books(400, 640, -40, 790, 7, 230), small.basket((-960, -380, 0), 190, 300),
        light=dusk(1, 60, 30, -200, 80), x=-230, at=40, exposure=.9),
    'bardeau-loft': lambda: room(
        Piece('bars', 750, 560, 104, 'ardoise', 150),
        shell.bricks(M.limewash('#E0DACE', '#CBC3B5', .6), M.plain('#CEC7BA', .9), seed=4), floors.poured('#B2A898'),
        greenery.pot((-830, -370, 0), 165, 300, M.metal('#8F9190', .42, 'z')), greenery.olive((-830, -370, 270), 1020, 5, 15),
        seats.stool((880, -430, 0), 175, 460, seats.WALNUT), props.books((880, -430, 460), 3, 4),
        light=sunny(-1, '#D8D4CB', (4, 6), (-2700, -700, 300, 3400), frame=M.powder('#2A2B2B', .4), power=6.2), x=130, at=30),
    'volige-entrance': lambda: room(
        Piece('columns', 800, 600, 92, 'anthracite', 150),
        shell.wall(M.powder('#DCD2BF', .5)), *(shell.frame_moulding(a, 250, b, 2500, M.powder('#DCD2BF', .5)) for a, b in ((-1900, -830), (-720, 220), (330, 1900))),
        shell.skirting(M.powder('#D2C8B4', .45), 160), floors.chequer(side=300), small.pegs(470, 1130, 1330, 3), small.hat((585, -80, 1315), 150),
        small.bag((1015, -90, 1330), 260, 330, '#8A4F39'), seats.bench((830, -320, 0), 840, 320, 430, seats.WALNUT),
        light=sunny(1, '#D8D0BF', (2, 4), power=6), x=-250, at=40),
    'cimaise-bedroom': lambda: room(
        Piece('panel', 840, 660, 100, 'sapin', 200),
        shell.wall(M.limewash('#DDE0DC', '#CBCFCA')), box('picture-rail', (-4200, -22, 1330), (4200, 0, 1372), M.powder('#C6CCC6', .5), 6),
        shell.skirting(M.powder('#E9E7DF', .5), 140), floors.boards('natural', 'x', 160, 2000, 7),
        tables.bed((1560, -20, 0), 1500, 0, M.linen('#F0EBE0'), M.linen('#C9A66B'), M.wood('#8B6E52', '#67503B', 'x'), seed=4),
        seats.stool((-1030, -340, 0), 170, 440), small.mug((-1030, -340, 440)), light=sunny(1, '#DADCD6', (2, 3), power=6.2, color='#FFDFB8'), x=-230, at=40),
    'parement-library': lambda: room(
        Piece('panel', 640, 480, 74, 'ardoise', 150),
        shell.wall(M.limewash('#D8BE8C', '#C7AB77')), shell.skirting(M.powder('#CFB482', .5), 120), floors.parquet('natural', 560, 95, 4),
        tables.bookcase(-1700, -520, (80, 430, 780, 1130, 1480), -10, 290, seats.WALNUT),
        *(small.upright_books(-1690, -560 - 70 * (k % 2), -30, z, 12 + k, 285) for k, z in enumerate((80, 430, 780, 1130))),
        seats.tub_chair((1110, -760, 0), -34, cloth.velvet('#55695F')), light=even(-1, 250, 66), x=90, at=20, exposure=.5),
    'vantail-window': lambda: room(
        Piece('panel', 780, 600, 52, 'lin', 150),
        shell.wall(M.limewash('#8593A0', '#73818E')), shell.skirting(M.powder('#7E8C99', .5), 120), floors.parquet('pale', 560, 95, 6),
        props.curtain(-1360, -760, -170, 2900, '#E6DCC9', 5, 4), seats.stool((930, -360, 0), 190, 460, seats.OAK),
        greenery.pot((930, -360, 460), 120, 190, M.stone('#B1795C', '#8E5A42', .7)), greenery.fern((930, -360, 640), 430, 26, 3),
        cloth.rug(-900, -2300, 1400, -900, '#CFC4B1', '#8A4F39', 5), light=sunny(1, '#A3ADB6', (1, 3), power=6.6, color='#FFD9AC'), x=20, at=20),
    'balustre-landing': lambda: room(
        Piece('fins-vertical', 550, 1500, 110, 'brique', 150),
        shell.wall(M.limewash('#E3DED2', '#D1CABB')), shell.wainscot(M.powder('#A9B7B4', .5), 1060, 110), floors.boards('pale', 'y', 150, 1900, 5),
        seats.chair((850, -430, 0), -14, seats.WALNUT), small.pegs(560, 1120, 1600, 2), small.bag((985, -90, 1600), 270, 340, '#A08E72'),
        light=sunny(-1, '#D9D5CA', (2, 5), (-2500, -900, 300, 3500), power=6.2, at=2300), x=-110, at=190, size=PORTRAIT, width=1860, low=-260, distance=3900, eye=1150),
    'croisee-window': lambda: room(
        Piece('panel-vertical', 530, 1840, 102, 'anthracite', 200),
        shell.window_behind(M.limewash('#D8C6AE', '#C5B196'), 260, 1500, 560, 2330, 2, 3), outside(1.35, 9), shell.skirting(M.powder('#E3D6C2', .5), 120),
        floors.parquet('natural', 560, 95, 8), small.jug((560, 40, 565), 240, 74), greenery.leafy_branches((560, 40, 780), 5, 380, 3, .5, '#7E8A60'),
        seats.stool((820, -560, 0), 180, 440), cloth.rug(-500, -2300, 1700, -900, '#BFAE96', '#6E7A72', 5),
        light=lambda: (behind(150, 50, 7, '#FFE2BE', 60, 64, (260, 1500), 1500, .16), even_fill(-2600)), x=-300, at=170, size=PORTRAIT, width=1900, low=-230,
        distance=3900, eye=1150, exposure=.5),
    'montant-evening': lambda: room(
        Piece('bars-vertical', 450, 1650, 92, 'blanc', 150),
        shell.wall(M.limewash('#7A4A3C', '#663B2F')), shell.skirting(M.powder('#6E4135', .5), 130), floors.boards('smoked', 'x', 170, 2000, 6),
        tables.console(240, 1240, -10, 800, 300, seats.OAK, 2), lamps.table_lamp((960, -170, 800), 500, 150, M.stone('#D9CDB8', '#BFB098', .5), 7, 1.5),
        small.bowl((520, -160, 800), 120, 60), light=dusk(1, 70, 34, -260, 90), x=-260, at=150, size=PORTRAIT, width=1860, low=-240, distance=3900, eye=1150,
        exposure=.95),
    'appui-seat': lambda: room(
        Piece('bars', 1000, 340, 125, 'ardoise', 40),
        shell.window_behind(M.limewash('#C9CDBB', '#B5BAA5'), -900, 900, 620, 2250, 3, 2), outside(1.35, 4), floors.boards('natural', 'y', 160, 2000, 5),
        box('seat', (-1150, -400, 500), (1150, -1, 540), M.wood('#B48D60', '#7F5C3B', 'x'), 6),
        *(box('cheek', (a, -392, 0), (b, -1, 500), M.wood('#B48D60', '#7F5C3B', 'z'), 4) for a, b in ((-1150, -1114), (1114, 1150))),
        cloth.cushion((720, -330, 545), (1080, -120, 860), M.linen('#B7714F'), 5, .5, 4, (-16, 0, 6)), props.books((-900, -200, 540), 3, 4),
        light=lambda: (behind(152, 52, 8, '#FFE2BE', 60, 62, (-900, 900), 1400, .16), even_fill(2600)), at=0, width=2500, low=-260, exposure=.5),
    'cremaillere-dining': lambda: room(
        Piece('gas-radiator', 760, 660, 245, 'noir', 120),
        shell.wall(M.limewash('#C8B79A', '#B4A284', 1.4)), shell.skirting(M.powder('#BBA98B', .5), 130), floors.flags('#A59A8A', '#857A6B', (500, 500), .5),
        tables.table((-1280, -1020, 0), 1400, 820, 740, seats.OAK), seats.chair((-640, -1010, 0), -88), small.bowl((-800, -980, 740), 130, 64, M.stone('#6F7A6B', '#566052', .4)),
        tables.shelf(720, 1700, 1010, 220, 0, seats.WALNUT), small.jug((860, -110, 1010), 250, 76), small.bowl((1090, -110, 1010), 100, 54),
        light=sunny(-1, '#CFC1A8', (2, 3), power=6.2, color='#FFD9AC'), x=180, at=20, width=2450),
    'tabouret-bedroom': lambda: room(
        Piece('convector', 520, 430, 180, 'brique', 0),
        shell.wall(M.limewash('#D9DDCF', '#C6CBBA')), shell.skirting(M.powder('#E6E4D8', .5), 140), floors.boards('pale', 'x', 150, 1900, 5),
        seats.tub_chair((860, -560, 0), -30, M.boucle('#E6DECF')), cloth.rug(-700, -2100, 1400, -760, '#C9BDA6', '#7E8C77', 5, False),
        props.curtain(-1160, -700, -150, 2900, '#E3D9C6', 4, 6), light=sunny(1, '#D8DACC', (2, 3), power=6), x=-80, y=-330, turn=14, at=80, width=1900,
        low=-330, focus=-380),
    'galet-desk': lambda: room(
        Piece('fan-heater', 240, 160, 150, 'ardoise', 740),
        shell.wall(M.limewash('#D9C2A6', '#C6AD8F')), tables.table((0, -360, 0), 1700, 700, 740, seats.OAK), small.upright_books(240, 470, -90, 740, 6, 230),
        small.mug((-330, -330, 740), M.stone('#7E8C77', '#66735F', .45)), lamps.table_lamp((-420, -130, 740), 420, 130, M.stone('#E3DACB', '#C9BDA8', .5), 2, 1.1),
        tube('cable', [(60, -260, 752), (90, -120, 746), (330, -30, 744), (420, -5, 744)], 3, M.plain('#2A2825', .6), 50), light=sunny(1, '#D5C6B0', (2, 3), power=5.6),
        x=-20, y=-250, turn=-12, at=20, width=1000, low=640, distance=2700, eye=960, focus=-330),
}
