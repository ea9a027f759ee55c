"""Small products from near, each on the wall of a room that is really its own, in one call each."""
import lights
import materials as M
import props
from core import box, cyl, laid, prism, rrect, tiles, tube
from interiors import close, greenery, seats, shell, small, tables
from interiors.garden import outside
from interiors.room import even, room, sunny
from interiors.stage import LANDSCAPE, Piece
from settings import bath_props as B, cloth, surfaces as S, utility_props as U

NEAR = dict(distance=1600, fstop=9, focus=-25)


def grazing(side=1, sun=5, color='#FFDDB4', fill=1.2, bars=True):
    """Sun past the edge of a window close by; the gobo is out of the frame."""
    def light():
        if bars: close.gobo(side, 720, -520, -90, 1250, 1900, -200)
        close.light_on_wall(side, sun, color, fill)
    return light


def soft(side=1, power=9, at=1500, warm=3):
    """A north window a step away."""
    def light():
        lights.world('#EEF0EF', .22)
        lights.area((-1000 * side, -800, at + 250), (0, 0, at), 700, 900, power, '#EEF3F6')
        lights.area((800 * side, -1500, at + 200), (0, 0, at), 900, 700, warm, '#FFEBD4', glossy=False)
    return light


def switch(x, z, color='#EFECE5'):
    """A light switch with one rocker."""
    prism('plate', rrect(x - 41, z - 41, x + 41, z + 41, 9), 'y', -9, 0, M.plain(color, .35), 2.4, 4)
    prism('rocker', rrect(x - 26, z - 28, x + 26, z + 28, 4), 'y', -14, -8, M.plain(color, .3), 2, 4)


def keys(x, z):
    """A brass hook with two keys on a ring."""
    brass = M.metal('#A98E66', .28, 'z')
    cyl('rose', (x, 0, z), 15, -6, brass, 'y', 2)
    tube('hook', [(x, -4, z), (x, -30, z - 4), (x, -30, z + 12)], 4, brass, 8)
    from core import ring
    ring('ring', (x, -26, z - 20), 16, 1.4, M.steel('x'), 'y')
    for dx, turn in ((-7, -5), (8, 6)):
        tube('shank', [(x + dx, -24, z - 36), (x + dx + turn, -24, z - 92)], 3, M.steel('z'), res=6)
        ring('bow', (x + dx, -24, z - 44), 10, 3, M.steel('z'), 'y')
        box('bit', (x + dx + turn, -26, z - 92), (x + dx + turn + 11, -22, z - 74), M.steel('z'), 1)


