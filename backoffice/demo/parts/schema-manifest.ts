import { join } from 'node:path';
import { MANIFEST_NAME, MEDIA_FOLDER, readJson } from '../media-manifest.ts';

/** Exploded drawings with their manifest (scripts/draw-exploded-views.ts writes both). */
export const SCHEMAS_FOLDER = join(MEDIA_FOLDER, 'schemas');

export type SchemaFiles = {
  product: string;
  /** Prefix of the file names, with a hash of their content. */
  name: string;
  width: number;
  height: number;
  /** Position of each part in the picture, as fractions of it. */
  hotspots: { key: string; x: number; y: number; r: number }[];
};

/** @throws when the manifest is not JSON. */
export async function readSchemaManifest(folder = SCHEMAS_FOLDER): Promise<SchemaFiles[]> {
  return (await readJson<SchemaFiles[]>(join(folder, MANIFEST_NAME))) ?? [];
}
