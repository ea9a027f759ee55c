"""Procedural materials. Every function returns a Blender material and takes colours as '#rrggbb' (sRGB)."""
import bpy
from finishes import NEUTRAL

_cache = {}


def lin(h, a=1):
    h = h.lstrip('#'); c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in c) + (a,)


class G:
    """Tiny node-graph writer: g('TexNoise', Scale=4) makes a node; sockets go in by name, properties in lower case."""
    def __init__(self, name):
        self.m = bpy.data.materials.new(name); self.m.use_nodes = True
        self.t = self.m.node_tree; self.t.nodes.clear()
        self.out = self.t.nodes.new('ShaderNodeOutputMaterial')

    def __call__(self, kind, **kw):
        n = self.t.nodes.new('ShaderNode' + kind)
        for k, v in list(kw.items()):                       # properties first: they change the sockets
            if k[0].islower(): setattr(n, k, v); kw.pop(k)
        for k, v in kw.items():
            s = n.inputs[int(k[1:])] if k[0] == 'I' and k[1:].isdigit() else n.inputs[k.replace('_', ' ')]
            if isinstance(v, bpy.types.NodeSocket): self.t.links.new(v, s)
            elif isinstance(v, bpy.types.Node): self.t.links.new(v.outputs[0], s)
            else: s.default_value = v
        return n

    def ramp(self, fac, stops, mode='LINEAR'):
        n = self('ValToRGB', Fac=fac); e = n.color_ramp.elements; n.color_ramp.interpolation = mode
        while len(e) < len(stops): e.new(.5)
        for el, (p, c) in zip(e, stops):
            el.position = p; el.color = lin(c) if isinstance(c, str) else (c, c, c, 1)
        return n

    def mix(self, a, b, f, mode='MIX'):
        a, b = (lin(x) if isinstance(x, str) else x for x in (a, b))
        return self('MixRGB', blend_type=mode, Fac=f, Color1=a, Color2=b)

    def math(self, op, a, b=0.0): return self('Math', operation=op, I0=a, I1=b)

    def obj(self, scale=(1, 1, 1), rot=(0, 0, 0)):
        return self('Mapping', Vector=self('TexCoord').outputs['Object'], Scale=scale, Rotation=rot)

    def uv(self, scale=(1, 1, 1)):
        return self('Mapping', Vector=self('TexCoord').outputs['UV'], Scale=scale)

    def noise(self, vec, scale, detail=4, rough=.5, dist=0):
        return self('TexNoise', Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)

    def bump(self, h, dist, strength=1.0, normal=None):
        kw = dict(Height=h, Distance=dist, Strength=strength)
        if normal is not None: kw['Normal'] = normal
        return self('Bump', **kw)

    def done(self, shader): self.t.links.new(shader.outputs[0], self.out.inputs[0]); return self.m

    def pbr(self, color, rough=.5, metal=0.0, normal=None, **kw):
        kw.update(Base_Color=lin(color) if isinstance(color, str) else color, Roughness=rough, Metallic=metal)
        if normal is not None: kw['Normal'] = normal
        return self('BsdfPrincipled', **kw)


def cached(fn):
    def wrap(*a, **k):
        key = (fn.__name__, a, tuple(sorted(k.items())))
        try: _cache[key].name                              # a dead reference after core.reset() raises
        except (KeyError, ReferenceError): _cache[key] = fn(*a, **k)
        return _cache[key]
    return wrap


@cached
def plain(color, rough=.5, metal=0.0):
    g = G('plain'); return g.done(g.pbr(color, rough, metal))


@cached
def powder(color, rough=.42, grain=1.0):
    """Powder coat: fine orange peel, soft sheen."""
    g = G('powder'); n = g.noise(g.obj(), 900, 2)
    m = g.noise(g.obj(), 40, 2)
    r = g('MapRange', Value=m, To_Min=rough - .05, To_Max=rough + .06)
    return g.done(g.pbr(color, r, normal=g.bump(n, .00006 * grain), Specular=.45))


