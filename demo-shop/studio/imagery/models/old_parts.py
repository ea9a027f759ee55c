"""Paint and enamel of old appliances, as works find them: yellowed, rusty where water stands."""
import materials as M


@M.cached
def worn(color, half, foot=0.0, rust=.5, streaks=0.0):
    """Old paint on a body `half` mm to each side. Rust creeps from the sides and from `foot` upwards; `streaks` of it run down."""
    g = M.G('worn')
    o = g.obj()
    x, _, z = g('SeparateXYZ', Vector=o).outputs
    side = g('MapRange', Value=g.math('ABSOLUTE', x), From_Min=half * .00082, From_Max=half * .001)
    low = g('MapRange', Value=z, From_Min=foot * .001 + .11, From_Max=foot * .001)
    creep = g.math('MAXIMUM', side, low)
    patches = g.noise(o, 26, 5, .66, .6)
    run = g.noise(g.obj((46, 46, 1.1)), 1, 3, .6)
    mask = g.math('ADD', g.math('MULTIPLY', creep, .34), g.math('MULTIPLY', patches, .6))
    mask = g.math('ADD', mask, g.math('MULTIPLY', g.math('MULTIPLY', run, low), streaks))
    eaten = g.ramp(mask, [(.66 - .16 * rust, 0.0), (.72 - .12 * rust, 1.0)])
    tone = g.ramp(g.noise(o, 70, 4, .7), [(.3, '#4E2714'), (.5, '#7E4320'), (.7, '#A4652F')])
    halo = g.ramp(mask, [(.54 - .16 * rust, 0.0), (.66 - .16 * rust, .55)])
    paint = g.mix(color, '#B7A071', g.math('MULTIPLY', g.noise(o, 5, 3, .6), .35))
    paint = g.mix(paint.outputs[0], '#A9794A', halo.outputs[0])
    rough = g('MapRange', Value=eaten.outputs[0], To_Min=.38, To_Max=.9)
    bump = g.bump(g.math('MULTIPLY', eaten.outputs[0], g.noise(o, 160, 3, .7)), .0012, .8)
    return g.done(g.pbr(g.mix(paint.outputs[0], tone.outputs[0], eaten.outputs[0]), rough, normal=bump, Specular=.4))
