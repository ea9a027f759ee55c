import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_NAME } from '#backoffice/demo/media-manifest.ts';

/** Removes files of a folder that are not in `names`; its manifest and subfolders stay. */
export async function removeUnnamed(folder: string, names: readonly string[]): Promise<void> {
  const named = new Set([MANIFEST_NAME, ...names]);
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  const unnamed = files.map(({ name }) => name).filter((name) => !named.has(name));
  await Promise.all(unnamed.map((name) => rm(join(folder, name))));
}

/** File names of a picture, one per width and format. */
export function fileNames({ name, widths }: { name: string; widths: readonly number[] }): string[] {
  return widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
}
