"""What the machines that move air have in common: plates with holes, soft faces, fans, guards, spigots, screws."""
import math
import bpy
import materials as M
from core import MM, box, cyl, grid, lathe, mesh, prism, ring, rrect, tube


def circle(x, z, radius, n=72):
    """Round outline."""
    return [(x + radius * math.cos(math.tau * i / n), z + radius * math.sin(math.tau * i / n)) for i in range(n)]


def plate(name, outline, holes, front, back, mat, bevel=2, seg=3):
    """A sheet that stands between y=front and y=back, with holes; every edge is rounded by `bevel`."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = (back - front) / 2 - bevel, bevel, seg - 1
    curve.offset = -bevel
    for points in [outline] + list(holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        for point, (x, z) in zip(spline.points, points):
            point.co = (x, z, 0, 1)
    holder = bpy.data.objects.new(name, curve)
    filled = bpy.data.meshes.new_from_object(holder)
    middle = (front + back) / 2
    verts = [(v.co.x, middle - v.co.z, v.co.y) for v in filled.vertices]
    faces = [tuple(p.vertices) for p in filled.polygons]
    bpy.data.objects.remove(holder)
    bpy.data.meshes.remove(filled)
    made = mesh(name, verts, faces, mat)
    weld = made.modifiers.new('weld', 'WELD')
    weld.merge_threshold = .002 * MM
    made.modifiers.new('normals', 'WEIGHTED_NORMAL').weight = 100
    return made


def pillow(name, outline_at, front, back, mat, radius, steps=8):
    """A solid face with one soft edge all around; outline_at(inset) gives the outline."""
    rings = [(0, back)]
    for i in range(steps + 1):
        t = math.pi / 2 * i / steps
        rings.append((radius * (1 - math.cos(t)), front + radius * (1 - math.sin(t))))
    verts, faces = [], []
    for inset, y in rings:
        outline = outline_at(inset)
        verts += [(x, y, z) for x, z in outline]
    n = len(outline)
    for k in range(len(rings) - 1):
        faces += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
    faces += [tuple(range(n)), tuple(range(len(verts) - n, len(verts)))]
    made = mesh(name, verts, faces, mat)
    made.modifiers.new('normals', 'WEIGHTED_NORMAL').weight = 100
    return made


def inset_rrect(x0, z0, x1, z1, radii):
    """The outline function of a rounded rectangle, for `pillow`."""
    radii = radii if isinstance(radii, (tuple, list)) else (radii,) * 4
    return lambda inset: rrect(x0 + inset, z0 + inset, x1 - inset, z1 - inset, [max(r - inset, .4) for r in radii])


def turned(name, profile, at, mat, seg=96):
    """A sheet turned about the y axis through `at`, open at both ends: rims, collars, rings. profile [(radius, y)]."""
    verts, faces = [], []
    for k, (radius, y) in enumerate(profile):
        verts += [(at[0] + a, at[1] + y, at[2] + b) for a, b in circle(0, 0, radius, seg)]
        if k:
            low, high = (k - 1) * seg, k * seg
            faces += [(low + i, low + (i + 1) % seg, high + (i + 1) % seg, high + i) for i in range(seg)]
    return mesh(name, verts, faces, mat)


def screw(x, z, front, radius=5):
    """A pan-head screw with its slot, head on the plane y=front."""
    cyl('screw', (x, front, z), radius, -radius * .45, M.steel(), 'y', radius * .2, 32)
    box('slot', (x - radius * .7, front - radius * .47, z - radius * .1),
        (x + radius * .7, front - radius * .4, z + radius * .1), M.plain('#1A1918', .6), 0)


def blade(x, y, z, start, inner, outer, sweep, pitch, mat):
    """One swept fan blade; it leans from y-pitch/2 to y+pitch/2."""
    def surface(u, v):
        radius = inner + (outer - inner) * v
        angle = start + (u - .5) * (sweep - .15 * v) + .42 * v * v
        return (x + radius * math.cos(angle), y - pitch * (u - .5) * (1 - .3 * v), z + radius * math.sin(angle))
    return grid('blade', 18, 14, surface, mat, 3)


def fan_wheel(x, y, z, radius, blades=5):
    """Axial fan: hub with a soft nose and swept blades."""
    mat = M.plain('#3A3C3E', .42)
    hub = radius * .2
    lathe('hub', [(0, -36), (hub * .5, -35), (hub * .86, -27), (hub, -14), (hub, 36), (0, 36)], (x, y, z), mat, 72,
          'y')
    for k in range(blades):
        blade(x, y, z, .3 + k * math.tau / blades, hub * .96, radius, math.tau / blades * .8, 62, mat)


def fan_guard(x, front, z, radius, body):
    """Wire guard, flush with y=front: fine rings, three strong ones, curved spokes, a boss in the body's colour."""
    wire = M.powder('#1B1C1D', .4)
    boss = radius * .14
    count = max(6, round((radius - boss) / 15))
    for i in range(1, count + 1):
        ring('ring', (x, front + 5, z), boss + (radius - boss - 5) * i / count, 1.7, wire, 'y', 96)
    for part in (.34, .56, .78):
        ring('strong-ring', (x, front + 5.4, z), radius * part, 2.6, wire, 'y', 96)
    for k in range(12):
        points = []
        for i in range(9):
            r, turn = boss * .8 + (radius + 4 - boss * .8) * i / 8, math.tau * k / 12 + .5 * i / 8
            points.append((x + r * math.cos(turn), front + 9, z + r * math.sin(turn)))
        tube('spoke', points, 2.2, wire, res=4)
    lathe('boss', [(boss, 12), (boss, 4), (boss - 1.2, 1.4), (boss - 4, 0), (0, 0)], (x, front + 1, z), body, 96, 'y')


