"""A child's room."""
import math
import lights
import materials as M
from core import prism
from interiors import cloth, floors, shell, small
from interiors.stage import LANDSCAPE, frontal, picture, stand


def painted_hill(piece):
    """Two hills painted on the wall, a doll's house, blocks on a round rug."""
    shell.wall(M.limewash('#E3E3DB', '#D2D3CB'))
    hill((-1500, 900), 1150, M.limewash('#AFC0BD', '#9DAFAC'), -.6)
    hill((500, 2300), 900, M.limewash('#C9B48F', '#B9A27C'), -1.2)
    shell.skirting(M.powder('#EAE6DC', .5), 100)
    shell.side_wall(M.plain('#DEDED6', .8), -1, 2500, (-2500, -900, 300, 2900), (2, 3))
    floors.boards('pale', 'y', 120, 1700, 9)
    small.play_house((1120, -90, 0), 480, 700, 270)
    small.building_blocks((-900, -560, 12), 2)
    small.stacking_rings((-560, -660, 12))
    cloth.rug(-1500, -2300, 500, -420, '#CFC6B4', '#AFC0BD', 7, False)
    small.pegs(-1180, -560, 1120, 3)
    small.hat((-870, -75, 1120), 120, '#D2BE97')
    stand(piece, 130)
    lights.raking(-1, 58, 22, 5.6, '#FFE6C8', .8, 2500, 66, 46, '#DCE8F5', '#FFF6EC', .17)
    frontal(60, -300, 2500, LANDSCAPE, 3500, 850)
    return picture(LANDSCAPE, .55)


def hill(span, top, mat, lift):
    """A rounded hill painted on the wall between two places."""
    (a, b), n = span, 60
    outline = [(a, 0), (b, 0)] + [(b + (a - b) * i / n, top * math.sin(math.pi * i / n) ** .8) for i in range(n + 1)]
    prism('hill', outline, 'y', lift, 1, mat, 0)
