import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { readPage } from '#tests/support/read-page.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

type Fault = { mode: string; path?: string; delay?: number; status?: number };

/** Two and a half seconds, and as much again for a machine that runs other tests beside these. */
const TIMEOUT_MS = 5000;
/** How long the storefront takes an answer of the back office for fresh. */
const KEPT_MS = 5000;
const CALL = '/api/v1/site?site_id=1&lang=fr&sales_plan_id=1';
const TITLE = 'One moment, please';

async function timed(path: string, { app }: TestStorefront) {
  const since = performance.now();
  const page = await readPage(app, path);
  return { ...page, ms: performance.now() - since };
}

describe('a back office in trouble', () => {
  let backoffice: TestBackoffice;
  beforeAll(async () => {
    backoffice = await startTestBackoffice();
  });
  beforeEach(() => fail({ mode: 'none' }));
  afterAll(() => backoffice.close());

  async function fail(fault: Fault): Promise<void> {
    const answer = await fetch(`${backoffice.url}/demo/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    expect(answer.status).toBe(200);
  }

  const storefront = (): Promise<TestStorefront> => createTestStorefront({ backofficeUrl: backoffice.url });

  it.each([
    ['slow', { mode: 'slow', delay: 6000 }, 504],
    ['answering 500', { mode: 'error' }, 503],
    ['answering 502', { mode: 'error', status: 502 }, 503],
    ['answering HTML', { mode: 'html' }, 503],
    ['breaking off in the middle', { mode: 'half' }, 503],
    ['hanging up', { mode: 'hang-up' }, 503],
  ])('%s: a page a person understands, in time', async (_what, fault, status) => {
    const shop = await storefront();
    await fail(fault);
    const page = await timed('/en/product/lame', shop);
    expect([page.status, page.headings, page.lang]).toEqual([status, [TITLE], 'en']);
    expect(page.main.links).toContain('/en');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.ms).toBeLessThan(TIMEOUT_MS);
    expect(page.html).not.toMatch(/at \w+ \(|node_modules|ECONN|demo_fault|127\.0\.0\.1:/);
  });

  it('answering 50 MB: a page a person understands', async () => {
    const shop = await storefront();
    // This back office runs in the test's own process, which is busy writing: how long it takes proves nothing.
    await fail({ mode: 'huge' });
    const page = await readPage(shop.app, '/en/product/lame');
    expect(page.headings).toEqual([TITLE]);
    expect([503, 504]).toContain(page.status);
  });

  it('down: a page a person understands, in both languages', async () => {
    const shop = await createTestStorefront({ backofficeUrl: 'http://127.0.0.1:9' });
    const [french, english] = [await timed('/produit/lame', shop), await timed('/en/results?q=lame', shop)];
    expect([french.status, french.headings]).toEqual([503, ['Un instant, s’il vous plaît']]);
    expect([english.status, english.headings]).toEqual([503, [TITLE]]);
    expect(french.ms + english.ms).toBeLessThan(TIMEOUT_MS);
  });

  it('slow in each of several calls: the visitor’s patience is counted once, not call by call', async () => {
    const shop = await storefront();
    await fail({ mode: 'slow', delay: 1200 });
    const page = await timed('/en/product/lame', shop);
    expect(page.status).toBe(504);
    expect(page.ms).toBeLessThan(TIMEOUT_MS);
  });

  it('pages of what was seen before go on being shown, as soon as ever, when all that is kept has grown old', async () => {
    // No page is kept, so that each is made of the answers that are.
    const shop = await createTestStorefront({ backofficeUrl: backoffice.url, env: { PAGE_CACHE_MB: '0' } });
    expect((await readPage(shop.app, '/produit/lame')).status).toBe(200);
    await wait(KEPT_MS + 300);
    for (const mode of ['slow', 'error', 'html', 'half', 'hang-up']) {
      await fail({ mode, delay: 6000 });
      const page = await timed('/produit/lame', shop);
      expect([mode, page.status, page.headings]).toEqual([mode, 200, ['Lame']]);
      expect(page.ms).toBeLessThan(1000);
    }
  });

  it('a site back in health answers at once', async () => {
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
  ])('calls of the browser get %s, in JSON', async (_what, fault, statuses, code) => {
    const shop = await storefront();
    await fail(fault);
    const since = performance.now();
    const { status, body } = await request(shop.app).get(CALL);
    expect(statuses).toContain(status);
    expect(body).toMatchObject({ code });
    expect(performance.now() - since).toBeLessThan(TIMEOUT_MS);
  });

  it('the site map says 5xx rather than an empty list', async () => {
    const shop = await storefront();
    await fail({ mode: 'error' });
    expect((await request(shop.app).get('/sitemap.xml')).status).toBeGreaterThanOrEqual(500);
  });

  it('probes and files do not care', async () => {
    const shop = await createTestStorefront({ backofficeUrl: 'http://127.0.0.1:9' });
    for (const path of ['/healthz', '/readyz', '/robots.txt']) {
      expect([path, (await request(shop.app).get(path)).status]).toEqual([path, 200]);
    }
  });

  it('tells operators what is wrong, in lines of JSON, without the visitor’s words', async () => {
    const shop = await storefront();
    await fail({ mode: 'html' });
    await readPage(shop.app, '/recherche?q=secret-words');
    expect(shop.logs.length).toBeGreaterThan(0);
    expect(shop.logs.every((line) => typeof line['level'] === 'number')).toBe(true);
    expect(JSON.stringify(shop.logs)).not.toContain('secret-words');
  });
});
