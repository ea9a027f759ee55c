"""Pictures of rooms: blender -b --python demo-shop/studio/imagery/render.py -- --room lame-living --out x.png [--quality peek|draft|room|quick|mid|final]

Several rooms, parted by commas, go to files named by `%s`: --room lame-living,refend-living --out 'rooms/%s.png'
"""
import argparse, os, sys, time, tempfile
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import core, denoise, look

# Share of the size, samples, adaptive threshold.
QUALITY = {'peek': (.25, 3, .1), 'draft': (.4, 16, .06), 'room': (.75, 3, .1), 'quick': (.84, 10, .06), 'mid': (.84, 14, .05), 'final': (1.0, 24, .03)}


def settings(size, q, film):
    k, samples, thr = QUALITY[q]; s = bpy.context.scene; c = s.cycles
    if q in ('quick', 'mid') and size[0] > 1.6 * size[1]: k = 1.0              # wide pictures fill the window
    s.render.engine = 'CYCLES'; s.render.resolution_x, s.render.resolution_y = (int(v * k) for v in size)
    c.device, c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = 'CPU', samples, True, thr, min(12, max(4, samples - 2))
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 6, 3, 3, 5, 8
    if q in ('peek', 'room'): c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 4, 2, 2, 6
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
    parser = argparse.ArgumentParser()
    parser.add_argument('--room', required=True); parser.add_argument('--out', required=True)
    parser.add_argument('--quality', default='draft'); parser.add_argument('--exposure', type=float); parser.add_argument('--raw')
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    for room in options.room.split(','): render_room(room, options.out.replace('%s', room), options)


def room_lists():
    import scenes, scenes_bath, scenes_building, scenes_dry, scenes_near, scenes_outdoor, scenes_pairs, scenes_plant, scenes_trade, scenes_wet, scenes_work
    return (scenes, scenes_bath, scenes_building, scenes_dry, scenes_near, scenes_outdoor, scenes_pairs, scenes_plant, scenes_trade, scenes_wet, scenes_work)


def room_names(): return [name for each in room_lists() for name in each.ROOMS]


def build_room(room):
    """Builds a room with its camera and lights; returns what is known of its picture."""
    return next(each.ROOMS[room] for each in room_lists() if room in each.ROOMS)()


def render_room(room, out, options):
    core.reset(); start = time.time()
    picture = build_room(room)
    settings(picture['size'], options.quality, False)
    with tempfile.TemporaryDirectory() as folder: layers, seconds = passes(folder)
    if options.raw: np.savez(options.raw, **{name: layer.astype(np.float16) for name, layer in layers.items()})
    exposure = picture['exposure'] if options.exposure is None else options.exposure
    rgb = denoise.denoise(layers['color'][..., :3], layers['albedo'][..., :3], layers['normal'][..., :3])
    look.write_png(out, look.vignette(look.agx(look.bloom(rgb), exposure, **picture.get('tone', {}))))
    print('ROOM %s %s render=%.1f total=%.1f' % (room, options.quality, seconds, time.time() - start), flush=True)


if __name__ == '__main__': main()
