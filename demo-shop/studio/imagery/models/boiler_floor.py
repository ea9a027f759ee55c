"""A chest on the floor: display above, door with its grille below; a gas boiler has its flue on the roof."""
import materials as M
from core import Product
from models import case_parts as C, water_parts as W

GAS = 600                                                  # gas boilers are deeper than this
PLINTH = 26


def build(width, height, depth, finish, gas=None):
    gas = depth > GAS if gas is None else gas
    depth -= C.PROUD
    product = Product('boiler-floor')
    half, body = width / 2, M.body(finish, 'z')
    with product.part('plinth', 'Plinth', (0, 0, -160)):
        C.plinth(half, depth, PLINTH + 6)
    with product.part('case', 'Case', (0, 0, 0)):
        C.shell(half, PLINTH, height, depth, body, back=30)
    with product.part('back', 'Connections', (0, 200, 0)):
        for x, z in ((-.3, .72), (-.3, .3), (.3, .72), (.3, .3)): W.back_pipe(half * 2 * x, -34, height * z, 17)
    with product.part('front', 'Front panels', (0, -320, 0)):
        C.panels(half, PLINTH, height, [height * .8], depth, body)
        C.grille(width * .3, height * .18, height * .32, -depth, body)
    with product.part('display', 'Display', (0, -460, 0)):
        W.flat_display(0, height * .93 - 28, -depth, 170, 56)
        if gas: C.pressure_gauge(half - 62, -depth, height * .93 - 28, 23)
    if gas:
        with product.part('flue', 'Flue collar', (0, 0, 260)):
            C.flue(0, -depth * .35, height, 62)
    return product
