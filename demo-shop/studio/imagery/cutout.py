"""Products as cut-outs: front elevation, orthographic, at one scale, with the shadow on the wall behind.

blender -b --python demo-shop/studio/imagery/cutout.py -- --list sizes.json --out folder [--keys lame,rive]

sizes.json comes from `list-models.ts --sizes`, or `--missing` for those without a picture. Writes
<key>-<width>x<height>-<colour>.png for each colour of each size. Files that exist are left alone, so that a run which
was stopped goes on. `--part 1/2` and `--part 2/2` share a list between two processes. `--quick` takes fewer samples,
and `--pixels 420000` limits the size of a picture.
"""
import argparse, json, os, sys, tempfile, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import core, denoise, lights, look, materials as M, models, render, traits
from finishes import NEUTRAL, POWDER

PIXELS_PER_MM = .84                                        # at most
# Nothing is rendered wider than it will be sent: see backoffice/pictures/encode-picture.ts.
SENT = (320, 448, 480, 560, 640, 960, 1280)
MOST_PIXELS = 660_000
# Small things are looked at from nearer: a quarter of the margin, and a width in pixels of their own.
CLOSE_UP, CLOSE_UP_BELOW, SMALL_WIDTH = 4.0, 260, 640
MARGIN = 90                                                # millimetres around the product, for its shadow
EXPOSURE = -.42                                           # stops
SAMPLES = (14, 6, .06)                                     # at most, at least, and the noise at which it stops between
QUICK = (12, 4, .08)                                       # two thirds of the time; edges have as many samples
SHADOW = np.array([.20, .17, .13], np.float32)
# The signature line stands on a dark ground, where that tone would glow.
SHADOW_ON_DARK = np.array([.03, .026, .02], np.float32)
SHADOW_STRENGTH = .8                                       # a lime wall gives light back


def scene(product, finish, most_pixels):
    """The product before a wall that only catches its shadow, lit from the upper left. Gives the frame in mm."""
    core.reset(); M._cache.clear()
    w, h, d = product['width'], product['height'], product['depth']
    small = max(w, h) < CLOSE_UP_BELOW
    margin = MARGIN / (CLOSE_UP if small else 1)
    own = traits.TRAITS.get(product['key'], {})
    models.build(product['design'], width=w, height=h, depth=d, finish=finish, **own).place(0, 0, 0)
    wall = core.box('wall', (-6000, 0, -6000), (6000, 20, 6000), M.backdrop(), 0); wall.is_shadow_catcher = True
    k = max(w, h, 400) / 1000
    lights.surroundings(lights.world('#FFFFFF', .32))
    if own.get('glass'): lights.window(w, h)
    lights.area((-2200 * k, -1900 * k, h + 1500 * k), (0, 0, h * .5), 1500 * k, 1500 * k, 165 * k * k, '#FFF6EC')
    lights.area((1900 * k, -1700 * k, h * .6), (0, 0, h * .5), 500 * k, 1800 * k, 16 * k * k, '#FFFFFF')
    frame = (w + 2 * margin, h + 2 * margin)
    core.camera((0, -8000, h / 2), (0, 0, h / 2), ortho=max(frame))
    widest = min(SMALL_WIDTH if small else frame[0] * PIXELS_PER_MM, (most_pixels * frame[0] / frame[1]) ** .5)
    scale = max([width for width in SENT if width <= widest] or [widest]) / frame[0]
    return tuple(int(round(v * scale / 2)) * 2 for v in frame)


def render_passes(size, samples):
    render.settings(size, 'final', True)
    cycles = bpy.context.scene.cycles
    cycles.samples, cycles.adaptive_min_samples, cycles.adaptive_threshold = samples
    layer = bpy.context.scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    for name in ('body', 'wall'):
        mark = layer.aovs.add()
        mark.name, mark.type = name, 'VALUE'
    with tempfile.TemporaryDirectory() as folder:
        passes, seconds = render.passes(folder, {'direct': 'DiffDir', 'indirect': 'DiffInd', 'body': 'body',
                                                 'wall': 'wall'})
    return passes, seconds


def around(covered, rim=24):
    """The part of the frame where something is, with a rim: only the shadow lies outside, and it has no colour."""
    spans = []
    for axis in (1, 0):
        places = np.flatnonzero(covered.any(axis))
        spans.append(slice(max(places[0] - rim, 0), places[-1] + rim))
    return tuple(spans)


def clean(passes, picture, part):
    """A picture without its noise in one part of the frame, as it was elsewhere."""
    result = picture.copy()
    guide = lambda name: np.ascontiguousarray(passes[name][part][..., :3])
    result[part] = denoise.denoise(np.ascontiguousarray(picture[part]), guide('albedo'), guide('normal'))
    return result


def coloured(passes, finish):
    """The linear picture in a powder coat: what the light leaves on the body, times the difference of colours."""
    change = np.array(M.lin(POWDER[finish])[:3], np.float32) - np.array(M.lin(NEUTRAL)[:3], np.float32)
    return np.maximum(passes['clean'] + passes['light'] * change, 0)


