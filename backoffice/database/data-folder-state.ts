import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findChangedFile } from './data-folder-files.ts';
import { listPageFiles, PAGE_BYTES } from './page-files.ts';

/** PostgreSQL version of PGlite, which cannot read folders of other versions. */
const POSTGRES_VERSION = '17';
const WAL_SEGMENT = /^[0-9A-F]{24}$/;
const WAL_SEGMENT_BYTES = 16 * 1024 * 1024;
const CONTROL_FILE = 'global/pg_control';
/** Offset of the state (DBState) in `pg_control`, and its value after a clean shutdown. */
const CONTROL_STATE_OFFSET = 16;
const SHUT_DOWN = 1;

const REQUIRED = [
  'PG_VERSION',
  'base',
  'base/1/PG_VERSION',
  'global',
  CONTROL_FILE,
  'global/pg_filenode.map',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_tblspc',
  'pg_wal',
  'pg_xact',
  'postgresql.conf',
];
const TOP_LEVEL = new Set(REQUIRED.map((path) => path.split('/', 1)[0]));

/**
 * Inspects a data folder without writing to it. `new`: it is missing or empty; `database`: its files show no damage.
 * @throws Error that describes the damage and the remedies
 */
export function inspectDataFolder(folder: string): 'new' | 'database' {
  const names = listNames(folder);
  if (names.length === 0) return 'new';
  if (!names.some((name) => TOP_LEVEL.has(name)))
    throw new Error(
      `The data folder ${folder} holds files that are no database (${names.slice(0, 3).join(', ')}). Set DATA_DIR to another folder, or move them away; nothing was written there.`,
    );
  const damage = findDamage(folder);
  if (damage !== undefined) throw damagedFolder(folder, damage);
  return 'database';
}

/** Error for a database that cannot be opened. `damage` is a clause: `global/pg_control is missing`. */
export function damagedFolder(folder: string, damage: string): Error {
  return new Error(
    `The database in ${folder} is damaged: ${damage}. Restore a backup (npm run restore -- site.backup --replace), or move the folder away to start with an empty one.`,
  );
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`The data folder ${folder} cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

function findDamage(folder: string): string | undefined {
  const missing = REQUIRED.find((path) => !existsSync(join(folder, path)));
  if (missing !== undefined) return `${missing} is missing`;
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== POSTGRES_VERSION)
    return version === ''
      ? 'PG_VERSION is empty'
      : `it was made by PostgreSQL ${version}, and this release reads ${POSTGRES_VERSION}`;
  const control = readFileSync(join(folder, CONTROL_FILE));
  if (control.length !== PAGE_BYTES) return `${CONTROL_FILE} is truncated`;
  const isShutDown = control.readInt32LE(CONTROL_STATE_OFFSET) === SHUT_DOWN;
  return findWalDamage(folder) ?? (isShutDown ? findFileDamage(folder) : undefined);
}

function findWalDamage(folder: string): string | undefined {
  const segments = readdirSync(join(folder, 'pg_wal')).filter((name) => WAL_SEGMENT.test(name));
  if (segments.length === 0) return 'its log (pg_wal) is empty';
  const truncated = segments.find(
    (name) => statSync(join(folder, 'pg_wal', name)).size !== WAL_SEGMENT_BYTES,
  );
  return truncated && `pg_wal/${truncated} is truncated`;
}

/** Only valid after a clean shutdown: after a crash PostgreSQL repairs partially written pages from its log. */
function findFileDamage(folder: string): string | undefined {
  const torn = listPageFiles(folder).find(({ bytes }) => bytes % PAGE_BYTES !== 0);
  return torn ? `${torn.path} is truncated` : findChangedFile(folder);
}
