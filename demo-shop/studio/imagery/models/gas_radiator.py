"""Enamelled case with a window on the flame, louvres above, wheels below; the deepest have a cast top."""
import random
import materials as M
from core import Product, box, cyl, lathe, prism, rrect, tube
from models.parts import brackets
from models.radiator_parts import circle, cut, dark, hollow, sheet, slot, spread, wheel

SEAM = 90                                                  # height of the seam above the wheels
CAST_TOP_FROM = 350                                        # millimetres deep
PORTHOLE = 45                                              # its radius


def build(width, height, depth, finish, porthole=False):
    product = Product('gas-radiator')
    body = M.body(finish, 'x')
    half, front = width / 2, -depth + 14
    cast = depth >= CAST_TOP_FROM
    top = height - (16 if cast else 0)
    x0, z0, x1, z1 = -width * .34, height * .32, width * .34, height * .66
    middle = height * .49
    if porthole: x0, z0, x1, z1 = -PORTHOLE - 10, middle - PORTHOLE - 10, PORTHOLE + 10, middle + PORTHOLE + 10
    opening = circle(0, middle, PORTHOLE) if porthole else rrect(x0, z0, x1, z1, 10)
    with product.part('brackets', 'Wall brackets', (0, 320, 0)):
        brackets(width, height)
    with product.part('flue', 'Flue', (0, 220, 0)):
        cyl('flue', (0, -20, height * .78), 48, 20, M.steel(), 'y', 2)
    with product.part('rear', 'Rear case', (0, 140, 0)):
        sheet('rear', -half + 3, 3, half - 3, top - 3, front + 64, -16, body, 15, 4)
    with product.part('fire', 'Burner and flame', (0, -40, 0)):
        firebox(x0, z0, x1, z1, front)
    with product.part('front', 'Enamelled front', (0, -200, 0)):
        shell = sheet('front', -half, 0, half, top, front, front + 60, body, 18, 8)
        louvres = [slot(0, height - drop, width * .76, 9) for drop in (46, 76, 106)]
        cut(shell, [opening] + louvres, front - 20, front + 80)
        cut(shell, [slot(0, SEAM, width * .76, 3)], front - 20, front + 9)
        box('behind', (-width * .4, front + 46, height - 116), (width * .4, front + 50, height - 36), dark(), 0)
    with product.part('window', 'Window', (0, -300, 0)):
        outer, inner = rrect(x0 - 5, z0 - 5, x1 + 5, z1 + 5, 13), rrect(x0 + 3, z0 + 3, x1 - 3, z1 - 3, 8)
        if porthole: outer, inner = circle(0, middle, PORTHOLE + 14), circle(0, middle, PORTHOLE - 2)
        hollow('frame', outer, inner, 'y', front - (7 if porthole else 2.5), front + 5, M.steel('x'),
               2.4 if porthole else .9)
        for bolt in circle(0, middle, PORTHOLE + 6, 6) if porthole else ():
            cyl('bolt', (bolt[0], front - 9.5, bolt[1]), 3.2, 4, M.steel(), 'y', .8, 6)
        box('pane', (x0, front + 8, z0), (x1, front + 11, z1), M.pane(), 0)
    with product.part('control', 'Wheels', (0, -360, 0)):
        for x in ((width * .28, width * .14, 0) if cast else (width * .28,)):
            wheel(x, front, 48)
        cyl('igniter', (-width * .3, front - 5, 48), 7, 9, M.steel(), 'y', 1.5, 48)
    if cast:
        with product.part('top', 'Cast top', (0, 0, 200)):
            prism('top', rrect(-half, -depth, half, -8, (4, 4, 18, 18)), 'z', height - 16, height,
                  M.plain('#2B2A29', .6), 4, 4)
    with product.part('pipe', 'Gas pipe', (0, 0, -160)):
        tube('pipe', [(-half + 70, -60, 10), (-half + 70, -60, -26), (-half + 70, -6, -30)], 6,
             M.metal('#B8734A', .3, 'z'), 16)
        cyl('nut', (-half + 70, -60, -8), 11, 12, M.brass('z'), 'z', 1, 6)
    return product


def firebox(x0, z0, x1, z1, front):
    """Ribbed cast back, burner tube and a row of flames."""
    cast = M.plain('#2A2725', .75)
    prism('cast', rrect(x0 - 12, z0 - 12, x1 + 12, z1 + 12, 8), 'y', front + 54, front + 58, cast, 1)
    for x in spread(x0 + 14, x1 - 14, max(8, round((x1 - x0) / 30))):
        box('rib', (x - 4, front + 46, z0 - 6), (x + 4, front + 55, z1 + 6), cast, 2)
    cyl('burner', (x0 + 8, front + 34, z0 + 24), 9, x1 - x0 - 16, M.steel('x'), 'x', 2)
    chance = random.Random(5)
    for x in spread(x0 + 30, x1 - 30, max(7, round((x1 - x0) / 24))):
        flame(x, front + 34, z0 + 32, (z1 - z0) * chance.uniform(.22, .42))


def flame(x, y, z, tall):
    """One tongue, from the burner's port to its tip."""
    wide = tall * .2 + 3
    shape = [(.55, 0), (.85, .1), (1, .22), (.9, .4), (.62, .6), (.34, .78), (.13, .92), (0, 1)]
    lathe('flame', [(wide * r, tall * up) for r, up in shape], (x, y, z), fire(), 32)


@M.cached
def fire():
    """Gas flame: blue at the foot, orange above, clear at the rim and the tip."""
    g = M.G('fire')
    up = g('SeparateXYZ', Vector=g('TexCoord').outputs['Generated']).outputs[2]
    colour = g.ramp(up, [(0, '#2F55D6'), (.16, '#5A5FC0'), (.34, '#F08A34'), (.7, '#F26A1B'), (1, '#C8400E')])
    along = g.ramp(up, [(0, .5), (.25, .75), (.6, .9), (1, .0)])
    facing = g('MapRange', Value=g('LayerWeight', Blend=.5).outputs['Facing'], To_Min=1.0, To_Max=.0)
    keep = g.math('MULTIPLY', along, facing)
    return g.done(g('MixShader', I0=keep, I1=g('BsdfTransparent'), I2=g('Emission', Color=colour, Strength=1.7)))
