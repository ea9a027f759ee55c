"""Bedrooms."""
import lights
import materials as M
import props
from interiors import cloth, floors, greenery, lamps, seats, shell, small, tables
from interiors.stage import LANDSCAPE, PORTRAIT, WIDE, frontal, picture, stand


def clay_room(piece):
    """A clay wall, a linen bed at the right under a lantern, the unit high on the calm wall."""
    wall = M.limewash('#CDB29C', '#B89A82')
    shell.wall(wall)
    shell.skirting(M.powder('#C3A68F', .55), 130)
    shell.side_wall(wall, 1, 2900, (-2600, -1150, 900, 3500), (2, 4))
    floors.boards('pale', 'x', 180, 2200, 8)
    tables.bed((1650, -20, 0), 1700, 0, M.linen('#EFE9DE'), M.linen('#B7A491'), M.linen('#A58E7A'), seed=3)
    seats.stool((560, -330, 0), 180, 440)
    small.bottle((520, -330, 440), 230, 46, M.stone('#7B5B49', '#5F4435', .5))
    greenery.leafy_branches((520, -330, 650), 3, 330, 4, .35, '#7A7A58', 44, 15)
    props.books((610, -340, 440), 2, 4)
    lamps.lantern((640, -420, 1500), 185, 1500, 7, .9)
    stand(piece, -480)
    lights.raking(1, 57, 18, 6.2, '#FFDDB8', .7, 2900, 56, 46, ambient=.15)
    frontal(0, 410, 4350, WIDE, 5000, 1200, 8)
    return picture(WIDE, .5)


def blue_boards(piece):
    """Grey-blue boards to half the height, a bench with a folded blanket; north light from the right."""
    shell.wall(M.limewash('#DCDAD2', '#C9C7BF'))
    shell.wainscot(M.powder('#7F8F95', .5), 1080, 110)
    shell.side_wall(M.plain('#D9D7D0', .8), -1, 2300, (-2500, -700, 300, 3300), (2, 4))
    floors.boards('natural', 'y', 150, 1900, 6)
    seats.bench((60, -300, 0), 1150, 340, 420, seats.OAK)
    for k, (color, tall) in enumerate((('#C9BFAE', 62), ('#6F7F86', 54))):
        cloth.cushion((-330 + 12 * k, -450, 420 + 58 * k), (90 - 8 * k, -160, 420 + 58 * k + tall), cloth.knit(color),
                      9, 0, 3 + k, wrinkle=3)
    props.books((390, -310, 420), 3, 2)
    cloth.rug(-900, -2100, 1100, -640, '#BDB3A2', '#6F7F86', 4)
    stand(piece, 0)
    lights.raking(-1, 62, 24, 4.2, '#FFEBD3', 1.2, 2300, 90, 40, ambient=.16)
    frontal(0, -220, 1980, PORTRAIT, 3900, 1150)
    return picture(PORTRAIT, .5)


def louvred(piece):
    """A warm white room, sun through a shutter, a bed's corner with a wool throw."""
    wall = M.limewash('#E4DED2', '#D3CBBC')
    opening = (-2500, -900, 200, 2900)
    shell.wall(wall)
    shell.skirting(M.powder('#E2DCD0', .5), 140)
    shell.side_wall(wall, 1, 2400, opening, (1, 1), M.wood('#8B6E52', '#67503B', 'y'))
    shell.louvres(M.wood('#8B6E52', '#67503B', 'y'), 1, 2400, opening, 150, .45)
    floors.parquet('pale', 500, 90, 5)
    props.curtain(-1330, -950, -160, 2900, '#D9CDB9', 4, 8)
    tables.bed((1500, -20, 0), 1500, 0, M.linen('#EDE6DA'), M.linen('#C8B79F'), M.wood('#8B6E52', '#67503B', 'x'),
               seed=6)
    stand(piece, -60)
    lights.raking(1, 58, 20, 7.5, '#FFD5A2', .5, 2400, 60, 42, ambient=.15)
    frontal(40, -260, 2500, LANDSCAPE, 3500, 900)
    return picture(LANDSCAPE, .5)
