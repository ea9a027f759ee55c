import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { ROUTED_PAGES } from '#routes/tree.tsx';
import {
  runBuiltProgram,
  statusOf,
  stop,
  untilReady,
  type BuiltProgram,
} from '#tests/support/built-program.ts';
import { parsePage } from '#tests/support/read-page.ts';

const MINUTE = 60_000;

/** The program as started by the image and the systemd unit: without demo data. */
describe('site without content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atre-empty-'));
  let site: BuiltProgram;
  beforeAll(async () => {
    site = await runBuiltProgram({ DATA_DIR: folder, DEMO_DATA: '' });
    await untilReady(site);
  }, 3 * MINUTE);
  afterAll(async () => {
    await stop(site);
    rmSync(folder, { recursive: true, force: true });
  });

  const read = async (path: string) => parsePage(await (await fetch(site.url + path)).text());

  it('start: ready, and home pages state that the site is being set up', async () => {
    for (const [path, words] of [
      ['/', 'Le site est en préparation'],
      ['/pro', 'Le site est en préparation'],
      ['/en', 'The site is being set up'],
    ] as const) {
      expect([path, await statusOf(site.url + path)]).toEqual([path, 200]);
      const page = await read(path);
      expect(page.main.text).toContain(words);
      expect(page.title).toContain(words);
    }
  });

  it(
    'every page: shown or not found, none fails',
    async () => {
      // One variant of each page, in alternating languages.
      const names = [...new Set(ROUTED_PAGES.map(({ variant }) => variant.row.name))];
      const paths = names.flatMap((name, index) => {
        const variants = ROUTED_PAGES.filter(({ variant }) => variant.row.name === name);
        return variants[index % variants.length]?.variant.pattern.replaceAll(/\{[^}]+\}/g, '1') ?? [];
      });
      const others = ['/sitemap.xml', '/robots.txt', '/recherche?q=radiateur', '/readyz'];
      const failed: string[] = [];
      for (const path of new Set([...paths, ...others])) {
        const status = (await statusOf(site.url + path)) ?? 0;
        if (status === 0 || status >= 500) failed.push(`${path} ${status}`);
      }
      expect(failed).toEqual([]);
    },
    MINUTE,
  );

  it('accounts and pages of operators: no account with a known password, no open page', async () => {
    for (const email of ['pro@atre.example', 'client@atre.example', 'nouveau@atre.example']) {
      const response = await fetch(`${site.url}/api/v1/user/login?site_id=1&lang=fr&sales_plan_id=1`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      });
      expect([email, response.status]).toEqual([email, 401]);
    }
    const backoffice = /Back office\s+(\S+)\/docs/.exec(site.output.stdout)?.[1] ?? '';
    expect(await statusOf(`${backoffice}/mailbox`)).toBe(401);
  });

  it('log: one line explains how to add content', () => {
    const lines = site.output.stdout.split('\n').filter((line) => line.includes('The database is empty'));
    expect(lines).toEqual([
      expect.stringMatching(/OPERATOR_TOKEN.*\/docs.*restore a backup.*DEMO_DATA=true/),
    ]);
    expect(site.output.stderr).toBe('');
  });
});
