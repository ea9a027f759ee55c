"""Towels that hang over the rungs of a dryer."""
import math
import materials as M
import numpy as np
from core import grid


def towel(width, z, front, back, yb=-79, x=0, r=17, color='#EDE6DA', folds=1.0, seed=1, thick=9, name='towel', band='#B58F58'):
    """A towel hung over the bar at height z: front and back drops in mm, soft waves that grow downwards."""
    ph = np.random.default_rng(seed).random(6) * 6.28
    L = front + math.pi * r + back

    def fn(u, v):
        s = v * L
        xx = (u - .5) * width
        if s < front:
            drop = front - s
            t = drop / front
            y, zz = yb - r, z - drop
            amp = folds * (3 + 17 * t ** .7)
            y -= amp * (.55 * math.sin(u * 7 + ph[0] + t * .6) + .35 * math.sin(u * 13 + ph[1] - t) + .3 * t) + 4 * t
            xx *= 1 - .035 * t * folds
            zz += 3 * math.sin(u * 5 + ph[2]) * t
            xx += 4 * folds * t * math.sin(v * 9 + ph[3])
        elif s < front + math.pi * r:
            a = (s - front) / r
            y, zz = yb - r * math.cos(a), z + r * math.sin(a)
            zz += .8 * math.sin(u * 20 + ph[4])
        else:
            t = (s - front - math.pi * r) / back
            y, zz = yb + r + 2 * math.sin(u * 8 + ph[5]) * t, z - t * back
        return (x + xx, y, zz)
    return grid(name, 60, 120, fn, M.terry(color, band), thick, 1)
