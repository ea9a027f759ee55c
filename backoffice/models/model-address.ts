import { createHash } from 'node:crypto';
import { FINISHES } from './finishes.ts';
import type { ModelEntry } from './model-manifest.ts';

export const MODEL_TYPES = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' } as const;
export type ModelFormat = keyof typeof MODEL_TYPES;

const FOLDER = 'models';
const HASH_LENGTH = 10;
/**
 * Raise it when the conversion changes: the URLs of the converted files, which are cached for
 * ever, change with it.
 */
const RECIPE = 2;

/** Path of a model in a colour, below the media address. */
export function modelAddress(
  { product, file, placement }: Pick<ModelEntry, 'product' | 'file' | 'placement'>,
  colour: string,
  format: ModelFormat,
): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([RECIPE, file, placement, FINISHES[colour]]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  return `${FOLDER}/${product}-${colour}-${hash}.${format}`;
}

export function modelColours({ colours, plain }: Pick<ModelEntry, 'colours' | 'plain'>): string[] {
  return plain ? colours : colours.filter((colour) => colour in FINISHES);
}
