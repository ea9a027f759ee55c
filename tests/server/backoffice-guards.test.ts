import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createCallGuard, type GuardOptions } from '#server/backoffice/call-guard.ts';
import { readPage } from '#tests/support/read-page.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const COMMON = 'site_id=1&lang=fr&sales_plan_id=1';
const OPEN_MS = 700;
/** The timeout of 2.5 s, doubled for a machine with other tests. */
const TIMEOUT_MS = 5000;
/** Time for which the storefront treats an API response as fresh. */
const FRESH_MS = 5000;
const OFF: GuardOptions = { failuresToOpen: Infinity, maxCalls: Infinity };

let relay: Relay;
beforeAll(async () => {
  relay = await startRelay();
});
afterEach(() => {
  relay.fail = undefined;
  relay.refuse = undefined;
  relay.room = Infinity;
});
afterAll(() => relay.close());

/** Without a page cache, because these tests are about API responses. */
const shopOf = (guard: GuardOptions) =>
  createTestStorefront({
    backofficeUrl: relay.url,
    guard: createCallGuard({ openMs: OPEN_MS, ...guard }),
    env: { PAGE_CACHE_MB: '0' },
  });

async function timed<SentResponse>(act: () => Promise<SentResponse>): Promise<SentResponse & { ms: number }> {
  const since = performance.now();
  const response = await act();
  return { ...response, ms: performance.now() - since };
}
const call = (shop: TestStorefront, path: string) =>
  timed(async () => {
    const { status, body } = await request(shop.app).get(
      `/api/v1/${path}${path.includes('?') ? '&' : '?'}${COMMON}`,
    );
    return { status, body: body as unknown };
  });

/** Requests uncached pages until they fail fast. */
async function askUnseen(shop: TestStorefront) {
  relay.fail = () => 'hang';
  await readPage(shop.app, '/produit/brasier');
  relay.calls.length = 0;
  return timed(() => readPage(shop.app, '/produit/lame'));
}

/** A back office with twelve concurrent calls, most of them used by searches. */
async function askCartInCrowd(guard: GuardOptions) {
  const shop = await shopOf(guard);
  relay.fail = ({ url }) => (url.startsWith('/api/v1/search') ? 'hang' : undefined);
  relay.room = 12;
  const crowd = Promise.all(
    Array.from({ length: 20 }, (_, one) => call(shop, `search?type=Pages&language=fr&text=${one}`)),
  );
  await wait(300);
  const cart = await call(shop, 'cart');
  await crowd;
  return cart;
}

describe('hanging back office', () => {
  it('circuit breaker: opens after a few failures, pages fail fast, and it is tried again later', async () => {
    const shop = await shopOf({ failuresToOpen: 1 });
    const page = await askUnseen(shop);
    expect([page.status, page.headings]).toEqual([503, ['Un instant, s’il vous plaît']]);
    expect(page.main.links).toContain('/produit/lame');
    expect([relay.calls.length, page.ms < 1000]).toEqual([0, true]);
    const called = await call(shop, 'site');
    expect([called.status, called.body]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    expect(relay.calls).toHaveLength(0);
    relay.fail = undefined;
    await wait(OPEN_MS);
    expect((await readPage(shop.app, '/produit/lame')).status).toBe(200);
  });

  it('without a breaker: each page waits for the timeout', async () => {
    const page = await askUnseen(await shopOf(OFF));
    expect([page.status, relay.calls.length > 0, page.ms > 1000]).toEqual([504, true, true]);
    expect(page.ms).toBeLessThan(TIMEOUT_MS);
  });

  it('suggestions: empty within a second; a search reports the failure', async () => {
    const shop = await shopOf({});
    relay.fail = () => 'hang';
    const times: number[] = [];
    for (const text of ['lame', 'lames', 'lamelle']) {
      const suggested = await call(shop, `search?type=Suggest&language=fr&text=${text}`);
      expect([suggested.status, suggested.body]).toEqual([
        200,
        expect.objectContaining({ total: 0, corrected: null }),
      ]);
      times.push(suggested.ms);
    }
    // A call times out after 1.5 s; a busy machine may delay one of them.
    expect(Math.min(...times)).toBeLessThan(1450);
    const searched = await call(shop, 'search?type=Pages&language=fr&text=lame');
    expect([searched.status, searched.ms > 2000, searched.ms < TIMEOUT_MS]).toEqual([504, true, true]);
  });

  it('suggestions: empty for an invalid response too', async () => {
    const shop = await shopOf({});
    for (const refusal of [
      { status: 500, body: '{}' },
      { status: 200, body: '<html>', type: 'text/html' },
      { status: 200, body: '{"total":1' },
      { status: 200, body: '{"total":1,"products":[]}' },
    ]) {
      relay.refuse = () => refusal;
      expect((await call(shop, 'search?type=Suggest&language=fr&text=lame')).body).toMatchObject({
        total: 0,
      });
    }
  });
});

describe('refusing back office', () => {
  it('500 for every call of browsers: opens the breaker', async () => {
    const shop = await shopOf({ failuresToOpen: 3, openMs: 60_000 });
    relay.refuse = () => ({ status: 500, body: '{"code":"demo_fault"}' });
    relay.calls.length = 0;
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await call(shop, 'menu')).status);
    expect(statuses).toEqual([500, 500, 500, 503, 503]);
    expect(relay.calls.length).toBe(3);
  });

  it('[ER-06] 500 for calls without a session: does not open it', async () => {
    const shop = await shopOf({ failuresToOpen: 3, openMs: 60_000 });
    for (let time = 0; time < 5; time += 1)
      expect(await call(shop, 'order')).toMatchObject({ status: 500, body: { code: 'token_required' } });
  });
});

