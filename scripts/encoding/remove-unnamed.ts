import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_NAME } from '#backoffice/demo/media-manifest.ts';

/** Removes the files of a folder that bear none of these names; its manifest and its folders stay. */
export async function removeUnnamed(folder: string, names: readonly string[]): Promise<void> {
  const named = new Set([MANIFEST_NAME, ...names]);
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  const unnamed = files.map(({ name }) => name).filter((name) => !named.has(name));
  await Promise.all(unnamed.map((name) => rm(join(folder, name))));
}

/** The names of a picture's files, one of each width in each format. */
export function fileNames({ name, widths }: { name: string; widths: readonly number[] }): string[] {
  return widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
}