@cached
def metal(color='#B08A4E', rough=.26, axis='x', brushed=True):
    """Brushed brass / steel / bronze; `axis` is the brushing direction."""
    g = G('metal')
    s = {'x': (4, 700, 700), 'y': (700, 4, 700), 'z': (700, 700, 4)}[axis]
    n = g.noise(g.obj(s), 1, 3)
    r = g('MapRange', Value=n, To_Min=rough - .07, To_Max=rough + .1)
    c = g.mix(color, tuple(v * .8 for v in lin(color)[:3]) + (1,), g.noise(g.obj(), 6, 4))
    return g.done(g.pbr(c, r, 1.0, normal=g.bump(n, .00002, .6 if brushed else .05)))


@cached
def body(finish, axis='x', rough=.42, peel=1.0):
    """The part of a product that is made in the colour chosen. Powder coats are neutral here, and marked in the
    AOV `body`, so that cutout.py can give the same render every colour; pass a hex colour to have it as it is."""
    if finish == 'chrome': return chrome()
    if finish == 'inox': return steel(axis)
    if finish == 'laiton': return metal('#AC9168', .25, axis)
    if finish == 'pierre-noire': return slate()
    if finish == 'pierre-claire': return limestone()
    if finish.startswith('#'): return powder(finish, rough, peel)
    g = G('body'); n = g.noise(g.obj(), 900, 2)
    r = g('MapRange', Value=g.noise(g.obj(), 40, 2), To_Min=rough - .05, To_Max=rough + .06)
    mark = g('OutputAOV', name='body'); mark.inputs['Value'].default_value = 1
    return g.done(g.pbr(NEUTRAL, r, normal=g.bump(n, .00006 * peel), Specular=.45))


@cached
def backdrop(color='#E6E4DD'):
    """The wall of a cut-out, marked in the AOV `wall`: what it shows is taken out again."""
    g = G('backdrop')
    mark = g('OutputAOV', name='wall'); mark.inputs['Value'].default_value = 1
    return g.done(g.pbr(color, .9))


def brass(axis='x'): return metal('#B58F58', .27, axis)
def steel(axis='x'): return metal('#BDBBB6', .3, axis)
def bronze(axis='x'): return metal('#6B5238', .34, axis)
def chrome(): return metal('#D8D8D6', .1, 'x', False)


@cached
def limewash(color='#E6DBCB', dark=None, depth=1.0):
    """Lime plaster: cloudy tone in crossed brush strokes, trowel relief."""
    g = G('limewash'); o = g.obj()
    d = dark or '#' + ''.join('%02x' % max(0, int(int(color[i:i + 2], 16) * .86)) for i in (1, 3, 5))
    a = g.noise(g.obj((1, 1, .8)), 1.5, 4, .6, .8)
    s1 = g.noise(g.obj((2.2, 2.2, 6), (0, .65, 0)), 1.4, 3, .62, .6)
    f = g.math('ADD', g.math('MULTIPLY', a, .62), g.math('MULTIPLY', s1, .38))
    c = g.ramp(f, [(.34, d), (.62, color)])
    fine = g.noise(o, 45, 2, .6)
    h = g.math('ADD', g.math('MULTIPLY', f, 1.0), g.math('MULTIPLY', fine, .22))
    return g.done(g.pbr(c, .88, normal=g.bump(h, .004 * depth, .5), Specular=.25))


