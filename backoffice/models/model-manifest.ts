import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MANIFEST_NAME = 'manifest.json';

/** A product's model in its default size. Lengths in mm. */
export type ModelEntry = {
  product: string;
  /** Its name contains a hash of its content. */
  file: string;
  /** Hash of the source file: unchanged sources are not encoded again. */
  source: string;
  /** The back stands on a wall, or the feet on the floor. */
  placement: 'wall' | 'floor';
  width: number;
  height: number;
  depth: number;
  colours: string[];
  /** The file has its own materials: it is served as it is. */
  plain?: true;
};

export type ModelManifest = { models: ModelEntry[] };

/**
 * Reads the manifest of demo-shop/studio/encode-models.ts; without a file there are no models.
 * @throws for invalid JSON
 */
export function readModelManifest(folder: string): ModelManifest {
  const file = join(folder, MANIFEST_NAME);
  if (!existsSync(file)) return { models: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as ModelManifest;
}
