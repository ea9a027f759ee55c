import { ColorUtils, NodeIO, type Document, type vec3 } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import type { Finish } from './finishes.ts';
import { addGrain } from './add-grain.ts';
import { makePlain } from './make-plain.ts';
import { STONES, type Stone } from './stone.ts';
import { shadeModel } from './shade-model.ts';

/** Materials that take the product's colour; their roughness may differ. */
const BODY = /^body\b/;
/** In a finish of stone the body is a stone; a riven one has a material of its own. */
const STONE = /^(?:body|slate)\b/;

/** Reads a compressed model, colours and shades it, and removes the compression. Without a finish it keeps its colours. */
export async function colourModel(bytes: Uint8Array, finish: Finish | undefined): Promise<Document> {
  const document = await readModel(bytes);
  if (finish) {
    setFinish(document, finish);
    shadeModel(document);
  }
  makePlain(document);
  if (finish?.stone) addGrains(document, STONES[finish.stone]);
  return document;
}

function addGrains(document: Document, stone: Stone): void {
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      if (!STONE.test(primitive.getMaterial()?.getName() ?? '')) continue;
      for (const grain of addGrain(document, primitive, stone)) mesh.addPrimitive(grain);
    }
  }
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
