"""Plants whose leaves hold: an olive tree, a rubber plant, bare branches, a fern."""
import math
import numpy as np
from mathutils import Vector
from core import lathe, tube
import materials as M
from props import branch, leaves


def pot(at, r=170, h=320, mat=None):
    """A thrown pot with its earth."""
    mat = mat or M.stone('#A9795E', '#875B45', .75)
    lathe('pot', [(r * .68, 0), (r * .72, 8), (r * .95, h * .8), (r * .97, h * .86), (r * 1.05, h * .88),
                  (r * 1.05, h), (r * .94, h), (r * .9, h * .86)], at, mat, 80)
    lathe('earth', [(0, h * .88), (r * .9, h * .88)], at, M.plain('#33271E', .95), 48)


def olive(at, height=1500, seed=1, branches=16, color='#6D7758'):
    """A young olive tree: a bent trunk and a loose head of fine leaves."""
    rng = np.random.default_rng(seed)
    leaf, bark = M.leaf(color, '#99A57C'), M.plain('#6A5A48', .85)
    x, y, z = at
    trunk = [Vector((x + 18 * math.sin(t * 5 + seed), y + 14 * math.cos(t * 4),
                     z + height * .78 * t)) for t in np.linspace(0, 1, 12)]
    tube('trunk', trunk, 13, bark, res=5)
    items = []
    for i in range(branches):
        foot = trunk[5 + int(6.99 * (i / branches))]
        a = i * 2.4 + rng.random()
        items += branch(foot, (math.cos(a) * .8, math.sin(a) * .8, .75 + .5 * rng.random()),
                        height * (.22 + .2 * rng.random()), rng, leaf, bark, 58, 13, 24, .6)
    leaves('olive', items, leaf, .12)


def rubber_plant(at, height=1100, seed=1, stems=3, color='#3E5340', leaf_length=210):
    """Upright stems with large leaves, each folded along its rib."""
    rng = np.random.default_rng(seed)
    items = []
    for s in range(stems):
        a, lean = math.tau * s / stems + rng.random(), .1 + .12 * rng.random()
        top = height * (.72 + .28 * rng.random())
        line = [Vector(at) + Vector((math.cos(a) * (24 + lean * top * t * t), math.sin(a) * (24 + lean * top * t * t),
                                     top * t)) for t in np.linspace(0, 1, 14)]
        tube('stem', line, 7, M.plain('#5B4A38', .8), res=4)
        for k in range(5, 27):
            i, q, rise = k // 2, k * 2.2 + s, .2 + .035 * k
            length = leaf_length * (.75 + .4 * rng.random()) * (1 - .3 * (i / 13) ** 4)
            items.append((line[i], (math.cos(q), math.sin(q), rise), (0, 0, 1), length, length * .46))
    return leaves('rubber', items, M.leaf(color, '#6E8458'), .3)


def fern(at, length=520, fronds=26, seed=1, color='#5C7048'):
    """Arching fronds with small leaflets on both sides."""
    rng = np.random.default_rng(seed)
    items = []
    for f in range(fronds):
        a, long = f * 2.4 + rng.random() * .4, length * (.6 + .45 * rng.random())
        droop = .5 + .5 * rng.random()
        out = Vector((math.cos(a), math.sin(a), 0))
        point = lambda t: Vector(at) + out * (long * t * .85) + Vector((0, 0, long * (.95 * t - droop * t * t)))
        tube('rib', [point(t) for t in np.linspace(0, 1, 10)], 1.5, M.plain('#6B6A42', .7), res=2)
        for i in range(3, 22):
            t = i / 22
            way = (point(t + .02) - point(t)).normalized()
            side = way.cross(Vector((0, 0, 1))).normalized()
            small = 78 * math.sin(math.pi * min(1, t * .9 + .12)) + 8
            for s in (-1, 1): items.append((point(t), side * s + way * .55, (0, 0, 1), small, 17))
    return leaves('fern', items, M.leaf(color, '#93A866'), .3)


def bare_branches(at, count=5, height=760, seed=1, color='#4E3D2F', spread=.45):
    """Dry twigs that fork."""
    rng = np.random.default_rng(seed)
    bark = M.plain(color, .85)

    def grow(p, d, length, r, depth):
        line = [Vector(p)]
        for _ in range(9):
            d = (d + Vector(rng.normal(0, .07, 3)) + Vector((0, 0, .02))).normalized()
            line.append(line[-1] + d * (length / 9))
        tube('twig', line, r, bark, res=2)
        if depth == 0: return
        for k in (3, 5, 7):
            side = Vector(rng.normal(0, 1, 3))
            grow(line[k], (d + side.normalized() * .55).normalized(), length * (.5 - .04 * k), r * .62, depth - 1)
    for i in range(count):
        a = i * 2.4 + rng.random()
        grow(at, Vector((math.cos(a) * spread * rng.random(), math.sin(a) * spread * rng.random(), 1)).normalized(),
             height * (.75 + .3 * rng.random()), 3, 2)


def leafy_branches(at, count=5, height=620, seed=1, spread=.5, color='#66744F', length=62, width=22):
    """Cut branches in a vase."""
    rng = np.random.default_rng(seed)
    leaf, bark, items = M.leaf(color, '#8D9B6C'), M.plain('#5A4A36', .8), []
    for i in range(count):
        a, k = i * 2.4 + rng.random(), spread * (.4 + .6 * rng.random())
        items += branch(at, (math.cos(a) * k, math.sin(a) * k, 1), height * (.6 + .5 * rng.random()), rng, leaf, bark,
                        length, width)
    return leaves('branches', items, leaf)
