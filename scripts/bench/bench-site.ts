import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../build-site.ts';
import { isBuildStale } from '../build-stamp.ts';
import { findFreePort } from '../find-free-port.ts';
import { startProgram, type Program } from './processes.ts';

const DATA = join('.cache', 'bench-data');

/** Disables the page cache, so that each request renders its page. */
export const UNCACHED = { PAGE_CACHE_MB: '0' };

/** Builds the site if its sources have changed since. */
export async function ensureBuild(): Promise<void> {
  if (isBuildStale()) await buildSite();
}

/** Starts the back office in its own process, so that its CPU time does not count as the storefront's. */
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

/** Starts a storefront on a running back office. */
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
      // The image and the systemd unit set the same value.
      MALLOC_ARENA_MAX: '2',
      ...environment,
    },
  });
}
