"""Products as GLB, for augmented reality: their true size in metres, every part, materials without pictures.

blender -b --python demo-shop/studio/imagery/export_glb.py -- --list products.json --out folder [--keys lame,rive]

products.json comes from `list-models.ts`. Writes <key>.glb for each product. What has the colour chosen wears the
material `body`; demo-shop/studio/encode-models.ts makes the files small, the back office gives them their colours.
"""
import argparse, json, os, struct, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import core, materials as M, models, plain_materials, traits

# A file to be looked at on a phone needs less of what is round than a picture of two thousand pixels; a thermostat fills
# the screen as a radiator does.
SAG, SAG_AT = .35, 400
FINISH = 'blanc'                                           # any powder coat: they differ in colour alone
ARRAY, ELEMENTS, FLOAT, UINT = 34962, 34963, 5126, 5125    # glTF's own numbers


def corners(obj, view):
    """Position and normal at every corner of an object's triangles, in metres, and each triangle's material."""
    seen = obj.evaluated_get(view)
    data = seen.to_mesh()
    if data is None or not data.polygons: return None
    data.calc_loop_triangles(); data.calc_normals_split()
    n = len(data.loop_triangles)
    loops = np.empty(n * 3, np.int32); data.loop_triangles.foreach_get('loops', loops)
    slots = np.empty(n, np.int32); data.loop_triangles.foreach_get('material_index', slots)
    vertices = np.empty(len(data.loops), np.int32); data.loops.foreach_get('vertex_index', vertices)
    places = np.empty(len(data.vertices) * 3, np.float32); data.vertices.foreach_get('co', places)
    normals = np.empty(len(data.loops) * 3, np.float32); data.loops.foreach_get('normal', normals)
    matrix = np.array(obj.matrix_world, np.float32)
    place = places.reshape(-1, 3)[vertices[loops]] @ matrix[:3, :3].T + matrix[:3, 3]
    normal = normals.reshape(-1, 3)[loops] @ np.linalg.inv(matrix[:3, :3])
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
    found = [slot.material for slot in obj.material_slots]
    seen.to_mesh_clear()
    # Blender's Z is up and -Y the front; glTF's Y is up and Z the front
    turn = lambda v: np.stack([v[:, 0], v[:, 2], -v[:, 1]], 1).reshape(-1, 3, 3)
    return turn(place), turn(normal), slots, found


def by_material(objects):
    """Triangles of all objects, sorted by the plain material they wear."""
    view = bpy.context.evaluated_depsgraph_get()
    sorted_ = {}
    for obj in objects:
        got = corners(obj, view)
        if got is None: continue
        place, normal, slots, found = got
        for slot, material in enumerate(found):
            mine = slots == slot
            if not mine.any(): continue
            plain = plain_materials.plain(material)
            sorted_.setdefault(plain, []).append(np.concatenate([place[mine], normal[mine]], 2))
    return {plain: np.concatenate(parts) for plain, parts in sorted_.items()}


def whole_triangles(triangles):
    """Vertices and indices, without triangles that have no area."""
    points = np.round(triangles[..., :3], 6)
    a, b, c = points[:, 0], points[:, 1], points[:, 2]
    triangles = triangles[np.linalg.norm(np.cross(b - a, c - a), axis=1) > 1e-12]
    rows = np.concatenate([np.round(triangles[..., :3], 5), np.round(triangles[..., 3:], 2)], 2).reshape(-1, 6)
    _, first, index = np.unique(rows, axis=0, return_index=True, return_inverse=True)
    return triangles.reshape(-1, 6)[first].astype(np.float32), index.reshape(-1).astype(np.uint32)


def place_origin(groups, placement):
    """X is centred. On the wall the back touches the wall; on the floor the depth is centred and feet stand on 0."""
    low = np.min([g[..., :3].min((0, 1)) for g in groups.values()], 0)
    high = np.max([g[..., :3].max((0, 1)) for g in groups.values()], 0)
    shift = np.zeros(3, np.float32)
    if placement == 'floor': shift[1:] = -low[1], -(low[2] + high[2]) / 2
    else: shift[2] = -low[2]
    for group in groups.values(): group[..., :3] += shift


def write_glb(path, name, groups):
    """One mesh on one node, a primitive a material."""
    blob, views, accessors, primitives, materials = bytearray(), [], [], [], []

    def add(array, target, kind, component, bounds=False):
        views.append({'buffer': 0, 'byteOffset': len(blob), 'byteLength': array.nbytes, 'target': target})
        blob.extend(array.tobytes())
        accessor = {'bufferView': len(views) - 1, 'componentType': component, 'count': len(array), 'type': kind}
        if bounds: accessor.update(min=array.min(0).tolist(), max=array.max(0).tolist())
        accessors.append(accessor)
        return len(accessors) - 1

    for material, triangles in sorted(groups.items()):
        vertices, index = whole_triangles(triangles)
        if not len(index): continue
        place, normal = np.ascontiguousarray(vertices[:, :3]), np.ascontiguousarray(vertices[:, 3:])
        primitives.append({
            'attributes': {'POSITION': add(place, ARRAY, 'VEC3', FLOAT, True), 'NORMAL': add(normal, ARRAY, 'VEC3', FLOAT)},
            'indices': add(index, ELEMENTS, 'SCALAR', UINT), 'material': len(materials),
        })
        materials.append(material.gltf())
    document = {
        'asset': {'version': '2.0', 'generator': 'demo-shop/studio/imagery/export_glb.py'},
        'scene': 0, 'scenes': [{'nodes': [0]}], 'nodes': [{'name': name, 'mesh': 0}],
        'meshes': [{'name': name, 'primitives': primitives}], 'materials': materials,
        'accessors': accessors, 'bufferViews': views, 'buffers': [{'byteLength': len(blob)}],
    }
    text = json.dumps(document, separators=(',', ':')).encode()
    text += b' ' * (-len(text) % 4)
    with open(path, 'wb') as file:
        file.write(struct.pack('<4sII', b'glTF', 2, 28 + len(text) + len(blob)))
        file.write(struct.pack('<I4s', len(text), b'JSON') + text)
        file.write(struct.pack('<I4s', len(blob), b'BIN\0') + bytes(blob))
    return sum(len(triangles) for triangles in groups.values())


def export(product, out):
    start = time.time()
    core.reset(); M._cache.clear()
    size = {name: product[name] for name in ('width', 'height', 'depth')}
    core.LIMITS['sag'] = SAG * min(1, max(size.values()) / SAG_AT)
    own = traits.TRAITS.get(product['key'], {})
    built = models.build(product['design'], finish=FINISH, **size, **own).place()
    bpy.context.view_layer.update()
    groups = by_material(built.objects)
    place_origin(groups, product['placement'])
    count = write_glb(os.path.join(out, product['key'] + '.glb'), product['key'], groups)
    print('MODEL %s %d triangles %d materials %.1f s' % (product['key'], count, len(groups), time.time() - start), flush=True)


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
