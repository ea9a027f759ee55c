import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readImageSettings } from '../image/assemble-image.ts';

/**
 * Starts the command of the image that stands in a folder (scripts/build-image.ts) as a user who owns nothing but the
 * data folder, and asks its health check. Fails when the site does not become healthy, or when something stands in the
 * image that a running site has no use for.
 */
const NOBODY = 65_534;
const PORT = '3470';
const PATIENCE_S = 60;
const NOT_SHIPPED = ['scripts', 'tests', 'client', '.git', 'node_modules/vite', 'node_modules/jest'];

const folder = resolve(process.argv[2] ?? '');
const image = readImageSettings(resolve('.'), folder);
const shipped = NOT_SHIPPED.filter((path) => existsSync(join(image.app, path)));
if (shipped.length > 0) throw new Error(`The image holds ${shipped.join(', ')}.`);
await becomesHealthy();

async function becomesHealthy(): Promise<void> {
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  // An image has a Node of its own. This one may be in a folder which that user cannot read.
  copyFileSync(process.execPath, join(folder, 'node'));
  const environment = {
    PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
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
    if (!(await answer.text()).includes('Le site est en préparation'))
      throw new Error('The image brings content nobody has asked for.');
  } finally {
    site.kill('SIGINT');
    await ended;
  }
}
