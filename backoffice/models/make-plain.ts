import type { Accessor, Document, mat4, Node, Primitive } from '@gltf-transform/core';

const MAX_UINT16 = 65_535;

/**
 * Converts quantized integers to metres, for viewers without the extension. Bakes node
 * transforms into the vertices and removes all extensions.
 */
export function makePlain(document: Document): void {
  const root = document.getRoot();
  for (const node of root.listNodes()) {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) unpack(document, primitive, node);
    node.setMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  }
  for (const extension of root.listExtensionsUsed()) extension.dispose();
}

function unpack(document: Document, primitive: Primitive, node: Node): void {
  const matrix = node.getWorldMatrix();
  for (const [semantic, transform] of [
    ['POSITION', toPoint],
    ['NORMAL', toUnit],
  ] as const) {
    const packed = primitive.getAttribute(semantic);
    if (!packed) continue;
    const plain = document.createAccessor().setType('VEC3').setBuffer(packed.getBuffer());
    primitive.setAttribute(
      semantic,
      plain.setArray(readVectors(packed, (vector) => transform(vector, matrix))),
    );
    packed.dispose();
  }
  const indices = primitive.getIndices();
  const array = indices?.getArray();
  const count = primitive.getAttribute('POSITION')?.getCount() ?? 0;
  if (indices && array)
    indices.setArray(count > MAX_UINT16 ? new Uint32Array(array) : new Uint16Array(array));
}

function readVectors(
  accessor: Accessor,
  transform: (vector: number[]) => number[],
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(accessor.getCount() * 3);
  const element = [0, 0, 0];
  for (let index = 0; index < accessor.getCount(); index += 1) {
    out.set(transform(accessor.getElement(index, element)), index * 3);
  }
  return out;
}

function toPoint([x = 0, y = 0, z = 0]: number[], m: mat4): number[] {
  return [0, 1, 2].map(
    (row) => (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0),
  );
}

/** Nodes are translated and scaled uniformly, which keeps directions. */
function toUnit(vector: number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((part) => part / length);
}
