"""Points of pictures around which pages crop: blender -b --python demo-shop/studio/imagery/focus_points.py -- --list products.json --out points.json

The middle of the product in each room, in percent of width and height in steps of ten, by the name of the room. Nothing is rendered.
"""
import argparse, json, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
import core, render


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--list', required=True); parser.add_argument('--out', required=True); parser.add_argument('--rooms')
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    with open(options.list) as file: designs = {each['key']: each['design'] for each in json.load(file)}
    rooms = options.rooms.split(',') if options.rooms else render.room_names()
    points = {}
    for room in rooms:
        point = focus_of(room, designs)
        if point: points[room] = point; print('FOCUS', room, *point, flush=True)
    with open(options.out, 'w') as file: json.dump(points, file, indent=1)


def focus_of(room, designs):
    """The middle of what is seen of the product, or None for a room without one."""
    design = next((design for key, design in designs.items() if room.startswith(key + '-')), None)
    placed = []
    place = core.Product.place
    def remember(self, *args, **kwargs): placed.append(self); return place(self, *args, **kwargs)
    core.Product.place = remember
    try: core.reset(); picture = render.build_room(room)
    finally: core.Product.place = place
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = picture['size']
    bpy.context.view_layer.update()
    corners = [each.matrix_world @ Vector(corner) for product in placed if product.name == design
               for each in product.objects if each.type == 'MESH' for corner in each.bound_box]
    seen = [world_to_camera_view(scene, scene.camera, corner) for corner in corners]
    if not seen: return None
    return [middle([at.x for at in seen]), middle([1 - at.y for at in seen])]


def middle(shares):
    """The middle of a range inside the frame, in percent in steps of ten."""
    low, high = max(0, min(shares)), min(1, max(shares))
    return int(min(100, max(0, round((low + high) * 5) * 10)))


if __name__ == '__main__': main()
