import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyTree } from '#scripts/mutation/copy-tree.ts';
import { findFreePort } from '#scripts/find-free-port.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';

/** Far more than either takes, because other tests load the machine. */
const START_MS = 120_000;
const CHANGE_MS = 60_000;
const folder = resolve('.cache', 'development-tree');

const textOf = async (address: string) => (await fetch(address)).text();

/** Changes a file of the copy. It is a hard link to the original, so it is replaced. */
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(
    join(folder, '.cache', 'edited'),
    text.replace(from, () => to),
  );
  renameSync(join(folder, '.cache', 'edited'), join(folder, file));
};

describe('npm run dev', () => {
  let site: ChildProcess;
  let url: string;
  let backofficeUrl: string;
  let output = '';

  beforeAll(async () => {
    copyTree(folder);
    const data = join(folder, '.cache', 'data');
    mkdirSync(join(folder, '.cache'));
    await copyDemoShop(data);
    const [port, backofficePort] = [await findFreePort(), await findFreePort()];
    [url, backofficeUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${backofficePort}`];
    site = spawn(process.execPath, ['scripts/dev.ts'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        ENV_FILE: '/nonexistent/.env',
        HOST: '127.0.0.1',
        PORT: String(port),
        BACKOFFICE_PORT: String(backofficePort),
        DATA_DIR: data,
      },
    });
    for (const stream of [site.stdout, site.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await untilPrinted('Back office  ', START_MS);
  }, START_MS);
  afterAll(async () => {
    if (site.exitCode === null) {
      const ended = once(site, 'exit');
      site.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const untilPrinted = async (words: string, timeoutMs: number) => {
    for (const end = Date.now() + timeoutMs; !output.includes(words); await wait(50))
      if (Date.now() > end || site.exitCode !== null) throw new Error(`It has not said ${words}: ${output}`);
  };
  /** Polls until a page contains these words; requests may fail while the back office restarts. */
  const untilShown = async (address: string, words: string) => {
    let text = '';
    for (const end = Date.now() + CHANGE_MS; !text.includes(words); await wait(50)) {
      if (Date.now() > end) throw new Error(`${address} does not show ${words}: ${output}`);
      text = await textOf(address).catch(() => '');
    }
  };

  it('development start: steps, then the addresses of site, components and back office', () => {
    expect(output.replace(/[\d.]+ s$/gm, '').split('\n')).toEqual([
      expect.stringMatching(/^ {2}Opening the database\.+ $/),
      expect.stringMatching(/^ {2}Starting the storefront\.+ $/),
      '',
      `  Site         http://localhost:${new URL(url).port}`,
      `  Components   http://localhost:${new URL(url).port}/_ui`,
      `  Back office  ${backofficeUrl}/docs`,
      '',
      '',
    ]);
  });

  it('development log: one readable line for a page, none for modules and media', async () => {
    const page = await textOf(`${url}/`);
    const [picture = ''] = /\/media\/[\w/.-]+/.exec(page) ?? [];
    expect(await textOf(`${url}/client/entry-dev.ts`)).toContain('/client/entry.tsx');
    expect((await fetch(url + picture)).status).toBe(200);
    // Hot reload would run it again and hydrate the page twice.
    const entry = await textOf(`${url}/client/entry.tsx`);
    expect(entry).toContain('hydrateRoot(');
    expect(entry).not.toContain('$RefreshReg$');
    expect(await textOf(`${url}/client/app/site.tsx`)).toContain('$RefreshReg$');
    await textOf(`${url}/robots.txt`);
    await untilPrinted('robots.txt', CHANGE_MS);
    const lines = output.split('\n').filter((line) => line.includes('INFO'));
    expect(lines).toEqual([
      expect.stringMatching(/^\[[\d:]{8}\] INFO: GET \/ 200 in \d+ ms$/),
      expect.stringMatching(/^\[[\d:]{8}\] INFO: GET \/robots\.txt 200 in \d+ ms$/),
    ]);
  });

  it(
    'development, edited page, message and server file: served without a restart',
    async () => {
      edit('client/components/home/advice.tsx', '{advice.title}', '{advice.title} edited page');
      await untilShown(`${url}/`, 'edited page');
      edit('locales/fr.json', 'min de lecture', 'edited message');
      await untilShown(`${url}/`, 'edited message');
      edit('server/http/robots.ts', 'Disallow: /_filters', 'Disallow: /edited-server');
      await untilShown(`${url}/robots.txt`, 'edited-server');
      expect(output).not.toContain('restarted');
    },
    3 * CHANGE_MS,
  );

  it(
    'development, edited file of the back office: restarts it on the same data, also after one that does not compile',
    async () => {
      const title = /<h1[^>]*>[^<]+/.exec(await textOf(`${url}/`))?.[0] ?? 'none';
      edit('backoffice/http/api-docs.ts', "'Back office API'", "'edited API");
      await untilPrinted('starts again when a file changes', CHANGE_MS);
      edit('backoffice/http/api-docs.ts', "'edited API", "'edited API'");
      await untilShown(`${backofficeUrl}/docs/`, 'edited ');
      expect(await textOf(`${url}/`)).toContain(title);
      expect(output).not.toContain('Demo data');
    },
    2 * CHANGE_MS,
  );
});
