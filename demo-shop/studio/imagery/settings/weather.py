"""Outdoors in grey weather: rain at nightfall on wet slabs, a lit window beside the unit."""

import bpy
import numpy as np

import lights
import materials as M
import props as R
from core import MM, box, cyl, laid, lathe, prism, rrect, tiles
from materials import G, cached
from models.air_parts import plate
from settings import outdoor_props as O, stage
from settings.garden import bed
from settings.stage import LANDSCAPE, frontal, picture, stand


@cached
def wet_stone(a='#6C7072', b='#54585A'):
    """Slabs in the rain: darker, mirror-smooth where water stands, duller between the pools."""
    g = G('wet')
    rnd = g('Attribute', attribute_name='rnd').outputs['Fac']
    pool = g.ramp(g.noise(g.obj((1, 1, 1)), 1.3, 3, 0.55), [(0.42, 0.0), (0.56, 1.0)])
    grain = g.noise(g.obj(), 70, 2)
    c = g.mix(g.mix(a, b, rnd).outputs[0], '#3F4345', g.math('MULTIPLY', pool, 0.35))
    rough = g('MapRange', Value=pool, To_Min=0.34, To_Max=0.04)
    bump = g.bump(g.math('MULTIPLY', grain, g.math('SUBTRACT', 1.05, pool)), 0.0012, 0.6)
    return g.done(g.pbr(c, rough, normal=bump, Specular=0.55))


def rain(x0, x1, y0, y1, z0, z1, n=520, seed=4, lean=0.06):
    """Falling drops as the shutter draws them: short thin streaks, all on one slant."""
    rng = np.random.default_rng(seed)
    verts, faces = [], []
    for _ in range(n):
        x, y, z = rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(z0, z1)
        long, w = rng.uniform(45, 120), rng.uniform(0.5, 0.9)
        k = len(verts)
        verts += [(x - w, y, z), (x + w, y, z), (x + w + lean * long, y, z + long), (x - w + lean * long, y, z + long)]
        faces.append((k, k + 1, k + 2, k + 3))
    me = bpy.data.meshes.new('rain')
    me.from_pydata([tuple(c * MM for c in v) for v in verts], [], faces)
    g = G('rain')
    me.materials.append(g.done(g('MixShader', I0=0.3, I1=g('BsdfTransparent'), I2=g('Emission', Color=M.lin('#D5DEE6'), Strength=0.55))))
    o = bpy.data.objects.new('rain', me)
    bpy.context.scene.collection.objects.link(o)
    o.visible_shadow = o.visible_diffuse = o.visible_glossy = False


def splashes(x0, x1, y0, y1, n=46, seed=2):
    """Rings that drops leave in the pools."""
    from core import ring

    rng = np.random.default_rng(seed)
    for _ in range(n):
        ring('splash', (rng.uniform(x0, x1), rng.uniform(y0, y1), 1.0), rng.uniform(8, 30), 0.7, M.plain('#7E878C', 0.05), 'z', 40)


def rainy_evening(design, size, finish, z):
    """Dark boards in the rain, the window of a kitchen lit at the left, its light on wet slabs; the unit in white."""
    x0, x1, z0, z1 = -1788, -932, 980, 2160
    boards(-3600, 3600, (x0, x1, z0, z1))
    window(x0, x1, z0, z1)
    box('plinth', (-3600, -30, -60), (3600, 120, 190), M.concrete('#6E706F'), 5)
    laid('paving', tiles(-3600, 3600, -4800, -780, 800, 500, 5, 0.5), wet_stone(), 2.5, 4, 0.5, 0.0008)
    box('bed', (-3600, -4800, -60), (3600, -780, -8), M.plain('#2B2D2E', 0.5), 0)
    bed(-3000, 3000, -760, -20, 3600, 8, M.stone('#77787A', '#4F5154', 0.25))
    box('edge', (-3600, -784, -40), (3600, -760, 6), M.plain('#2E2F2F', 0.3), 1)
    O.pads((-size[0] * 0.37 + 160, size[0] * 0.37 + 160), -540, -70, 96, '#7F8282')
    stand(design, size, finish, z, 160, -120)
    O.trunking([(900, 480), (900, 1120)], color='#3A3F42')
    prism('cap', rrect(832, 1090, 968, 1220, 20), 'y', -80, 0, M.plain('#3A3F42', 0.35), 12, 4)
    O.hoses(650, -150, 190, (900, 430))
    O.downpipe(1420, mat=M.metal('#6B7073', 0.3, 'z'))
    for i, (x, y, h) in enumerate(((-820, -520, 620), (-1180, -430, 760), (1180, -520, 560), (-1560, -560, 640))):
        R.grass((x, y, 0), 280, h, i + 40, color='#5E6B48')
    rain(-2000, 2000, -2600, -250, 60, 2600)
    splashes(-1900, 1900, -2300, -800)
    lights.world('#7E90A6', 0.42)
    lights.area((600, -3800, 4600), (0, -300, 300), 4200, 2600, 240, '#9FB3CB')
    lights.area(((x0 + x1) / 2, -60, (z0 + z1) / 2), ((x0 + x1) / 2 + 500, -1800, 0), x1 - x0, z1 - z0, 34, '#FFC587', spread=130)
    lights.area((-1700, -900, 1500), (160, -300, 600), 300, 500, 16, '#FFC587', glossy=False)
    frontal(-150, 690, 2780, LANDSCAPE, 4400, 1050, 6.3, -400)
    return picture(LANDSCAPE, 0.78, 1.18, 1.04)