def spigot(x, z, radius, front, face, mat, turbine=False):
    """Round collar from the plane y=face to y=front, with its bead, its rubber lip and what stands inside."""
    long = face - front
    wall = max(1.6, radius * .05)
    profile = [(radius - wall, long), (radius - wall, 2), (radius - wall * .5, 0), (radius, 1.5), (radius, long * .3),
               (radius + 1.6, long * .34), (radius + 1.6, long * .42), (radius, long * .46), (radius, long - 4),
               (radius + 4, long - 1.4), (radius + 5, long)]
    turned('spigot', profile, (x, front, z), mat)
    ring('lip', (x, front + long * .62, z), radius, 2, M.plain('#161616', .7), 'y', 96)
    lathe('bottom', [(radius - wall * .5, 0), (0, 0)], (x, face - 2, z), M.plain('#121212', .7), 64, 'y')
    if turbine:
        impeller(x, z, radius * .84, face - long * .5, face - 3)
    else:
        damper(x, z, radius - wall - 1.5, face - long * .45)


def damper(x, z, radius, y):
    """The round flap of a spigot on its spindle, a little open."""
    grey = M.plain('#8C8A86', .5)
    lean = .3
    outline = [(a, b) for a, b in circle(0, 0, radius, 64)]
    count = len(outline)
    verts = [(x + a, y + s + b * math.sin(lean), z + b * math.cos(lean)) for s in (-.8, .8) for a, b in outline]
    faces = [tuple(range(count)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    mesh('flap', verts, faces, grey)
    cyl('spindle', (x - radius, y, z), 2, 2 * radius, M.steel(), 'x', .5, 24)


def impeller(x, z, radius, front, back):
    """Centrifugal wheel seen through its inlet: forward-curved blades round a cup."""
    mat = M.plain('#5A5B5B', .45)
    count = 28
    for k in range(count):
        a = math.tau * k / count
        points = []
        for i in range(5):
            r, t = radius * (.72 + .26 * i / 4), a + .16 * (i / 4) ** 2
            points.append((x + r * math.cos(t), z + r * math.sin(t)))
        for i in range(4, -1, -1):
            r, t = radius * (.72 + .26 * i / 4), a + .16 * (i / 4) ** 2 + .03
            points.append((x + r * math.cos(t), z + r * math.sin(t)))
        prism('vane', points, 'y', front, back, mat, .3, 1)
    lathe('cup', [(radius * .7, back - front - 1), (radius * .5, (back - front) * .7), (radius * .3,
                                                                                        (back - front) * .25),
                  (radius * .2, 2), (0, 1)], (x, front, z), mat, 72, 'y')
    ring('shroud', (x, front + 1, z), radius * .99, 1.6, mat, 'y', 72)


def slot(x0, x1, z, tall):
    """Outline of a slot with round ends."""
    return rrect(x0, z - tall / 2, x1, z + tall / 2, tall / 2 - .05, 6)


def touch(x, z, radius, front, body, sign):
    """A dished touch key with its fine ring and a mark: '+', '-', 'up', 'down' or 'dot'. In a hole of the face."""
    ink = M.plain('#3A3835', .5)
    lathe('key-well', [(radius + .35, 1.2), (0, 1.2)], (x, front, z), M.plain('#141413', .7), 64, 'y')
    lathe('key', [(radius - .1, 1), (radius - .1, .35), (radius - .25, .2), (radius - .6, .16), (radius * .6, .42),
                  (0, .55)],
          (x, front, z), body, 64, 'y')
    half, thin, y = radius * .34, max(.22, radius * .045), front + .3
    if sign in '+-':
        box('mark', (x - half, y - .1, z - thin), (x + half, y + .5, z + thin), ink, 0)
    if sign == '+':
        box('mark', (x - thin, y - .12, z - half), (x + thin, y + .5, z + half), ink, 0)
    if sign in ('up', 'down'):
        s = 1 if sign == 'up' else -1
        tip, low, t = z + s * half * .55, z - s * half * .45, thin * 2.4
        prism('mark', [(x - half, low), (x, tip), (x + half, low), (x + half, low - s * t), (x, tip - s * t),
                       (x - half, low - s * t)], 'y', y - .1, y + .5, ink, 0)
    if sign == 'dot':
        cyl('mark', (x, y - .1, z), radius * .16, .5, ink, 'y', .05, 32)
