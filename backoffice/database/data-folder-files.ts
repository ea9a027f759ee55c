import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listPageFiles } from './page-files.ts';

const LIST = 'atre-files.json';

const listSchema = z.object({
  /** Hash of `pg_control`, which changes when the database opens: it ties the list to one state. */
  control: z.string(),
  bytes: z.record(z.string(), z.number()),
});

/**
 * Records the sizes of all files of a database that has just been closed. PostgreSQL reads a table whose file was
 * truncated, for example by an interrupted copy, as a shorter table; this list detects it.
 */
export function noteFiles(folder: string): void {
  const bytes = Object.fromEntries(listPageFiles(folder).map((file) => [file.path, file.bytes]));
  const list: z.infer<typeof listSchema> = { control: hashControl(folder), bytes };
  try {
    writeFileSync(join(folder, LIST), JSON.stringify(list));
  } catch {
    // The disk is full. The next start skips the check, as after a crash.
  }
}

/** Describes a file that differs from the recorded list as a clause; `undefined` without a difference or a list. */
export function findChangedFile(folder: string): string | undefined {
  const list = readList(folder);
  if (list?.control !== hashControl(folder)) return undefined;
  for (const [path, bytes] of Object.entries(list.bytes)) {
    const found = statSync(join(folder, path), { throwIfNoEntry: false })?.size;
    if (found === undefined) return `${path} is missing`;
    if (found !== bytes) return `${path} has ${found} bytes instead of ${bytes}`;
  }
  return undefined;
}

function readList(folder: string): z.infer<typeof listSchema> | undefined {
  try {
    return listSchema.parse(JSON.parse(readFileSync(join(folder, LIST), 'utf8')));
  } catch {
    return undefined;
  }
}

function hashControl(folder: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'global', 'pg_control')))
    .digest('hex');
}
