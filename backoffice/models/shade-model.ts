import type { Document, Material, Primitive } from '@gltf-transform/core';

/**
 * Darkens what other parts cover. The first texture coordinate stores how open a vertex is, 0 to 1
 * (demo-shop/studio/encoding/add-openness.ts); it becomes a colour of the vertex, which all viewers multiply with the
 * material's.
 */
export function shadeModel(document: Document): void {
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) shadePrimitive(document, primitive);
  }
}

function shadePrimitive(document: Document, primitive: Primitive): void {
  const openness = primitive.getAttribute('TEXCOORD_0');
  const material = primitive.getMaterial();
  if (!openness || !material) return;
  primitive.setAttribute('TEXCOORD_0', null);
  if (isSolid(material)) {
    const colour = material.getBaseColorFactor().slice(0, 3);
    const shades = Array.from({ length: openness.getCount() }, (_, index) => {
      const [open = 1] = openness.getElement(index, []);
      return colour.map((channel) => Math.round(255 * lightOf(open, channel)));
    });
    const accessor = document.createAccessor().setType('VEC3').setNormalized(true);
    primitive.setAttribute(
      'COLOR_0',
      accessor.setArray(new Uint8Array(shades.flat())).setBuffer(openness.getBuffer()),
    );
  }
  openness.dispose();
}

function isSolid(material: Material): boolean {
  return material.getAlphaMode() === 'OPAQUE' && Math.max(...material.getEmissiveFactor()) === 0;
}

/**
 * Light in a corner, where pale surfaces light each other (Jimenez and others, Practical Realtime Strategies for
 * Accurate Indirect Occlusion, 2016).
 */
function lightOf(open: number, albedo: number): number {
  const [a, b, c] = [2.0404 * albedo - 0.3324, 0.6417 - 4.7951 * albedo, 2.7552 * albedo + 0.6903];
  return Math.min(1, Math.max(open, ((open * a + b) * open + c) * open));
}
