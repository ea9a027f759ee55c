"""Photographs the lamps of this shop: blender -b -P photograph.py -- FOLDER [NAME ...]"""

import math
import os
import sys

import bpy

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from lamps import LAMPS, SCENES
from shapes import area_light, backdrop, clear, paint

PIXELS = int(os.environ.get("PIXELS", "640"))
SAMPLES = int(os.environ.get("SAMPLES", "44"))


def set_up(width, height):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = SAMPLES
    scene.cycles.max_bounces = 4
    scene.cycles.use_denoising = False
    scene.cycles.sample_clamp_indirect = 2
    scene.render.threads_mode = "FIXED"
    scene.render.threads = int(os.environ.get("THREADS", "1"))
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.image_settings.file_format = "JPEG"
    scene.render.image_settings.quality = 84
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = 0.45
    smooth(scene)
    world = bpy.data.worlds.new("studio")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.9, 0.93, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.35
    scene.world = world


def smooth(scene):
    """Removes the grain of few samples, without the denoiser that Debian's Blender lacks."""
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    layers, output = nodes["Render Layers"], nodes["Composite"]
    blur = nodes.new("CompositorNodeBilateralblur")
    blur.iterations, blur.sigma_color, blur.sigma_space = 2, 0.12, 3
    links.new(layers.outputs["Image"], blur.inputs["Image"])
    links.new(layers.outputs["Image"], blur.inputs["Determinator"])
    links.new(blur.outputs["Image"], output.inputs["Image"])


def look_from(place, at, lens):
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    holder = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(holder)
    holder.location = place
    dx, dy, dz = (a - p for a, p in zip(at, place))
    holder.rotation_euler = (
        math.atan2(math.hypot(dx, dy), -dz),
        0,
        math.atan2(dy, dx) - math.pi / 2,
    )
    bpy.context.scene.camera = holder


def take_packshot(lamp, colour, file):
    """One lamp in one colour, in front of a seamless backdrop."""
    clear()
    set_up(PIXELS, PIXELS)
    size = lamp["size"]
    middle = size * lamp.get("middle", 0.5)
    if lamp.get("wall") or lamp.get("hangs"):
        distance = size if lamp.get("hangs") else 0.02
        backdrop(paint("wall", (0.66, 0.57, 0.46), 0.9), depth=distance, width=size * 12, flat=True)
    else:
        backdrop(paint("paper", lamp.get("ground", (0.7, 0.61, 0.5)), 0.9), depth=size * 1.6, width=size * 14)
    lamp["build"](colour)
    area_light((-size * 1.6, -size * 2, size * 2.4), size * 1.6, 26 * size * size * lamp.get("studio", 1))
    area_light((size * 2, -size * 1.4, size * 1.2), size, 9 * size * size * lamp.get("studio", 1))
    look_from((size * lamp.get("aside", 0.5), -size * 3.1, middle + size * lamp.get("above", 0.35)), (0, 0, middle), 72)
    bpy.context.scene.render.filepath = file
    bpy.ops.render.render(write_still=True)


def take_scene(build, file):
    """A room with lamps in it."""
    clear()
    set_up(PIXELS * 2, PIXELS * 9 // 8)
    place, at, lens = build()
    look_from(place, at, lens)
    bpy.context.scene.render.filepath = file
    bpy.ops.render.render(write_still=True)


def main():
    folder, *names = sys.argv[sys.argv.index("--") + 1 :]
    for key, lamp in LAMPS.items():
        for colour in lamp["colours"]:
            name = f"{key}-{colour}"
            if not names or key in names or name in names:
                take_packshot(lamp, colour, os.path.join(folder, f"{name}.jpg"))
    for name, build in SCENES.items():
        if not names or name in names:
            take_scene(build, os.path.join(folder, f"{name}.jpg"))


main()
