import { NodeIO, type Document, type Material, type Primitive } from '@gltf-transform/core';
import type { ModelFormat } from './model-address.ts';
import type { ModelEntry } from './model-manifest.ts';

type Placement = ModelEntry['placement'];

export function writeModel(
  document: Document,
  format: ModelFormat,
  placement: Placement,
): Promise<Uint8Array> {
  return format === 'glb' ? new NodeIO().writeBinary(document) : writeUsdz(document, placement);
}

/**
 * USDZ for Quick Look, by three's exporter, which is loaded on the first request. A hanging
 * product names no plane: with a vertical one, Quick Look would turn it on its back.
 */
async function writeUsdz(document: Document, placement: Placement): Promise<Uint8Array> {
  const [three, { USDZExporter }] = await Promise.all([
    import('three'),
    import('three/examples/jsm/exporters/USDZExporter.js'),
  ]);
  const toMesh = (primitive: Primitive) => {
    const geometry = new three.BufferGeometry();
    for (const [semantic, name] of [
      ['POSITION', 'position'],
      ['NORMAL', 'normal'],
    ] as const) {
      const array = primitive.getAttribute(semantic)?.getArray();
      if (array) geometry.setAttribute(name, new three.Float32BufferAttribute(array, 3));
    }
    const indices = primitive.getIndices()?.getArray();
    if (indices) geometry.setIndex([...indices]);
    const material = primitive.getMaterial();
    return new three.Mesh(geometry, material ? toMaterial(material) : new three.MeshStandardMaterial());
  };
  const toMaterial = (material: Material) => {
    const [red, green, blue, alpha] = material.getBaseColorFactor();
    return new three.MeshStandardMaterial({
      color: new three.Color(red, green, blue),
      emissive: new three.Color(...material.getEmissiveFactor()),
      metalness: material.getMetallicFactor(),
      roughness: material.getRoughnessFactor(),
      opacity: alpha,
      transparent: alpha < 1,
    });
  };
  const scene = new three.Scene();
  for (const mesh of document.getRoot().listMeshes()) scene.add(...mesh.listPrimitives().map(toMesh));
  const file = await new USDZExporter().parseAsync(scene, {
    includeAnchoringProperties: placement === 'floor',
    quickLookCompatible: true,
  });
  return new Uint8Array(file);
}
