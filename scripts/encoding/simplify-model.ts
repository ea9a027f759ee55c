import type { Document, Primitive } from '@gltf-transform/core';
import { MeshoptSimplifier } from 'meshoptimizer';

/** How far a surface may move: a part of the product's largest extent, and never more than this many metres. */
const MOST_SHARE = 0.0005;
const MOST_METRES = 0.0003;
/** A normal that is off by one counts as a surface that is off by so many metres: what is flat has to stay so. */
const NORMAL_WORTH = 0.1;

/** Takes away triangles that neither the outline nor the light would miss. Vertices must be welded. */
export function simplifyModel(document: Document): void {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  const error = Math.min(Math.max(...primitives.map(extentOf)) * MOST_SHARE, MOST_METRES);
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
