import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

export type ReleaseLock = () => void;

/**
 * A back office whose storefront was killed finishes its requests before it releases the folder
 * (backoffice/main.ts).
 */
const HANDOVER_MS = 3000;
const RETRY_MS = 100;

/** Error codes of file systems without locks, such as network file systems without a lock service. */
const NO_LOCKS = new Set(['ENOLCK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL']);

const holderSchema = z.object({ pid: z.number(), host: z.string(), since: z.iso.datetime() });
type Holder = z.infer<typeof holderSchema>;

/**
 * Locks a data folder for this process: PGlite has no lock, and a second process corrupts the folder. The operating
 * system holds the lock on an open file beside the folder, so it ends with the process, works between containers
 * that share the volume, and does not depend on process ids. The file is never removed: otherwise two processes
 * could lock two files of the same name.
 * @throws Error when the folder is in use, not writable or cannot be locked
 */
export async function lockDataFolder(folder: string): Promise<ReleaseLock> {
  const descriptor = openLockFile(folder);
  try {
    await takeLock(descriptor, folder);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  noteHolder(descriptor);
  return () => {
    ftruncateSync(descriptor);
    closeSync(descriptor);
  };
}

function openLockFile(folder: string): number {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    return openSync(lockFileOf(folder), 'a+', 0o600);
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be used: ${(error as Error).message}. DATA_DIR names a folder this process may write to.`,
      { cause: error },
    );
  }
}

async function takeLock(descriptor: number, folder: string): Promise<void> {
  const { default: extensions } = await loadExtensions(folder);
  const tryLock = () => {
    try {
      return extensions.tryLock(descriptor);
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      const reason = NO_LOCKS.has(code) ? 'its file system has no locks' : message;
      throw new Error(
        `The data folder ${folder} cannot be locked: ${reason}. Use a local disk, or PostgreSQL (DATABASE_URL).`,
        { cause: error },
      );
    }
  };
  for (const end = performance.now() + HANDOVER_MS; !tryLock(); await wait(RETRY_MS))
    if (performance.now() > end) throw new Error(describeHolder(folder));
}

/** Loaded on demand: platforms without a build of this package can still use PostgreSQL. */
async function loadExtensions(folder: string) {
  try {
    return await import('fs-native-extensions');
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be locked on ${process.platform}-${process.arch}: there are no file locks for this platform. Use PostgreSQL (DATABASE_URL).`,
      { cause: error },
    );
  }
}

function noteHolder(descriptor: number): void {
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    ftruncateSync(descriptor);
    writeSync(descriptor, `${JSON.stringify(holder)}\n`);
  } catch {
    // Writing the holder needs disk space; the lock does not.
  }
}

function describeHolder(folder: string): string {
  const holder = readHolder(folder);
  const by = holder
    ? `process ${holder.pid} on ${holder.host}, since ${holder.since}`
    : 'another process that has not left its name';
  return `The data folder ${folder} is in use by ${by}. Stop that process, or set DATA_DIR to another folder.`;
}

/** The holder is only informative: the lock works without it. */
function readHolder(folder: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(lockFileOf(folder), 'utf8')));
  } catch {
    return undefined;
  }
}

function lockFileOf(folder: string): string {
  return `${folder.replace(/[/\\]$/, '')}.lock`;
}