@cached
def oak(light='#C9A578', dark='#9A7046', rough=.46):
    """Oiled oak for `laid` pieces: grain along U, tone per piece from attribute rnd."""
    g = G('oak'); rnd = g('Attribute', attribute_name='rnd').outputs['Fac']
    warp = g.noise(g.uv((1.2, 5, 1)), 1.5, 3, .5, .3)
    rings = g('TexWave', wave_type='BANDS', bands_direction='Y', Vector=g.uv((.35, 7, 1)), Scale=1.7, Distortion=14, Detail=3, Detail_Scale=.8, Detail_Roughness=.6)
    fib = g.noise(g.uv((5, 260, 1)), 1, 2, .6)
    f = g.math('ADD', g.math('ADD', g.math('MULTIPLY', rings.outputs['Fac'], .13), g.math('MULTIPLY', fib, .45)), g.math('MULTIPLY', warp, .42))
    base = g.ramp(f, [(.2, dark), (.54, light), (.85, '#' + ''.join('%02x' % min(255, int(int(light[i:i + 2], 16) * 1.08)) for i in (1, 3, 5)))])
    tone = g('HueSaturation', Hue=g('MapRange', Value=rnd, To_Min=.492, To_Max=.506), Saturation=g('MapRange', Value=rnd, To_Min=.8, To_Max=1.0),
             Value=g('MapRange', Value=rnd, To_Min=.8, To_Max=1.12), Color=base)
    pores = g.ramp(g.noise(g.uv((9, 420, 1)), 1, 2), [(.30, .0), (.42, 1.0)])
    c = g.mix(g.mix(tone, (.45, .42, .4, 1), 1.0, 'MULTIPLY'), tone, g.math('ADD', .35, g.math('MULTIPLY', pores, .65)))
    r = g('MapRange', Value=f, To_Min=rough + .1, To_Max=rough - .06)
    return g.done(g.pbr(c, r, normal=g.bump(g.math('ADD', f, g.math('MULTIPLY', pores, .4)), .0005, .6), Specular=.4))


@cached
def wood(light='#B98F62', dark='#7E5733', axis='x', rough=.45):
    """Solid timber for furniture, from object coordinates; grain along `axis`."""
    g = G('wood')
    sc = {'x': (.8, 14, 14), 'y': (14, .8, 14), 'z': (14, 14, .8)}[axis]
    fs = {'x': (6, 300, 300), 'y': (300, 6, 300), 'z': (300, 300, 6)}[axis]
    f = g.math('ADD', g.math('MULTIPLY', g.noise(g.obj(sc), 1.2, 5, .6, 1.2), .6), g.math('MULTIPLY', g.noise(g.obj(fs), 1, 3), .4))
    return g.done(g.pbr(g.ramp(f, [(.3, dark), (.62, light)]), rough, normal=g.bump(f, .0004, .6), Specular=.4))


@cached
def zellige(a='#DAD6C4', b='#B9BBA4', rough=.13):
    """Glazed handmade tile for `laid` pieces: tone per tile, wavy glaze, pin holes."""
    g = G('zellige'); rnd = g('Attribute', attribute_name='rnd').outputs['Fac']
    cloud = g.noise(g.uv((9, 9, 1)), 1.6, 2, .6)
    c = g.mix(a, b, g.math('ADD', g.math('MULTIPLY', rnd, .75), g.math('MULTIPLY', g.math('SUBTRACT', cloud, .5), .55)))
    w = g.noise(g.uv((16, 16, 1)), 1, 2)
    pit = g.ramp(g('TexVoronoi', Vector=g.uv((90, 90, 1)), Scale=1).outputs['Distance'], [(.05, .0), (.10, 1.0)])
    h = g.math('ADD', w, g.math('MULTIPLY', pit, .05))
    return g.done(g.pbr(c, g('MapRange', Value=cloud, To_Min=rough - .05, To_Max=rough + .14), normal=g.bump(h, .006, .32), Specular=.5))


