"""The silent room: wedges of foam on every side, a heat pump in the middle of the grating, one microphone."""

import math

import numpy as np
import bpy

import lights
import materials as M
import models
from core import MM, box, camera, cyl, lathe, tube
from finishes import IN_ROOMS
from settings.stage import LANDSCAPE, picture


def wedges(plane, a0, a1, b0, b1, at, cell=400, long=620, mat=None):
    """Foam wedges in one mesh, three blades a cell, their edges crosswise from cell to cell. `plane` is 'back',
    'left', 'right', 'ceiling' or 'floor'; a and b run across it."""
    verts, faces = [], []

    def put(a, b, h):
        return {'back': (a, at - h, b), 'left': (at + h, a, b), 'right': (at - h, a, b), 'ceiling': (a, b, at - h), 'floor': (a, b, at + h)}[plane]

    na, nb = int(round((a1 - a0) / cell)), int(round((b1 - b0) / cell))
    for i in range(na):
        for j in range(nb):
            for k in range(3):
                lo, hi = cell * k / 3 + 3, cell * (k + 1) / 3 - 3
                mid = (lo + hi) / 2
                oa, ob = a0 + i * cell, b0 + j * cell
                base = len(verts)
                if (i + j) % 2:
                    corners = [(oa + lo, ob + 4), (oa + hi, ob + 4), (oa + hi, ob + cell - 4), (oa + lo, ob + cell - 4)]
                    edge = [(oa + mid, ob + 4), (oa + mid, ob + cell - 4)]
                    sides = [(0, 1, 5, 4), (1, 2, 7, 9, 8, 5), (2, 3, 6, 7), (3, 0, 4, 8, 9, 6)]
                    tip = [8, 9]
                else:
                    corners = [(oa + 4, ob + lo), (oa + cell - 4, ob + lo), (oa + cell - 4, ob + hi), (oa + 4, ob + hi)]
                    edge = [(oa + 4, ob + mid), (oa + cell - 4, ob + mid)]
                verts += [put(a, b, 0) for a, b in corners] + [put(a, b, 180) for a, b in corners] + [put(a, b, long) for a, b in edge]
                q = lambda *f: faces.append(tuple(base + v for v in f))
                for s in range(4):
                    q(s, (s + 1) % 4, 4 + (s + 1) % 4, 4 + s)
                if (i + j) % 2:
                    q(4, 5, 8), q(5, 6, 9, 8), q(6, 7, 9), q(7, 4, 8, 9)
                else:
                    q(7, 4, 8), q(4, 5, 9, 8), q(5, 6, 9), q(6, 7, 8, 9)
    me = bpy.data.meshes.new('wedges')
    me.from_pydata([tuple(c * MM for c in v) for v in verts], [], faces)
    o = bpy.data.objects.new('wedges', me)
    bpy.context.scene.collection.objects.link(o)
    me.materials.append(mat or foam())
    return o


def foam():
    """Open foam, slate grey, quite dull."""
    g = M.G('foam')
    n = g.noise(g.obj(), 220, 2, 0.7)
    c = g.ramp(n, [(0.3, '#5D6467'), (0.65, '#787F81')])
    return g.done(g.pbr(c, 1.0, normal=g.bump(n, 0.004, 0.6), Specular=0.05))


def silent_room():
    """One-point view down the room; the unit in white on its grating, the microphone on its stand before it."""
    half, back, top = 2400, 2400, 3600
    wedges('back', -half, half, -800, top + 400, back)
    wedges('left', -4000, back, -800, top + 400, -half)
    wedges('right', -4000, back, -800, top + 400, half)
    wedges('ceiling', -half, half, -4000, back, top + 500)
    wedges('floor', -half, half, -4000, back, -900, 400, 560)
    grating()
    product = models.build('heat-pump-one-fan', width=1080, height=800, depth=440, finish=IN_ROOMS['blanc'])
    product.place(-140, 500, 90, 14)
    for x in (-420, 150):
        box('pad', (x - 90, 80, 6), (x + 90, 500, 90), M.plain('#2B2C2C', 0.8), 8)
    microphone(980, -420)
    for x in (-1000, 1000):
        box('lamp', (x - 70, -300, 3000), (x + 70, 1100, 3030), M.emit('#F6F4EC', 3), 0)
        lights.area((x, 400, 2980), (x * 0.7, 300, 0), 160, 1500, 120, '#FFF4E2', spread=165)
    lights.world('#DCE3E8', 0.06)
    lights.area((-900, -3900, 2500), (0, 400, 700), 1800, 1200, 70, '#FFEFD9', glossy=False)
    camera((0, -5200, 1150), (0, 0, 1150), 48, 7.1, (0, 200, 700), shift=(0, 0.01))
    return picture(LANDSCAPE, 0.95, 1.2, 1.04)


def grating():
    """A floor of steel wire hung over the wedges: a fine mesh, so that no plate gives an echo."""
    wire = M.metal('#A5A6A3', 0.4, 'x')
    for i in range(42):
        x = -1850 + i * 3700 / 41
        tube('wire', [(x, -4200, 0), (x, 1750, 0)], 3.4, wire, res=2)
    for i in range(67):
        y = -4200 + i * 5950 / 66
        tube('wire', [(-1850, y, 3), (1850, y, 3)], 3.4, wire, res=2)
    for x in (-1850, 1850):
        box('edge', (x - 20, -4200, -30), (x + 20, 1750, 12), M.powder('#4A4E4F', 0.5), 3)


def microphone(x, y):
    """A measuring microphone on a tripod, its capsule towards the unit."""
    black, steel = M.plain('#1B1C1C', 0.5), M.metal('#B9B9B4', 0.25, 'x')
    for k in range(3):
        a = math.tau * k / 3 + 0.5
        tube('leg', [(x, y, 520), (x + 300 * math.cos(a), y + 300 * math.sin(a), 8)], 9, black)
    cyl('post', (x, y, 480), 11, 620, black, 'z', 2)
    tube('boom', [(x, y, 1090), (x - 250, y + 130, 1090)], 8, black)
    tube('body', [(x - 200, y + 104, 1090), (x - 380, y + 198, 1090)], 9, steel, res=12)
    tube('capsule', [(x - 376, y + 196, 1090), (x - 420, y + 219, 1090)], 12, steel, res=12)
