import { Logger, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { meshopt, prune, weld } from '@gltf-transform/functions';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import type { ModelEntry } from '#backoffice/models/model-manifest.ts';
import { addOpenness } from './add-openness.ts';
import { simplifyModel } from './simplify-model.ts';

/** Positions in 16,384 steps of the product's size: 0.15 mm for the largest. */
const POSITION_BITS = 14;
/** Texture coordinates store how open a vertex is. */
const OPENNESS_BITS = 8;

const SILENT = new Logger(Logger.Verbosity.SILENT);

export type EncodedModel = { bytes: Uint8Array; triangles: number };

/** Reduces the file of demo-shop/studio/imagery/export_glb.py: fewer triangles, shaded, quantised, compressed. */
export async function encodeModel(
  source: Uint8Array,
  placement: ModelEntry['placement'],
): Promise<EncodedModel> {
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  const document = (await io.readBinary(source)).setLogger(SILENT);
  await document.transform(
    weld(),
    simplifyModel,
    prune({ keepAttributes: true }),
    (model) => addOpenness(model, placement),
    meshopt({
      encoder: MeshoptEncoder,
      level: 'high',
      quantizePosition: POSITION_BITS,
      quantizeTexcoord: OPENNESS_BITS,
    }),
  );
  const indices = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives().map((primitive) => primitive.getIndices()?.getCount() ?? 0));
  return {
    bytes: await io.writeBinary(document),
    triangles: indices.reduce((sum, count) => sum + count, 0) / 3,
  };
}
