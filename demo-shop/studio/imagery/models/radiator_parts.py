"""What the radiators and heaters have in common: folded sheets, real openings, cables, feet. Millimetres."""
from math import cos, pi, sin
import bmesh
import bpy
import materials as M
from core import MM, box, cyl, lathe, mesh, prism, rrect, tube
from models.parts import control_box

# how far control_box's own `front` lies behind the wheel's end
FRONT_OF_CONTROL = 22
GAP = 4                                                    # shadow gap between two sheets
PULL_CONTROL = (0, -320, 0)

# A point of an outline, pushed along an axis.
PUT = {'x': lambda p, t: (t, p[0], p[1]), 'y': lambda p, t: (p[0], t, p[1]), 'z': lambda p, t: (p[0], p[1], t)}


def dark():
    """What lies behind gaps and grilles."""
    return M.plain('#151413', .7)


def sheet(name, x0, z0, x1, z1, front, back, mat, radius=14, bevel=5):
    """A folded sheet seen from the front: rounded corners, rounded front edge."""
    return prism(name, rrect(x0, z0, x1, z1, radius), 'y', front, back, mat, bevel, 5)


def cut(target, outlines, a, b, axis='y'):
    """Real openings: takes prisms of these outlines, from a to b along the axis, out of an object."""
    put = PUT[axis]
    vertices, faces = [], []
    for outline in outlines:
        first, n = len(vertices), len(outline)
        vertices += [tuple(c * MM for c in put(p, t)) for t in (a, b) for p in outline]
        faces += [tuple(range(first, first + n)), tuple(range(first + 2 * n - 1, first + n - 1, -1))]
        for i in range(n):
            j = (i + 1) % n
            faces.append((first + i, first + n + i, first + n + j, first + j))
    data = bpy.data.meshes.new('cutter')
    data.from_pydata(vertices, [], faces)
    turn_outwards(data)
    cutter = bpy.data.objects.new('cutter', data)
    bpy.context.scene.collection.objects.link(cutter)
    opening = target.modifiers.new('opening', 'BOOLEAN')
    opening.operation, opening.solver, opening.object = 'DIFFERENCE', 'EXACT', cutter
    view = bpy.context.evaluated_depsgraph_get()
    result = bpy.data.meshes.new_from_object(target.evaluated_get(view), depsgraph=view)
    target.modifiers.clear()
    target.data = result
    result.use_auto_smooth = True
    even = target.modifiers.new('even', 'WEIGHTED_NORMAL')
    even.keep_sharp = True
    bpy.data.objects.remove(cutter)
    return target


def turn_outwards(data):
    """Makes all faces of a mesh look outwards."""
    bm = bmesh.new()
    bm.from_mesh(data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(data)
    bm.free()


def hollow(name, outer, inner, axis, a, b, mat, bevel=.9):
    """What lies between two outlines of as many points, pushed along an axis from a to b."""
    n = len(outer)
    loops = [[PUT[axis](p, t) for p in outline] for outline, t in ((outer, a), (inner, a), (inner, b), (outer, b))]
    faces = []
    for k in range(4):
        here, there = k * n, (k + 1) % 4 * n
        faces += [(here + i, here + (i + 1) % n, there + (i + 1) % n, there + i) for i in range(n)]
    return mesh(name, sum(loops, []), faces, mat, bevel, 3)


def slot(x, z, width, height):
    """Outline of a slot with round ends, by its centre."""
    r = min(width, height) / 2
    return rrect(x - width / 2, z - height / 2, x + width / 2, z + height / 2, r * .98, 5)


def circle(x, z, r, n=72):
    """Outline of a circle."""
    return [(x + r * cos(2 * pi * i / n), z + r * sin(2 * pi * i / n)) for i in range(n)]


def spread(a, b, count):
    """Positions at equal distances from a to b."""
    return [a + (b - a) * i / max(1, count - 1) for i in range(count)]


def corner_control(product, half, top, depth):
    """Control box in the upper right corner, its upper edge 24 mm under `top`."""
    with product.part('control', 'Control box', PULL_CONTROL):
        control_box(half, top, -depth + FRONT_OF_CONTROL)


def middle_control(product, top, depth):
    """Control box 100 mm wide on the middle line, upper edge at `top`."""
    with product.part('control', 'Control box', PULL_CONTROL):
        control_box(74, top + 24, -depth + FRONT_OF_CONTROL, 100)


def supply_cable(product, x, y, z=0):
    """Cable out of the lower edge, which is at height z, towards its outlet in the wall."""
    with product.part('cable', 'Supply cable', (120, 0, -80)):
        cyl('gland', (x, y, z - 5), 7, 12, dark(), 'z', 1, 32)
        tube('cable', [(x, y, z + 6), (x, y, z - 18), (x, -6, z - 24), (x, -2, z - 24)], 3.2, M.plain('#CFCBC3', .5),
             12)


def wheel(x, front, z):
    """Steel wheel in a dark seat, with its mark."""
    cyl('seat', (x, front - 1, z), 24, 5, dark(), 'y', 1, 72)
    lathe('wheel', [(0, -13), (16, -13), (18.6, -11.4), (19.6, -9), (20, 0)], (x, front, z), M.steel(), 96, 'y')
    box('mark', (x - 1, front - 13.5, z + 7), (x + 1, front - 12.5, z + 16), dark(), .2)
