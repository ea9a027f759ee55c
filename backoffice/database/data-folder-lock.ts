import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Takes the data folder for this process: PGlite does not, and a second process corrupts it. Gives the function
 * that frees it. A lock whose process is gone is taken over.
 * @throws when the folder cannot be written, or another process holds it.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = `${folder.replace(/\/$/, '')}.lock`;
  const owner = readOwner(file);
  if (owner !== undefined && owner !== process.pid && isRunning(owner)) {
    throw new Error(`The data folder ${folder} is in use by process ${owner}.`);
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function readOwner(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
