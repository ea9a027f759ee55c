"""Wall, ground and light of a close-up, chosen by the place of the product in the catalogue."""
import lights
import materials as M
from core import box, laid, planks, tiles
from settings import surfaces

PALE = ('blanc', 'lin', 'inox', 'chrome', 'pierre-claire')
# Tone and darker tone of walls behind pale and behind dark or strong colours.
BEHIND_PALE = [
    ('#8E9A84', '#7E8A75'), ('#B59A80', '#A48870'), ('#7F8C95', '#707D87'), ('#A7705A', '#946049'),
    ('#C2B7A3', '#B0A48F'), ('#6E7C70', '#5F6D62'), ('#B99A62', '#A68851'), ('#8C7B72', '#7B6B63'),
]
BEHIND_DARK = [
    ('#DDD5C6', '#CDC3B2'), ('#D2C0A9', '#C2AF97'), ('#C7CBC0', '#B7BCB0'), ('#D9CFC4', '#C9BDB1'),
    ('#C8CFD2', '#B8C0C4'), ('#E2D8C4', '#D2C7B1'),
]
TILED = [('#6F8C84', '#5E7B74'), ('#B98B72', '#A97B62'), ('#8FA0A8', '#7F9099'), ('#C4B18F', '#B5A17F')]
TILED_PALE = [('#E9E4DA', '#DED8CB'), ('#D5DAD2', '#C9CFC6'), ('#E3D6C6', '#D7C9B7')]


def pick(choices, order): return choices[(order * 3) % len(choices)]


def surround(view, at, finish, order):
    """Wall, ground and light round the point `at`; the light comes from where the camera is not. Gives the exposure."""
    pale = finish in PALE
    ROOMS[view.room](pale, at, order)
    if view.ground: ground(view.room, order)
    light = SUITED.get(view.room) or LIGHTS[order % len(LIGHTS)]
    return light(at, max(view.frame, 260) / 620, 1 if view.turn > 0 else -1)


def dry(pale, at, order):
    box('wall', (-4000, 0, -200), (4000, 80, 4000), M.limewash(*pick(BEHIND_PALE if pale else BEHIND_DARK, order), .8), 0)


def stone(pale, at, order):
    box('wall', (-4000, 0, -200), (4000, 80, 4000), M.limewash('#B5A591', '#A5947F', .8), 0)


def wet(pale, at, order):
    x, z = at[0], at[2]
    width, height = ((100, 100), (75, 150), (200, 65))[order % 3]
    around = (round(x / 200) * 200 - 1800, round(x / 200) * 200 + 1800, round(z / 300) * 300 - 1200, round(z / 300) * 300 + 1200)
    laid('tiles', tiles(*around, width, height, 2.5, .5 if width > height else 0),
         M.zellige(*pick(TILED if pale else TILED_PALE, order)), 1.2, order, .5, .003, 'wall', 0)
    box('grout', (-4000, 1, -200), (4000, 80, 4000), M.plain('#CFC8BB', .9), 0)


def outside(pale, at, order):
    if order % 2:
        laid('boards', planks(-2200, 2200, 0, 2600, 4000, 120, 6, order, 'y'), M.oak('#A98563', '#84644A'), 2, order, .4, 0, 'wall', 0)
        box('behind', (-4000, 3, -200), (4000, 80, 4000), M.plain('#1B1714', .8), 0)
        return
    laid('bricks', tiles(-2000, 2000, 0, 2600, 232, 72, 11, .5), surfaces.brick(), 3.2, order, .8, .005, 'wall', 0)
    box('mortar', (-4000, 5, -200), (4000, 120, 4000), M.plain('#B9AE9E', .95), 0)


def ceiling(pale, at, order):
    z = at[2] + 16
    box('ceiling', (-4000, -4000, z), (4000, 4000, z + 40), M.limewash(*pick(BEHIND_PALE if pale else BEHIND_DARK, order), .5), 0)


def grid(pale, at, order):
    """Mineral tiles of 600 mm between steel bars, but for those that the product takes the place of."""
    z = at[2]
    tile, bar = M.concrete('#B9B1A2', 1.5), M.powder('#E9E6DF', .4)
    for i in range(-5, 5):
        for j in range(-5, 5):
            if i in (-1, 0) and j == -1: continue
            box('tile', (i * 600 + 8, j * 600 + 8, z + 5), (i * 600 + 592, j * 600 + 592, z + 20), tile, 3)
    for i in range(-5, 6):
        box('bar', (i * 600 - 12, -3000, z - 1.5), (i * 600 + 12, 3000, z - .2), bar, .4)
        box('bar', (-3000, i * 600 - 12, z - 1.4), (3000, i * 600 + 12, z - .1), bar, .4)
    box('behind', (-4000, -4000, z + 24), (4000, 4000, z + 60), M.plain('#1B1714', .8), 0)


