import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { readPage } from '#tests/support/read-page.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

type Fault = { mode: string; path?: string; delay?: number; status?: number };

/** The timeout of 2.5 s, doubled for a machine with other tests. */
const TIMEOUT_MS = 5000;
/** Time for which the storefront treats an API response as fresh. */
const FRESH_MS = 5000;
const CALL = '/api/v1/site?site_id=1&lang=fr&sales_plan_id=1';
const TITLE = 'One moment, please';

async function timed(path: string, { app }: TestStorefront) {
  const since = performance.now();
  const page = await readPage(app, path);
  return { ...page, ms: performance.now() - since };
}

describe('failing back office', () => {
  let backoffice: TestBackoffice;
  beforeAll(async () => {
    backoffice = await startTestBackoffice();
  });
  beforeEach(() => fail({ mode: 'none' }));
  afterAll(() => backoffice.close());

  async function fail(fault: Fault): Promise<void> {
    const response = await fetch(`${backoffice.url}/demo/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    expect(response.status).toBe(200);
  }

  const storefront = (): Promise<TestStorefront> => createTestStorefront({ backofficeUrl: backoffice.url });

  it.each([
    ['slow', { mode: 'slow', delay: 6000 }, 504],
    ['returning 500', { mode: 'error' }, 503],
    ['returning 502', { mode: 'error', status: 502 }, 503],
    ['returning HTML', { mode: 'html' }, 503],
    ['breaking off in the middle', { mode: 'half' }, 503],
    ['hanging up', { mode: 'hang-up' }, 503],
  ])('%s: a readable page within the time limit', async (_what, fault, status) => {
    const shop = await storefront();
    await fail(fault);
    const page = await timed('/en/product/lame', shop);
    expect([page.status, page.headings, page.lang]).toEqual([status, [TITLE], 'en']);
    expect(page.main.links).toContain('/en');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.ms).toBeLessThan(TIMEOUT_MS);
    expect(page.html).not.toMatch(/at \w+ \(|node_modules|ECONN|demo_fault|127\.0\.0\.1:/);
  });

  it('response of 50 MB: a readable page', async () => {
    const shop = await storefront();
    // This back office runs in the test's process, which is busy writing, so the duration is not checked.
    await fail({ mode: 'huge' });
    const page = await readPage(shop.app, '/en/product/lame');
    expect(page.headings).toEqual([TITLE]);
    expect([503, 504]).toContain(page.status);
  });

  it('back office down: a readable page in both languages', async () => {
    const shop = await createTestStorefront({ backofficeUrl: 'http://127.0.0.1:9' });
    const [french, english] = [await timed('/produit/lame', shop), await timed('/en/results?q=lame', shop)];
    expect([french.status, french.headings]).toEqual([503, ['Un instant, s’il vous plaît']]);
    expect([english.status, english.headings]).toEqual([503, [TITLE]]);
    expect(french.ms + english.ms).toBeLessThan(TIMEOUT_MS);
  });

  it('several slow calls: the time limit applies to the page, not to each call', async () => {
    const shop = await storefront();
    await fail({ mode: 'slow', delay: 1200 });
    const page = await timed('/en/product/lame', shop);
    expect(page.status).toBe(504);
    expect(page.ms).toBeLessThan(TIMEOUT_MS);
  });

  it('expired responses: pages seen before are still shown, as fast as before', async () => {
    // Without a page cache, each page is rendered from cached responses.
    const shop = await createTestStorefront({ backofficeUrl: backoffice.url, env: { PAGE_CACHE_MB: '0' } });
    expect((await readPage(shop.app, '/produit/lame')).status).toBe(200);
    await wait(FRESH_MS + 300);
    for (const mode of ['slow', 'error', 'html', 'half', 'hang-up']) {
      await fail({ mode, delay: 6000 });
      const page = await timed('/produit/lame', shop);
      expect([mode, page.status, page.headings]).toEqual([mode, 200, ['Lame']]);
      expect(page.ms).toBeLessThan(1000);
    }
  });

  it('recovered back office: the site responds at once', async () => {
    const shop = await storefront();
    await fail({ mode: 'error' });
    expect((await readPage(shop.app, '/produit/lame')).status).toBe(503);
    await fail({ mode: 'none' });
    expect((await readPage(shop.app, '/produit/lame')).status).toBe(200);
  });

  it.each([
    ['its own refusal', { mode: 'error' }, [500], 'demo_fault'],
    ['503 or 504 when it hangs up', { mode: 'hang-up' }, [503, 504], 'unavailable'],
    ['504 after two and a half seconds of silence', { mode: 'slow', delay: 12_000 }, [504], 'unavailable'],
  ])('calls of the browser: %s, in JSON', async (_what, fault, statuses, code) => {
    const shop = await storefront();
    await fail(fault);
    const since = performance.now();
    const { status, body } = await request(shop.app).get(CALL);
    expect(statuses).toContain(status);
    expect(body).toMatchObject({ code });
    expect(performance.now() - since).toBeLessThan(TIMEOUT_MS);
  });

  it('site map: 5xx instead of an empty list', async () => {
    const shop = await storefront();
    await fail({ mode: 'error' });
    expect((await request(shop.app).get('/sitemap.xml')).status).toBeGreaterThanOrEqual(500);
  });

  it('probes and files: unaffected', async () => {
    const shop = await createTestStorefront({ backofficeUrl: 'http://127.0.0.1:9' });
    for (const path of ['/healthz', '/readyz', '/robots.txt']) {
      expect([path, (await request(shop.app).get(path)).status]).toEqual([path, 200]);
    }
  });

  it('log: reports the failure in lines of JSON, without the visitor’s input', async () => {
    const shop = await storefront();
    await fail({ mode: 'html' });
    await readPage(shop.app, '/recherche?q=secret-words');
    expect(shop.logs.length).toBeGreaterThan(0);
    expect(shop.logs.every((line) => typeof line['level'] === 'number')).toBe(true);
    expect(JSON.stringify(shop.logs)).not.toContain('secret-words');
  });
});
