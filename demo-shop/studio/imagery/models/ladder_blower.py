"""A ladder above the box that blows warm air: louvres across, touch control on top of the box."""
import materials as M
from core import Product, cyl, lathe, prism, rrect
from models import ladder_parts as L
from models.parts import figures

FLAP = 135                                                 # the depth of the series that has a flap for the air


def build(width, height, depth, finish, flap=None):
    product = Product('ladder-blower')
    along, up = M.body(finish, 'x'), M.body(finish, 'z')
    half, x = width / 2, width / 2 - L.POST / 2
    case = min(220, height * .16)
    front, deep = -depth + 26, 36
    y = front + deep * .42
    axes = [case + 24 + z for z in L.places(height - case - 24, 46)]
    with product.part('brackets', 'Wall brackets', (0, 180, 0)):
        for z in (axes[-2] + 23, axes[1] - 23):
            for side in (-1, 1): L.bracket(side * x, z, front + deep - 2, up)
    with product.part('posts', 'Collectors', (0, 0, 0)):
        for side in (-1, 1): L.post(side * x, case - 12, height, front, up, deep=deep)
    with product.part('rungs', 'Rungs', (0, -160, 0)):
        inner = x - L.POST / 2
        for z in axes:
            L.rung(-inner - 6, inner + 6, y, z, 12, along)
            for side in (-1, 1): L.collar(side * inner, y, z, 12, up)
    flap = depth == FLAP if flap is None else flap
    with product.part('blower', 'Blower housing', (0, -60, -40)):
        housing(half, case, depth - 4 if flap else depth, along)
    with product.part('outlet', 'Outlet and filter', (0, -260, -40)):
        if flap: flap_plate(half, case, depth, along)
        louvres(half, case, depth)
    with product.part('control', 'Touch control', (0, -200, 80)):
        panel(half, case, depth - 4 if flap else depth)
    with product.part('cable', 'Supply cable', (120, 0, 0)):
        L.cable(x, -depth * .4)
    return product


def housing(half, case, depth, body):
    """Rounded sheet-metal box the whole width, on its back plate, with a shadow gap below the lid."""
    dark = M.plain('#141312', .7)
    outline = rrect(-half, -depth, half, -8, (8, 8, 26, 26), 14)
    inner = rrect(-half + 4, -depth + 4, half - 4, -10, (6, 6, 23, 23), 14)
    prism('plate', rrect(-half + 20, -8, half - 20, 0, 3), 'z', 12, case - 14, dark, 1)
    prism('gap', inner, 'z', case - 26, case - 18, dark, 0)
    prism('lid', outline, 'z', case - 21, case, body, 5, 4)
    prism('housing', outline, 'z', 0, case - 25, body, 5, 4)


def louvres(half, case, depth):
    """Three slots in the face with the dark of the duct behind."""
    for share in (.3, .5, .7):
        z = case * (1 - share) - 4
        prism('slot', rrect(-half + 60, z - 4, half - 60, z + 4, 3.9), 'y', -depth - .4, -depth + 3,
              M.plain('#0E0D0C', .8), 0)


def flap_plate(half, case, depth, body):
    """The flap that sends the air down or up through the linen: plate in a shadow gap, brass pins, brass pull."""
    low, high, front = case * .06, case * .82, -depth
    prism('gap', rrect(-half + 22, low - 3, half - 22, high + 3, 9), 'y', front + 3.4, front + 6,
          M.plain('#0E0D0C', .8), 0)
    prism('flap', rrect(-half + 25, low, half - 25, high, 6), 'y', front, front + 12, body, 2.4, 3)
    for side in (-1, 1):
        profile = [(0, -3), (5.5, -2.6), (6.5, -1.4), (6.5, 0)]
        lathe('pin', profile, (side * (half - 42), front, case * .5 - 4), M.brass(), 40, 'y')
    cyl('pull', (-26, front - 1.5, case * .12), 3, 52, M.brass(), 'x', 1.2, 24)


def panel(half, case, depth):
    """Glass let into the lid's front edge: figures, two touch dots."""
    z, w = case - 10.5, 46
    x = half - 66
    prism('glass', rrect(x - w, z - 7, x, z + 7, 5), 'y', -depth - .7, -depth + 2, M.plain('#070707', .06), .3)
    figures(x - w + 9, z - 3.5, -depth - 1, 7)
    for i in (0, 1): cyl('touch', (x - 8 - i * 9, -depth - .7, z), 1.3, -.5, M.emit('#FFE2B8', 2), 'y', .1, 20)
