import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const DATA = join('.cache', 'built-site-data');
const PORT = 3480;
const BACKOFFICE_PORT = 3481;
const PATIENCE_MS = 60_000;

/** The built site on fresh demo data of its own: for benchmark and pictures. Stop it at the end. */
export async function startBuiltSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  rmSync(DATA, { recursive: true, force: true });
  const child = spawn(process.execPath, [join('dist', 'server', 'main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      BACKOFFICE_PORT: String(BACKOFFICE_PORT),
      DATA_DIR: DATA,
      LOG_LEVEL: 'silent',
    },
  });
  const url = `http://127.0.0.1:${PORT}`;
  await waitUntilReady(`${url}/readyz`);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((resolve) => {
        child.on('exit', resolve);
      });
    },
  };
}

async function waitUntilReady(url: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`${url} did not answer within a minute.`);
}