def sash(pale, at, order):
    """Frame and sash of a window in oak: they meet where the two pieces of a contact do."""
    edge = at[0] + 1.2
    for x0, x1 in ((edge - 400, edge - 1.5), (edge + 1.5, edge + 56)):
        box('timber', (x0, 0, -800), (x1, 40, 4000), M.wood('#A98A66', '#7A5B3E', 'z'), 5, 4)
    box('rebate', (edge - 4, 8, -800), (edge + 60, 30, 4000), M.plain('#2A211A', .8), 0)
    box('pane', (edge + 50, 22, -800), (4000, 26, 4000), M.plain('#9FB2BD', .06), 0)


def ground(room, order):
    if room == 'out': return box('ground', (-4000, -4000, -60), (4000, 0, 0), M.concrete('#B4AC9F'), 0)
    laid('floor', planks(-1800, 1800, -2400, 0, 1600, 140, .6, order), M.oak(), 1, order, .2)
    box('skirting', (-4000, -16, 0), (4000, 2, 90), M.powder('#E6E0D4', .5), 4)


def around(at, dx, dy, dz): return (at[0] + dx, at[1] + dy, at[2] + dz)


def raking(at, k, side):
    """Low sun through a window, broken by two bars."""
    lights.surroundings(lights.world('#EFEAE4', .22))
    lights.sun(64 * side, 24, 4.6, '#FFDDB4', .6)
    # Two bars of a window, beside the frame.
    dark = M.plain('#D8D2C6', .9)
    for y0, y1 in ((-2600, -900), (-360, -345), (-190, -178)):
        x = at[0] - side * 620 * k
        box('bar', (min(x, x - side * 30), at[1] + y0 * k, 0), (max(x, x - side * 30), at[1] + y1 * k, 4000), dark, 0)
    lights.area(around(at, -900 * side * k, -700 * k, 250 * k), at, 500 * k, 600 * k, 3 * k * k, '#DCE8F5')
    lights.area(around(at, 700 * side * k, -1400 * k, 400 * k), at, 900 * k, 700 * k, 6 * k * k, '#FFF3E6')
    return .5


def north(at, k, side):
    """A large north window at one side, the room gives a little back."""
    lights.surroundings(lights.world('#E6EAEE', .3))
    lights.area(around(at, -1100 * side * k, -700 * k, 500 * k), at, 1000 * k, 1300 * k, 34 * k * k, '#E6EEF6')
    lights.area(around(at, 900 * side * k, -1300 * k, 100 * k), at, 900 * k, 900 * k, 5 * k * k, '#FFEBD4')
    return .55


def facing(at, k, side):
    """The same window beside the camera, so that the wall lights up the brass."""
    return north(at, k, -side)


def lamp(at, k, side):
    """Evening: a lamp out of the frame, blue from the window across."""
    lights.surroundings(lights.world('#8F929A', .1))
    lights.spot(around(at, 650 * side * k, -520 * k, 560 * k), at, 26 * k * k, 80, .9, '#FFC890', 60 * k)
    lights.area(around(at, -1000 * side * k, -800 * k, 300 * k), at, 700 * k, 900 * k, 13 * k * k, '#A9BEDC')
    lights.area(around(at, 100 * k, -1500 * k, 500 * k), at, 900 * k, 700 * k, 4 * k * k, '#FFE2C4', glossy=False)
    return .7


def below(at, k, side):
    """A window lower than the ceiling, and the floor that gives back."""
    lights.surroundings(lights.world('#E6EAEE', .3))
    lights.area(around(at, -1200 * side * k, -600 * k, -420 * k), at, 1200 * k, 700 * k, 34 * k * k, '#E9EEF4')
    lights.area(around(at, 700 * side * k, -500 * k, -1200 * k), at, 1100 * k, 900 * k, 9 * k * k, '#FFE9D0')
    return .55


ROOMS = {'dry': dry, 'stone': stone, 'wet': wet, 'out': outside, 'ceiling': ceiling, 'grid': grid, 'sash': sash}
LIGHTS = (raking, north, lamp, north)
# Rooms whose light does not change.
SUITED = {'stone': facing, 'out': raking, 'ceiling': below, 'grid': below}
