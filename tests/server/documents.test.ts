import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { listZip } from '#tests/support/list-zip.ts';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';
import { noticeHeader } from '#tests/support/notice-header.ts';

let app: RequestListener;
beforeAll(async () => {
  ({ app } = await createTestStorefront());
});

describe('pages of documents', () => {
  it.each([
    ['/documentations', 'fr'],
    ['/en/documentations', 'en'],
    ['/pro/a-telecharger', 'fr'],
    ['/en/pro/to-download', 'en'],
  ])('[RT-24, RT-25, CT-04] %s: lists files with their addresses in both languages', async (path, lang) => {
    const page = await readPage(app, path);
    expect([page.status, page.lang]).toEqual([200, lang]);
    const files = page.links.filter((link) => link.startsWith('/media/documents/'));
    expect(files.filter((link) => link.includes('/fr/')).length).toBeGreaterThan(10);
    expect(files.filter((link) => link.includes('/en/')).length).toBeGreaterThan(10);
    expect(tags(page.html, 'meta').find(({ name }) => name === 'robots')).toBeUndefined();
  });

  it('[CT-04] documents for professionals: locked, without address and checkbox', async () => {
    const { html, text } = await readPage(app, '/pro/a-telecharger?q=bise');
    expect(text).toContain('Réservé aux professionnels connectés');
    expect(html).not.toContain('at-bis-notice-pose');
    expect(html).toContain('value="at-bis-fiche-energie"');
    const consumers = await readPage(app, '/documentations?q=bise');
    expect(consumers.text).not.toContain('Réservé aux professionnels connectés');
  });

  it('[RT-59] filters: in the path, preserved by the language switch, not indexed', async () => {
    const path = '/pro/a-telecharger/_CATEGORY__pompe-a-chaleur/_LANG__en/_TYPE__fiche-energie';
    const page = await readPage(app, path);
    const robots = tags(page.html, 'meta').find(({ name }) => name === 'robots');
    expect([page.status, robots?.['content']]).toEqual([200, 'noindex,follow']);
    const files = page.links.filter((link) => link.startsWith('/media/documents/'));
    expect(files.length).toBeGreaterThan(3);
    expect(files.every((link) => /^\/media\/documents\/en\/at-[a-z]+-fiche-energie\.pdf$/.test(link))).toBe(
      true,
    );
    expect(page.links).toContain(`/en/pro/to-download${path.slice('/pro/a-telecharger'.length)}`);
  });

  it.each([
    ['/documentations/_FOO__a', 404],
    ['/documentations/_PRICE__1-2', 404],
    ['/documentations/something', 404],
    ['/documentations/_p__999', 404],
    ['/documentations/_TYPE__unknown', 200],
    ['/documentations?q=zzzzzz', 200],
    [`/documentations?q=${'x'.repeat(7000)}`, 200],
    ['/documentations?q=%00%07', 200],
  ])('%s: status %i', async (path, status) => {
    expect((await readPage(app, path)).status).toBe(status);
  });

  it('facet form without scripts: leads to the list', async () => {
    const response = await request(app).get(
      '/_filters?path=/en/pro/to-download&q=lame&TYPE=fiche&CATEGORY=chauffage-electrique',
    );
    expect([response.status, response.headers['location']]).toEqual([
      303,
      '/en/pro/to-download/_CATEGORY__chauffage-electrique/_TYPE__fiche?q=lame',
    ]);
  });
});

const ask = (query: string) => request(app).get(`/_documents?${query}`);
const chosen = (count: number) =>
  Array.from({ length: count }, (_unused, index) => `document=at-lam-fiche${index}`).join('&');

describe('archive of several documents', () => {
  it('[CT-04] ticked documents: in one file, named by reference', async () => {
    const asked = await ask(
      'path=/pro/a-telecharger&lang=en&document=at-lam-fiche&document=at-riv-notice-pose',
    );
    expect(asked.status).toBe(303);
    const response = await request(app).get(String(asked.headers['location'])).responseType('blob');
    expect([response.status, response.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(listZip(response.body as Buffer).map(({ name }) => name)).toEqual([
      'at-lam-fiche-en.pdf',
      'at-riv-notice-pose-en.pdf',
    ]);
  });

  it.each([
    ['path=/documentations', '/documentations?notice=none', 'Aucun document n’était coché'],
    [
      `path=/documentations/_TYPE__fiche?q=lame&lang=fr&${chosen(51)}`,
      '/documentations/_TYPE__fiche?q=lame&notice=many',
      '50 documents au plus',
    ],
  ])('none or too many: redirects to the list with a message (%#)', async (query, path, words) => {
    const asked = await ask(query);
    expect([asked.status, asked.headers['location']]).toEqual([303, path]);
    expect((await readPage(app, path, noticeHeader(asked))).text).toContain(words);
  });

  it('locked or unknown document: refuses the archive without naming it', async () => {
    const bodies = await Promise.all(
      ['at-lam-fiche,at-bis-notice-pose', 'at-lam-fiche,at-lam-nothing'].map((codes) =>
        request(app).get(`/media/documents/archive.zip?lang=fr&codes=${codes}`),
      ),
    );
    expect(bodies.map(({ status }) => status)).toEqual([404, 404]);
    expect(bodies[0]?.text).toBe(bodies[1]?.text);
  });

  it.each(['path=//evil.example', 'path=https://evil.example/', 'path=/produit/lame', ''])(
    'form with an unknown list (%s): no redirect',
    async (path) => {
      expect((await ask(`${path}&document=at-lam-fiche`)).status).toBe(404);
    },
  );
});
