import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Page size of PostgreSQL. Files of tables, indexes and transactions consist of whole pages; `pg_control` is one
 * page.
 */
export const PAGE_BYTES = 8192;
/** Tables: `16384`, second gigabyte `16384.1`, maps `16384_fsm` and `16384_vm`; transactions: `000A`. */
const PAGE_FILE = /^[\dA-F]+(?:_\w+)?(?:\.\d+)?$/;
const PARTS = ['global', 'pg_multixact/members', 'pg_multixact/offsets', 'pg_xact'];

export type PageFile = {
  /** Below the data folder: `base/5/16384`. */
  path: string;
  bytes: number;
};

/** Lists the files of a data folder that consist of pages: all content except the log. */
export function listPageFiles(folder: string): PageFile[] {
  const databases = readdirSync(join(folder, 'base')).map((name) => `base/${name}`);
  return [...PARTS, ...databases].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((name) => PAGE_FILE.test(name))
      .map((name) => {
        const path = `${part}/${name}`;
        return { path, bytes: statSync(join(folder, path)).size };
      }),
  );
}
