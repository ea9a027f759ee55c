import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import { strToU8, zipSync, type Zippable } from 'fflate';
import request from 'supertest';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';
import { ensureSite } from '#backoffice/sites/ensure-site.ts';
import { LAMP_SHOP } from '#tests/support/lamp-shop.ts';
import { createSetupTestApp, openSetupLink } from '#tests/support/setup-test-app.ts';

const MINUTE = 60_000;
const MEGABYTE = 1024 ** 2;

function zip(content: Record<string, string | Uint8Array>, below = ''): Buffer {
  const entries = Object.entries(content).map(([path, text]): [string, Uint8Array] => [
    below + path,
    typeof text === 'string' ? strToU8(text) : text,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries) satisfies Zippable));
}

function encrypted(): Buffer {
  const archive = zip({ 'a.csv': 'a' });
  // Flag bit 0 of the local header and of the entry in the directory.
  archive[6] = 1;
  archive[archive.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8] = 1;
  return archive;
}

describe('archive of a shop on the set-up page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atre-setup-'));
  const uploads = join(folder, 'uploads');
  let database: Database;
  let files: Record<string, string>;
  let app: Express;
  let cookie: string;
  let failures: unknown[];
  let imports: number;
  beforeAll(async () => {
    database = await openDatabase({});
    await ensureSite(database.db, 'https://shop.example');
    files = { ...LAMP_SHOP, 'shop.yaml': await readFile(join(DEMO_SHOP_FOLDER, 'shop.yaml'), 'utf8') };
  }, MINUTE);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    failures = [];
    imports = 0;
    app = createSetupTestApp(database.db, {
      onFailure: (error) => failures.push(error),
      onImported: () => (imports += 1),
      upload: { folder: uploads, maxBytes: MEGABYTE },
      mediaFolder: join(folder, 'media'),
    });
    cookie = await openSetupLink(app, database.db);
  });

  const send = (archive: Buffer, name = 'shop.zip') =>
    request(app).post('/setup/archive?lang=en').set({ cookie }).attach('shop', archive, name);
  const show = async (lang = 'en') => (await request(app).get(`/setup?lang=${lang}`).set({ cookie })).text;
  const finish = async () => {
    while ((await show()).includes('http-equiv="refresh"')) await wait(50);
    return show();
  };
  const upload = async (archive: Buffer, name = 'shop.zip') => {
    expect((await send(archive, name)).status).toBe(303);
    return finish();
  };

  it('three wrong lines: each is named by file, line, column, field and reason, in both languages, beside the form', async () => {
    const prices = (files['prices.csv'] ?? '')
      .replace('LU-HALO-S-CR;129,00', 'LU-HALO-S-CR;12,345')
      .replace('LU-HALO-L-OL;', 'LU-HALO-X;')
      .replace('LU-HALO-L-CR;189.00', 'LU-HALO-L-CR;abc');
    const english = await upload(zip({ ...files, 'prices.csv': prices }), 'ma <boutique>.zip');
    expect(english).toContain('<h1>3 errors to correct</h1>');
    expect(english).toContain('ma &lt;boutique&gt;.zip');
    for (const words of ['<strong>prices.csv</strong> <span>3 remarks', 'Line 3, column 14 · price', 'abc'])
      expect(english).toContain(words);
    expect(english).toContain('Upload another archive');
    expect(english).not.toContain('Import this shop');
    const french = await show('fr');
    expect(french).toContain('Ligne 3, colonne 14 · price');
    expect(french).toContain('a plus de deux décimales');
    const list = await request(app).get('/setup/findings?lang=en').set({ cookie });
    expect(list.text).toContain('prices.csv:3:14');
    expect((await request(app).post('/setup/import').set({ cookie })).status).toBe(303);
    expect([await finish(), failures, readdirSync(uploads)]).toEqual([english, [], []]);
  });

  it('hundreds of errors: the first hundred of a file are shown, the list has the rest', async () => {
    const rows = Array.from({ length: 400 }, (_, index) => `LU-NONE-${index};1.00;`);
    const page = await upload(zip({ ...files, 'prices.csv': `reference;price;eco\n${rows.join('\n')}\n` }));
    expect(page.match(/LU-NONE-/g)).toHaveLength(100);
    expect(page).toContain('300 more remarks are in the whole list.');
    const list = await request(app).get('/setup/findings?lang=en').set({ cookie });
    expect(list.text.split('\n').filter((line) => line.startsWith('error'))).toHaveLength(400);
  });

  it.each<[string, () => Buffer, string]>([
    ['no archive', () => Buffer.from('%PDF-1.7 not an archive'), 'not a .zip archive'],
    ['encrypted archive', encrypted, 'protected by a password'],
    ['name that leaves the folder', () => zip({ '../shop.yaml': 'a' }), 'not accepted in an archive'],
    [
      'file that unpacks to far more',
      () => zip({ 'a.csv': new Uint8Array(3 * MEGABYTE) }),
      'unpacks to far more',
    ],
    ['archive without shop.yaml', () => zip({ 'notes.txt': 'a' }), 'shop.yaml is missing'],
  ])('%s: refused with a sentence, and nothing is left of it', async (_case, archive, sentence) => {
    const page = await upload(archive());
    expect(page).toContain('<h1>One error to correct</h1>');
    expect(page).toContain(sentence);
    expect(page).toContain('shop.zip');
    expect([failures, readdirSync(uploads)]).toEqual([[], []]);
  });

  it.each<[string, number, Buffer, string]>([
    ['no file', 422, Buffer.alloc(0), 'Choose the .zip archive'],
    ['file above the limit', 413, Buffer.alloc(MEGABYTE + 1), 'This file exceeds 1'],
    ['file far above the limit', 413, Buffer.alloc(2 * MEGABYTE), 'This file exceeds 1'],
  ])('%s: %i, and the form says so', async (_case, status, file, sentence) => {
    const response = await send(file);
    expect([response.status, response.text.includes(sentence)]).toEqual([status, true]);
    expect(response.text).toContain('aria-invalid="true"');
    expect(readdirSync(uploads)).toEqual([]);
  });

  it('upload without the link, or from another site: refused', async () => {
    const archive = zip(files);
    const refused = await request(app).post('/setup/archive').attach('shop', archive, 'shop.zip');
    const foreign = await send(archive).set({ 'sec-fetch-site': 'cross-site' });
    expect([refused.status, foreign.status]).toEqual([403, 403]);
  });

  it(
    'correct archive with a top folder: shows what it would add, and the import opens the shop',
    async () => {
      const page = await upload(zip(files, 'my-shop/'));
      expect(page).toContain('<h1>Your shop can be imported</h1>');
      expect(page).toContain('<dt>Products</dt><dd>2</dd>');
      expect(page).toContain('<dt>Articles</dt><dd>5</dd>');
      expect(await database.db.selectFrom('product').select('id').execute()).toEqual([]);
      expect((await request(app).post('/setup/import?lang=en').set({ cookie })).status).toBe(303);
      const done = await finish();
      expect(done).toContain('<h1>Your shop is ready</h1>');
      expect(done).toContain('<a class="button" href="https://shop.example">');
      expect(await database.db.selectFrom('product').select('id').execute()).toHaveLength(2);
      expect([failures, imports, readdirSync(uploads)]).toEqual([[], 1, []]);
      // The shop has content: another archive is not taken.
      expect((await send(zip(files))).status).toBe(303);
      expect(await show()).toBe(done);
    },
    MINUTE,
  );
});
