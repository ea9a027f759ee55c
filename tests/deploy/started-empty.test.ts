import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#scripts/find-free-port.ts';
import { argumentsOf, readDockerfile } from '#scripts/image/read-dockerfile.ts';
import { statusOf } from '#tests/support/built-program.ts';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { parsePage } from '#tests/support/read-page.ts';

const MINUTE = 60_000;
const SCOPE = 'site_id=1&lang=fr&sales_plan_id=1';
const LINK = /^ {2}http:\/\/\S+\/setup\?token=[\w-]{43}$/m;

/** A command with its variables, as a file of the deployment states them. */
type Start = { command: string[]; environment: Record<string, string> };

function startOfStage(name: string): Start {
  const stage = readDockerfile(readFileSync('Dockerfile', 'utf8')).find((one) => one.name === name);
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}.`);
  const [command = '[]'] = argumentsOf(stage, 'CMD');
  return {
    command: JSON.parse(command) as string[],
    environment: toVariables(argumentsOf(stage, 'ENV').join(' ')),
  };
}

function startOfUnit(path: string): Start {
  const lines = readFileSync(path, 'utf8').split('\n');
  const valuesOf = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  return {
    command: valuesOf('ExecStart').join(' ').split(' '),
    environment: toVariables(valuesOf('Environment').join(' ')),
  };
}

function toVariables(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(' ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

describe.each<[string, () => Start[]]>([
  ['commands of the images', () => [startOfStage('backoffice'), startOfStage('storefront')]],
  ['systemd unit', () => [startOfUnit('deploy/systemd/atre.service')]],
  [
    'systemd units of several nodes',
    () => [
      startOfUnit('deploy/systemd/atre-backoffice.service'),
      startOfUnit('deploy/systemd/atre@.service'),
    ],
  ],
])('empty start by the %s', (_name, readStarts) => {
  const folder = mkdtempSync(join(tmpdir(), 'atre-empty-deploy-'));
  const children: ChildProcess[] = [];
  let output = '';
  let site = '';
  let backoffice = '';
  beforeAll(async () => {
    if (!existsSync('dist/server/main.js')) throw new Error('Run "npm run build" first.');
    const ports = { site: String(await findFreePort()), backoffice: String(await findFreePort()) };
    site = `http://127.0.0.1:${ports.site}`;
    backoffice = `http://127.0.0.1:${ports.backoffice}`;
    const secret = 'purge-secret-of-an-empty-start';
    for (const { command, environment } of readStarts()) {
      const [program = '', ...rest] = command;
      // Addresses and folders of this test in place of those of the machine.
      const own = {
        PATH: `${join(process.execPath, '..')}:${process.env['PATH']}`,
        PORT: ports.site,
        BACKOFFICE_PORT: ports.backoffice,
        DATA_DIR: folder,
        PUBLIC_URL: site,
        PURGE_SECRET: secret,
        STOREFRONT_PURGE_URLS: site,
        ENV_FILE: '/nonexistent/.env',
        ...((environment['API_URL'] !== undefined || children.length > 0) && { API_URL: backoffice }),
      };
      const child = spawn(program, rest, {
        env: { ...environment, ...own },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.push(child);
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const ready = command.some((part) => part.includes('backoffice'))
        ? `${backoffice}/healthz`
        : `${site}/healthz`;
      for (const end = Date.now() + 3 * MINUTE; (await statusOf(ready)) !== 200; await wait(200))
        if (Date.now() > end || child.exitCode !== null) throw new Error(output);
    }
    while (!LINK.test(output)) await wait(100);
  }, 7 * MINUTE);
  afterAll(async () => {
    for (const child of children.toReversed()) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await new Promise((end) => child.once('exit', end));
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it('pages: 503 that says that the site is being set up, and where its owner finds the link', async () => {
    const response = await fetch(`${site}/en`);
    const { main } = parsePage(await response.text());
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    for (const words of ['The site is being set up', 'Open the link that the back office wrote to its log'])
      expect(main.text).toContain(words);
    const readiness = await fetch(`${site}/readyz`);
    expect([readiness.status, await readiness.text()]).toEqual([
      503,
      'not ready: the shop is empty, and the link to set it up is in the log of the back office',
    ]);
  });

  it('demo accounts: none', async () => {
    for (const email of ['pro@atre.example', 'client@atre.example']) {
      const response = await fetch(`${site}/api/v1/user/login?${SCOPE}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      });
      expect([email, response.status]).toEqual([email, 401]);
    }
  });

  it('link of the log: on a line of its own, opens the set-up page once, and no response has its secret', async () => {
    const link = (LINK.exec(output)?.[0] ?? '').trim();
    const token = new URL(link).searchParams.get('token') ?? '';
    for (const path of ['/', '/en', '/setup', '/readyz', '/healthz'])
      expect(await (await fetch(site + path)).text()).not.toContain(token);
    // The link names the port that the operator reaches.
    const { pathname, search } = new URL(link);
    const opened = await fetch(backoffice + pathname + search, { redirect: 'manual' });
    expect(opened.status).toBe(303);
    expect((await fetch(backoffice + pathname + search, { redirect: 'manual' })).status).toBe(403);
  });
});
