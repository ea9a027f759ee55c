import type { Document, Primitive } from '@gltf-transform/core';
import { MeshoptSimplifier } from 'meshoptimizer';

/** Maximum deviation of a surface: a fraction of the product's largest extent, and an absolute limit in metres. */
const MAX_SHARE = 0.0005;
const MAX_METRES = 0.0003;
/** Weight of a deviating normal, in metres of surface deviation: flat surfaces have to stay flat. */
const NORMAL_WORTH = 0.1;

/** Removes triangles that affect neither the outline nor the lighting. Vertices must be welded. */
export function simplifyModel(document: Document): void {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  const error = Math.min(Math.max(...primitives.map(extentOf)) * MAX_SHARE, MAX_METRES);
  for (const primitive of primitives) simplifyPrimitive(primitive, error);
}

function simplifyPrimitive(primitive: Primitive, error: number): void {
  const indices = primitive.getIndices();
  const before = indices?.getArray();
  const positions = primitive.getAttribute('POSITION')?.getArray();
  const normals = primitive.getAttribute('NORMAL')?.getArray();
  if (!indices || !before || !positions || !normals) throw new Error('A part has no indices or no normals.');
  const weight = NORMAL_WORTH / extentOf(primitive);
  const [after] = MeshoptSimplifier.simplifyWithAttributes(
    new Uint32Array(before),
    new Float32Array(positions),
    3,
    new Float32Array(normals),
    3,
    [weight, weight, weight],
    null,
    0,
    error,
    ['ErrorAbsolute'],
  );
  indices.setArray(new Uint32Array(after));
}

function extentOf(primitive: Primitive): number {
  const position = primitive.getAttribute('POSITION');
  const [low, high] = [position?.getMin([]) ?? [], position?.getMax([]) ?? []];
  return Math.max(...high.map((value, axis) => value - (low[axis] ?? 0)));
}
