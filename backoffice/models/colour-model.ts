import { ColorUtils, NodeIO, type Document, type vec3 } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import type { Finish } from './finishes.ts';
import { makePlain } from './make-plain.ts';

/** Materials that take the product's colour; their roughness may differ. */
const BODY = /^body\b/;

/** Reads a compressed model, colours it, and removes the compression. Without a finish it keeps its colours. */
export async function colourModel(bytes: Uint8Array, finish: Finish | undefined): Promise<Document> {
  const document = await readModel(bytes);
  if (finish) setFinish(document, finish);
  makePlain(document);
  return document;
}

function setFinish(document: Document, finish: Finish): void {
  const [red, green, blue] = ColorUtils.hexToFactor<vec3>(
    Number.parseInt(finish.hex.slice(1), 16),
    [0, 0, 0],
  );
  for (const material of document.getRoot().listMaterials()) {
    if (!BODY.test(material.getName())) continue;
    material.setBaseColorFactor([red, green, blue, 1]).setMetallicFactor(finish.metallic);
    if (finish.roughness !== undefined) material.setRoughnessFactor(finish.roughness);
  }
}

export async function readModel(bytes: Uint8Array): Promise<Document> {
  await MeshoptDecoder.ready;
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
    .readBinary(bytes);
}
