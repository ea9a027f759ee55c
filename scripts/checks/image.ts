import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { assembleImage } from '../image/assemble-image.ts';

/**
 * Makes the Dockerfile's image as far as that goes without a container engine, starts its command as a user who
 * owns nothing but the data folder, and asks its health check. Fails when the site does not become healthy, or
 * when something stands in the image that a running site has no use for.
 */
const NOBODY = 65_534;
const PORT = '3470';
const PATIENCE_S = 60;
const NOT_SHIPPED = ['scripts', 'tests', 'client', '.git', 'node_modules/vite', 'node_modules/jest'];

const image = assembleImage(resolve('.'));
try {
  const shipped = NOT_SHIPPED.filter((path) => existsSync(join(image.app, path)));
  if (shipped.length > 0) throw new Error(`The image holds ${shipped.join(', ')}.`);
  await becomesHealthy();
} finally {
  rmSync(image.folder, { recursive: true, force: true });
}

async function becomesHealthy(): Promise<void> {
  const data = join(image.folder, 'data');
  mkdirSync(data);
  chmodSync(image.folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  const environment = {
    PATH: process.env['PATH'] ?? '',
    ...image.environment,
    PORT,
    BACKOFFICE_PORT: '3471',
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
  };
  const [program = '', ...args] = image.command;
  const site = spawn(program, args, {
    cwd: image.app,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const ended = new Promise((end) => {
    site.once('exit', end);
  });
  try {
    for (let second = 0; second < PATIENCE_S; second += 1) {
      if (spawnSync('sh', ['-c', image.healthCheck], { env: environment }).status === 0) break;
      if (site.exitCode !== null) throw new Error(`The command ended with status ${site.exitCode}.`);
      await wait(1000);
    }
    execFileSync('sh', ['-c', image.healthCheck], { env: environment });
    const answer = await fetch(`http://127.0.0.1:${PORT}/`);
    if (!answer.ok) throw new Error(`The home page answers ${answer.status}.`);
  } finally {
    site.kill('SIGINT');
    await ended;
  }
}
