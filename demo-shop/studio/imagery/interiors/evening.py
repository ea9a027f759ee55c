"""Rooms at nightfall, their lamps on: a hall from near, a bedroom, a wide living room."""
import lights
import materials as M
import props as R
from core import box
from interiors import cloth, floors, greenery, lamps, seats, shell, small, tables
from interiors.stage import LANDSCAPE, WIDE, frontal, picture, stand


def dusk(window=40, fill=20, at=(-2600, -1400, 1700), color='#9DB4D6'):
    """Blue from a window that is out of the frame, a weak warmth from the rest of the room."""
    lights.world('#7C838E', .045)
    lights.area(at, (0, -100, 1100), 900, 1900, window, color)
    lights.area((300, -4200, 2700), (0, 0, 900), 2800, 1800, fill, '#FFE0BC', glossy=False)


def by_lamp(piece):
    """The thermostat lit from below by a small lamp on a chest; plum-grey lime."""
    shell.wall(M.limewash('#6B5B58', '#584A48', .8))
    tables.console(60, 900, -10, 1160, 260, seats.WALNUT, 2)
    lamps.table_lamp((245, -140, 1160), 330, 105, M.stone('#C9BFAE', '#A99E8B', .5), 1.6, 1.3)
    small.upright_books(372, 520, -40, 1160, 4, 190, False)
    stand(piece, -60)
    lights.world('#7C838E', .06)
    lights.spot((124, -150, 1400), (-110, 0, 1520), 7, 140, .8, '#FFC890', 60)
    lights.area((-900, -900, 1700), (-60, 0, 1540), 400, 700, 4.5, '#A9BEDC')
    lights.area((200, -1600, 1800), (0, 0, 1450), 900, 600, 2.2, '#FFE2C4', glossy=False)
    frontal(35, 1325, 480, LANDSCAPE, 1600, 1450, 9, -30)
    return picture(LANDSCAPE, .75)


def by_lantern(piece):
    """The round unit high beside a paper lantern; night blue above boards, a bed's head below."""
    shell.wall(M.limewash('#5E6C78', '#4C5965', .9))
    lamps.lantern((430, -420, 1760), 230, 900, 7, 1.5)
    tables.shelf(-900, -250, 1650, 190, 0, seats.OAK, 30)
    small.upright_books(-520, -300, -20, 1650, 12, 200)
    stand(piece, -90)
    lights.world('#7C838E', .05)
    lights.bulb((430, -420, 1760), 10, '#FFD0A0', 200).visible_glossy = False
    lights.area((-1700, -1000, 2100), (0, 0, 1900), 700, 1100, 26, '#A5BBDA')
    lights.area((100, -2600, 2500), (0, 0, 1800), 1600, 1000, 9, '#FFE2C4', glossy=False)
    frontal(30, 1590, 1040, LANDSCAPE, 2800, 1760, 6.3, -60)
    return picture(LANDSCAPE, .7)


def wide_living(piece):
    """A long wall in ochre at dusk: the radiator between a sofa with its lamp and a low shelf of books."""
    shell.wall(M.limewash('#B79C77', '#9F8461', 1), -5600, 5600)
    shell.skirting(M.powder('#A58B68', .5), 120, -5600, 5600)
    floors.parquet('smoked', 620, 105, 7)
    seats.sofa((2000, -820, 0), -4, 2000, cloth.velvet('#3F5148'))
    cloth.rug(500, -2700, 3400, -1300, '#8E5A44', '#6E4433', 4)
    floor_lamp((840, -420, 0))
    tables.shelf(-3000, -1500, 420, 320, 0, seats.WALNUT, 44)
    small.upright_books(-2180, -1640, -40, 420, 5, 260)
    lamps.table_lamp((-2420, -170, 420), 480, 150, M.stone('#7D4A36', '#5F3727', .45), 5, 1.5)
    stand(piece, -330)
    dusk(60, 26, (-2600, -2600, 1700))
    lights.spot((-330, -1500, 2900), (-330, -80, 500), 70, 60, .9, '#FFD9AE', 90)
    frontal(-330, -290, 4700, WIDE, 4800, 950, 7.1)
    return picture(WIDE, .85)


def floor_lamp(at, tall=1480):
    """A drum shade on a brass stem."""
    from core import cyl, lathe
    x, y, z = at
    brass = M.metal('#A98E66', .28, 'z')
    cyl('foot', at, 130, 18, brass, 'z', 5, 80)
    cyl('stem', (x, y, z + 10), 9, tall - 200, brass, 'z', 1)
    lathe('drum', [(215, tall - 260), (180, tall)], at, M.shade(glow=1.7), 96)
    R.drop_caps('drum')
    for up in (-1, 1): lights.spot((x, y, z + tall - 130), (x, y, z + tall - 130 + up * 600), 26, 115, .35, '#FFC890', 50)