@cached
def stone(a='#D8CDBB', b='#B8A88F', rough=.42, layered=.0, rel=1.0, veins=.16):
    """Limestone / travertine; layered > 0 gives horizontal beds, `veins` how pale they are. Works with or without `rnd`."""
    g = G('stone'); rnd = g('Attribute', attribute_name='rnd').outputs['Fac']
    o = g.obj((1.5, 1.5, 1.5 + 9 * layered)); off = g('VectorMath', operation='ADD', I0=o, I1=g('CombineXYZ', X=g.math('MULTIPLY', rnd, 13), Y=g.math('MULTIPLY', rnd, 7), Z=0))
    n1 = g.noise(off, 1.4, 4, .62, .5); n2 = g.noise(off, 11, 3, .65); vein = g.noise(off, 1.6, 3, .6, .7)
    v = g.ramp(vein, [(.47, .0), (.5, 1.0), (.53, .0)])
    f = g.math('ADD', g.math('MULTIPLY', n1, .6), g.math('MULTIPLY', n2, .4))
    c = g.ramp(f, [(.36, b), (.6, a)])
    c = g.mix(c, '#F3EBDD', g.math('MULTIPLY', v, veins))
    c = g('HueSaturation', Value=g('MapRange', Value=rnd, To_Min=.93, To_Max=1.05), Color=c)
    fine = g.noise(off, 160, 1)
    return g.done(g.pbr(c, g('MapRange', Value=n2, To_Min=rough - .1, To_Max=rough + .14), normal=g.bump(g.math('ADD', f, g.math('MULTIPLY', fine, .15)), .0012 * rel, .5), Specular=.4))


@cached
def slate(light='#454749', dark='#2B2D2F', riven=0.0):
    """Slate honed along its bed, which runs along x: cloudy, with fine flat streaks and mica, no veins. `riven` is the
    relief left by the chisel, in millimetres."""
    g = G('slate')
    cloud = g.noise(g.obj((1.1, 1.1, 5)), 1.6, 3, .6, .5)
    streak = g.noise(g.obj((1.2, 1.2, 26)), 2.4, 4, .62, .3)
    grain = g.noise(g.obj(), 420, 1)
    f = g.math('ADD', g.math('MULTIPLY', cloud, .45), g.math('MULTIPLY', streak, .4))
    f = g.math('ADD', f, g.math('MULTIPLY', grain, .15))
    c = g.mix(g.ramp(f, [(.36, dark), (.66, light)]), '#8A8C8C', g.ramp(grain, [(.70, .0), (.80, .35)]))
    h, rough = g.math('ADD', g.math('MULTIPLY', streak, .5), g.math('MULTIPLY', grain, .12)), .5
    normal = g.bump(h, .0006, .5)
    if riven:
        flakes = g.noise(g.obj((1, 1, 2.6)), 3.4, 4, .55, 1.6)
        ledges = g.ramp(flakes, [(.30, .0), (.40, .22), (.425, .34), (.52, .44), (.535, .62), (.60, .68), (.615, .86), (.74, 1.0)])
        normal = g.bump(g.math('ADD', ledges, g.math('MULTIPLY', streak, .10)), riven * .001, 1.0)
        rough = .56
    return g.done(g.pbr(c, g('MapRange', Value=cloud, To_Min=rough - .08, To_Max=rough + .08), normal=normal, Specular=.4))


@cached
def limestone(light='#E0D8C9', dark='#D0C5B3'):
    """Pale limestone, rubbed smooth: flour-coloured, faint flat beds, shell specks; no veins."""
    g = G('limestone')
    bed = g.noise(g.obj((1, 1, 2.6)), 2.2, 4, .6, .9)
    cloud = g.noise(g.obj(), 9, 4, .65)
    shells = g('TexVoronoi', Vector=g.obj((1, 1, 1.8)), Scale=95, Randomness=1)
    speck = g.ramp(shells.outputs['Distance'], [(.16, 1.0), (.26, .0)])
    few = g.math('GREATER_THAN', g('SeparateColor', Color=shells.outputs['Color']).outputs[0], .78)
    f = g.math('ADD', g.math('MULTIPLY', bed, .5), g.math('MULTIPLY', cloud, .5))
    c = g.mix(g.ramp(f, [(.34, dark), (.64, light)]), '#A99A82', g.math('MULTIPLY', g.math('MULTIPLY', speck, few), .6))
    fine = g.noise(g.obj(), 260, 1)
    h = g.math('ADD', g.math('MULTIPLY', f, .5), g.math('MULTIPLY', fine, .15))
    return g.done(g.pbr(c, .6, normal=g.bump(h, .0006, .5), Specular=.35))


