"""What every picture has in common: the product on its wall, the camera before it, the finish."""
from collections import namedtuple
import models
from core import camera
from finishes import IN_ROOMS
from traits import TRAITS

LANDSCAPE, PORTRAIT, WIDE = (1440, 1080), (1080, 1440), (1760, 800)
SENSOR = 36

# A product: design and size as the catalogue has them, its colour, its height above the floor, and its key if it has
# traits of its own.
Piece = namedtuple('Piece', 'design width height depth finish z key', defaults=('',))


def stand(piece, x=0, y=0):
    """The product at its height on the wall, in its colour."""
    finish = IN_ROOMS.get(piece.finish, piece.finish)
    product = models.build(piece.design, width=piece.width, height=piece.height, depth=piece.depth, finish=finish,
                           **TRAITS.get(piece.key, {}))
    return product.place(x, y, piece.z)


def frontal(x, low, width, size, distance=3600, eye=1000, fstop=5.6, focus=-90):
    """A level camera on the axis x: the frame is `width` wide on the wall and starts at the height `low`."""
    tall = width * size[1] / size[0]
    larger = max(width, tall)
    shift = (low + tall / 2 - eye) / larger
    camera((x, -distance, eye), (x, 0, eye), SENSOR * distance / larger, fstop, (x, focus, eye), shift=(0, shift))


def picture(size, exposure=.5, power=1.18, sat=1.06):
    """What render.py needs to know of the picture."""
    return dict(size=size, exposure=exposure, tone=dict(power=power, sat=sat))
