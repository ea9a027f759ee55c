import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#scripts/find-free-port.ts';
import { runBuiltProgram, stop, untilReady, type BuiltProgram } from '#tests/support/built-program.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { firstChildOf } from '#tests/support/watch-process.ts';

const MINUTE = 60_000;
const OPERATOR_TOKEN = 'operator-token-of-the-folder';
/** Another container on the same volume: separate process ids and mounts. */
const CONTAINER = ['--pid', '--fork', '--mount', '--mount-proc', '--uts'];

const canUnshare = spawnSync('unshare', [...CONTAINER, 'true']).status === 0;
if (!canUnshare) console.log('The other site runs beside this one: this process may not make namespaces.');

/** Arguments that run a script of this project. */
const script = (name: string, ...args: string[]): string[] => [`scripts/${name}.ts`, ...args];

describe('one data folder, several programs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atre-shared-'));
  const env = { DATA_DIR: folder, DEMO_DATA: 'false', LOG_LEVEL: 'warn', OPERATOR_TOKEN };
  let site: BuiltProgram;
  let port: number;
  let backoffice: number;

  const startSite = async (): Promise<void> => {
    port = await findFreePort();
    site = await runBuiltProgram({ ...env, BACKOFFICE_PORT: String(port) });
    await untilReady(site);
    backoffice = firstChildOf(site.process.pid ?? 0);
  };
  const operate = (method: string, path: string, body?: unknown) =>
    createTestClient(`http://127.0.0.1:${port}`).call(method, path, {
      token: OPERATOR_TOKEN,
      ...(body !== undefined && { body }),
    });

  beforeAll(async () => {
    await copyDemoShop(folder);
    await startSite();
  }, 2 * MINUTE);
  afterAll(async () => {
    await stop(site);
    rmSync(folder, { recursive: true, force: true });
  });

  /** The one-line error. */
  const refusal = expect.stringMatching(
    new RegExp(
      `^The data folder ${join(folder, 'database')} is in use by process \\d+ on ${hostname()}, since [\\dT:.-]+Z\\. Stop that process, or set DATA_DIR to another folder\\.`,
    ),
  );
  /** Returns a program's exit status and its output lines. */
  const run = async (command: string[]) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        ENV_FILE: '/nonexistent/.env',
        PORT: '0',
        BACKOFFICE_PORT: '0',
        ...env,
      },
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const [status] = (await once(child, 'close')) as [number | null];
    return { status, lines: stderr.split('\n').filter(Boolean) };
  };

  it(
    'second site in another container on the same volume: refused in one line, and the first loses no data',
    async () => {
      const container = canUnshare ? ['unshare', ...CONTAINER] : [];
      const other = await run([...container, process.execPath, 'dist/server/main.js']);
      expect(other).toEqual({ status: 1, lines: [refusal] });
      const written = await operate('POST', '/tags', { code: 'container', label: 'Conteneur' });
      expect(written.status).toBe(200);
    },
    MINUTE,
  );

  it(
    'other programs on the folder (site, start, development, backup, restore, preview link): each is refused in one line',
    async () => {
      const programs = [
        ['dist/server/main.js'],
        script('start'),
        script('dev'),
        script('backup', join(folder, 'never.backup')),
        script('restore', 'package.json', '--replace'),
        script('preview-link', '1'),
      ];
      const refusals = await Promise.all(programs.map((args) => run([process.execPath, ...args])));
      expect(refusals).toEqual(programs.map(() => ({ status: 1, lines: [refusal] })));
    },
    MINUTE,
  );

  it(
    'killed site: frees the folder at once despite its lock file, with all acknowledged data',
    async () => {
      const { body } = await operate('POST', '/tags', { code: 'confirme', label: 'Confirmé' });
      const note = readFileSync(join(folder, 'database.lock'), 'utf8');
      for (const pid of [site.process.pid ?? 0, backoffice]) process.kill(pid, 'SIGKILL');
      await site.ended;
      // The process id of the lock file belongs to another running process.
      writeFileSync(join(folder, 'database.lock'), note.replace(String(backoffice), String(process.pid)));
      await startSite();
      const { id } = body as { id: number };
      expect((await operate('GET', `/tags/${id}`)).body).toMatchObject({ label: 'Confirmé' });
    },
    MINUTE,
  );
});
