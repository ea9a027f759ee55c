"""Winter gardens and window seats: light from behind."""
import lights
import materials as M
import props
from core import box
from interiors import cloth, floors, greenery, seats, shell, small
from interiors.stage import LANDSCAPE, WIDE, frontal, picture, stand


def outside(strength=1.0, seed=1):
    """A garden behind the panes, far out of focus: pale air over a hedge and a lawn."""
    box('air', (-9000, 4000, -3000), (9000, 4050, 6000), view(strength, seed), 0)


@M.cached
def view(strength, seed):
    """Soft greens below a wavering line, haze above it, as an eye sees them past what it looks at."""
    g = M.G('view')
    at = g.obj()
    height = g('SeparateXYZ', Vector=at).outputs[2]
    crowns = g.noise(g('VectorMath', operation='ADD', I0=at, I1=(seed * 3.7, 0, 0)), .62, 3, .5)
    leafage = g.noise(at, 2.2, 3, .6)
    line = g.math('ADD', height, g.math('MULTIPLY', g.math('SUBTRACT', crowns, .5), -3.4))
    green = g.ramp(leafage, [(.3, '#4F5E41'), (.52, '#75835A'), (.72, '#A9B188')])
    hedge = g.ramp(g.math('ADD', g.math('MULTIPLY', line, .5), -.1), [(.42, 0.0), (.68, 1.0)])
    lawn = g.ramp(g.math('ADD', g.math('MULTIPLY', height, .4), .5), [(.22, 1.0), (.36, 0.0)])
    c = g.mix(g.mix(green.outputs[0], '#E9EBE4', hedge.outputs[0]).outputs[0], '#A8AC7C', lawn.outputs[0])
    return g.done(g('Emission', Color=c, Strength=strength))


def winter_garden(piece):
    """Steel panes from wall to wall over a low sill, ferns and an olive, terrazzo."""
    shell.window_behind(M.limewash('#DAD6CB', '#C8C3B6'), -3300, 3300, 640, 2700, 11, 2, M.powder('#2F3A34', .4), 200,
                        13)
    outside(1.4, 2)
    floors.terrazzo('#B4AFA5')
    greenery.pot((-1500, -470, 0), 190, 330)
    greenery.olive((-1500, -470, 290), 1080, 4, 18)
    greenery.pot((1480, -380, 0), 150, 250, M.stone('#D5CCBD', '#BDB2A0', .7))
    greenery.fern((1480, -380, 240), 560, 30, 2)
    stand(piece, 60)
    lights.behind(152, 47, 7, '#FFE4C0', 90, 52, (-2600, 2600), 1700, .13)
    frontal(60, -420, 4000, WIDE, 4300, 900, 4.5)
    return picture(WIDE, .5)


def window_seat(piece):
    """A window of small panes over the radiator, linen at both sides, a jug on the sill."""
    wall = M.limewash('#D9C7B0', '#C6B198')
    shell.window_behind(wall, -760, 760, 640, 2100, 4, 3)
    outside(1.4, 5)
    floors.parquet('natural', 540, 92, 9)
    shell.skirting(M.powder('#E9E3D7', .5), 110)
    for a, b, s in ((-1190, -800, 3), (800, 1190, 5)): props.curtain(a, b, -110, 2600, '#E5DCCB', 4, s)
    small.jug((470, 40, 645), 250, 76)
    greenery.leafy_branches((470, 40, 865), 5, 420, 3, .55, '#7E8A60', 52, 19)
    seats.stool((-1010, -700, 0), 185, 440)
    cloth.rug(-1100, -2300, 1200, -800, '#BFAE96', '#8A5A44', 5)
    stand(piece, 0)
    lights.behind(150, 54, 9, '#FFE2BE', 50, 58, (-700, 700), 1400, .14)
    lights.area((-2600, -2200, 1900), (0, -100, 500), 1200, 2000, 55, '#FFF2E2')
    frontal(0, -250, 2550, LANDSCAPE, 3500, 950)
    return picture(LANDSCAPE, .5)
