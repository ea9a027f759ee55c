import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';
import { writeWorkbook } from '#tests/support/test-workbook.ts';

const HUB = '/nos-pieces-detachees';
const SEARCH = '/pro/nos-pieces-detachees/chauffage-electrique/recherche';
const SCHEMA = '/pro/nos-pieces-detachees/chauffage-electrique/refend';

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let professional: LoggedVisitor;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
  professional = await logInVisitor(storefront.app);
});
afterAll(() => backoffice.close());

const get = (path: string) => request(storefront.app).get(path);
const sendLines = (lines: string) =>
  request(storefront.app).post(HUB).set('origin', 'http://localhost:3000').field('lines', lines);
/** Path of the quick-order page of these lines. */
const listOf = async (lines: string) =>
  (await sendLines(lines)).headers['location']?.replace(/#.*/, '') ?? '';
/** The first part of an exploded view that can be bought: its id and its reference. */
const firstPart = (html: string) => {
  const [, id = ''] = /name="element" value="part\.(\d+)"/.exec(html) ?? [];
  const [, reference = ''] = /(PR-[A-Z]{3}-\d{3})/.exec(html) ?? [];
  return { id, reference };
};

describe('spare parts shop', () => {
  it('[RT-42, SC-01] start: a field, families, accessories and a list to paste', async () => {
    const { status, text } = await get(HUB);
    expect(status).toBe(200);
    expect(text).toContain(SEARCH);
    expect(text).toContain(`${SEARCH}?kind=accessory`);
    expect(text).toContain('name="lines"');
    expect(text).not.toContain(' style="');
  });

  it('data plate: shows product, week, guarantee, manual and exploded view', async () => {
    const { text } = await get(`${HUB}?q=lam+2614+OO451`);
    for (const caption of ['AT-LAM', 'semaine 14 de 2026', '8 avril 2036', 'Notice de pose']) {
      expect(text).toContain(caption);
    }
    expect(text).toContain(
      'href="/nos-pieces-detachees/chauffage-electrique/lame'.replace('/nos', '/pro/nos'),
    );
  });

  it('professionals: the cart; consumers: links to shops', async () => {
    const adds = 'action="/_cart"';
    for (const query of ['?q=AT-LAM', (await listOf('PR-LAM-025 2')).replace(HUB, '')]) {
      const consumer = await get(HUB + query);
      expect([query, consumer.text.includes(adds)]).toEqual([query, false]);
      expect(consumer.text).toContain('Trouver un distributeur');
      expect((await get(`/pro${HUB}${query}`)).text).toContain(adds);
    }
  });

  it('[RT-43] reference: leads to the exploded view with the part selected', async () => {
    const { reference } = firstPart((await get(SCHEMA)).text);
    for (const path of [`${HUB}?q=${reference}`, `${SEARCH}?q=${reference.toLowerCase()}`]) {
      const { status, headers } = await get(path);
      expect([path, status]).toEqual([path, 302]);
      expect(headers['location']).toMatch(
        /^\/pro\/nos-pieces-detachees\/chauffage-electrique\/refend#rep-\d+/,
      );
    }
  });

  it('[RT-43] category: filtered by product and kind, in pages', async () => {
    const narrowed = await get(`${SEARCH}?product=AT-RFD&kind=spare`);
    expect(narrowed.status).toBe(200);
    expect(narrowed.text).toContain('PR-RFD-');
    expect(narrowed.text).not.toMatch(/<td[^>]*>PR-LAM-/);
    expect((await get(`${SEARCH}?page=2`)).status).toBe(200);
    for (const wrong of ['?page=999', '?page=0', '?page=x']) {
      expect([wrong, (await get(SEARCH + wrong)).status]).toEqual([wrong, 404]);
    }
    expect((await get('/pro/nos-pieces-detachees/ailleurs/recherche')).status).toBe(404);
  });

  it('quick order: a pasted list is checked line by line at its own short address, without scripts', async () => {
    const sent = await sendLines('PR-LAM-025;2\nZZ-1;4\nPR-RAD-004;5');
    expect(sent.status).toBe(303);
    expect(sent.headers['location']).toMatch(/^\/nos-pieces-detachees\?list=[\w-]{22}#lignes$/);
    const page = await get(sent.headers['location'] ?? '');
    for (const text of [
      'PR-LAM-025',
      'Référence inconnue',
      'Stock inférieur',
      'Télécharger la ligne à corriger',
    ])
      expect(page.text).toContain(text);
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.text).toContain('>PR-LAM-025;2\nZZ-1;4\nPR-RAD-004;5</textarea>');
    const [, file = ''] = /href="([^"]*quick-order\/rest[^"]*)"/.exec(page.text) ?? [];
    const rest = await get(file.replaceAll('&amp;', '&'));
    expect([rest.status, rest.headers['content-type'], rest.text]).toEqual([
      200,
      'text/csv; charset=utf-8',
      expect.stringContaining('ZZ-1'),
    ]);
    expect((await sendLines('  ')).status).toBe(422);
    expect((await get(`${HUB}?list=${'a'.repeat(22)}`)).text).toContain('n’est plus disponible');
  });

  it('quick order, ambiguous columns: asked for before anything is added to the cart', async () => {
    const location = await listOf('1;PR-LAM-025;2\n2;PR-LAM-014;7');
    const asked = await get(`/pro${location}`);
    expect(asked.text).toContain('Vérifiez les colonnes');
    expect(asked.text).not.toContain('name="element"');
    const list = new URLSearchParams(location.split('?')[1]).get('list') ?? '';
    const confirm = (fields: Record<string, string>) =>
      request(storefront.app)
        .post(location)
        .set('origin', 'http://localhost:3000')
        .type('form')
        .send({ form_name: 'columns', list, ...fields });
    const refused = await confirm({ 'column-0': 'ignored', 'column-1': 'ignored', 'column-2': 'quantity' });
    expect([refused.status, refused.text.includes('Choisissez la colonne des références')]).toEqual([
      422,
      true,
    ]);
    const sent = await confirm({ 'column-0': 'ignored', 'column-1': 'reference', 'column-2': 'quantity' });
    expect([sent.status, sent.headers['location']]).toEqual([303, `${location}#lignes`]);
    const { text } = await get(`/pro${location}`);
    const elements = [...text.matchAll(/name="element" value="(part\.\d+)"\/><input[^>]*value="(\d+)"/g)];
    expect(elements.map(([, , pieces]) => pieces)).toEqual(['2', '7']);
  });

  it('quick order: a list of 300 lines and a workbook are read, a file that is no list is refused', async () => {
    const many = Array.from(
      { length: 300 },
      (_, index) => `${index === 0 ? 'PR-LAM-025' : `ZZ-${index}`}\t1`,
    ).join('\r\n');
    expect((await get(await listOf(many))).text.replaceAll('<!-- -->', '')).toContain('sur 300 lignes');
    const workbook = writeWorkbook([['PR-LAM-025', 2]]);
    const sent = await sendLines('').attach('files', Buffer.from(workbook), 'list.xlsx');
    expect((await get(sent.headers['location'] ?? '')).text).toContain('PR-LAM-025');
    const refused = await sendLines('').attach('files', Buffer.from([0, 1, 0, 2]), 'list.bin');
    expect([refused.status, refused.text.includes('ni un tableau ni du texte')]).toEqual([422, true]);
  });

  it('quick order, replaced part: named with its replacement and the reason', async () => {
    const { text } = await get(await listOf('PR-RFD-024 3\nPR-LAM-025 × 1e9\nPR-RAD-004 50'));
    expect(text.replaceAll('<!-- -->', '')).toContain('PR-RFD-024 → PR-RFD-025');
    expect(text).toContain('PR-LAM-025 × 1e9');
    expect(text).toContain('Quantité à corriger');
    expect(text).toContain('Il en reste une');
    expect(text).not.toContain('pagination.');
  });

  it('[SC-05] accessories: shown for a product, and on search pages', async () => {
    const { text } = await get(`${HUB}?q=AT-LAM`);
    expect(text).toContain('Lame\u{a0}: accessoires');
    expect(text).toMatch(/AC-[A-Z]{3}-\d{3}/);
    const second = await get(`${HUB}?q=resistance&page=2`);
    expect([second.status, second.text.includes(`${HUB}?q=resistance`)]).toEqual([200, true]);
    expect((await get(`${HUB}?q=resistance&page=99`)).status).toBe(404);
  });
});

describe('exploded view', () => {
  it('[RT-44, SC-01, SC-02] drawing and table: link to each other', async () => {
    const { status, text } = await get(SCHEMA);
    expect(status).toBe(200);
    const positions = [...text.matchAll(/<a id="place-(\d+)" href="#(rep-[\da-z]+)"/g)];
    expect(positions.length).toBeGreaterThan(8);
    for (const [, number, row] of positions) {
      expect([row, text.includes(`<tr id="${row}"`)]).toEqual([row, true]);
      expect([number, text.includes(`href="#place-${number}"`)]).toEqual([number, true]);
    }
    expect(text).toContain('Remplacée par');
    expect(text).toContain('hrefLang="en"');
    expect(text).not.toContain(' style="');
  });

  it('in another category: 404', async () => {
    expect((await get('/pro/nos-pieces-detachees/ventilation/refend')).status).toBe(404);
    expect((await get('/en/pro/our-spare-parts/electric-heating/refend')).status).toBe(200);
  });

  it('overlong address: 404', async () => {
    const long = 'a'.repeat(5000);
    for (const path of [`/pro/nos-pieces-detachees/${long}/bise`, `/pro/nos-pieces-detachees/x/${long}`])
      expect((await get(path)).status).toBe(404);
  });

  it('[SC-01] without scripts: adds a part to the cart and confirms it', async () => {
    const before = await professional.get(SCHEMA);
    const { id } = firstPart(before.text);
    const [, schema = ''] = /name="schema" value="(\d+)"/.exec(before.text) ?? [];
    const sent = await professional.post('/_cart', {
      element: `part.${id}`,
      quantity: '2',
      schema,
      back: SCHEMA,
    });
    expect([sent.status, sent.headers['location']]).toEqual([303, `${SCHEMA}?cart_added=part.${id}`]);
    expect((await professional.get(sent.headers['location'] ?? '')).text).toContain('ajoutée au panier');
  });

  it('back-in-stock notification: offered to professionals only, and confirmed', async () => {
    const bise = '/pro/nos-pieces-detachees/pompe-a-chaleur/bise';
    const page = await professional.get(bise);
    const [, id = ''] = /name="element" value="part\.(\d+)"\/><button[^>]*name="alert"/.exec(page.text) ?? [];
    expect(id).not.toBe('');
    const form = { element: `part.${id}`, alert: '1' };
    const sent = await professional.post(bise, form);
    expect([sent.status, sent.headers['location']]).toEqual([303, `${bise}?alerted=1`]);
    expect((await professional.get(`${bise}?alerted=1`)).text).toContain('nous vous écrirons');
    expect((await get(bise)).text).not.toContain('name="alert"');
    const stranger = await request(storefront.app)
      .post(bise)
      .set('origin', 'http://localhost:3000')
      .type('form')
      .send(form);
    expect(stranger.status).toBe(401);
  });

  it('approved professional: net price', async () => {
    const [visitor, own] = await Promise.all([get(SCHEMA), professional.get(SCHEMA)]);
    expect(visitor.text).not.toContain('HT net');
    expect(own.text).toContain('HT net');
    expect(own.headers['cache-control']).toContain('no-store');
  });
});

describe('without the cart', () => {
  it('[SC-03] pages, links and addresses of the shop: do not exist', async () => {
    const closed = await createTestStorefront({
      backofficeUrl: backoffice.url,
      env: { CART_ENABLED: 'false' },
    });
    for (const path of [HUB, SEARCH, SCHEMA, '/en/our-spare-parts']) {
      expect([path, (await request(closed.app).get(path)).status]).toEqual([path, 404]);
    }
    for (const path of ['/produit/lame', '/sitemap-1.xml', '/aide-contact', '/plan-du-site']) {
      const { text } = await request(closed.app).get(path);
      expect([path, /(?:href="|<loc>)[^"<]*pieces-detachees/.test(text)]).toEqual([path, false]);
    }
  });
});
