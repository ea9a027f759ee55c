"""Cloth in baths and laundries: towels that hang in soft folds, folded piles; thickness, rolled seams."""

import math
import bpy
import numpy as np
from core import MM, prism, rrect, smooth
from props import group
from core import collect
from settings import surfaces as S

CAP = 7  # points around each long edge


def waves(u, t, rng_phase, count):
    """Folds across the cloth: a few crests that wander and merge on the way down. Never below 0."""
    p = rng_phase
    lean = u + 0.05 * np.sin(2.2 * t + p[0]) * np.sin(math.pi * u)
    f = 0.62 * np.sin(math.tau * count * lean + p[1] + 0.5 * t)
    f += (
        0.34 * np.sin(math.tau * count * 0.53 * lean + p[2] - 0.8 * t)
        + 0.16 * np.sin(math.tau * count * 1.9 * lean + p[3]) * t
    )
    return np.maximum(f + 0.9, 0) ** 1.25


def hung(
    width,
    at,
    front,
    back,
    bar=12,
    color='#EDE6DA',
    band=None,
    weave='terry',
    folds=2.0,
    depth=1.0,
    thick=7,
    double=False,
    seed=1,
):
    """A towel over a bar whose axis is at = (x, y, z). `front` and `back` are the drops, `folds` how many crests,
    `depth` how deep they grow, `double` a towel folded lengthwise (two layers, the fold to one side)."""
    phase = np.random.default_rng(seed).random(8) * math.tau
    h = 15 if double else thick
    r = bar + h / 2 + 0.5
    top = math.pi * r
    total = front + top + back
    nu, nv = 72, 190
    s = np.linspace(0, total, nv)[:, None]
    u = np.linspace(0, 1, nu)[None]
    t = np.where(s < front, (front - s) / front, np.where(s > front + top, (s - front - top) / back, 0.0)) + 0 * u
    a = np.clip((s - front) / top, 0, 1) * math.pi + 0 * u
    grow = (2.5 + 30 * t**0.8) * depth * np.where(s < front, 1, 0.42)
    f = waves(u + 0 * t, t, phase, folds) * grow
    slope = np.gradient(f, axis=1) * (nu - 1)
    run = np.sqrt(np.maximum(width**2 - slope**2, (width * 0.5) ** 2)) / (nu - 1)
    x = (
        np.cumsum(run, 1) + np.cumsum(run * 0 + width / (nu - 1), 1)
    ) / 2  # cloth gives: it narrows half as much as folds ask
    x -= x[:, [nu // 2]] * 0.6 + x.mean(1, keepdims=True) * 0.4
    x += 7 * depth * t * np.sin(phase[4] + 1.4 * t)
    out = np.where(s < front, -1, 1)
    y = -r * np.cos(a) + np.where((s >= front) & (s <= front + top), 0, out * f)
    droop = t * (7 * np.sin(math.tau * 0.7 * u + phase[5]) + 5 * np.sin(math.tau * 1.6 * u + phase[6])) * depth
    z = r * np.sin(a) - np.where(s < front, front - s, np.maximum(s - front - top, 0)) + droop
    points = np.stack([x, y, z], 2)
    du, dv = np.gradient(points, axis=1), np.gradient(points, axis=0)
    normal = np.cross(du, dv)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    edge = du / np.linalg.norm(du, axis=2, keepdims=True)
    gap = np.minimum(s, total - s)
    half = h / 2 * seam(gap)[:, 0]
    band_at = np.clip(np.minimum(gap - 52, 100 - gap) / 3, 0, 1)[:, 0]
    half = half * (1 - 0.3 * band_at)
    verts, uv, ring = section(points, normal, edge, half, double, width, s[:, 0])
    loft(
        verts, uv, np.repeat(band_at[:, None], ring, 1), at, {'terry': S.terry, 'waffle': S.waffle}[weave](color, band)
    )


def seam(gap):
    """Thickness near the ends: a rolled hem, the stitched groove behind it, then the full pile."""
    roll = np.sqrt(np.clip(gap / 6, 0, 1)) * 1.25
    groove = 1 - 0.4 * np.exp(-(((gap - 17) / 3) ** 2))
    return np.where(gap < 12, roll, groove)


def section(points, normal, edge, half, double, width, s):
    """The closed section of the cloth along its length: outer face, round edge, inner face, round edge."""
    nv, nu, _ = points.shape
    k = half[:, None, None]
    turn = np.linspace(0, math.pi, CAP + 2)[1:-1]

    def cap(i, way):
        """The round long edge on one side."""
        dent = 1 - (0.55 if double and way > 0 else 0) * np.exp(-(((turn - math.pi / 2) / 0.4) ** 2))
        n, e, p = normal[:, i][:, None], edge[:, i][:, None] * way, points[:, i][:, None]
        c = np.cos(turn)[None, :, None] * way
        return p + k * (c * n + (np.sin(turn) * dent)[None, :, None] * e)

    outer, inner = points + k * normal, (points - k * normal)[:, ::-1]
    right, left = cap(nu - 1, 1), cap(0, -1)
    verts = np.concatenate([outer, right, inner, left], 1)
    across = (
        np.concatenate([np.linspace(0, width, nu), np.full(CAP, width), np.linspace(width, 0, nu), np.zeros(CAP)]) * MM
    )
    uv = np.stack(np.broadcast_arrays(across[None], s[:, None] * MM), 2)
    return verts, uv, verts.shape[1]


def loft(verts, uv, band, at, mat):
    """One mesh from rings of points, closed at both ends, with UVs in metres and the attribute `band`."""
    nv, n, _ = verts.shape
    flat = (verts.reshape(-1, 3) + np.array(at)) * MM
    j, i = np.meshgrid(np.arange(nv - 1), np.arange(n), indexing='ij')
    a, b = j * n + i, j * n + (i + 1) % n
    faces = np.stack([a, b, b + n, a + n], 2).reshape(-1, 4)
    me = bpy.data.meshes.new('towel')
    me.from_pydata(flat.tolist(), [], faces.tolist() + [list(range(n))[::-1], list(range((nv - 1) * n, nv * n))])
    index = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get('vertex_index', index)
    me.uv_layers.new(name='uv').data.foreach_set('uv', uv.reshape(-1, 2)[index].astype(np.float32).ravel())
    me.attributes.new('band', 'FLOAT', 'POINT').data.foreach_set('value', band.ravel().astype(np.float32))
    o = bpy.data.objects.new('towel', me)
    bpy.context.scene.collection.objects.link(o)
    me.materials.append(mat)
    return smooth(o, 180)


def pile(at, colors, width=330, deep=230, weave='terry', turn=0, seed=1, tall=44):
    """Folded towels one on the other, the round fold to the front; each a little out of line."""
    rng = np.random.default_rng(seed)
    with collect() as objs:
        for i, color in enumerate(colors):
            z, w = i * (tall + 1), width * (1 - 0.05 * rng.random())
            shift, mat = rng.normal(0, 4, 2), {'terry': S.terry, 'waffle': S.waffle}[weave](color, None, False)
            for k in (0, 1):
                low, high = z + k * tall / 2 + 0.6, z + (k + 1) * tall / 2 - 0.6
                fold = rrect(-deep / 2 + shift[1] + k * 3, low, deep / 2 - 12 * k, high, (tall / 4 - 1,) * 4, 8)
                prism('fold', fold, 'x', -w / 2 + shift[0] + 2 * k, w / 2 + shift[0] - 3 * k, mat, 7, 4)
            wrap = rrect(-deep / 2 - 4 + shift[1], z, -deep / 2 + 46, z + tall - 0.5, (tall / 2 - 1,) * 4, 12)
            prism('fold', wrap, 'x', -w / 2 + shift[0], w / 2 + shift[0], mat, 8, 4)
    group(objs, at, turn)
