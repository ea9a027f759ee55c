"""Soft things: cushions, throws, rugs, duvets. Every one has folds of its own, by its seed."""
import math
import bmesh
import numpy as np
from core import MM, grid, mesh, smooth
import materials as M


def cushion(lo, hi, mat, square=6, puff=0.0, seed=1, turn=(0, 0, 0), seg=18, wrinkle=3.0):
    """A stuffed block between two corners; `puff` thins the rim as in a pillow. Turned by degrees about its centre."""
    rng = np.random.default_rng(seed)
    half = [(b - a) / 2 for a, b in zip(lo, hi)]
    phase, verts, faces = rng.random(6) * 6.28, [], []
    for axis in range(3):
        for sign in (-1, 1):
            base = len(verts)
            for i in range(seg + 1):
                for j in range(seg + 1):
                    p = [0.0, 0.0, 0.0]
                    p[axis], p[(axis + 1) % 3], p[(axis + 2) % 3] = sign, 2 * i / seg - 1, 2 * j / seg - 1
                    verts.append(stuffed(p, half, square, puff, phase, wrinkle))
            for i in range(seg):
                for j in range(seg):
                    k = base + i * (seg + 1) + j
                    faces.append((k, k + 1, k + seg + 2, k + seg + 1))
    o = mesh('cushion', verts, faces, mat, shade=False)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=.00005)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    smooth(o, 180)
    o.location = [(a + b) / 2 * MM for a, b in zip(lo, hi)]
    o.rotation_euler = [math.radians(t) for t in turn]
    sub = o.modifiers.new('sub', 'SUBSURF')
    sub.levels = sub.render_levels = 1
    return o


def stuffed(p, half, square, puff, phase, wrinkle):
    """A point of the unit cube on the stuffed body, in millimetres."""
    k = sum(abs(c) ** square for c in p) ** (1 / square)
    x, y, z = (c / k for c in p)
    if puff:                                               # the thin axis is the smallest
        thin = half.index(min(half))
        q = [x, y, z]
        a, b = (q[i] for i in range(3) if i != thin)
        q[thin] *= (1 - puff) + puff * (1 - a ** 4) * (1 - b ** 4)
        x, y, z = q
    fold = wrinkle * (math.sin(5 * x + 3 * z + phase[0]) * math.sin(4 * y + phase[1])
                      + .6 * math.sin(9 * x - 7 * y + phase[2]) * math.sin(8 * z + phase[3]))
    return tuple(c * (h + fold) for c, h in zip((x, y, z), half))


def rug(x0, y0, x1, y1, color='#CDBFA9', border=None, seed=1, fringe=True):
    """A woven rug that does not lie quite flat, with a border and a fringe."""
    rng = np.random.default_rng(seed)
    ph = rng.random(4) * 6.28
    wave = lambda x, y: 11 + 2.2 * math.sin(x / 310 + ph[0]) * math.sin(y / 270 + ph[1])

    def fn(u, v):
        x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * v
        return x + 5 * math.sin(v * 9 + ph[2]), y + 4 * math.sin(u * 11 + ph[3]), wave(x, y)
    grid('rug', 60, 40, fn, weave(color, border), 9, 0)
    if fringe:
        verts, faces = [], []
        for edge, sign in ((x0, -1), (x1, 1)):
            for y in np.arange(y0 + 6, y1 - 6, 9.0):
                k, long, sway = len(verts), 55 + 20 * rng.random(), rng.normal(0, 9)
                verts += [(edge - sign * 6, y, 15), (edge - sign * 6, y + 5, 15),
                          (edge + sign * long, y + 4 + sway, 3), (edge + sign * long, y + sway, 3)]
                faces.append((k, k + 1, k + 2, k + 3))
        mesh('fringe', verts, faces, M.linen(color), shade=False)


@M.cached
def weave(color, border=None):
    """Flat-woven wool: ribs across, slubs, a border by its UVs."""
    g = M.G('weave')
    rib = g('TexWave', Vector=g.obj(), bands_direction='X', Scale=28, Distortion=2.4, Detail=2, Detail_Scale=3)
    slub = g.noise(g.obj((14, 90, 1)), 1, 3)
    tone = g.math('ADD', g.math('MULTIPLY', rib.outputs['Fac'], .35), g.math('MULTIPLY', slub, .65))
    c = g.mix(color, tuple(v * .66 for v in M.lin(color)[:3]) + (1,), tone)
    if border:
        uv = g('SeparateXYZ', Vector=g('TexCoord').outputs['UV'])
        edge = lambda s: g.math('MINIMUM', s, g.math('SUBTRACT', 1.0, s))
        near = g.math('MINIMUM', edge(uv.outputs[0]), g.math('MULTIPLY', edge(uv.outputs[1]), .6))
        line = g.ramp(near, [(.0, 0.0), (.035, 1.0), (.05, 0.0), (.06, 1.0), (.065, 0.0)], 'CONSTANT')
        c = g.mix(c.outputs[0], border, line)
    return g.done(g.pbr(c, .95, normal=g.bump(tone, .003, .6), Sheen=.4, Specular=.1))


@M.cached
def velvet(color):
    """Short pile: darker where it faces us, light along its edges."""
    g = M.G('velvet')
    edge = g('LayerWeight', Blend=.45).outputs['Facing']
    pile = g.noise(g.obj((1, 1, 3)), 5, 3)
    c = g.mix(color, tuple(min(1, v * 2.1 + .02) for v in M.lin(color)[:3]) + (1,),
              g.math('MULTIPLY', edge, g.math('ADD', .35, g.math('MULTIPLY', pile, .6))))
    return g.done(g.pbr(c, .9, normal=g.bump(g.noise(g.obj(), 700, 1), .0006, .5), Sheen=1.0, Specular=.1))


@M.cached
def knit(color):
    """Thick wool: ribs that run along the throw."""
    g = M.G('knit')
    uv = g.uv((1, 1, 1))
    rib = g('TexWave', Vector=uv, bands_direction='X', Scale=18, Distortion=.8, Detail=2,
            Detail_Scale=6).outputs['Fac']
    stitch = g('TexWave', Vector=uv, bands_direction='Y', Scale=46, Distortion=1.4, Detail=1,
               Detail_Scale=4).outputs['Fac']
    h = g.math('ADD', g.math('MULTIPLY', rib, .7), g.math('MULTIPLY', stitch, .3))
    c = g.mix(tuple(v * .68 for v in M.lin(color)[:3]) + (1,), color, h)
    return g.done(g.pbr(c, .95, normal=g.bump(h, .004, .7), Sheen=.6, Specular=.1))
