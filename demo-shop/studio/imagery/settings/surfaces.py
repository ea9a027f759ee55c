"""Materials that only wet rooms, kitchens and gardens need. Colours are '#rrggbb' (sRGB)."""

from materials import G, cached, lin


def darker(color, share):
    """The colour, a share of its light."""
    return '#' + ''.join('%02x' % min(255, int(int(color[i : i + 2], 16) * share)) for i in (1, 3, 5))


@cached
def terry(color='#EDE6DA', band=None, mapped=True):
    """Towelling: deep pile with the tracks of fingers in it; the woven border comes from the attribute `band`.
    Cloth without UVs (`mapped` False) takes its own coordinates."""
    g = G('terry')
    place = g.uv if mapped else g.obj
    uv = place()
    pile = g.noise(uv, 300, 2, 0.7)
    tracks = g.noise(place((1, 0.35, 1)), 26, 2, 0.55)
    edge = g('Attribute', attribute_name='band').outputs['Fac']
    rib = g('TexWave', Vector=uv, bands_direction='Y', Scale=80).outputs['Fac']
    shade = g.math('ADD', g.math('MULTIPLY', pile, 0.6), g.math('MULTIPLY', tracks, 0.4))
    c = g.ramp(shade, [(0.3, darker(color, 0.8)), (0.62, color)])
    c = g.mix(c.outputs[0], g.mix(band or darker(color, 0.9), band or darker(color, 0.82), rib).outputs[0], edge)
    h = g.mix(
        g.math('ADD', pile, g.math('MULTIPLY', tracks, 0.8)).outputs[0], g.math('MULTIPLY', rib, 0.25).outputs[0], edge
    )
    return g.done(g.pbr(c, 0.97, normal=g.bump(h, 0.005, 0.7), Sheen=0.8, Specular=0.06))


@cached
def waffle(color='#D9D2C2', band=None, mapped=True, cell=11):
    """Honeycomb cotton: square wells between raised threads."""
    g = G('waffle')
    place = g.uv if mapped else g.obj
    parts = g('SeparateXYZ', Vector=place((1000 / cell,) * 3))
    ways = (parts.outputs[0], parts.outputs[1 if mapped else 2])
    threads = [g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', way, 3.14159))) for way in ways]
    well = g.math('MULTIPLY', *threads)
    edge = g('Attribute', attribute_name='band').outputs['Fac']
    deep = g.math('MULTIPLY', well, g.math('SUBTRACT', 1.0, edge))
    fine = g.noise(place(), 420, 1)
    c = g.mix(color, darker(color, 0.62), g.math('MULTIPLY', deep, 0.62))
    c = g.mix(c.outputs[0], band or color, edge)
    h = g.math('ADD', g.math('MULTIPLY', deep, -1.0), g.math('MULTIPLY', fine, 0.12))
    return g.done(g.pbr(c, 0.95, normal=g.bump(h, 0.006, 0.75), Sheen=0.4, Specular=0.08))


@cached
def tadelakt(color='#C79C84', dark=None):
    """Polished lime: clouded, faintly glossy, pressed with a stone."""
    g = G('tadelakt')
    cloud = g.noise(g.obj((1, 1, 0.9)), 1.8, 4, 0.6, 0.7)
    small = g.noise(g.obj(), 9, 2, 0.6)
    f = g.math('ADD', g.math('MULTIPLY', cloud, 0.72), g.math('MULTIPLY', small, 0.28))
    c = g.ramp(f, [(0.34, dark or darker(color, 0.84)), (0.63, color)])
    r = g('MapRange', Value=small, To_Min=0.3, To_Max=0.5)
    return g.done(g.pbr(c, r, normal=g.bump(f, 0.004, 0.5), Specular=0.4))


@cached
def tile(a='#F1EEE7', b='#E6E2D8', rough=0.12):
    """Industrial glazed tile for `laid` pieces: even tone, a trace of orange peel."""
    g = G('tile')
    rnd = g('Attribute', attribute_name='rnd').outputs['Fac']
    n = g.noise(g.uv((14, 14, 1)), 1, 1)
    return g.done(g.pbr(g.mix(a, b, rnd), rough, normal=g.bump(n, 0.0025, 0.3), Specular=0.5))


@cached
def brick(a='#A7705A', b='#7C4B3B', c='#BC927C'):
    """Hand-moulded brick for `laid` pieces."""
    g = G('brick')
    rnd = g('Attribute', attribute_name='rnd').outputs['Fac']
    n = g.noise(g.uv((6, 14, 1)), 3, 4, 0.65)
    tone = g.ramp(rnd, [(0.05, b), (0.45, a), (0.95, c)])
    col = g.mix(
        tone.outputs[0], darker(b, 0.8), g.math('MULTIPLY', g('MapRange', Value=n, From_Min=0.5, From_Max=0.8), 0.5)
    )
    return g.done(g.pbr(col, 0.9, normal=g.bump(n, 0.006, 0.6), Specular=0.2))


@cached
def lawn(color='#6C7A45', back='#9AA65A'):
    """Blades of grass: tone per blade from attribute rnd."""
    g = G('lawn')
    rnd = g('Attribute', attribute_name='rnd').outputs['Fac']
    c = g.mix(color, back, rnd)
    return g.done(g('MixShader', I0=0.3, I1=g.pbr(c, 0.5, Specular=0.3), I2=g('BsdfTranslucent', Color=c)))


@cached
def copper():
    """Copper pipe, a little dulled."""
    return _bare('#B08468', 0.24)


@cached
def wicker(color='#B18A5C'):
    """Peeled willow."""
    g = G('wicker')
    n = g.noise(g.obj(), 60, 2)
    return g.done(g.pbr(g.ramp(n, [(0.3, darker(color, 0.62)), (0.65, color)]), 0.6, Specular=0.35))


@cached
def clear():
    """A sheet of glass that lets light through without caustics; green at grazing angles."""
    g = G('clear')
    f = g('LayerWeight', Blend=0.2).outputs['Fresnel']
    return g.done(
        g('MixShader', I0=f, I1=g('BsdfTransparent', Color=lin('#EEF5F1')), I2=g('BsdfGlossy', Roughness=0.01))
    )


@cached
def spiral(color='#B9B7B2'):
    """Aluminium of spiral ducts: bright, softly ribbed by the geometry."""
    return _bare(color, 0.34)


def _bare(color, rough):
    """Bare metal, unevenly bright."""
    g = G('bare')
    n = g.noise(g.obj(), 22, 3)
    r = g('MapRange', Value=n, To_Min=rough - 0.06, To_Max=rough + 0.1)
    return g.done(g.pbr(g.mix(color, darker(color, 0.86), n), r, 1.0))
