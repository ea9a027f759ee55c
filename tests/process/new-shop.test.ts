import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import { SHOP_TEMPLATE } from '#scripts/new-shop.ts';
import { runBuiltProgram, stop, untilReady, type BuiltProgram } from '#tests/support/built-program.ts';
import { parsePage } from '#tests/support/read-page.ts';

const MINUTE = 60_000;
const LINK = /http:\/\/\S+\/setup\?token=[\w-]{43}/;

function zipFolder(folder: string): Uint8Array<ArrayBuffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const entries = files.map(({ parentPath, name }): [string, Uint8Array] => {
    const path = join(parentPath, name);
    return [path.slice(folder.length + 1), readFileSync(path)];
  });
  return Uint8Array.from(zipSync(Object.fromEntries(entries)));
}

/** The built program as the image and the systemd unit start it, filled by the set-up page alone. */
describe('template of a shop on an empty site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atre-new-shop-'));
  let site: BuiltProgram;
  let cookie: string;
  let base: string;
  const open = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(new URL(path, base), { redirect: 'manual', headers: { cookie }, ...init });
    return { status: response.status, body: await response.text() };
  };
  const show = async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, body: await response.text() };
  };
  const finish = async () => {
    for (;;) {
      const { body } = await open('/setup?lang=en');
      if (!body.includes('http-equiv="refresh"')) return body;
      await wait(300);
    }
  };
  beforeAll(async () => {
    site = await runBuiltProgram({ DATA_DIR: folder, DEMO_DATA: '' });
    while (!LINK.test(site.output.stdout)) await wait(200);
    const link = LINK.exec(site.output.stdout)?.[0] ?? '';
    base = new URL(link).origin;
    const opened = await fetch(link, { redirect: 'manual' });
    cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  }, 3 * MINUTE);
  afterAll(async () => {
    await stop(site);
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'uploaded and imported: home, product and legal pages show it in both languages',
    async () => {
      const form = new FormData();
      form.set('shop', new File([zipFolder(SHOP_TEMPLATE)], 'my-shop.zip'));
      await open('/setup/archive?lang=en', { method: 'POST', body: form });
      expect(await finish()).toContain('<h1>Your shop can be imported</h1>');
      await open('/setup/import?lang=en', { method: 'POST' });
      expect(await finish()).toContain('<h1>Your shop is ready</h1>');
      expect(readdirSync(join(folder, 'setup'))).toEqual([]);
      await untilReady(site);
      for (const [path, words] of [
        ['/', 'Étagère Corniche'],
        ['/en', 'Corniche shelf'],
        ['/pro', 'Tabouret Trépied'],
        ['/mentions-legales', 'Ma Boutique SAS'],
        ['/en/withdrawal', 'Fourteen days'],
        ['/nos-produits/assises/tabourets', 'Tabouret Trépied'],
      ] as const) {
        const { status, body } = await show(path);
        expect([path, status, parsePage(body).main.text.includes(words)]).toEqual([path, 200, true]);
        expect(body).not.toMatch(/Âtre/i);
      }
    },
    5 * MINUTE,
  );
});
