import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { readPage } from '#tests/support/read-page.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

/** The head of a response has 1.5 s. A busy machine renders the pages of a crowd in several seconds more. */
const TIMEOUT_MS = 10_000;
const CROWD = 30;

describe('failed redirect look-up', () => {
  let relay: Relay;
  let storefront: TestStorefront;
  beforeAll(async () => {
    relay = await startRelay();
  });
  beforeEach(async () => {
    storefront = await createTestStorefront({ backofficeUrl: relay.url });
    // Fetches the data of all pages.
    await readPage(storefront.app, '/nulle-part');
    relay.calls.length = 0;
    relay.refuse = undefined;
    relay.fail = undefined;
  });
  afterAll(() => relay.close());

  const asked = () => relay.calls.filter(({ url }) => url.includes('/redirection'));
  const failing = (how: 'hang' | 'break') => {
    relay.fail = ({ url }) => (url.includes('/redirection') ? how : undefined);
  };
  async function look(path: string) {
    const since = performance.now();
    const { status, headings } = await readPage(storefront.app, path);
    return { found: [status, headings], isInTime: performance.now() - since < TIMEOUT_MS };
  }
  const NOT_FOUND = [404, ['Cette page est introuvable']];

  it('[RD-06] hanging: 404 within the time limit, one call for all concurrent requests', async () => {
    failing('hang');
    const crowd = await Promise.all(Array.from({ length: CROWD }, () => look('/qui-pend')));
    expect(crowd).toEqual(crowd.map(() => ({ found: NOT_FOUND, isInTime: true })));
    expect(asked()).toHaveLength(1);
  });

  it('[RD-06] broken connection: 404 after one retry', async () => {
    failing('break');
    expect(await look('/qui-casse')).toEqual({ found: NOT_FOUND, isInTime: true });
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['an error', { status: 500, body: '{}' }],
    ['truncated JSON', { status: 200, body: '{"items":[' }],
    ['HTML', { status: 200, body: '<!doctype html>', type: 'text/html' }],
  ])('[RD-06] response %s: 404', async (_what, refusal) => {
    relay.refuse = ({ url }) => (url.includes('/redirection') ? refusal : undefined);
    expect(await look('/qui-ment')).toEqual({ found: NOT_FOUND, isInTime: true });
    expect(asked()).toHaveLength(1);
  });

  it('[RD-06] forms and calls: need no look-up', async () => {
    failing('hang');
    const since = performance.now();
    expect((await request(storefront.app).post('/qui-envoie')).status).toBe(405);
    expect(performance.now() - since).toBeLessThan(1000);
    expect(asked()).toEqual([]);
  });

  it('[RD-06] recovered: the next request is redirected', async () => {
    failing('hang');
    expect((await look('/radiateurs-2025')).found).toEqual(NOT_FOUND);
    relay.fail = undefined;
    const { status, headers } = await request(storefront.app).get('/radiateurs-2025');
    expect([status, headers['location']]).toEqual([301, '/nos-produits/chauffage-electrique']);
  });
});
