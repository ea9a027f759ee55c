import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME_LENGTH = 16;

/** Returns a hash of a build's server code and of its browser files. */
export function nameBuild(serverFolder: string, staticFolder: string): string {
  const hash = createHash('sha256');
  const programs = readdirSync(serverFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .toSorted();
  for (const name of programs) hash.update(name).update(readFileSync(join(serverFolder, name)));
  hash.update(readFileSync(join(staticFolder, '.vite', 'manifest.json')));
  return hash.digest('base64url').slice(0, NAME_LENGTH);
}
