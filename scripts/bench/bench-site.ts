import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../build-site.ts';
import { isBuildStale } from '../build-stamp.ts';
import { findFreePort } from '../find-free-port.ts';
import { startProgram, type Program } from './processes.ts';

const DATA = join('.cache', 'bench-data');

/** Pages are made anew for everybody. */
export const UNCACHED = { PAGE_CACHE_MB: '0' };

/** Builds the site if its sources have changed since. */
export async function ensureBuild(): Promise<void> {
  if (isBuildStale()) await buildSite();
}

/** The back office as a program of its own, so that its work is not counted as the storefront's. */
export async function startBackoffice(environment: Record<string, string> = {}): Promise<Program> {
  const port = await findFreePort();
  if (!environment['DATABASE_URL'] && !environment['DATA_DIR']) {
    rmSync(DATA, { recursive: true, force: true });
  }
  return startProgram({
    command: [process.execPath, join('dist', 'backoffice', 'main.js')],
    port,
    core: 'any',
    readyPath: '/docs/',
    environment: {
      BACKOFFICE_PORT: String(port),
      DATA_DIR: DATA,
      DEMO_DATA: 'true',
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
}

/** A storefront on a back office that runs already. */
export async function startStorefront(
  backofficeUrl: string,
  environment: Record<string, string> = {},
  core?: number,
): Promise<Program> {
  return startProgram({
    core,
    command: [process.execPath, join('dist', 'server', 'main.js')],
    port: await findFreePort(),
    readyPath: '/readyz',
    environment: {
      HOST: '127.0.0.1',
      API_URL: backofficeUrl,
      LOG_LEVEL: 'silent',
      // As the image and the unit have it.
      MALLOC_ARENA_MAX: '2',
      ...environment,
    },
  });
}
