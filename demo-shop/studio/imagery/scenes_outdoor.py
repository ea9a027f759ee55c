"""More units outdoors, in one call each; neighbours share no wall, ground or light."""
import materials as M
import props as R
from core import box, camera, laid, planks, prism, rrect, tiles
from interiors.stage import LANDSCAPE, Piece, picture
from models import build
from finishes import IN_ROOMS
from settings import bath_props as B, outdoor_props as O, stage, surfaces as S
from settings.garden import bed, sky


def outdoors(piece, *built, sun, x=0, y=-120, cover='#E9E1D3', pad='#C6BEB1', rise=1130, eye=(800, -4300, 850), at=(0, 0, 850), lens=48, exposure=.6):
    """The unit on its two blocks before what the arguments have built, its pipes in a cover up the wall."""
    w, d = piece.width, piece.depth
    O.pads((x - w * .37, x + w * .37), y - d, -70, piece.z, pad)
    build(piece.design, width=w, height=piece.height, depth=d, finish=IN_ROOMS.get(piece.finish, piece.finish)).place(x, y, piece.z)
    pipe = x + w / 2 + 210
    O.trunking([(pipe, 500), (pipe, rise)], color=cover)
    prism('cap', rrect(pipe - 70, rise - 30, pipe + 70, rise + 100, 20), 'y', -80, 0, M.plain(cover, .45), 12, 4)
    O.hoses(x + w / 2, -150, 190, (pipe, 450))
    sky(*sun)
    camera(eye, at, lens, 9, (x, y - d, 560), shift=(0, -.025))
    return picture(LANDSCAPE, exposure, 1.2, 1.08)


def tufts(*places, color='#7D8455'):
    for i, (x, y, h) in enumerate(places): R.grass((x, y, 0), 280, h, i + 17, color=color)


