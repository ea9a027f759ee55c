"""Kitchens: a boiler between cupboards, a small heater under the sink."""

import materials as M
import props as R
from core import box, cyl, laid, prism, rrect, tiles, tube
from settings import bath_props as B, stage, surfaces as S, utility_props as U
from settings.stage import LANDSCAPE, frontal, picture, stand


def foyer_cupboards(design, size, finish, z):
    """Wall boiler between sage cupboards above a stone top; copper pipes down into the worktop; sun from the left."""
    laid(
        'wall',
        tiles(-1950, 1950, 850, 2050, 130, 130, 2.5),
        M.zellige('#E9E2D2', '#D8CFBA', 0.14),
        2,
        3,
        0.5,
        0.007,
        'wall',
    )
    box('grout', (-3600, 4.2, -20), (3600, 100, 3400), M.limewash('#DDD6C8', '#CBC2B1'), 0)
    sage = M.powder('#8F9A86', 0.45)
    for x0, x1 in ((-1640, -930), (-925, -245), (245, 925), (930, 1640)):
        U.cabinet(x0, x1, 1150, 2000, 350, sage, 1, 4, M.metal('#AC9168', 0.25, 'x'))
        U.cabinet(x0, x1, 90, 858, 600, sage, 1, 4, M.metal('#AC9168', 0.25, 'x'))
    U.cabinet(-240, 240, 90, 858, 600, sage, 1, 4, M.metal('#AC9168', 0.25, 'x'))
    prism('top', rrect(-2200, -630, 2200, -1, 4), 'z', 862, 900, M.stone('#D9D3C7', '#B8B0A1', 0.3, 0, 0.4), 3)
    stand(design, size, finish, z)
    w, d = size[0], size[2] - 10
    for share in (0.18, 0.36, 0.6, 0.8):
        px = -w / 2 + w * share
        U.run([(px, -d * 0.48, z), (px, -d * 0.48, 902)], 10, S.copper(), 0)
        cyl('rose', (px, -d * 0.48, 900), 24, 8, M.chrome(), 'z', 3)
    R.vase((-620, -490, 900), 180, 62, M.stone('#B0745A', '#8C5640', 0.7))
    R.bouquet((-620, -490, 1066), 6, 230, 0.5, 5, '#6F7A57', 44, 14)
    cyl('board', (640, -28, 1040), 138, 22, M.wood('#C29B6C', '#8F673F', 'x'), 'y', 4, 96)
    U.jar((860, -200, 900), 64, 150, '#EDE7DA')
    stage.daylight(1, (150, 1450, 2000, 1350), 57, 24, 6.4, '#FFDDB4', 36, 66, panes=(2, 3), far=2500)
    frontal(0, 1390, 1860, LANDSCAPE, 3900, 1390, 8, -300)
    return picture(LANDSCAPE, 0.66, 1.2, 1.08)


def aiguiere_sink(design, size, finish, z):
    """Small heater under a stone sink, in the open bay of a larch-fronted kitchen; linen curtain drawn aside."""
    stage.wall(M.limewash('#DCC9AE', '#C7B193'), top=3000)
    laid('floor', tiles(-2600, 2600, -4600, 0, 160, 160, 3), S.tile('#C9C2B2', '#9C9A90', 0.4), 1.2, 8, 0.2, 0.001)
    stage.under('#9A948A')
    oak = M.wood('#B48D60', '#825F3D', 'z')
    prism('sink', rrect(-460, -560, 460, -2, 14), 'z', 690, 900, M.plain('#EDE9E0', 0.2), 10, 5)
    prism('bowl', rrect(-410, -510, 410, -110, 40), 'z', 899.6, 901, M.plain('#D3CEC4', 0.25), 0)
    prism('top', rrect(460, -600, 1800, -2, 4), 'z', 862, 900, M.stone('#8B8D88', '#6C6E6A', 0.4), 3)
    prism('top', rrect(-1800, -600, -460, -2, 4), 'z', 862, 900, M.stone('#8B8D88', '#6C6E6A', 0.4), 3)
    for x0, x1 in ((-1100, -465), (465, 1100)):
        U.cabinet(x0, x1, 80, 860, 570, oak, 1, 4, M.plain('#1E1D1B', 0.4))
    box('bay', (-465, -22, 0), (465, 0, 690), M.limewash('#E7DCC9', '#D3C5AE'), 0)
    B.wall_mixer(0, 1090, M.metal('#AC9168', 0.24, 'x'), 210, 110)
    stand(design, size, finish, z, -120, -22)
    w = size[0]
    for k in (0.3, 0.64):
        px = -120 - w / 2 + w * k + 8
        U.run([(px, -172, z - 16), (px, -172, z - 90), (px, -32, z - 90)], 8, M.chrome(), 26)
    tube('waste', [(190, -300, 690), (190, -300, 520), (190, -60, 470), (190, -22, 470)], 20, M.chrome(), 60)
    cyl('trap', (190, -300, 470), 34, 150, M.chrome(), 'z', 6)
    U.basket((200, -330, 0), 130, 200, '#B08A5D', '#E9E1D0', 2)
    stage.daylight(-1, (0, 620, 1350, 1000), 55, 20, 6.8, '#FFDDB0', 36, 60, panes=(2, 2))
    frontal(0, 620, 1340, LANDSCAPE, 3600, 640, 8, -400)
    return picture(LANDSCAPE, 0.78, 1.2, 1.04)
