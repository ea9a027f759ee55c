import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs';

/**
 * Makes a data folder that is complete or not there: `fill` writes a draft beside it, which takes its place at the end.
 * A draft that a killed process left is removed first. The lock of the folder must be held.
 * @throws what `fill` throws; one sentence when the folder cannot be put in its place, or something is in it by then
 */
export async function createDataFolder(
  folder: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${folder.replace(/[/\\]$/, '')}.incomplete`;
  rmSync(draft, { recursive: true, force: true });
  try {
    await fill(draft);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  try {
    // An empty folder may be there, made beforehand for its owner; not everywhere can it be renamed over.
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(draft, folder);
  } catch (error) {
    throw new Error(
      `The new database cannot be moved to ${folder}: ${(error as Error).message}. A volume belongs to the folder above, which DATA_DIR names.`,
      { cause: error },
    );
  }
}