ROOMS = {
    'suroit-farm': lambda: outdoors(
        Piece('heat-pump-two-fans', 1240, 1560, 540, 'blanc', 96),
        O.boards(-3400, 3400, 200, 4300, mat=M.wood('#4F4A45', '#332F2C', 'z', .6)), box('plinth', (-3600, -16, -60), (3600, 120, 210), M.stone('#A89F90', '#857C6E', .7), 4),
        bed(-2900, 2900, -780, -20, 3200, 5), box('edge', (-3600, -802, -40), (3600, -780, 8), M.plain('#5A5048', .7), 1),
        O.lawn(-2900, 2900, -3600, -802, 36000, 50, 4, '#6E7A48', '#98A260'),
        R.shrub((-1420, -420, 40), 380, 620, 1500, 5, '#596B47', 58, 28), R.shrub((1720, -430, 40), 420, 560, 1600, 8, '#4F6040', 58, 28),
        tufts((-1950, -560, 720), (2250, -600, 640)), sun=(54, 30, 5, '#FFDDB2', .13, 1.4), cover='#3F3B37', rise=1900, eye=(-820, -5400, 1000), at=(-30, 0, 1000), lens=49, exposure=.65),
    'noroit-courtyard': lambda: outdoors(
        Piece('heat-pump-one-fan', 920, 700, 350, 'anthracite', 96),
        stage.wall(M.limewash('#E9E2D4', '#D8CEBC', 1.6), -4200, 4200, 4200), O.paving(-4200, 4200, -4800, -640, 300, 300, M.stone('#B98E76', '#9C7460', .6), 6),
        bed(-3000, 3000, -620, -20, 3000, 8, M.stone('#CFC7BA', '#A79E90', .8)), box('edge', (-4200, -644, -40), (4200, -620, 6), M.plain('#6A5A4C', .7), 1),
        B.pot((-980, -620, 0), 190, 350, M.stone('#B1795C', '#8E5A42', .7)), O.olive((-980, -620, 320), 470, 420, 6), tufts((1360, -400, 520), (1650, -330, 640), (1900, -480, 500), color='#8E93A0'),
        R.shrub((-2900, -1700, 3300), 900, 700, 280, 9, '#55663F', 170, 70), sun=(50, 38, 4.8, '#FFE0B8', .13, 1.1), rise=980, eye=(620, -4300, 780), at=(40, 0, 780), lens=54, exposure=.55),
    'autan-stone': lambda: outdoors(
        Piece('heat-pump-two-fans', 1020, 1340, 400, 'anthracite', 96),
        laid('wall', [(x + (k * 170) % 400 - 200, z + t / 2, w - 18, t - 18, 0) for k, (z, t) in enumerate(((0, 280), (280, 230), (510, 300), (810, 240), (1050, 290), (1340, 230), (1570, 300), (1870, 250), (2120, 290), (2410, 240), (2650, 300), (2950, 260)))
                      for x, w in zip(range(-3200, 3300, 470), (470,) * 14)], M.stone('#CDBFA8', '#A6977F', .75, .1, 2, 0), 12, 5, 6, .02, 'wall'),
        box('mortar', (-4200, 12, -60), (4200, 140, 4200), M.limewash('#BFB29C', '#A99B84', 2), 0), O.paving(-4200, 4200, -4800, -700, 700, 500, M.stone('#B7AE9F', '#958C7D', .65), 3),
        bed(-3000, 3000, -680, -20, 3000, 7), box('edge', (-4200, -704, -40), (4200, -680, 6), M.plain('#5A5048', .7), 1),
        *(R.shrub((x, y, 30), r, r * 1.2, 1500, s, '#6E7A5E', 40, 12) for x, y, r, s in ((-1120, -400, 290, 3), (-1700, -430, 340, 6), (1430, -420, 300, 8))),
        sun=(-56, 27, 5.4, '#FFD3A0', .12, 1.2), cover='#8E8474', pad='#A9A297', rise=1700, eye=(760, -4900, 980), at=(60, 0, 980), lens=50, exposure=.65),
    'risee-brick': lambda: outdoors(
        Piece('heat-pump-one-fan', 840, 640, 330, 'blanc', 96),
        O.brick_wall(-3600, 3600, 4200, 7, ('#8F5F4E', '#74483A', '#A5745F'), '#B3A492'), laid('deck', planks(-3000, 3000, -4200, 0, 620, 92, 7, 9, 'y'), M.oak('#9B8A76', '#73634F', .6), 3, 9),
        stage.under('#241E19', z=-14), B.pot((-860, -430, 0), 175, 320, M.limewash('#5E6B63', '#4E5A53')), B.fern((-860, -430, 310), 4, 30, 560, '#5B7346'),
        B.pot((1230, -460, 0), 150, 260, M.limewash('#D9D2C4', '#C6BEAE')), tufts((1230, -460, 640)), R.shrub((2900, -1500, 3000), 900, 700, 300, 9, '#55663F', 160, 64),
        sun=(52, 36, 5, '#FFDDB0', .13, 1), cover='#7A5042', pad='#8E8A82', rise=940, eye=(-520, -4000, 740), at=(40, 0, 740), lens=56, exposure=.65),
    'claire-voie-terrace': lambda: outdoors(
        Piece('split-outdoor', 980, 990, 370, 'lin', 96),
        stage.wall(M.limewash('#8F9C94', '#7C8981', 1.3), -4200, 4200, 4200), box('plinth', (-4200, -20, -60), (4200, 120, 220), M.stone('#C9BFAF', '#A99E8C', .6), 4),
        O.paving(-4200, 4200, -4800, -20, 800, 800, M.stone('#D3CABB', '#B8AE9D', .6), 4), *(box('slat', (-2600 + 70 * i, -520, 0), (-2570 + 70 * i, -480, 2300), M.wood('#B08A5C', '#7F5F3A', 'z', .6), 2) for i in range(26)),
        B.pot((1330, -460, 0), 190, 340, M.stone('#5F5A54', '#4A4641', .6)), O.olive((1330, -460, 310), 520, 430, 8),
        sun=(-54, 34, 4.8, '#FFDDB2', .13, 1), cover='#A5B0A8', pad='#B9B1A4', rise=1350, eye=(520, -4500, 860), at=(60, 0, 860), lens=52, exposure=.55),
}