def display(linear):
    """Linear to display: colours as their samples show them, the brightest tenth rolled off instead of burnt."""
    x = np.maximum(linear, 0) * np.float32(2 ** EXPOSURE)
    knee = np.float32(.75)
    over = np.maximum(x - knee, 0)
    return look.srgb(np.minimum(x, knee) + (1 - knee) * (1 - np.exp(-over / (1 - knee))))


def shadow(passes, wall):
    """How dark the shadow is, 0 to 1. It is soft, so its noise is taken out at half the size; what the product covers
    counts for nothing, or its edges would wear a light rim."""
    height, width = wall.shape
    half = lambda x: x.reshape(height // 2, 2, width // 2, 2, -1).mean((1, 3))
    weight = half(wall)
    noisy = half(np.clip(passes['color'][..., 3] - (1 - wall), 0, 1)) / np.maximum(weight, 1e-3)
    guide = lambda name: half(passes[name][..., :3])
    shade = denoise.denoise(np.repeat(noisy, 3, 2), guide('albedo'), guide('normal'))[..., :1].clip(0, 1)
    full = lambda x: look.blur(x[..., 0].repeat(2, 0).repeat(2, 1), 1)
    return full(shade * weight) / np.maximum(full(weight), 1e-3)


def finish_picture(picture, shade, wall, tone, path):
    """Straight colours and alpha: the product as it is, on the wall its shadow alone, in one warm tone."""
    product = 1 - wall
    shade = shade * SHADOW_STRENGTH
    whole = product + wall * fade_edges(shade)
    share = (product / np.maximum(whole, 1e-3))[..., None]
    colour = display(picture / np.maximum(product, 1e-2)[..., None]) * share + tone * (1 - share)
    look.write_png(path + '.part', np.concatenate([colour, whole[..., None]], 2))
    os.replace(path + '.part', path)                       # a run that is stopped leaves no half picture


def fade_edges(alpha, share=.06):
    """No shadow reaches the frame."""
    h, w = alpha.shape
    n = max(4, int(min(h, w) * share))
    ramp = lambda size: np.clip(np.minimum(np.arange(size), np.arange(size)[::-1]) / n, 0, 1).astype(np.float32)
    edge = ramp(h)[:, None] * ramp(w)[None]
    return alpha * edge * edge * (3 - 2 * edge)


def cut_out(product, out, samples, most_pixels):
    label = '%s-%dx%d' % (product['key'], product['width'], product['height'])
    path = lambda colour: os.path.join(out, '%s-%s.png' % (label, colour))
    wanted = [c for c in product['colours'] if not os.path.exists(path(c))]
    powders = [c for c in wanted if c in POWDER]
    for group in ([powders] if powders else []) + [[c] for c in wanted if c not in POWDER]:
        start = time.time()
        alone = group[0] not in POWDER or len(group) == 1  # then it is rendered as it is
        size = scene(product, POWDER.get(group[0], group[0]) if alone else group[0], most_pixels)
        passes, seconds = render_passes(size, samples)
        rgb = lambda name: passes[name][..., :3]
        part = around(passes['wall'][..., 0] < .99)
        passes['clean'] = clean(passes, rgb('color'), part)
        on_body = passes['body'][..., :1] * (rgb('direct') + rgb('indirect'))
        if not alone: passes['light'] = clean(passes, on_body, part)
        wall = passes['wall'][..., 0].clip(0, 1)
        shade, tone = shadow(passes, wall), SHADOW_ON_DARK if product['signature'] else SHADOW
        for colour in group:
            finish_picture(passes['clean'] if alone else coloured(passes, colour), shade, wall, tone, path(colour))
        took = (seconds, time.time() - start)
        print('CUTOUT %s %s %dx%d render=%.1f total=%.1f' % (label, ','.join(group), *size, *took),
              flush=True)


def report_progress(done, total, start):
    """One line for each size, with an estimate of the time that is left."""
    passed = time.time() - start
    print('PROGRESS %d/%d, %.0f min, %.0f min left' % (done, total, passed / 60, passed / done * (total - done) / 60),
          flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--list', required=True); parser.add_argument('--out', required=True)
    parser.add_argument('--keys'); parser.add_argument('--part', default='1/1')
    parser.add_argument('--quick', action='store_true'); parser.add_argument('--pixels', type=int, default=MOST_PIXELS)
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    os.makedirs(options.out, exist_ok=True)
    keys = options.keys.split(',') if options.keys else None
    part, parts = (int(number) for number in options.part.split('/'))
    sizes = [size for size in json.load(open(options.list)) if not keys or size['key'] in keys][part - 1::parts]
    start = time.time()
    for done, size in enumerate(sizes, 1):
        try: cut_out(size, options.out, QUICK if options.quick else SAMPLES, options.pixels)
        except Exception as error:
            print('FAILED %s %dx%d: %r' % (size['key'], size['width'], size['height'], error), flush=True)
        report_progress(done, len(sizes), start)


if __name__ == '__main__': main()
