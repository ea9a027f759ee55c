"""blender -b --python render.py -- --scene living [--product radiator] [--light morning] --out x.png --quality draft|final"""
import argparse, os, sys, time, tempfile
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import core, denoise, look

QUALITY = {'draft': (.4, 16, .06), 'mid': (1.0, 16, .04), 'final': (1.0, 24, .03)}     # size, samples, adaptive threshold


def settings(size, q, film):
    k, samples, thr = QUALITY[q]; s = bpy.context.scene; c = s.cycles
    s.render.engine = 'CYCLES'; s.render.resolution_x, s.render.resolution_y = (int(v * k) for v in size)
    c.device, c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = 'CPU', samples, True, thr, 12
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 6, 3, 3, 5, 8
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 4.0, 0, .8
    c.caustics_reflective = c.caustics_refractive = False
    c.use_denoising = False; c.light_sampling_threshold = .03; c.seed = 7; s.render.film_transparent = film
    s.view_settings.view_transform = 'Standard'; s.render.use_persistent_data = False


def passes(tmp, more=None):
    """Write colour, albedo, normal as float EXR through the compositor, then read them back."""
    s = bpy.context.scene; vl = s.view_layers[0]; vl.cycles.denoising_store_passes = True
    s.use_nodes = True; t = s.node_tree; t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers'); f = t.nodes.new('CompositorNodeOutputFile')
    f.base_path = tmp; f.format.file_format, f.format.color_depth, f.format.color_mode, f.format.exr_codec = 'OPEN_EXR', '32', 'RGBA', 'ZIP'
    f.file_slots.clear()
    wanted = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', **(more or {})}
    for n, src in wanted.items():
        f.file_slots.new(n); t.links.new(rl.outputs[src], f.inputs[n])
    t.nodes.new('CompositorNodeComposite'); t.links.new(rl.outputs['Image'], t.nodes[-1].inputs[0])
    t0 = time.time(); bpy.ops.render.render(); dt = time.time() - t0
    out = {}
    for n in wanted:
        im = bpy.data.images.load(os.path.join(tmp, n + '%04d.exr' % s.frame_current)); im.colorspace_settings.name = 'Linear' if n == 'color' else 'Non-Color'
        a = np.empty(im.size[0] * im.size[1] * 4, np.float32); im.pixels.foreach_get(a); out[n] = a.reshape(im.size[1], im.size[0], 4)[::-1].copy(); bpy.data.images.remove(im)
    return out, dt


def main():
    import scenes
    a = argparse.ArgumentParser(); A = a.add_argument
    A('--scene', required=True); A('--product'); A('--light'); A('--out', required=True); A('--quality', default='draft'); A('--exposure', type=float); A('--raw')
    o = a.parse_args(sys.argv[sys.argv.index('--') + 1:]); core.reset(); t0 = time.time()
    kw = {k: getattr(o, k) for k in ('product', 'light') if getattr(o, k)}
    S = scenes.SCENES[o.scene](**kw); film = 'cutout' in S
    settings(S['size'], o.quality, film); tb = time.time() - t0
    with tempfile.TemporaryDirectory() as tmp: P, tr = passes(tmp)
    if o.raw: np.savez(o.raw, **{k: v.astype(np.float16) for k, v in P.items()})
    t1 = time.time(); ex = S['exposure'] if o.exposure is None else o.exposure
    rgb = denoise.denoise(P['color'][..., :3], P['albedo'][..., :3], P['normal'][..., :3]); td = time.time() - t1
    if film: finish_cutout(P, rgb, S, o.out, ex)
    else: look.write_png(o.out, look.vignette(look.agx(look.bloom(rgb), ex, **S.get('tone', {}))))
    print('TIMES scene=%s q=%s build=%.1f render=%.1f denoise=%.1f total=%.1f' % (o.scene, o.quality, tb, tr, td, time.time() - t0))


def finish_cutout(P, rgb, S, out, ex):
    """Two files from one render: product and shadow over paper, and the same as a transparent cut-out."""
    a = P['color'][..., 3]; al = denoise.denoise(np.repeat(a[..., None], 3, 2), P['albedo'][..., :3], P['normal'][..., :3])[..., 0].clip(0, 1)
    al = np.where(a > .985, a, al); al[al < .004] = 0
    un = rgb / np.maximum(al, 1e-3)[..., None]
    disp = look.agx(un, ex, **S.get('tone', {}))
    k = (np.exp(-un.mean(2) / .01) * (a < .985))[..., None]                 # the shadow is warm brown, not black
    disp = disp * (1 - k) + np.array([.23, .17, .11], np.float32) * k
    paper = np.array([int(S['cutout'][i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    look.write_png(out, disp * al[..., None] + paper * (1 - al[..., None]))
    look.write_png(out.replace('.png', '-cutout.png'), np.concatenate([disp, al[..., None]], 2))


if __name__ == '__main__': main()
