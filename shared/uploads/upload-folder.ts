import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = 'atre-upload-';
/** No upload lasts that long: an older folder belongs to a process that was killed. */
const STALE_MS = 10 * 60 * 1000;

/** Creates a folder for the files of one upload, below `parent`. The caller removes it. */
export async function makeUploadFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  return mkdtemp(join(parent, PREFIX));
}

export async function removeUploadFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Removes upload folders of killed processes, at start. */
export async function removeStaleUploads(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith(PREFIX))) {
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => undefined);
    // A folder of another user of the machine is left alone.
    if (found?.isDirectory() && Date.now() - found.mtimeMs > STALE_MS)
      await removeUploadFolder(folder).catch(() => undefined);
  }
}