describe('hanging search', () => {
  it('bulkhead: the cart keeps its capacity', async () => {
    const cart = await askCartInCrowd({ failuresToOpen: Infinity, maxCalls: 8, maxQueued: 0 });
    expect([cart.status, cart.ms < 1000]).toEqual([200, true]);
  });

  it('without a bulkhead: the cart fails too', async () => {
    const cart = await askCartInCrowd(OFF);
    expect([cart.status === 200 && cart.ms < 1000]).toEqual([false]);
  });
});

describe('broken connection', () => {
  it('order: not repeated', async () => {
    const shop = await shopOf({});
    relay.fail = () => 'break';
    relay.calls.length = 0;
    const ordered = await request(shop.app)
      .post(`/api/v1/order?${COMMON}`)
      .set('idempotency-key', 'order-of-the-test')
      .send({ payment: 'cb', version: 'v1' });
    expect([503, 504]).toContain(ordered.status);
    expect(relay.calls.map(({ method }) => method)).toEqual(['POST']);
    expect((await readPage(shop.app, '/produit/lame')).status).toBe(503);
    // Only reads are repeated.
    const [first, second] = relay.calls.slice(1).map(({ url }) => url);
    expect([first, first]).toEqual([second, expect.stringContaining('/site?')]);
    expect(relay.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('pages from stale responses', () => {
  it('banner: shows their time, and shared caches store them only briefly; gone after recovery', async () => {
    const shop = await shopOf({});
    for (const path of ['/produit/lame', '/en/product/lame']) {
      const page = await readPage(shop.app, path);
      expect([page.status, page.headers['cache-control']]).toEqual([
        200,
        expect.stringContaining('s-maxage=60'),
      ]);
      expect(page.text).not.toMatch(/Informations du|Information as of/);
    }
    await wait(FRESH_MS + 200);
    relay.fail = () => 'break';
    for (const path of ['/produit/lame', '/en/product/lame']) await readPage(shop.app, path);
    const [french, english] = [
      await readPage(shop.app, '/produit/lame'),
      await readPage(shop.app, '/en/product/lame'),
    ];
    expect([french.status, english.status]).toEqual([200, 200]);
    expect(french.text).toMatch(
      /Informations du \d+ \p{L}+ à \d\d\sh\s\d\d\s; prix et stocks ont pu changer\./u,
    );
    expect(english.text).toMatch(
      /Information as of \d+ \p{L}+, \d\d:\d\d; prices and stock may have changed\./u,
    );
    expect(french.headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
    relay.fail = undefined;
    await wait(FRESH_MS + 200);
    let well = await readPage(shop.app, '/produit/lame');
    // A busy machine may not revalidate all responses within the time that a page waits.
    for (let again = 0; again < 5 && well.text.includes('Informations du'); again += 1) {
      await wait(200);
      well = await readPage(shop.app, '/produit/lame');
    }
    expect(well.text).not.toContain('Informations du');
    expect(well.headers['cache-control']).toContain('s-maxage=60');
  });
});
