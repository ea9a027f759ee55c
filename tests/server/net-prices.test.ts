import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { Product } from '#shared/contract/product.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const PRO_CONNECT = { sales_plan_id: '3' };
const PAGES = [
  '/pro/produit/lame',
  '/pro/nos-produits/chauffage-electrique',
  '/pro/recherche?q=lame',
  '/pro',
];

let api: TestApi;
let storefront: TestStorefront;
let net: { value: number; listed: number };
beforeAll(async () => {
  api = await startTestApi();
  storefront = await createTestStorefront({ backofficeUrl: api.url });
  const { token } = await logInDemo(api);
  const { price } = await firstVariant(token);
  net = { value: price?.value ?? 0, listed: price?.listed ?? 0 };
});
afterAll(() => api.close());

async function firstVariant(token?: string, query: Record<string, string> = PRO_CONNECT) {
  const list = await api.call('GET', '/product', { query: { ...query, text: 'lame' } });
  const [card] = (list.body as { items: Product[] }).items;
  const response = await api.call('GET', `/product/${card?.id}`, { query, ...(token && { token }) });
  const { variants, ...product } = response.body as Product;
  const [variant] = variants;
  if (!variant) throw new Error('The product has no variant.');
  return { ...variant, product };
}

async function cookiesOf(email: string): Promise<string> {
  const { token, refresh_token: refreshToken } = await logInDemo(api, email);
  return `jwt_token=${token}; refresh_token=${refreshToken}; email=${encodeURIComponent(email)}`;
}

/** The page that compares the product with another. */
async function comparison(): Promise<string> {
  const { product } = await firstVariant();
  return `/pro/comparer?products=${product.id},${product.id + 1}`;
}

/** As written in JSON and in French text. */
function spellings({ value }: { value: number }): string[] {
  const written = value.toLocaleString('fr-FR', { minimumFractionDigits: 2 }).replaceAll(/\s/g, ' ');
  return [`"value":${value}`, `${written} €`];
}

const found = (text: string) => {
  const plain = text.replaceAll(/[\u00a0\u202f]/g, ' ');
  return spellings(net).filter((spelling) => plain.includes(spelling));
};

describe('net prices', () => {
  it('approved professional: public price minus discount', () => {
    expect(net.listed).toBeGreaterThan(0);
    expect(net.value).toBeCloseTo(net.listed * 0.72, 2);
  });

  it('pages of a logged-in professional: show them beside public prices', async () => {
    const cookie = await cookiesOf('pro@atre.example');
    for (const path of ['/pro/produit/lame', await comparison()]) {
      const page = await request(storefront.app).get(path).set('cookie', cookie);
      expect([path, page.status]).toEqual([path, 200]);
      expect([path, found(page.text)]).not.toEqual([path, []]);
      expect(page.text).toContain('HT net');
      expect(page.text).toContain('HT, prix public');
      expect(page.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('comparison of an anonymous visitor or a private customer: has none', async () => {
    const path = await comparison();
    for (const cookie of ['', await cookiesOf('client@atre.example')]) {
      const page = await request(storefront.app).get(path).set('cookie', cookie);
      expect([page.status, found(page.text)]).toEqual([200, []]);
    }
  });

  it.each(PAGES)('%s for an anonymous visitor or a private customer: has none in any form', async (path) => {
    const visitor = await request(storefront.app).get(path);
    const customer = await request(storefront.app)
      .get(path)
      .set('cookie', await cookiesOf('client@atre.example'));
    expect([visitor.status, customer.status]).toEqual([200, 200]);
    expect([found(visitor.text), found(customer.text)]).toEqual([[], []]);
    expect(visitor.text + customer.text).not.toContain('"listed"');
  });

  it('call that only names the plan, or by a private customer: returns none', async () => {
    const { token } = await logInDemo(api, 'client@atre.example');
    for (const bearer of [undefined, token]) {
      const { price, product } = await firstVariant(bearer);
      expect([price, product.price, product.price_visible]).toEqual([null, null, false]);
    }
    const facets = await api.call('GET', '/product', { query: PRO_CONNECT, token });
    expect(JSON.stringify(facets.body)).not.toContain('"listed"');
  });

  it('calls of the browser: return them only with the header that requests the token', async () => {
    const cookie = await cookiesOf('pro@atre.example');
    const address = '/api/v1/product?site_id=1&lang=fr&sales_plan_id=3&text=lame';
    const call = () =>
      request(storefront.app).get(address).set('cookie', cookie).set('sec-fetch-site', 'same-origin');
    const asked = await call().set('x-atre-token', '1');
    expect(JSON.stringify(asked.body)).toContain('"listed"');
    expect(JSON.stringify((await call()).body)).not.toContain('"listed"');
  });
});