@cached
def terrazzo(base='#DDD5C8', chips=('#A9765A', '#8C8A82', '#EFE9DE', '#5E5A54')):
    g = G('terrazzo'); o = g.obj(); c = g.mix(base, base, 0.0)
    big = g('TexVoronoi', Vector=o, Scale=34, Randomness=1); small = g('TexVoronoi', Vector=o, Scale=95, Randomness=1)
    for v, cut in ((small, .33), (big, .42)):
        sep = g('SeparateColor', Color=v.outputs['Color'])
        col = g.ramp(sep.outputs[0], [((i + .01) / len(chips), h) for i, h in enumerate(chips)], 'CONSTANT')
        warp = g.math('ADD', v.outputs['Distance'], g.math('MULTIPLY', g.math('SUBTRACT', g.noise(o, 220, 2), .5), .16))
        keep = g.math('MULTIPLY', g.math('LESS_THAN', warp, cut), g.math('GREATER_THAN', sep.outputs[1], .45))
        c = g.mix(c.outputs[0], col.outputs[0], keep)
    return g.done(g.pbr(c, .3, Specular=.45))


@cached
def linen(color='#D9CDB9', weave=900, rel=1.0):
    """Plain weave: crossed waves, slubs, sheen."""
    g = G('linen'); o = g.obj()
    w = [g('TexWave', Vector=o, bands_direction=d, Scale=weave / 6.28, Distortion=1.2, Detail=2, Detail_Scale=3).outputs['Fac'] for d in 'XZY']
    h = g.math('MAXIMUM', g.math('MAXIMUM', w[0], w[1]), w[2])
    slub = g.noise(g.obj((6, 6, 160)), 1, 3); c = g.mix(color, tuple(v * .72 for v in lin(color)[:3]) + (1,), g.math('MULTIPLY', slub, .8))
    return g.done(g.pbr(c, .92, normal=g.bump(g.math('ADD', h, slub), .0006 * rel, .7), Sheen=.5, Specular=.15))


@cached
def boucle(color='#E9E1D3'):
    g = G('boucle'); o = g.obj()
    wob = g('VectorMath', operation='ADD', I0=o, I1=g('VectorMath', operation='SCALE', I0=g.noise(o, 60, 1).outputs['Color'], Scale=.008))
    v = g('TexVoronoi', Vector=wob, Scale=170, feature='SMOOTH_F1', Smoothness=.5)
    h = g.math('ADD', g.math('SUBTRACT', 1.0, v.outputs['Distance']), g.math('MULTIPLY', g.noise(o, 420, 3), .35))
    c = g.ramp(v.outputs['Distance'], [(.1, color), (.9, '#' + ''.join('%02x' % int(int(color[i:i + 2], 16) * .86) for i in (1, 3, 5)))])
    return g.done(g.pbr(c, .95, normal=g.bump(h, .004, .7), Sheen=.6, Specular=.1))


@cached
def terry(color='#EDE6DA', band=None):
    """Towel: short loops in rows."""
    g = G('terry'); o = g.obj()
    v = g('TexVoronoi', Vector=o, Scale=480); n = g.noise(o, 260, 3)
    h = g.math('ADD', g.math('SUBTRACT', 1.0, v.outputs['Distance']), n)
    c = g.mix(color, tuple(x * .78 for x in lin(color)[:3]) + (1,), g.math('MULTIPLY', v.outputs['Distance'], .7))
    if band:                                               # flat-woven border near both ends, from the cloth's UVs
        v = g('SeparateXYZ', Vector=g('TexCoord').outputs['UV']).outputs[1]
        e = g.math('MINIMUM', v, g.math('SUBTRACT', 1.0, v))
        k = g.ramp(e, [(.0, 0.0), (.045, 1.0), (.075, 0.0), (.085, 1.0), (.09, 0.0)], 'CONSTANT')
        c = g.mix(c.outputs[0], band, k); h = g.math('MULTIPLY', h, g.math('SUBTRACT', 1.0, g.math('MULTIPLY', k, .8)))
    return g.done(g.pbr(c, .97, normal=g.bump(h, .0032, .85), Sheen=.9, Specular=.08))


