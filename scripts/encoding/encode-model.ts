import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { meshopt, simplify, weld } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';

/** Of the largest extent of a part: what no phone shows. */
const SIMPLIFY_ERROR = 0.0002;
/** Positions in 16,384 steps of the product's size: 0.15 mm for the largest. */
const POSITION_BITS = 14;

export type EncodedModel = { bytes: Uint8Array; triangles: number };

/** Makes the file of scripts/imagery/export_glb.py small: fewer triangles where it is flat, packed, compressed. */
export async function encodeModel(source: Uint8Array): Promise<EncodedModel> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder });
  const document = await io.readBinary(source);
  await document.transform(
    weld(),
    simplify({ simplifier: MeshoptSimplifier, ratio: 0, error: SIMPLIFY_ERROR }),
    meshopt({ encoder: MeshoptEncoder, level: 'high', quantizePosition: POSITION_BITS }),
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