def boards(x0, x1, hole):
    """Dark upright boards round the opening of a window."""
    stain = M.wood('#4A4744', '#2E2B29', 'z', 0.38)
    box('membrane', (x0, 4, -60), (hole[0], 60, 4200), M.plain('#121110', 0.9), 0)
    box('membrane', (hole[1], 4, -60), (x1, 60, 4200), M.plain('#121110', 0.9), 0)
    box('membrane', (hole[0], 4, -60), (hole[1], 60, hole[2]), M.plain('#121110', 0.9), 0)
    for i in range(int((x1 - x0) / 136) + 1):
        x = x0 + i * 136
        spans = [(150, 4000)]
        if x + 128 > hole[0] - 44 and x < hole[1] + 44:
            spans = [(150, hole[2] - 60), (hole[3] + 60, 4000)]
        for a, b in spans:
            o = box('board', (0, -26, a + 613 * i), (128, -2, b + 613 * i), stain, 2)
            o.location.x, o.location.z = x * MM, -613 * i * MM


def lamplit(lamp):
    """A wall that glows as a lamp before it would light it: bright around (x, z), dim towards the corners."""
    g = G('lamplit')
    way = g('SeparateXYZ', Vector=g.obj()).outputs
    across, up = (g.math('SUBTRACT', way[k], lamp[i] * MM) for i, k in ((0, 0), (1, 2)))
    away = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', across, across), g.math('MULTIPLY', up, up)))
    tone = g.ramp(g.math('MULTIPLY', away, 0.6), [(0.1, '#F3C88E'), (0.5, '#B98450'), (1.0, '#5E4029')])
    return g.done(g('Emission', Color=tone, Strength=0.8))


def window(x0, x1, z0, z1):
    """A casement with a lit room behind it: curtain's edge, a shelf, a hanging lamp."""
    frame = M.powder('#C9C5BB', 0.4)
    for lo, hi in (((x0 - 44, -60, z0 - 60), (x1 + 44, -2, z0)), ((x0 - 44, -60, z1), (x1 + 44, -2, z1 + 60)), ((x0 - 44, -60, z0), (x0, -2, z1)), ((x1, -60, z0), (x1 + 44, -2, z1))):
        box('casing', lo, hi, frame, 3)
    for x in (x0, (x0 + x1) / 2 - 24, x1 - 48):
        box('sash', (x, -30, z0), (x + 48, 10, z1), frame, 3)
    for h in (z0, z1 - 48):
        box('sash', (x0, -28, h), (x1, 8, h + 48), frame, 3)
    box('glass', (x0, -8, z0), (x1, -5, z1), M.pane(), 0)
    box('room', (x0 - 1500, 2300, z0 - 900), (x1 + 1500, 2320, z1 + 700), lamplit((-1150, 1790)), 0)
    for h in (1350, 1720):
        box('shelf', (x0 - 900, 2150, h), (x1 + 200, 2290, h + 30), M.emit('#7A5230', 0.35), 0)
    for i, (x, h) in enumerate(((-1900, 1380), (-1660, 1380), (-1480, 1750), (-1750, 1750), (-1240, 1380))):
        cyl('pot', (x, 2200, h), 46 + 8 * (i % 2), 130 + 40 * (i % 3), M.emit(('#B8734A', '#E6CBA0', '#5B4A38')[i % 3], 0.4), 'z', 8)
    lathe('lamp', [(150, 0), (120, 60), (40, 120), (10, 130)], (-1150, 1200, 1790), M.emit('#3A2C20', 0.3), 60)
    lathe('bulb', [(0, -50), (40, -40), (54, 0), (0, 10)], (-1150, 1200, 1790), M.emit('#FFE3B8', 5), 40)
    box('curtain', (x0 - 60, 60, z0 - 60), (x0 + 150, 90, z1 + 60), M.emit('#D9BE93', 0.55), 20)
