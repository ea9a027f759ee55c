import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { ROUTED_PAGES } from '#routes/tree.tsx';
import { runBuiltProgram, statusOf, stop, type BuiltProgram } from '#tests/support/built-program.ts';
import { parsePage } from '#tests/support/read-page.ts';

const MINUTE = 60_000;
const SCOPE = 'site_id=1&lang=fr&sales_plan_id=1';

/** The program as started by the image and the systemd unit: without demo data. */
describe('empty shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atre-empty-'));
  let site: BuiltProgram;
  const read = async (path: string) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  const readiness = async () => {
    const { status, body } = await read('/readyz');
    return `${status} ${body}`;
  };
  const until = async (isReached: () => Promise<boolean>, limitMs: number) => {
    const end = Date.now() + limitMs;
    while (!(await isReached().catch(() => false))) {
      if (Date.now() > end) throw new Error(`Not reached: ${site.output.stdout}${site.output.stderr}`);
      await wait(200);
    }
  };
  beforeAll(async () => {
    site = await runBuiltProgram({ DATA_DIR: folder, DEMO_DATA: '', SHOP_UPLOAD_MB: '3' });
    await until(async () => (await readiness()).includes('empty'), 2 * MINUTE);
  }, 3 * MINUTE);
  afterAll(async () => {
    await stop(site);
    rmSync(folder, { recursive: true, force: true });
  });

  it('readiness: 503 with the reason, while the process is alive', async () => {
    expect(await readiness()).toMatch(
      /^503 not ready: the shop is empty, and the link .* log of the back office$/,
    );
    expect(await read('/healthz')).toMatchObject({ status: 200, body: 'ok' });
  });

  it('every page: 503 with Retry-After, not indexed, in the language of its address', async () => {
    // One variant of each page, in alternating languages.
    const names = [...new Set(ROUTED_PAGES.map(({ variant }) => variant.row.name))];
    const paths = names.flatMap((name, index) => {
      const variants = ROUTED_PAGES.filter(({ variant }) => variant.row.name === name);
      return variants[index % variants.length]?.variant.pattern.replaceAll(/\{[^}]+\}/g, '1') ?? [];
    });
    const others = ['/', '/en', '/pro', '/en/no-page', '/sitemap.xml', '/recherche?q=radiateur'];
    for (const path of new Set([...paths, ...others])) {
      // Old addresses, and the maintenance page of an open site, are redirected first.
      const response = await fetch(site.url + path);
      const { status, headers } = response;
      const body = await response.text();
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '60']);
      const isEnglish = /^\/en(?:\/|$)/.test(new URL(response.url).pathname);
      expect(body).toContain(`<html lang="${isEnglish ? 'en' : 'fr'}">`);
      expect(body).toContain('content="noindex"');
      expect(parsePage(body).main.text).toContain(
        isEnglish ? 'The site is being set up' : 'Le site est en préparation',
      );
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('assets, robots.txt and calls of the API: reachable', async () => {
    const asset = readdirSync(join('dist', 'client', 'assets')).find((name) => name.endsWith('.js'));
    for (const path of ['/robots.txt', `/assets/${asset}`, `/api/v1/site?${SCOPE}`])
      expect([path, await statusOf(site.url + path)]).toEqual([path, 200]);
    expect(await statusOf(`${site.url}/api/v1/product/1?${SCOPE}`)).toBe(404);
  });

  it('accounts and pages of operators: no account with a known password, no open page', async () => {
    for (const email of ['pro@atre.example', 'client@atre.example', 'nouveau@atre.example']) {
      const response = await fetch(`${site.url}/api/v1/user/login?${SCOPE}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      });
      expect([email, response.status]).toEqual([email, 401]);
    }
    const backoffice = /Back office\s+(\S+)\/docs/.exec(site.output.stdout)?.[1] ?? '';
    expect(await statusOf(`${backoffice}/mailbox`)).toBe(401);
  });

  let link = '';
  let cookie = '';
  const open = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(new URL(path, link), { redirect: 'manual', headers: { cookie }, ...init });
    return { response, body: await response.text() };
  };

  it('link of the log: opens the set-up page once', async () => {
    // Below the addresses, which end the start.
    const [, afterStart = ''] = site.output.stdout.split(/Back office\s+\S+\/docs/);
    const links = afterStart.match(/^ {2}http:\/\/\S+\/setup\?token=[\w-]{43}$/gm) ?? [];
    expect([links.length, site.output.stdout.split('setup?token=').length - 1]).toEqual([1, 1]);
    expect(site.output.stderr).toBe('');
    link = (links[0] ?? '').trim();
    const opened = await fetch(link, { redirect: 'manual', headers: { 'accept-language': 'en-GB' } });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/setup?lang=en']);
    cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await fetch(link)).status).toBe(403);
    const { response, body } = await open('/setup?lang=en');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    for (const words of [
      'Your shop is empty',
      'Your account',
      'Upload and check',
      join(folder, 'database'),
      'npm run shop -- import',
      'Load the demo',
    ])
      expect(body).toContain(words);
    expect((await open('/setup?lang=fr')).body).toContain('Votre boutique est vide');
  });

  it('SHOP_UPLOAD_MB: a larger archive is refused, and nothing of it is stored', async () => {
    const form = new FormData();
    form.set('shop', new File([new Uint8Array(4 * 1024 ** 2)], 'shop.zip'));
    const { response, body } = await open('/setup/archive?lang=en', { method: 'POST', body: form });
    expect([response.status, body.includes('This file exceeds 3 MB')]).toEqual([413, true]);
    expect(existsSync(join(folder, 'setup'))).toBe(false);
  });

  it(
    'button of the demo: loads it, and the site opens without a restart',
    async () => {
      const pressed = await open('/setup/demo?lang=en', { method: 'POST' });
      expect(pressed.response.status).toBe(303);
      expect((await open('/setup?lang=en')).body).toMatch(/http-equiv="refresh"[^]*Loading the demo/);
      await until(
        async () => (await open('/setup?lang=en')).body.includes('The demo shop is in place'),
        3 * MINUTE,
      );
      await until(async () => (await readiness()) === '200 ready', 10_000);
      expect(parsePage((await read('/')).body).main.text).not.toContain('en préparation');
      expect(await statusOf(`${site.url}/`)).toBe(200);
    },
    4 * MINUTE,
  );
});
