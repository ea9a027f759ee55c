import { join } from 'node:path';
import { MANIFEST_NAME, MEDIA_FOLDER, readJson } from '../media-manifest.ts';

/** Where the exploded drawings stand, with what is known of each (scripts/draw-exploded-views.ts writes both). */
export const SCHEMAS_FOLDER = join(MEDIA_FOLDER, 'schemas');

export type SchemaFiles = {
  /** Key of the product it was drawn from. */
  product: string;
  /** What its files' names begin with; holds a hash of what is in them. */
  name: string;
  width: number;
  height: number;
  /** Where each part stands in the picture, as fractions of it. */
  hotspots: { key: string; x: number; y: number; r: number }[];
};

/** @throws when the manifest is not JSON. */
export async function readSchemaManifest(folder = SCHEMAS_FOLDER): Promise<SchemaFiles[]> {
  return (await readJson<SchemaFiles[]>(join(folder, MANIFEST_NAME))) ?? [];
}
