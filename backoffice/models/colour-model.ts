import { ColorUtils, NodeIO, type Document, type vec3 } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import type { Finish } from './finishes.ts';
import { makePlain } from './make-plain.ts';

/** Materials that take the product's colour; their roughness may differ. */
const BODY = /^body\b/;

/** Reads a compressed model, colours it, and removes the compression. */
export async function colourModel(bytes: Uint8Array, finish: Finish): Promise<Document> {
  const document = await readModel(bytes);
  const [red, green, blue] = ColorUtils.hexToFactor<vec3>(
    Number.parseInt(finish.hex.slice(1), 16),
    [0, 0, 0],
  );
  for (const material of document.getRoot().listMaterials()) {
    if (!BODY.test(material.getName())) continue;
    material.setBaseColorFactor([red, green, blue, 1]).setMetallicFactor(finish.metallic);
    if (finish.roughness !== undefined) material.setRoughnessFactor(finish.roughness);
  }
  makePlain(document);
  return document;
}

export async function readModel(bytes: Uint8Array): Promise<Document> {
  await MeshoptDecoder.ready;
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
    .readBinary(bytes);
}
