import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MANIFEST_NAME = 'manifest.json';

/** A product as it was modelled: in its default size, to be given its colours. Lengths in mm. */
export type ModelEntry = {
  product: string;
  /** Its name holds a hash of what is in it. */
  file: string;
  /** Of the file it was made from, so that what has not changed is not encoded again. */
  source: string;
  /** Whether its back stands on a wall, or its feet on the floor. */
  placement: 'wall' | 'floor';
  width: number;
  height: number;
  depth: number;
  colours: string[];
};

export type ModelManifest = { models: ModelEntry[] };

/** What scripts/encode-models.ts wrote into a folder; nothing where there is none. @throws when it is not JSON. */
export function readModelManifest(folder: string): ModelManifest {
  const file = join(folder, MANIFEST_NAME);
  if (!existsSync(file)) return { models: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as ModelManifest;
}
