"""Pictures of details, one a product: its model on a plain wall, a long lens near the part that matters.

blender -b -t 1 --python demo-shop/studio/imagery/close_ups.py -- --list products.json --out rooms [--keys lame,rive] [--quick]

products.json comes from `list-models.ts`. Writes <key>-detail.png. Files that exist are left alone, so that a run which
was stopped goes on. With --quick they are small and coarse, to look at the view.
"""
import argparse, json, math, os, sys, tempfile, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector
import close_up_views, close_up_walls, core, denoise, look, materials as M, models, render, traits
from core import MM
from finishes import IN_ROOMS

SIZE, QUICK = (800, 600), (320, 240)
# Pages of the signature line show pictures across the window.
SIGNATURE = (1440, 1080)
SAMPLES = (7, 5, .08)                                      # at most, at least, and the noise at which it stops between
SENSOR, LENS = 36, 90
# Height above the floor of a product whose picture shows none.
HUNG = 1200


def extent(part):
    """The corners of a part, in mm, while its product stands at the origin. Curves report their box too large."""
    view = bpy.context.evaluated_depsgraph_get()
    points = [o.matrix_world @ v.co for o in part.objs for v in o.evaluated_get(view).to_mesh().vertices]
    return [[f(p[i] for p in points) / MM for i in range(3)] for f in (min, max)]


def set_up(product, finish, order):
    """Product, wall, light and camera. Gives the exposure."""
    core.reset(); M._cache.clear()
    sizes = {name: product[name] for name in ('width', 'height', 'depth')}
    own = traits.TRAITS.get(product['key'], {})
    model = models.build(product['design'], finish=IN_ROOMS.get(finish, finish), **sizes, **own)
    view = close_up_views.view_of(product, [part.key for part in model.parts])
    bpy.context.view_layer.update()
    low, high = extent(next(part for part in model.parts if part.key == view.part))
    # Products without ground in the picture are hung, so that no floor is near.
    lift = HUNG if view.ground is None else 0
    model.place(0, 0, lift)
    at = [low[0] + (high[0] - low[0]) * view.across, low[1], low[2] + (high[2] - low[2]) * view.up + lift]
    exposure = close_up_walls.surround(view, at, finish, order)
    frame_from(view, at)
    return exposure


def frame_from(view, at):
    """A level camera, so that verticals stay upright: the lens is shifted down to the part."""
    turn, rise = math.radians(view.turn), math.tan(math.radians(view.tilt))
    away = LENS * view.frame / SENSOR
    eye = Vector(at) + away * Vector((math.sin(turn), -math.cos(turn), rise))
    level = (at[0], at[1], eye[2])
    down = -rise * LENS / SENSOR
    core.camera(eye, level, LENS, view.stop, shift=(view.shift[0], view.shift[1] + down))


def detail(product, finish, order, out, size):
    start = time.time()
    exposure = set_up(product, finish, order)
    render.settings(size, 'final', False)
    cycles = bpy.context.scene.cycles
    cycles.samples, cycles.adaptive_min_samples, cycles.adaptive_threshold = SAMPLES
    with tempfile.TemporaryDirectory() as folder: layers, seconds = render.passes(folder)
    rgb = denoise.denoise(*(layers[name][..., :3] for name in ('color', 'albedo', 'normal')))
    look.write_png(out + '.part', look.vignette(look.agx(look.bloom(rgb), exposure, 1.18, 1.06)))
    os.replace(out + '.part', out)
    print('DETAIL %s %s render=%.1f total=%.1f' % (product['key'], finish, seconds, time.time() - start), flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--list', required=True); parser.add_argument('--out', required=True)
    parser.add_argument('--keys'); parser.add_argument('--quick', action='store_true')
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    os.makedirs(options.out, exist_ok=True)
    products = {product['key']: (order, product) for order, product in enumerate(json.load(open(options.list)))}
    for key in options.keys.split(',') if options.keys else products:
        order, product = products[key]
        out = os.path.join(options.out, key + '-detail.png')
        if os.path.exists(out): continue
        finish = close_up_views.finish_of(product, order)
        size = QUICK if options.quick else SIGNATURE if product['signature'] else SIZE
        try: detail(product, finish, order, out, size)
        except Exception as error: print('FAILED %s: %r' % (key, error), flush=True)


if __name__ == '__main__': main()
