"""Six bathrooms for towel dryers: white squares, glazed tiles, terrazzo, tadelakt, oak, big stone."""

import lights
import materials as M
import props as R
from core import box, cyl, laid, planks, prism, rrect, tiles
from models import ladder_parts as L
from settings import bath_props as B, cloth, stage, surfaces as S
from settings.stage import PORTRAIT, WIDE, frontal, picture, stand

BARS = {  # design: what its rungs are, as its model has them: places(height), y of the axis, radius
    'ladder': lambda h, d: (
        L.places(h, 46, 3) if d == 90 else L.places(h, 46),
        -d + 4 + min(34, d - 30) * 0.42,
        11 if d == 90 else 12,
    ),
    'slats': lambda h, d: ([h - i * (h + 18) / round(h / 78) - 9 for i in range(round(h / 78))], -d + 8, 9),
    'ladder-asymmetric': lambda h, d: (
        L.without_single([z for z in L.places(h, 46) if z > 138]),
        -69 if d == 100 else -d + 20,
        10 if d == 100 else 12,
    ),
    'ladder-blower': lambda h, d: (
        [min(220, h * 0.16) + 24 + z for z in L.places(h - min(220, h * 0.16) - 24, 46)],
        -d + 26 + 36 * 0.42,
        12,
    ),
}


def dressed(design, size, finish, z, towels, x=0):
    """The dryer on the wall with its towels: [(rung, x, keywords of cloth.hung)]."""
    stand(design, size, finish, z, x)
    axes, y, radius = BARS[design](size[1], size[2])
    for rung, dx, look in towels:
        cloth.hung(at=(x + dx, y, z + axes[rung]), bar=radius, **look)


def squares(design, size, finish, z, towels):
    """Small white square tiles, chequered floor, a basin and a round mirror; morning sun from the left."""
    laid(
        'wall', tiles(-1500, 1500, 0, 2600, 75, 75, 3), S.tile('#F0EDE6', '#E7E3DA', 0.1), 1.6, 2, 0.25, 0.004, 'wall'
    )
    box('grout', (-3600, 3.4, -20), (3600, 100, 3300), M.plain('#C4BFB4', 0.9), 0)
    chequer(300, '#E3DFD6', '#56605C')
    metal = M.chrome()
    B.trough(470, 1150, 720)
    B.wall_mixer(800, 1010, metal, 170)
    B.round_mirror(800, 1480, 290, metal)
    R.stool((-540, -330, 0), 150, 420, M.wood('#C9A578', '#93693F', 'z'))
    cloth.pile((-540, -330, 420), ('#DDE1DC', '#8FA39A', '#EFEBE3'), 250, 200, seed=2)
    dressed(design, size, finish, z, towels)
    stage.rear('#B5B1A8', 0.6)
    stage.daylight(1, (150, 1120, 1500, 1350), 58, 27, 6.6, '#FFDDB4', 32, 62, panes=(2, 3))
    frontal(130, 905, 1480, PORTRAIT, 3900, 1040)
    return picture(PORTRAIT, 0.68, 1.22, 1.06)