ROOMS = {
    'niveau-entrance': lambda: room(
        Piece('thermostat', 82, 82, 28, 'blanc', 1500),
        shell.wall(M.limewash('#B9795F', '#A5674E', .8)), switch(-60, 1300), box('board', (120, -22, 1500), (460, -1, 1570), M.wood('#8B6848', '#5B412B', 'x'), 5),
        keys(200, 1530), keys(320, 1530), light=grazing(1, 5, '#FFDDB0'), x=-60, at=60, width=560, low=1250, eye=1460, exposure=.55, **NEAR),
    'aplomb-study': lambda: room(
        Piece('thermostat', 90, 90, 26, 'anthracite', 1500),
        shell.wall(M.limewash('#DAD6CB', '#C7C2B5', .8)), tables.shelf(70, 900, 1430, 190, 0, seats.OAK, 26), small.upright_books(110, 420, -14, 1430, 8, 220),
        light=soft(1, 9, 1500, 3.4), x=-110, at=20, width=600, low=1300, eye=1500, exposure=.95, **NEAR),
    'repere-bathroom': lambda: room(
        Piece('thermostat', 86, 86, 30, 'noir', 1500),
        laid('wall', tiles(-1000, 1000, 900, 2100, 60, 200, 2.4), S.tile('#A9BBB4', '#98ABA4', .12), 1.6, 4, .3, .004, 'wall'), box('grout', (-1500, 4, 800), (1500, 100, 2200), M.plain('#CBD1CB', .9), 0),
        cyl('peg', (190, 0, 1600), 12, -62, M.metal('#AC9168', .25, 'x'), 'y', 4), cloth.hung(210, (190, -46, 1598), 420, 380, 10, '#EFE6D4', '#C98F5E', 'terry', 1.6, .9, seed=5),
        light=grazing(-1, 4.4, '#FFE0BC'), x=-90, at=40, width=620, low=1280, eye=1500, exposure=.55, **NEAR),
    'vigie-corner': lambda: room(
        Piece('sensor', 58, 74, 32, 'blanc', 2000),
        shell.wall(M.limewash('#7E8F97', '#6C7D85', .8)), props.curtain(120, 560, -90, 2120, '#E6DCC9', 4, 5), cyl('rod', (60, -90, 2140), 10, 900, M.metal('#A98E66', .28, 'x'), 'x', 2),
        cyl('knob', (40, -90, 2140), 20, 26, M.metal('#A98E66', .28, 'x'), 'x', 8), box('moulding', (-1500, -50, 2215), (1500, 0, 2300), M.powder('#E9E5DB', .5), 14),
        light=soft(-1, 9, 2030, 3.6), x=-80, at=50, width=460, low=1895, eye=2010, exposure=.55, **NEAR),
    'sentinelle-window': lambda: room(
        Piece('sensor', 28, 64, 12, 'anthracite', 1800),
        box('frame', (-420, -2, 1300), (4, 60, 2400), M.powder('#EDE8DD', .4), 3), box('sash', (7, -2, 1300), (74, 50, 2400), M.powder('#EDE8DD', .4), 5),
        box('wall', (-1500, -24, 1300), (-66, 80, 2400), M.limewash('#C9A58C', '#B59077', .8), 3), box('bar', (7, 0, 1690), (500, 44, 1722), M.powder('#EDE8DD', .4), 5),
        outside(1.1, 6), props.shrub((420, 1500, 1330), 420, 620, 1500, 5, '#6A7A55', 90, 36), cyl('handle-rose', (40, -2, 1640), 13, -8, M.metal('#A98E66', .28, 'z'), 'y', 2),
        tube('handle', [(40, -8, 1640), (40, -44, 1640), (40, -44, 1560)], 7, M.metal('#A98E66', .28, 'z'), 10),
        light=lambda: (lights.world('#EEF0EF', .3), lights.sun(38, 34, 2.6, '#FFE0BC', .8), lights.area((-500, -1200, 1950), (0, 0, 1800), 700, 700, 5, '#FFF0DC'),
                       lights.area((500, 300, 1900), (0, -300, 1700), 500, 700, 5, '#EEF3F6')), x=0, at=20, width=340, low=1690, eye=1815, exposure=.5, distance=1400, fstop=5.6, focus=-10),
    'semaphore-hall': lambda: room(
        Piece('gateway', 160, 110, 46, 'blanc', 900),
        shell.wall(M.limewash('#55695F', '#465950', .8)), tables.shelf(-900, 900, 770, 230, 0, seats.OAK, 30), small.bowl((210, -120, 770), 80, 42, M.stone('#E0D7C8', '#CABFAD', .5)),
        small.bottle((-250, -110, 770), 230, 44, M.stone('#C98A5E', '#A86E45', .5)), greenery.leafy_branches((-250, -110, 985), 3, 150, 6, .5, '#8A9368', 26, 9),
        light=lambda: (close.gobo(1, 760, -560, -110, 640, 1330, -330), close.light_on_wall(1, 4.6, '#FFDDB4', 1.4), lights.area((700, -1500, 1400), (0, 0, 900), 900, 700, 6, '#FFF3E6')),
        x=0, at=10, width=640, low=735, eye=960, exposure=.6, distance=1700, fstop=9, focus=-40),
    'ouie-laundry': lambda: room(
        Piece('extract-fan', 175, 175, 108, 'blanc', 2050),
        laid('wall', tiles(-1200, 1200, 1300, 2860, 100, 100, 2.6), S.tile('#D3B28C', '#C4A27B', .14), 1.6, 6, .3, .004, 'wall'), box('grout', (-3600, 4, -20), (3600, 100, 3300), M.plain('#DDD2C0', .9), 0),
        U.shelf(120, 1100, 1760, 220, M.wood('#8B6848', '#5B412B', 'x'), 32, M.plain('#2B2926', .4)), U.jar((250, -120, 1792), 60, 150), cloth.pile((460, -120, 1792), ('#EFE9DD', '#7E8F98'), 240, 180, seed=4),
        light=lambda: (lights.world('#EEF0EF', .2), lights.area((-1300, -1300, 2500), (0, 0, 2050), 800, 1100, 34, '#F1F4F3'), lights.area((1100, -2200, 1900), (0, 0, 2000), 900, 700, 12, '#FFEBD4', glossy=False)),
        x=-120, at=40, width=860, low=1720, distance=2600, eye=2000, fstop=7, focus=-100, exposure=.5),
    'tonnelle-living': lambda: room(
        Piece('split-indoor', 840, 292, 205, 'blanc', 2050),
        shell.wall(M.limewash('#A3AB88', '#8F9875')), tables.console(-700, 620, -10, 800, 330, seats.WALNUT, 3), small.jug((-420, -170, 800), 300, 90),
        greenery.leafy_branches((-420, -170, 1070), 6, 460, 7, .5, '#5E6B45'), props.books((180, -180, 800), 3, 3), small.bowl((460, -170, 800), 110, 60, M.stone('#D9A35C', '#B98748', .5)),
        light=sunny(1, '#BFC4AB', (2, 4), (-2500, -900, 500, 3600), power=6, at=2500), x=0, at=0, width=2350, low=800, distance=3800, eye=1450, fstop=7, focus=-120, exposure=.55),
}
