import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs';

/**
 * Creates a data folder atomically: `fill` writes a draft beside it, which is renamed at the end. A draft of a
 * killed process is removed first. The caller holds the lock of the folder.
 * @throws the error of `fill`, or an Error when the draft cannot be renamed, for example because the folder is not
 * empty
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
    // The folder may exist empty, created for its owner. Not every platform can rename over it.
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(draft, folder);
  } catch (error) {
    throw new Error(
      `The new database cannot be moved to ${folder}: ${(error as Error).message}. A volume belongs to the folder above, which DATA_DIR names.`,
      { cause: error },
    );
  }
}
