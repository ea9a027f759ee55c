"""Materials that only wet rooms, kitchens and gardens need. Colours are '#rrggbb' (sRGB)."""
from materials import G, cached, lin


def darker(color, share): return '#' + ''.join('%02x' % min(255, int(int(color[i:i + 2], 16) * share)) for i in (1, 3, 5))


@cached
def terry(color='#EDE6DA', band=None, mapped=True):
    """Towelling: deep pile with the tracks of fingers in it; the woven border comes from the attribute `band`.
    Cloth without UVs (`mapped` False) takes its own coordinates."""
    g = G('terry'); place = g.uv if mapped else g.obj
    uv = place()
    pile = g.noise(uv, 300, 2, .7); tracks = g.noise(place((1, .35, 1)), 26, 2, .55)
    edge = g('Attribute', attribute_name='band').outputs['Fac']
    rib = g('TexWave', Vector=uv, bands_direction='Y', Scale=80).outputs['Fac']
    shade = g.math('ADD', g.math('MULTIPLY', pile, .6), g.math('MULTIPLY', tracks, .4))
    c = g.ramp(shade, [(.3, darker(color, .8)), (.62, color)])
    c = g.mix(c.outputs[0], g.mix(band or darker(color, .9), band or darker(color, .82), rib).outputs[0], edge)
    h = g.mix(g.math('ADD', pile, g.math('MULTIPLY', tracks, .8)).outputs[0], g.math('MULTIPLY', rib, .25).outputs[0], edge)
    return g.done(g.pbr(c, .97, normal=g.bump(h, .005, .7), Sheen=.8, Specular=.06))


@cached
def waffle(color='#D9D2C2', band=None, mapped=True, cell=11):
    """Honeycomb cotton: square wells between raised threads."""
    g = G('waffle'); place = g.uv if mapped else g.obj
    parts = g('SeparateXYZ', Vector=place((1000 / cell,) * 3))
    wave = lambda s: g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', s, 3.14159)))
    well = g.math('MULTIPLY', wave(parts.outputs[0]), wave(parts.outputs[1 if mapped else 2]))
    edge = g('Attribute', attribute_name='band').outputs['Fac']
    deep = g.math('MULTIPLY', well, g.math('SUBTRACT', 1.0, edge))
    fine = g.noise(place(), 420, 1)
    c = g.mix(color, darker(color, .62), g.math('MULTIPLY', deep, .62))
    c = g.mix(c.outputs[0], band or color, edge)
    h = g.math('ADD', g.math('MULTIPLY', deep, -1.0), g.math('MULTIPLY', fine, .12))
    return g.done(g.pbr(c, .95, normal=g.bump(h, .006, .75), Sheen=.4, Specular=.08))


@cached
def tadelakt(color='#C79C84', dark=None):
    """Polished lime: clouded, faintly glossy, pressed with a stone."""
    g = G('tadelakt'); cloud = g.noise(g.obj((1, 1, .9)), 1.8, 4, .6, .7); small = g.noise(g.obj(), 9, 2, .6)
    f = g.math('ADD', g.math('MULTIPLY', cloud, .72), g.math('MULTIPLY', small, .28))
    c = g.ramp(f, [(.34, dark or darker(color, .84)), (.63, color)])
    r = g('MapRange', Value=small, To_Min=.3, To_Max=.5)
    return g.done(g.pbr(c, r, normal=g.bump(f, .004, .5), Specular=.4))


@cached
def tile(a='#F1EEE7', b='#E6E2D8', rough=.12):
    """Industrial glazed tile for `laid` pieces: even tone, a trace of orange peel."""
    g = G('tile'); rnd = g('Attribute', attribute_name='rnd').outputs['Fac']
    n = g.noise(g.uv((14, 14, 1)), 1, 1)
    return g.done(g.pbr(g.mix(a, b, rnd), rough, normal=g.bump(n, .0025, .3), Specular=.5))


@cached
def brick(a='#A7705A', b='#7C4B3B', c='#BC927C'):
    """Hand-moulded brick for `laid` pieces."""
    g = G('brick'); rnd = g('Attribute', attribute_name='rnd').outputs['Fac']
    n = g.noise(g.uv((6, 14, 1)), 3, 4, .65)
    tone = g.ramp(rnd, [(.05, b), (.45, a), (.95, c)])
    col = g.mix(tone.outputs[0], darker(b, .8), g.math('MULTIPLY', g('MapRange', Value=n, From_Min=.5, From_Max=.8), .5))
    return g.done(g.pbr(col, .9, normal=g.bump(n, .006, .6), Specular=.2))


@cached
def lawn(color='#6C7A45', back='#9AA65A'):
    """Blades of grass: tone per blade from attribute rnd."""
    g = G('lawn'); rnd = g('Attribute', attribute_name='rnd').outputs['Fac']
    c = g.mix(color, back, rnd)
    return g.done(g('MixShader', I0=.3, I1=g.pbr(c, .5, Specular=.3), I2=g('BsdfTranslucent', Color=c)))


@cached
def copper(): return _bare('#B08468', .24)


@cached
def wicker(color='#B18A5C'):
    """Peeled willow."""
    g = G('wicker'); n = g.noise(g.obj(), 60, 2)
    return g.done(g.pbr(g.ramp(n, [(.3, darker(color, .62)), (.65, color)]), .6, Specular=.35))


@cached
def clear():
    """A sheet of glass that lets light through without caustics; green at grazing angles."""
    g = G('clear'); f = g('LayerWeight', Blend=.2).outputs['Fresnel']
    return g.done(g('MixShader', I0=f, I1=g('BsdfTransparent', Color=lin('#EEF5F1')), I2=g('BsdfGlossy', Roughness=.01)))


@cached
def spiral(color='#B9B7B2'):
    """Aluminium of spiral ducts: bright, softly ribbed by the geometry."""
    return _bare(color, .34)


def _bare(color, rough):
    g = G('bare'); n = g.noise(g.obj(), 22, 3)
    r = g('MapRange', Value=n, To_Min=rough - .06, To_Max=rough + .1)
    return g.done(g.pbr(g.mix(color, darker(color, .86), n), r, 1.0))
