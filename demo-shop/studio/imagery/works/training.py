"""The training room: appliances connected on boards of birch, a heat pump on a trolley, a table with the day's sheets."""
import lights
import materials as M
import models
from core import box, collect, cyl, prism, rrect, tube
from finishes import IN_ROOMS
from interiors import floors, seats, shell, tables
from interiors.stage import LANDSCAPE, Piece, frontal, picture
from props import group
from settings import fittings as F, plant, surfaces as S, utility_props as U

BIRCH = ('#D9C29B', '#BFA177')
BOARD = 44  # thickness of a board with its battens


def training_room():
    """Three boards on a pale wall, each an appliance with its pipes; daylight from high windows at the left."""
    shell.wall(M.limewash('#D9DAD2', '#C9CBC2', .8))
    box('dado', (-4200, -3, -20), (4200, 2, 260), M.powder('#52655F', .5), 0)
    floors.poured('#A6A69F')
    for x in (-1330, 0, 1330): board(x)
    boiler(-1330)
    radiator(0)
    module(1330)
    trolley((1010, -1250, 0))
    desk((-760, -1400, 0))
    for x in (-1000, 900): plant.tube_lamp(x, 2690, 1250)
    lights.world('#EDF1F2', .11)
    lights.area((-3000, -2300, 2500), (0, -300, 900), 1900, 1700, 400, '#F3F1EA')
    lights.area((900, -3900, 2700), (0, 0, 900), 2600, 1700, 50, '#FFE3C4', glossy=False)
    frontal(0, -380, 4300, LANDSCAPE, 5600, 1350, 8, -700)
    return picture(LANDSCAPE, .42, 1.2, 1.04)


def board(x):
    """A sheet on two battens, screwed at its corners."""
    for dx in (-420, 420): box('batten', (x + dx - 24, -24, 360), (x + dx + 24, -1, 2380), M.wood('#B78F60', '#8C6840', 'z'), 1)
    prism('sheet', rrect(x - 580, 340, x + 580, 2400, 8), 'y', -BOARD, -24, M.wood(*BIRCH, 'z', .5), 2)
    for dx in (-540, 540):
        for z in (380, 1370, 2360): cyl('screw', (x + dx, -BOARD - 1, z), 7, -3, M.steel('x'), 'y', 1, 20)


def boiler(x):
    """A wall boiler, its connections down to a rail of valves, its flue through the board."""
    piece = hung('boiler-wall', 440, 720, 300, 'blanc', x, 1290)
    y = -BOARD - 70
    for k, share in enumerate((.18, .36, .6, .8)):
        px = x - piece.width / 2 + piece.width * share
        U.run([(px, y, piece.z - 6), (px, y, 620)], 11, S.copper(), 36)
        U.ball_valve(px, y, 980 - 70 * (k % 2), F.COLD if k % 2 else F.HOT)
    box('rail', (x - 260, y - 26, 590), (x + 260, y + 26, 640), M.metal('#B59458', .28, 'x'), 6)
    F.flue(x, -190, 2010, 130, lambda top: (x, 20, top))


def radiator(x):
    """A radiator of cast fins with its thermostat on the wire above it."""
    hung('fins', 840, 580, 105, 'brique', x, 560)
    hung('thermostat', 95, 95, 25, 'blanc', x + 150, 1530)
    tube('wire', [(x + 150, -BOARD - 8, 1530), (x + 150, -BOARD - 8, 1330), (x + 345, -BOARD - 8, 1250), (x + 345, -BOARD - 8, 1140)], 5, M.plain('#E9E6DE', .5), 40)
    box('box', (x - 330, -BOARD - 74, 1420), (x - 60, -BOARD, 1700), M.plain('#E6E4DD', .4), 10)
    for i in range(5): box('breaker', (x - 305 + 46 * i, -BOARD - 84, 1520), (x - 263 + 46 * i, -BOARD - 73, 1610), M.plain('#F4F2EC' if i else '#3C6E8C', .4), 3)


def module(x):
    """A hydraulic module with its pump, its vessel and two collectors."""
    piece = hung('hydraulic-module', 470, 780, 330, 'blanc', x + 70, 1270)
    y = -BOARD - 80
    for k, share in enumerate((.2, .36, .64, .8)):
        px = x + 70 - piece.width / 2 + piece.width * share
        U.run([(px, y, piece.z - 6), (px, y, 700 - 120 * (k % 2))], 12, S.copper(), 36)
        U.ball_valve(px, y, 1080, F.COLD if k % 2 else F.HOT)
    for z in (700, 580): box('collector', (x - 300, y - 24, z - 24), (x + 380, y + 24, z + 24), M.metal('#B59458', .28, 'x'), 8)
    U.vessel(x - 380, 1560, 130, -190)
    U.run([(x - 380, -190, 1380), (x - 380, -190, 700), (x - 300, y, 700)], 9, S.copper(), 30)


def hung(design, width, height, depth, finish, x, z):
    """An appliance on a board."""
    product = models.build(design, width=width, height=height, depth=depth, finish=IN_ROOMS.get(finish, finish))
    product.place(x, -BOARD, z)
    return Piece(design, width, height, depth, finish, z)


def trolley(at):
    """An outdoor unit on a steel trolley with four castors, turned towards the table."""
    steel = M.powder('#3E4A47', .45)
    with collect() as objs:
        for y in (-230, 230): box('beam', (-560, y - 26, 150), (560, y + 26, 200), steel, 4)
        for x in (-520, 520): box('cross', (x - 24, -230, 150), (x + 24, 230, 198), steel, 4)
        for x in (-500, 500):
            for y in (-230, 230):
                cyl('castor', (x - 18, y, 62), 62, 36, M.plain('#222422', .7), 'x', 8, 48)
                box('fork', (x - 26, y - 20, 70), (x + 26, y + 20, 152), steel, 3)
        tube('handle', [(560, -210, 190), (690, -210, 900), (690, 210, 900), (560, 210, 190)], 16, steel, 90)
    group(objs, at, 16)
    product = models.build('heat-pump-one-fan', width=980, height=840, depth=400, finish=IN_ROOMS['anthracite'])
    product.place(at[0], at[1] + 200, 200, 16)


def desk(at):
    """A table with sheets, a meter and two gauges; two stools before it."""
    x, y, z = at
    tables.table(at, 1500, 700, 860, BIRCH)
    for k, (dx, dy, turn) in enumerate(((-420, -60, 8), (-20, 20, -5), (360, -90, 14))):
        with collect() as objs: box('sheet', (-148, -105, 0), (148, 105, 1.5 + k), M.plain('#F3F1EA', .8), 0)
        group(objs, (x + dx, y + dy, z + 861), turn)
    with collect() as objs:
        prism('meter', rrect(-45, -90, 45, 90, 14), 'z', 0, 44, M.plain('#C8452C', .45), 8)
        prism('face', rrect(-34, 14, 34, 74, 5), 'z', 44, 46, M.plain('#A9B5A0', .3), 1)
        cyl('knob', (0, -26, 44), 24, 12, M.plain('#24282A', .4), 'z', 3)
        for s in (-1, 1): tube('lead', [(20 * s, -88, 22), (40 * s, -190, 8), (150 + 60 * s, -210, 6), (230, -60 + 50 * s, 6)], 3.2, M.plain('#24282A' if s < 0 else '#B1502F', .5), 60)
    group(objs, (x + 80, y - 150, z + 862), -12)
    for dx in (-430, 330): seats.stool((x + dx, y - 620, 0), 175, 640, BIRCH, 30 + dx)
