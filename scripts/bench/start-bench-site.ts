import { spawn } from 'node:child_process';
import { join } from 'node:path';

const PORT = 3480;
const BACKOFFICE_PORT = 3481;
const PATIENCE_MS = 60_000;

/** The built site with data of its own. Stop it at the end. */
export async function startBenchSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [join('dist', 'server', 'main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      BACKOFFICE_PORT: String(BACKOFFICE_PORT),
      DATA_DIR: join('.cache', 'bench-data'),
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
