"""Living rooms."""
import lights
import materials as M
import props
from interiors import cloth, floors, greenery, seats, shell, small, tables
from interiors.stage import WIDE, frontal, picture, stand


def calm_wall(piece):
    """The first picture of the site: a wide wall of grey lime, a curtain, sun in four panes, a bench with a vase."""
    wall = M.limewash('#D3CDC2', '#BFB8AC')
    shell.wall(wall)
    opening = (-2560, -1130, 700, 2980)
    shell.side_wall(wall, 1, 2950, opening, (2, 3))
    shell.skirting(M.powder('#DAD5CB', .5), 120)
    floors.boards('natural', 'y', 190, 2300, 5)
    props.curtain(-2560, -1800, -200, 2900, '#CFC5B2', 7, 4)
    seats.bench((1890, -300, 0), 1250, 340, 430)
    props.vase((1640, -300, 430), 330, 108, M.stone('#E4DED2', '#CFC7B8', .6))
    greenery.bare_branches((1640, -300, 740), 5, 640, 6, spread=.42)
    small.bowl((2010, -310, 430), 125, 56)
    stand(piece, 640)
    lights.raking(1, 60, 18, 6.4, '#FFE3C2', .7, 2950, 66, 44, ambient=.13)
    frontal(0, -330, 4300, WIDE, 4600, 1050, 6.3)
    return picture(WIDE, .52)


def panelled(piece):
    """A sage room with wainscot panels, herringbone, a tub chair and an arc lamp; late sun from the right."""
    paint = M.powder('#A9AE98', .5)
    shell.wall(paint)
    for x0, x1 in ((-2900, -1010), (-890, 930), (1050, 2900)):
        shell.frame_moulding(x0, 330, x1, 2500, paint)
    shell.skirting(M.powder('#9DA28C', .45), 190)
    shell.side_wall(M.powder('#B8BBA8', .6), -1, 2900, (-2700, -950, 100, 2500), (2, 4))
    floors.parquet('smoked', 620, 105, 4)
    cloth.rug(-700, -2500, 2300, -900, '#B9AB94', '#6F5B47', 3)
    seats.tub_chair((1260, -760, 0), -32, M.boucle('#D8CDBB'))
    greenery.pot((-1640, -400, 0), 165, 300, M.stone('#8F877A', '#6C655A', .7))
    greenery.rubber_plant((-1640, -400, 280), 1050, 5)
    stand(piece, 20)
    lights.raking(-1, 64, 16, 6.5, '#FFCF9E', .8, 2900, 50, 50, ambient=.14)
    frontal(20, -300, 3500, WIDE, 4300, 950, 6.3)
    return picture(WIDE, .5)


def country(piece):
    """Thick white walls, an arched niche with jugs, terracotta, a rush stool."""
    wall = M.limewash('#E6DFD1', '#D2C8B6', 1.8)
    shell.niche(wall, 900, 1560, 700, 1420, 280, M.limewash('#D9CFBD', '#C4B8A2', 1.8))
    shell.side_wall(wall, 1, 2600, (-2500, -1000, 700, 2700), (2, 3), M.wood('#7A5C42', '#553B28', 'y'))
    floors.tomettes()
    tables.shelf(880, 1580, 726, 310, 286, seats.WALNUT)
    small.jug((1110, 110, 726), 300, 92)
    small.bowl((1370, 100, 726), 130, 70, M.stone('#6F7A6B', '#566052', .4))
    small.basket((-1230, -420, 0), 215, 300)
    for k, (x, turn) in enumerate(((-1300, 0), (-1170, 7))):
        cloth.cushion((x - 160, -520, 180 + 60 * k), (x + 190, -330, 400 + 60 * k), M.linen(('#8A5A44', '#CDBFA6')[k]),
                      4, .4, 5 + k, (20, 8, turn))
    seats.lounge_chair((1830, -820, 0), -52, M.linen('#C9BDA8'), seats.WALNUT)
    cloth.rug(300, -2600, 3000, -1250, '#A88E74', '#5E4636', 6)
    stand(piece, -100)
    lights.raking(1, 57, 21, 7, '#FFD9AC', .7, 2600, 44, 40, ambient=.12)
    frontal(120, -280, 3800, WIDE, 4400, 950, 6.3)
    return picture(WIDE, .5)
