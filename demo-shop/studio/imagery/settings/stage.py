"""What every set is built on: product on its wall, windows that throw a given patch of sun, level cameras."""

import math
import lights
import materials as M
import models
from core import MM, box, camera, prism
from finishes import IN_ROOMS
from models.air_parts import plate

WIDE, LANDSCAPE, PORTRAIT = (1760, 800), (1440, 1080), (1080, 1440)


def stand(design, size, finish, z, x=0, y=0, turn=0):
    """The product at its height on the wall, in its colour."""
    width, height, depth = size
    product = models.build(design, width=width, height=height, depth=depth, finish=IN_ROOMS.get(finish, finish))
    return product.place(x, y, z, turn)


def frontal(x, z, width, size, distance=3900, eye=None, fstop=7.1, focus=-110):
    """A level camera that shows `width` millimetres of the wall plane around x, z."""
    across = max(size)
    span = width * across / size[0]
    eye = z if eye is None else eye
    camera(
        (x, -distance, eye),
        (x, 0, eye),
        36 * (distance + focus) / span,
        fstop,
        (x, focus, eye),
        shift=(0, (z - eye) / span),
    )


def picture(size, exposure=0.55, power=1.2, sat=1.1):
    """What render.py wants to know of a set."""
    return dict(size=size, exposure=exposure, tone=dict(power=power, sat=sat))


def wall(mat, x0=-3600, x1=3600, top=3300, y=0):
    """The back wall."""
    return box('wall', (x0, y, -20), (x1, y + 120, top), mat, 0)


def under(color, x0=-3800, x1=3800, y0=-5400, z=-2.4):
    """What shows in the joints of a floor."""
    return box('under', (x0, y0, -60), (x1, 60, z), M.plain(color, 0.9), 0)


def sun_window(side, patch, azimuth, elevation, far=2300, panes=(2, 3), mat=None, bar=34, thick=90, shape='square'):
    """The side wall whose opening throws sun on the back wall: patch = (x, z, width, height) of the lit field.
    Without a product between, the field is as large as asked, sheared by the sun's height."""
    x, z, width, height = patch
    a, e = math.radians(azimuth), math.radians(elevation)
    y1, y0 = (-(side * x + s * width / 2 + far) / math.tan(a) for s in (-1, 1))
    z_mid = z - (y0 + y1) / 2 * math.tan(e) / math.cos(a)
    z0, z1 = z_mid - height / 2, z_mid + height / 2
    mat = mat or M.plain('#CFC6B8', 0.9)
    opening = oval(y0, z0, y1, z1) if shape == 'round' else [(y0, z0), (y1, z0), (y1, z1), (y0, z1)]
    top = max(5200, z1 + 900)
    sheet = plate('side-wall', [(-6400, -40), (300, -40), (300, top), (-6400, top)], [opening], 0, 60, mat, 0.5)
    sheet.rotation_euler.z = math.pi / 2
    sheet.location.x = -side * far * MM + (0.06 if side > 0 else 0)
    frame = M.plain('#E9E3D8', 0.5)
    columns, rows = panes
    x0, x1 = -side * far - thick / 2, -side * far + thick / 2
    for i in range(1, columns):
        y = y0 + (y1 - y0) * i / columns
        box('bar', (x0, y - bar / 2, z0), (x1, y + bar / 2, z1), frame, 0)
    for j in range(1, rows):
        h = z0 + (z1 - z0) * j / rows
        box('bar', (x0, y0, h - bar / 2), (x1, y1, h + bar / 2), frame, 0)


def oval(y0, z0, y1, z1, n=64):
    """Outline of a round window; stretched so that its light is what was asked for."""
    return [
        (
            (y0 + y1) / 2 + (y1 - y0) / 2 * math.cos(math.tau * i / n),
            (z0 + z1) / 2 + (z1 - z0) / 2 * math.sin(math.tau * i / n),
        )
        for i in range(n)
    ]


def arch(y0, z0, y1, z1, n=32):
    """Outline of a window with a half-round head."""
    r = (y1 - y0) / 2
    head = [
        ((y0 + y1) / 2 + r * math.cos(math.pi * i / n), z1 - r + r * math.sin(math.pi * i / n)) for i in range(n + 1)
    ]
    return [(y0, z0), (y1, z0)] + head


def daylight(
    side,
    patch,
    azimuth=57,
    elevation=24,
    power=7.5,
    color='#FFD9AC',
    fill=26,
    sky=44,
    blur=0.8,
    world=0.11,
    far=2300,
    **window,
):
    """Sun through a side window on a field of the back wall, the sky beside it, a weak bounce from the camera side."""
    lights.world('#EFEBE5', world)
    lights.sun(azimuth * side, elevation, power, color, blur)
    sun_window(side, patch, azimuth, elevation, far, **window)
    inside = -side * (far - 90)
    lights.area((inside, -1700, 1500), (patch[0], -200, 900), 1500, 2000, sky, '#E2EBF3')
    lights.area((side * 900, -4300, 2700), (0, 0, 800), 3600, 2200, fill, '#FFF2E2', glossy=False)


def north(side, power=190, fill=44, color='#F3F3EF', world=0.12, high=1900, far=2500):
    """One very large window at the side and no sun."""
    lights.world('#F1F1EE', world)
    lights.area((-far * side, -1400, high), (200 * side, -100, 900), 1500, 2500, power, color)
    lights.area((1800 * side, -3800, 2700), (0, 0, 900), 2600, 1600, fill, '#FFE9D0', glossy=False)


def rear(color='#CDBFA9', glow=0.9, door='#332D27'):
    """The room behind the camera, for mirrors and chrome: a lit wall, two bright windows, a dark door."""
    box('rear', (-4200, -5700, 0), (4200, -5600, 4600), M.plain(color, 0.9), 0)
    bar = M.plain('#6E665B', 0.6)
    for x in (-1900, 1500):
        box('rear-window', (x - 480, -5590, 700), (x + 480, -5585, 2700), M.emit('#F7F1E6', glow), 0)
        for at in (-480, -20, 440):
            box('rear-bar', (x + at, -5584, 700), (x + at + 40, -5560, 2700), bar, 0)
        for z in (660, 1340, 2020, 2700):
            box('rear-bar', (x - 480, -5584, z), (x + 480, -5560, z + 40), bar, 0)
    box('rear-door', (-900, -5590, 0), (200, -5584, 2250), M.plain(door, 0.6), 0)
    lights.area((-300, -4600, 3300), (-300, -5600, 1500), 3200, 700, 60, '#FFF3E4', glossy=False)


def niche(x0, z0, x1, z1, mat, top=3300, deep=170, round_head=False):
    """A back wall with a recess: one sheet with its hole, sides and back in the same stuff."""
    hole = arch(x0, z0, x1, z1) if round_head else [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]
    plate('wall', [(-3600, -20), (3600, -20), (3600, top), (-3600, top)], [hole], 0, 60, mat, 1.5)
    n = len(hole)
    for i in range(n):
        (a, b), (c, d) = hole[i], hole[(i + 1) % n]
        prism('reveal', [(a, b), (c, d), (c + 0.5, d + 0.5), (a + 0.5, b + 0.5)], 'y', 40, deep, mat, 0)
    box('niche-back', (x0 - 60, deep, z0 - 60), (x1 + 60, deep + 20, z1 + 60), mat, 0)
