"""Dining rooms."""
import lights
import materials as M
from interiors import floors, lamps, seats, shell, small, tables
from interiors.stage import LANDSCAPE, frontal, picture, stand


def long_table(piece):
    """The end of a table with a chair and a bowl of pears, a dome over it; slate-blue wall, soft light."""
    wall = M.limewash('#C9CCC8', '#B5B9B6')
    shell.wall(wall)
    shell.wainscot(M.powder('#DAD9D2', .5), 90, 2000)
    shell.side_wall(wall, -1, 2600, (-2400, -900, 300, 3000), (3, 4))
    floors.boards('walnut', 'x', 140, 1800, 4)
    tables.table((-1300, -1050, 0), 1500, 860, 740, seats.OAK)
    seats.chair((-500, -1050, 0), -90)
    small.bowl((-690, -1020, 740), 140, 70, M.stone('#DDD3C3', '#C5B9A5', .5))
    small.bunch_of_bulbs((-690, -1020, 756), 5)
    lamps.pendant((-640, -1000, 1140), 200, 170, 1500, M.powder('#8E4B33', .45), 10)
    stand(piece, 390)
    lights.raking(-1, 60, 21, 5, '#FFE7CC', 1.0, 2600, 80, 40, ambient=.15)
    frontal(0, -260, 2350, LANDSCAPE, 3500, 880)
    return picture(LANDSCAPE, .5)
