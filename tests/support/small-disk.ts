import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  folder: string;
  /** Fills the remaining space to the last byte. */
  fill: () => void;
  /** Frees that space. */
  free: () => void;
  remove: () => void;
};

const CHUNKS = [1024 * 1024, 4096, 1];

/** Mounts a disk of this size in memory. Returns undefined if this process may not mount. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'atre-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a');
      for (const size of CHUNKS) writeUntilFull(file, size);
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      // Lazy: open files remain usable until they are closed.
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeUntilFull(file: number, size: number): void {
  const chunk = Buffer.alloc(size, 'x');
  try {
    while (writeSync(file, chunk) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
