import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';

/** Returns the value of a series, by its name and labels as written. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

function listSeries(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.startsWith('atre_http'));
  return lines.map((line) => line.slice(0, line.lastIndexOf(' ')));
}

describe('/metrics', () => {
  let storefront: TestStorefront;
  let server: Awaited<ReturnType<typeof serve>>;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers, redirect: 'manual' });
  const read = async () => (await get('/metrics')).text();
  beforeAll(async () => {
    storefront = await createTestStorefront({ env: { IP_ALLOW_LIST: '192.0.2.1, 127.0.0.1' } });
    server = await serve(storefront.app);
    storefront.metrics.watchConnections(server.server);
  });
  afterAll(() => server.close());

  it('counts and times requests by route name and status class, whatever their addresses', async () => {
    for (const path of ['/produit/lame', '/produit/lame', '/produit/lame?a=1', '/aucune-page-1'])
      await (await get(path)).text();
    const text = await read();
    for (const cache of ['miss', 'hit', 'pass'])
      expect(valueOf(text, `atre_http_requests_total{route="product",status="2xx",cache="${cache}"}`)).toBe(
        1,
      );
    expect(valueOf(text, 'atre_http_requests_total{route="cms",status="4xx",cache="none"}')).toBe(1);
    expect(valueOf(text, 'atre_http_request_duration_seconds_count{route="product"}')).toBe(3);
    expect(valueOf(text, 'atre_page_cache_total{state="hit"}')).toBe(1);
    expect(text).not.toContain('aucune-page');
    expect(text).not.toContain('lame');
  });

  it('never has more series than routes and kinds allow, for any number of addresses', async () => {
    for (const path of ['/assets/a.js', '/assets/a.js?a']) await (await get(path)).text();
    await read();
    const before = listSeries(await read());
    for (let number = 0; number < 50; number += 1) await (await get(`/assets/${number}.js?${number}`)).text();
    expect(listSeries(await read())).toEqual(before);
  });

  it('shows calls, breakers, pages and renders as they are reported', async () => {
    const { backoffice, pages } = storefront.metrics;
    backoffice.onCall({ group: 'shop', outcome: 'timeout', seconds: 2.5 });
    backoffice.onBreaker({ group: 'shop', state: 'open' });
    backoffice.onInFlight({ group: 'content', calls: 7 });
    pages.onPage('stale');
    pages.onShed();
    pages.onRender({ route: 'product', seconds: 0.012 });
    pages.watchRenders(() => ({ running: 3, waiting: 2 }));
    const text = await read();
    expect(valueOf(text, 'atre_backoffice_calls_total{group="shop",outcome="timeout"}')).toBe(1);
    expect(valueOf(text, 'atre_backoffice_breaker_state{group="shop"}')).toBe(2);
    expect(valueOf(text, 'atre_backoffice_breaker_state{group="account"}')).toBe(0);
    expect(valueOf(text, 'atre_backoffice_calls_in_flight{group="content"}')).toBe(7);
    expect(valueOf(text, 'atre_page_cache_total{state="stale"}')).toBe(1);
    expect(valueOf(text, 'atre_renders_shed_total')).toBe(1);
    expect(valueOf(text, 'atre_render_duration_seconds_count{route="product"}')).toBe(2);
    expect(valueOf(text, 'atre_renders_in_flight')).toBe(3);
    expect(valueOf(text, 'atre_renders_waiting')).toBe(2);
  });

  it('shows memory, the lag of the event loop and open connections', async () => {
    const text = await read();
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(valueOf(text, 'atre_connections_open')).toBeGreaterThan(0);
  });

  it('is a 404 through a proxy, or from a machine that is not allowed', async () => {
    for (const address of ['203.0.113.9', '127.0.0.1'])
      expect((await get('/metrics', { 'x-forwarded-for': address })).status).toBe(404);
    const { app } = await createTestStorefront({ env: { METRICS_ALLOW: '192.0.2.0/24' } });
    const response = await request(app).get('/metrics');
    expect([response.status, response.text]).toEqual([404, 'There is no such page.']);
  });

  it('[GD-03] is served before the allow-list, and nothing else is', async () => {
    const { app } = await createTestStorefront({ env: { IP_ALLOW_LIST: '192.0.2.1' } });
    expect((await request(app).get('/metrics')).status).toBe(200);
    expect((await request(app).get('/')).status).toBe(401);
  });
});
