import { linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkInstalled } from '../link-packages.ts';
import type { Mutated } from './mutate.ts';

export type TreeCopy = {
  folder: string;
  /** Applies the mutation, in the copy only. */
  write: (mutated: Mutated) => void;
  /** Restores the original file. */
  restore: (mutated: Mutated) => void;
};

/** Build output, installed packages, and files outside the project. */
const LEFT_OUT = new Set(['.cache', '.data', '.git', 'coverage', 'dist', 'node_modules', 'test-results']);

/** Copies the working tree by hard links; a changed file is written as a new file. */
export function copyTree(folder: string): TreeCopy {
  rmSync(folder, { recursive: true, force: true });
  linkFolder('.', folder);
  linkInstalled('.', folder);
  return {
    folder,
    write({ file, source }) {
      rmSync(join(folder, file));
      writeFileSync(join(folder, file), source);
    },
    restore({ file }) {
      rmSync(join(folder, file));
      linkSync(file, join(folder, file));
    },
  };
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkSync(source, target);
  }
}
