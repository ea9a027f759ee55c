import { join } from 'node:path';
import type { Locale } from '#shared/locale.ts';
import { MANIFEST_NAME, MEDIA_FOLDER, readJson } from './media-manifest.ts';

/** Share pictures with their manifest (demo-shop/studio/shares.ts writes both). */
export const SHARES_FOLDER = join(MEDIA_FOLDER, 'shares');

/** Key of a product or category → its file in each language. */
type Shares = Record<string, Record<Locale, string>>;

export type ShareManifest = { product: Shares; category: Shares };

/** @throws when the manifest is not JSON. */
export async function readShareManifest(folder = SHARES_FOLDER): Promise<ShareManifest> {
  return (await readJson<ShareManifest>(join(folder, MANIFEST_NAME))) ?? { product: {}, category: {} };
}
