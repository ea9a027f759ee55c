import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request, { type Test } from 'supertest';
import { parsePage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const OURS = { origin: 'http://localhost:3000' };
const THEIRS = { 'sec-fetch-site': 'cross-site' };
const LARGE = `element=${'x'.repeat(70_000)}`;

let app: RequestListener;
beforeAll(async () => {
  ({ app } = await createTestStorefront());
});

const post = (path: string, headers: Record<string, string>, body = 'a=1', type = 'form') =>
  request(app).post(path).set(headers).type(type).send(body);

describe('form post that no page accepts', () => {
  it.each<[string, () => Test, number, string, string, string]>([
    ['cross-site', () => post('/contact', THEIRS), 403, 'fr', 'Ce formulaire vient d’ailleurs', '/contact'],
    [
      'cross-site',
      () => post('/en/contact?subject=quote&a=%22', THEIRS),
      403,
      'en',
      'This form comes from elsewhere',
      '/en/contact?subject=quote&amp;a=%22',
    ],
    ['cross-site', () => post('/_cart', THEIRS), 403, 'fr', 'Ce formulaire vient d’ailleurs', '/'],
    ['to a page without a form', () => post('/mentions-legales', OURS), 405, 'fr', 'Rien ne s’envoie', ''],
    ['to a page without a form', () => post('/en/sitemap', OURS), 405, 'en', 'Nothing can be sent', ''],
    ['by another method', () => request(app).delete('/en/contact'), 405, 'en', 'Nothing can be sent', ''],
    [
      'as JSON',
      () => post('/contact', OURS, '{}', 'json'),
      415,
      'fr',
      'Cet envoi n’est pas un formulaire',
      '',
    ],
    ['as JSON', () => post('/en/contact', OURS, '{}', 'json'), 415, 'en', 'This is not a form', ''],
    ['too large', () => post('/_cart', OURS, LARGE), 413, 'fr', 'Cet envoi est trop volumineux', '/'],
  ])('%s: a styled response in the language of the address, with a link back (%#)', async (...row) => {
    const [, send, status, lang, title, link] = row;
    const response = await send();
    const page = parsePage(response.text);
    expect([response.status, page.lang, page.headings.length]).toEqual([status, lang, 1]);
    expect(page.headings[0]).toContain(title);
    expect(page.links).toHaveLength(1);
    expect(response.text).toContain(`href="${link}`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('cart form: links back to its page', async () => {
    const referer = 'http://localhost:3000/en/pro/product/lame?ref=1';
    const response = await post('/_cart', { ...THEIRS, host: 'localhost:3000', referer });
    expect(parsePage(response.text)).toMatchObject({ lang: 'en', links: ['/en/pro/product/lame?ref=1'] });
  });

  it('too large for a form of a page: reported by the page itself', async () => {
    const response = await post('/pro/connexion', OURS, `email=${'x'.repeat(70_000)}`);
    expect([response.status, parsePage(response.text).headings]).toEqual([413, ['Bon retour parmi nous']]);
  });

  it.each([
    ['as a form', () => post('/api/v1/cart?site_id=1', OURS), 415],
    ['too large', () => post('/api/v1/page', OURS, JSON.stringify({ a: LARGE }), 'json'), 413],
  ] as const)('call %s: refused in the format of the API', async (_what, send, status) => {
    const response = await send();
    expect([response.status, Object.keys(response.body as object)]).toEqual([
      status,
      expect.arrayContaining(['message']),
    ]);
  });
});