@cached
def glass(tint='#F2F6F4', rough=0.0):
    g = G('glass'); return g.done(g.pbr(tint, rough, Transmission=1.0, IOR=1.45))


@cached
def pane():
    """Window pane: cheap, lets light through without caustic noise."""
    g = G('pane'); f = g('LayerWeight', Blend=.25).outputs['Fresnel']
    return g.done(g('MixShader', I0=f, I1=g('BsdfTransparent'), I2=g('BsdfGlossy', Roughness=.01)))


@cached
def leaf(color='#50663B', back='#7C9160'):
    g = G('leaf'); o = g.obj(); r = g('ObjectInfo').outputs['Random']
    n = g.noise(o, 18, 3)
    c = g('HueSaturation', Hue=g('MapRange', Value=r, To_Min=.48, To_Max=.52), Value=g('MapRange', Value=g.math('ADD', r, n), To_Min=.7, To_Max=1.25, From_Max=1.6), Color=lin(color))
    p = g.pbr(c, .42, Specular=.4); t = g('BsdfTranslucent', Color=lin(back))
    return g.done(g('MixShader', I0=.25, I1=p, I2=t))


@cached
def shade(color='#EBD9BC', glow=0.0):
    """Lamp-shade cloth, lit from inside."""
    g = G('shade'); w = g.noise(g.obj((300, 300, 300)), 1, 2); nb = g.bump(w, .0005, .4)
    d = g('BsdfDiffuse', Color=lin(color), Normal=nb)
    if not glow: return g.done(g('MixShader', I0=.6, I1=d, I2=g('BsdfTranslucent', Color=lin(color))))
    thread = g('MapRange', Value=g.noise(g.obj((40, 40, 500)), 1, 2), To_Min=.82, To_Max=1.1)
    return g.done(g('AddShader', I0=d, I1=g('Emission', Color=lin('#FFC890'), Strength=g.math('MULTIPLY', thread, glow))))


@cached
def emit(color='#FFD9A8', power=10.0):
    g = G('emit'); return g.done(g('Emission', Color=lin(color), Strength=power))


@cached
def concrete(color='#BDB5A8', rel=1.0):
    g = G('concrete'); o = g.obj()
    f = g.math('ADD', g.math('MULTIPLY', g.noise(o, 1.1, 4, .6), .6), g.math('MULTIPLY', g.noise(o, 14, 3, .65), .4))
    holes = g.ramp(g('TexVoronoi', Vector=o, Scale=26).outputs['Distance'], [(.06, .0), (.12, 1.0)])
    big = g.ramp(g.noise(o, 3, 2), [(.55, 1.0), (.75, .0)]); hh = g.math('MAXIMUM', holes, big)
    c = g.ramp(f, [(.36, '#' + ''.join('%02x' % int(int(color[i:i + 2], 16) * .84) for i in (1, 3, 5))), (.62, color)])
    return g.done(g.pbr(c, .82, normal=g.bump(g.math('ADD', f, g.math('MULTIPLY', hh, .8)), .003 * rel, .55), Specular=.3))


@cached
def art(a='#B4532F', b='#E7D9C3', c='#2F3A36'):
    """Abstract print: two soft shapes on paper."""
    g = G('art'); o = g.obj((1, 1, 1)); n = g.noise(o, 2.6, 2, .4, .6)
    col = g.ramp(n, [(.0, c), (.41, b), (.56, a)], 'CONSTANT')
    grain = g.noise(o, 300, 2)
    return g.done(g.pbr(g.mix(col.outputs[0], b, g.math('MULTIPLY', grain, .25)), .8))
