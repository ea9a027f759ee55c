"""The models of products in their named parts, for exploded drawings (demo-shop/studio/draw-exploded-views.ts).

blender -b --python demo-shop/studio/imagery/export_parts.py -- --list products.json --out folder [--keys lame,rive]

products.json comes from `list-models.ts`. Writes <key>.json for each product: every part with the way it comes apart
(`pull`) and its triangles as base64 of 32-bit floats, all in millimetres, X right, -Y towards the room, Z up.
"""
import argparse, base64, json, os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import core, materials as M, models
from traits import TRAITS

core.LIMITS['sag'] = .6
FINISH = 'blanc'                                           # lines have no colour
METRE = 1000


def triangles(obj, view):
    """Corners of an object's triangles in millimetres, n × 9."""
    seen = obj.evaluated_get(view)
    data = seen.to_mesh()
    if data is None or not data.polygons: return np.empty((0, 9), np.float32)
    data.calc_loop_triangles()
    n = len(data.loop_triangles)
    index = np.empty(n * 3, np.int32); data.loop_triangles.foreach_get('vertices', index)
    places = np.empty(len(data.vertices) * 3, np.float32); data.vertices.foreach_get('co', places)
    matrix = np.array(obj.matrix_world, np.float32)
    seen.to_mesh_clear()
    place = places.reshape(-1, 3)[index] @ matrix[:3, :3].T + matrix[:3, 3]
    return (place * METRE).reshape(-1, 9)


def export(product, out):
    start = time.time()
    core.reset(); M._cache.clear()
    size = {name: product[name] for name in ('width', 'height', 'depth')}
    built = models.build(product['design'], finish=FINISH, **size, **TRAITS.get(product['key'], {})).place()
    bpy.context.view_layer.update()
    view = bpy.context.evaluated_depsgraph_get()
    parts = []
    for part in built.parts:
        found = np.concatenate([triangles(obj, view) for obj in part.objs] or [np.empty((0, 9), np.float32)])
        parts.append({
            'key': part.key, 'label': part.label, 'pull': [float(c) for c in part.pull],
            'triangles': base64.b64encode(np.round(found, 1).astype('<f4').tobytes()).decode(),
        })
    with open(os.path.join(out, product['key'] + '.json'), 'w') as file:
        json.dump({'key': product['key'], 'design': product['design'], 'size': size, 'parts': parts}, file)
    print('PARTS %s %s %.1f s' % (product['key'], ' '.join(p['key'] for p in parts), time.time() - start), flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--list', required=True); parser.add_argument('--out', required=True); parser.add_argument('--keys')
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    os.makedirs(options.out, exist_ok=True)
    keys = options.keys.split(',') if options.keys else None
    for product in json.load(open(options.list)):
        if keys and product['key'] not in keys: continue
        try: export(product, options.out)
        except Exception as error: print('FAILED %s: %r' % (product['key'], error), flush=True)


if __name__ == '__main__': main()
