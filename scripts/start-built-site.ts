import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.ts';

const DATA = join('.cache', 'built-site-data');
const TIMEOUT_MS = 120_000;

export type BuiltSite = { url: string; backofficeUrl: string; stop: () => Promise<void> };

/** Starts the built site on its own fresh demo data, for benchmark and screenshots. Stop it at the end. */
export async function startBuiltSite(): Promise<BuiltSite> {
  rmSync(DATA, { recursive: true, force: true });
  const backofficePort = String(await findFreePort());
  const site = await start({ BACKOFFICE_PORT: backofficePort, DATA_DIR: DATA });
  return { ...site, backofficeUrl: `http://127.0.0.1:${backofficePort}` };
}

/** Starts a second storefront on the same back office, under maintenance. Stop it before the first. */
export async function startClosedSite({ backofficeUrl }: BuiltSite): Promise<BuiltSite> {
  return { ...(await start({ API_URL: backofficeUrl, MAINTENANCE: 'true' })), backofficeUrl };
}

async function start(environment: Record<string, string>): Promise<Omit<BuiltSite, 'backofficeUrl'>> {
  const port = String(await findFreePort());
  const child = spawn(process.execPath, [join('dist', 'server', 'main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      LOG_LEVEL: 'silent',
      DEMO_DATA: 'true',
      ...environment,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/readyz`).catch((error: unknown) => {
    child.kill('SIGINT');
    throw error;
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGINT');
      await new Promise((resolve) => {
        child.on('exit', resolve);
      });
    },
  };
}

async function waitUntilReady(url: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`${url} did not respond within two minutes.`);
}
