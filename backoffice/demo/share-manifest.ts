import { join } from 'node:path';
import type { SharePictures } from '#backoffice/shop/media/encoded-media.ts';
import { ENCODED_FOLDER } from './media-manifest.ts';

/** Share pictures with their manifest (demo-shop/studio/shares.ts writes both). */
export const SHARES_FOLDER = join(ENCODED_FOLDER, 'shares');

export type ShareManifest = SharePictures;
