"""Products as cut-outs: front elevation, orthographic, at one scale, with the shadow on the wall behind.

blender -b --python scripts/imagery/cutout.py -- --list products.json --out folder [--keys lame,rive] [--quality draft]

products.json comes from `list-products.ts`. Writes <key>-<colour>.png for each colour of each product, and what
was rendered already is left alone.
"""
import argparse, json, os, sys, tempfile, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import core, denoise, lights, look, materials as M, models, render
from finishes import NEUTRAL, POWDER

PIXELS_PER_MM = .84
# Small things are looked at from nearer: the same picture, four times as large.
CLOSE_UP, CLOSE_UP_BELOW = 4.0, 260
MARGIN = 90                                                # millimetres around the product, for its shadow
EXPOSURE = -.42                                           # stops
SHADOW = np.array([.20, .17, .13], np.float32)
SHADOW_STRENGTH = .8                                       # a lime wall gives light back


def scene(product, finish):
    """The product before a wall that only catches its shadow, lit from the upper left. Gives the frame in mm."""
    core.reset(); M._cache.clear()
    w, h, d = product['width'], product['height'], product['depth']
    small = max(w, h) < CLOSE_UP_BELOW
    margin = MARGIN / (CLOSE_UP if small else 1)
    models.build(product['design'], width=w, height=h, depth=d, finish=finish).place(0, 0, 0)
    wall = core.box('wall', (-6000, 0, -6000), (6000, 20, 6000), M.backdrop(), 0); wall.is_shadow_catcher = True
    k = max(w, h, 400) / 1000
    lights.world('#FFFFFF', .32)
    lights.area((-2200 * k, -1900 * k, h + 1500 * k), (0, 0, h * .5), 1500 * k, 1500 * k, 165 * k * k, '#FFF6EC')
    lights.area((1900 * k, -1700 * k, h * .6), (0, 0, h * .5), 500 * k, 1800 * k, 16 * k * k, '#FFFFFF')
    frame = (w + 2 * margin, h + 2 * margin)
    core.camera((0, -8000, h / 2), (0, 0, h / 2), ortho=max(frame))
    scale = PIXELS_PER_MM * (CLOSE_UP if small else 1)
    return tuple(int(round(v * scale / 2)) * 2 for v in frame)


def render_passes(size, quality):
    render.settings(size, quality, True)
    layer = bpy.context.scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    for name in ('body', 'wall'):
        mark = layer.aovs.add()
        mark.name, mark.type = name, 'VALUE'
    with tempfile.TemporaryDirectory() as folder:
        passes, seconds = render.passes(folder, {'direct': 'DiffDir', 'indirect': 'DiffInd', 'body': 'body', 'wall': 'wall'})
    return passes, seconds


def coloured(passes, finish):
    """The linear picture in a powder coat: what the light leaves on the body, times the difference of colours."""
    picture = passes['clean']
    if finish not in POWDER: return picture
    change = np.array(M.lin(POWDER[finish])[:3], np.float32) - np.array(M.lin(NEUTRAL)[:3], np.float32)
    return np.maximum(picture + passes['body'][..., :1] * passes['light'] * change, 0)


def display(linear):
    """Linear to display: colours as their samples show them, the brightest tenth rolled off instead of burnt."""
    x = np.maximum(linear, 0) * np.float32(2 ** EXPOSURE)
    knee = np.float32(.75)
    over = np.maximum(x - knee, 0)
    return look.srgb(np.minimum(x, knee) + (1 - knee) * (1 - np.exp(-over / (1 - knee))))


def finish_picture(picture, alpha, wall, path):
    """Straight colours and alpha: the product as it is, on the wall its shadow alone, in one warm tone."""
    product = 1 - wall
    shade = np.clip((alpha - product) / np.maximum(wall, 1e-3), 0, 1) * SHADOW_STRENGTH
    whole = product + wall * fade_edges(shade)
    share = (product / np.maximum(whole, 1e-3))[..., None]
    colour = display(picture / np.maximum(product, 1e-2)[..., None]) * share + SHADOW * (1 - share)
    look.write_png(path, np.concatenate([colour, whole[..., None]], 2))


def fade_edges(alpha, share=.06):
    """No shadow reaches the frame."""
    h, w = alpha.shape
    n = max(4, int(min(h, w) * share))
    ramp = lambda size: np.clip(np.minimum(np.arange(size), np.arange(size)[::-1]) / n, 0, 1).astype(np.float32)
    edge = ramp(h)[:, None] * ramp(w)[None]
    return alpha * edge * edge * (3 - 2 * edge)


def cut_out(product, out, quality):
    path = lambda colour: os.path.join(out, '%s-%s.png' % (product['key'], colour))
    wanted = [c for c in product['colours'] if not os.path.exists(path(c))]
    powders = [c for c in wanted if c in POWDER]
    for group in ([powders] if powders else []) + [[c] for c in wanted if c not in POWDER]:
        start = time.time()
        size = scene(product, group[0])
        passes, seconds = render_passes(size, quality)
        rgb = lambda name: passes[name][..., :3]
        passes['clean'] = denoise.denoise(rgb('color'), rgb('albedo'), rgb('normal'))
        if group[0] in POWDER:
            passes['light'] = denoise.denoise(rgb('direct') + rgb('indirect'), rgb('albedo'), rgb('normal'))
        a = passes['color'][..., 3]
        alpha = denoise.denoise(np.repeat(a[..., None], 3, 2), rgb('albedo'), rgb('normal'))[..., 0].clip(0, 1)
        for colour in group: finish_picture(coloured(passes, colour), alpha, passes['wall'][..., 0].clip(0, 1), path(colour))
        print('CUTOUT %s %s %dx%d render=%.1f total=%.1f' % (product['key'], ','.join(group), *size, seconds, time.time() - start), flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--list', required=True); parser.add_argument('--out', required=True)
    parser.add_argument('--keys'); parser.add_argument('--quality', default='mid')
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    os.makedirs(options.out, exist_ok=True)
    keys = options.keys.split(',') if options.keys else None
    for product in json.load(open(options.list)):
        if keys and product['key'] not in keys: continue
        if not os.path.exists(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'models', product['design'].replace('-', '_') + '.py')): continue
        try: cut_out(product, options.out, options.quality)
        except Exception as error: print('FAILED %s: %r' % (product['key'], error), flush=True)


if __name__ == '__main__': main()
