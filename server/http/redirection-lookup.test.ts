import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

describe('redirection look-up', () => {
  let relay: Relay;
  let storefront: TestStorefront;
  beforeAll(async () => {
    relay = await startRelay();
    storefront = await createTestStorefront({ backofficeUrl: relay.url });
  });
  beforeEach(() => {
    relay.calls.length = 0;
    relay.refuse = undefined;
  });
  afterAll(() => relay.close());

  const lookUps = () => relay.calls.filter(({ url }) => url.includes('/redirection'));

  it.each([
    ['/radiateurs-2025', 301, '/nos-produits/chauffage-electrique'],
    ['/jeu-concours-hiver', 302, '/'],
    ['/salon-batiment-2025', 302, '/qui-sommes-nous'],
  ])('[RD-04] %s, which editors moved, is a %i to %s', async (path, code, to) => {
    const { status, headers } = await request(storefront.app).get(path);
    expect([status, headers['location']]).toEqual([code, to]);
  });

  it('[RD-06] sends slug and site_id, in the language of the address', async () => {
    await request(storefront.app).get('/en/asked-with-what');
    const query = new URL(lookUps()[0]?.url ?? '', relay.url).searchParams;
    expect(query.get('slug')).toBe('/en/asked-with-what');
    expect([query.get('site_id'), query.get('lang')]).toEqual(['1', 'en']);
  });

  it('[RD-06] concurrent requests send one look-up, whose result is cached', async () => {
    relay.delay = 100;
    await Promise.all(Array.from({ length: 30 }, () => request(storefront.app).get('/asked-at-once')));
    relay.delay = 0;
    await request(storefront.app).get('/asked-at-once');
    expect(lookUps()).toHaveLength(1);
  });

  it('[RD-06] looks up only addresses that no other step knows', async () => {
    await request(storefront.app).get('/produit/lame');
    await request(storefront.app).get('/index.php');
    await request(storefront.app).get('/robots.txt');
    expect(lookUps()).toEqual([]);
  });

  it('[RD-06] looks up GET and HEAD, never POST', async () => {
    expect((await request(storefront.app).post('/radiateurs-2025')).status).toBe(405);
    expect(lookUps()).toEqual([]);
    expect((await request(storefront.app).head('/JEU-concours-hiver')).status).toBe(302);
    expect(lookUps()).toHaveLength(1);
  });

  it('[RD-04] a failed look-up is only logged: the missing page is served', async () => {
    relay.refuse = ({ url }) => (url.includes('/redirection') ? { status: 500, body: 'broken' } : undefined);
    const { status, text } = await request(storefront.app).get('/en/while-the-look-up-fails');
    expect(status).toBe(404);
    expect(text).toContain('This page could not be found');
    expect(storefront.logs.map((line) => line.msg)).toContain('redirection look-up failed');
  });

  it.each([
    '//evil.example',
    'https:evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://a@evil.example/',
  ])('[RD-04] a target that is neither a path nor a web address is ignored: %s', async (to) => {
    const items = [{ id: 1, from: '/x', to, code: 301 }];
    relay.refuse = ({ url }) =>
      url.includes('/redirection') ? { status: 200, body: JSON.stringify({ items, total: 1 }) } : undefined;
    const { status } = await request(storefront.app).get(`/told-${encodeURIComponent(to)}`);
    expect(status).toBe(404);
  });
});