def chequer(side, a, b):
    """Square floor tiles of two colours by turns."""
    cells = [
        (c, (int((c[0] + 9000) // side) + int((c[1] + 9000) // side)) % 2)
        for c in tiles(-2400, 2400, -4500, 0, side, side, 2)
    ]
    for k, color in enumerate((a, b)):
        laid(
            'floor',
            [c for c, parity in cells if parity == k],
            S.tile(color, S.darker(color, 0.92), 0.3),
            1,
            4 + k,
            0.15,
            0.0008,
        )
    stage.under('#9A948A')


def glazed(design, size, finish, z, towels):
    """Upright glazed tiles in blue-green, oak floor, a bowl on a slab; even light from a north window on the right."""
    laid(
        'wall',
        tiles(-1560, 1560, 0, 2600, 65, 200, 2.6),
        M.zellige('#7F9C99', '#5F807F', 0.12),
        2,
        5,
        0.5,
        0.006,
        'wall',
    )
    box('grout', (-3600, 4.2, -20), (3600, 100, 3300), M.plain('#9DA9A3', 0.9), 0)
    laid('floor', planks(-2600, 2600, -4600, 0, 1700, 145, 0.8, 5, 'x'), M.oak('#C8A67B', '#987049'), 1.4, 5)
    stage.under('#3A2C20')
    brass = M.metal('#AC9168', 0.22, 'x')
    B.slab(-1400, -430, 760, 470, 60, M.wood('#B58E62', '#80593A', 'x'))
    B.vessel((-790, -250, 820), 180)
    B.wall_mixer(-790, 1050, brass, 180)
    B.tall_mirror(-1080, 1220, -540, 2300, 120, brass)
    B.pot((610, -330, 0), 150, 240, M.stone('#D8CDBB', '#B9AB96', 0.7))
    B.fern((610, -330, 220), 4, 30, 560, '#4F6B45')
    dressed(design, size, finish, z, towels)
    stage.rear('#A8A294', 0.5)
    stage.north(-1, 240, 40, '#F4F3EC', 0.1)
    frontal(-90, 905, 1500, PORTRAIT, 3900, 1060)
    return picture(PORTRAIT, 0.5, 1.22, 1.1)


def terrazzo(design, size, finish, z, towels):
    """Terrazzo to shoulder height and on the floor, rosy plaster above; a round window throws its disc of sun."""
    t = M.terrazzo('#E0D6C8', ('#B98871', '#A39C90', '#F3EDE2', '#857B71'))
    for x0 in (-1800, -600, 600):
        prism('panel', rrect(x0 + 1.5, 0, x0 + 1198.5, 1250, 1), 'y', -18, 0, t, 1.5)
    prism('ledge', rrect(-2600, 1250, 2600, 1276, 2), 'y', -30, 0, t, 2)
    stage.wall(M.limewash('#DDBDA6', '#C9A48A'))
    box('floor', (-2800, -4800, -30), (2800, 0, 0), t, 0)
    B.trough(500, 1200, 700, 430, 190, t)
    B.post_mixer(850, -90, 890, M.metal('#8E8C88', 0.2, 'x'), 190)
    B.bottle((575, -170, 890), 165, 32, '#8C4A33')
    stool = M.stone('#C9BCA9', '#A89984', 0.6)
    cyl('stool', (-560, -340, 0), 150, 410, stool, 'z', 14, 96)
    cloth.pile((-560, -340, 410), ('#F0E8DB', '#C98F74'), 240, 200, seed=5)
    dressed(design, size, finish, z, towels)
    stage.daylight(-1, (60, 1220, 1500, 1500), 52, 30, 7.2, '#FFDDB0', 24, 44, panes=(1, 1), shape='round')
    frontal(110, 900, 1480, PORTRAIT, 3900, 1020)
    return picture(PORTRAIT, 0.5, 1.2, 1.06)


def tadelakt(design, size, finish, z, towels):
    """Polished lime the colour of clay, an arched niche, terracotta floor; sun through leaves."""
    lime = S.tadelakt('#C8A084', '#AD8263')
    stage.niche(360, 900, 800, 1720, lime, round_head=True)
    laid('floor', tiles(-2600, 2600, -4600, 0, 200, 200, 4), M.stone('#A87D66', '#85604C', 0.6), 2, 7, 0.3, 0.002)
    stage.under('#8C7460')
    B.bottle((500, 70, 900), 190, 36, '#3E4A3F')
    R.vase((650, 80, 900), 210, 62, M.stone('#E3D8C6', '#C4B49E', 0.8))
    R.bouquet((650, 80, 1105), 5, 320, 0.5, 6, '#6F7A57', 46, 13)
    box('bench', (430, -420, 0), (2000, 0, 430), lime, 26)
    cloth.pile((640, -230, 430), ('#EFE6D6', '#5C6B58', '#DCCDB6'), 300, 220, seed=4)
    dressed(design, size, finish, z, towels)
    stage.daylight(1, (40, 1050, 1700, 1700), 60, 31, 8.0, '#FFDAA6', 26, 40, panes=(1, 1), blur=1.3)
    R.shrub((-2900, -1500, 2350), 900, 900, 330, 9, '#55663F', 190, 80)
    frontal(130, 900, 1500, PORTRAIT, 3900, 1000)
    return picture(PORTRAIT, 0.5, 1.2, 1.05)


def oak(design, size, finish, z, towels):
    """Upright oak boards, slate floor, a stone basin; blinds on the right rule the wall with light."""
    laid(
        'wall',
        planks(-1700, 1700, 0, 2700, 2900, 118, 3, 8, 'y'),
        M.oak('#D2B48C', '#A5835C', 0.5),
        2.5,
        8,
        plane='wall',
    )
    box('gap', (-3600, 4.5, -20), (3600, 100, 3300), M.plain('#2C2118', 0.9), 0)
    laid('floor', tiles(-2700, 2700, -4600, 0, 900, 450, 3, 0.5), M.stone('#6F726F', '#50534F', 0.45), 1, 3)
    stage.under('#3B3B38')
    black = M.plain('#1E1D1B', 0.35)
    B.slab(-1300, -430, 770, 470, 90, M.stone('#C9C3B6', '#A59E90', 0.5))
    B.vessel((-760, -250, 860), 175, M.stone('#E4DFD4', '#C9C2B4', 0.5))
    B.post_mixer(-520, -110, 860, black, 250)
    B.round_mirror(-780, 1560, 290, black)
    dressed(design, size, finish, z, towels)
    stage.rear('#A79D8C', 0.5)
    stage.daylight(-1, (40, 1060, 1500, 1500), 55, 26, 8.0, '#FFDDB4', 34, 60, panes=(1, 10), bar=62, thick=12)
    frontal(-110, 900, 1480, PORTRAIT, 3900, 1040)
    return picture(PORTRAIT, 0.62, 1.2, 1.04)


def travertine(design, size, finish, z, towels):
    """Large beds of pale stone, a shelf, a globe lamp: evening."""
    st = M.stone('#CDBFA8', '#A8977D', 0.42, 0.7)
    laid('wall', tiles(-1800, 1800, 0, 2800, 1200, 700, 2.5, 0.5), st, 1.2, 6, 0.4, 0.0006, 'wall')
    box('joint', (-3600, 4, -20), (3600, 100, 3300), M.plain('#8D7F6B', 0.9), 0)
    laid('floor', tiles(-2400, 2400, -4600, 0, 600, 600, 2.5), M.stone('#B9AA92', '#94846B', 0.38), 1, 9)
    stage.under('#7C6E5B')
    bronze = M.metal('#7A6248', 0.3, 'x')
    B.slab(560, 1500, 730, 480, 130, M.stone('#8C7B66', '#6B5B48', 0.4, 0.6))
    B.vessel((960, -260, 860), 180, M.stone('#E0D6C4', '#C6B9A3', 0.5))
    B.globe_lamp(760, 1480, bronze, 34)
    B.bottle((660, -190, 860), 170, 33, '#3B332B')
    dressed(design, size, finish, z, towels)
    stage.rear('#8F8271', 0.6)
    lights.world('#8A8682', 0.06)
    lights.area((-2300, -1000, 1900), (100, -60, 1100), 900, 2300, 190, '#CBD5E0')
    lights.area((-300, -4000, 2900), (0, 0, 1000), 3000, 2000, 34, '#FFE0BE', glossy=False)
    frontal(140, 1050, 1720, PORTRAIT, 3900, 1150)
    return picture(PORTRAIT, 0.72, 1.22, 1.04)


def tub_wide(design, size, finish, z, towels):
    """Sage plaster, a bath that stands free to the right, the left third of the wall empty; late sun."""
    stage.wall(M.limewash('#C9CCBC', '#B2B6A3'), -5200, 5200)
    box('skirting', (-5200, -14, 0), (5200, 2, 90), M.powder('#C3C6B4', 0.5), 3)
    laid('floor', planks(-4200, 4200, -5200, 0, 2100, 190, 0.8, 12, 'x'), M.oak('#C6A77F', '#977350'), 1.4, 12)
    stage.under('#3A2C20', -5200, 5200)
    brass = M.metal('#AC9168', 0.22, 'z')
    B.tub((1260, -520, 0))
    B.floor_mixer(610, -330, brass, 880, 170)
    cloth.hung(280, (1480, -852, 560), 330, 200, 14, '#E9E1D0', '#A9B09B', 'terry', 1.6, 0.5, seed=21)
    dressed(design, size, finish, z, towels)
    stage.rear('#BDB6A6', 0.5)
    stage.daylight(1, (350, 1050, 2900, 1350), 61, 23, 7.2, '#FFD3A0', 28, 60, panes=(4, 2), far=3500)
    frontal(230, 865, 3860, WIDE, 4800, 1000, 8)
    return picture(WIDE, 0.5, 1.2, 1.06)
