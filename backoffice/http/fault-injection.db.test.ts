import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestClient, startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { startTestBackoffice } from '#tests/support/test-backoffice.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  await injectFault(api.url, { mode: 'none' });
});
afterAll(() => api.close());

describe('fault injection', () => {
  it('slow mode: operations below the path are delayed, others are not', async () => {
    await injectFault(api.url, { mode: 'slow', delay: 400, path: '/menu' });
    const started = performance.now();
    expect((await api.get('/setting')).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(350);
    expect((await api.get('/menu')).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(390);
  });

  it('error mode: the response has the requested status', async () => {
    await injectFault(api.url, { mode: 'error', status: 503 });
    expect(await api.get('/menu')).toMatchObject({ status: 503, body: { code: 'demo_fault' } });
  });

  it('html mode: the response is HTML instead of JSON', async () => {
    await injectFault(api.url, { mode: 'html' });
    const response = await api.get('/menu');
    expect([response.status, response.type]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it.each(['half', 'hang-up'])('%s mode: the connection breaks', async (mode) => {
    await injectFault(api.url, { mode });
    await expect(api.get('/menu')).rejects.toThrow(/terminated|fetch failed/);
  });

  it('huge mode: the response exceeds 50 MB', async () => {
    await injectFault(api.url, { mode: 'huge' });
    const response = await fetch(`${api.url}/api/v1/menu?site_id=1&lang=fr&sales_plan_id=1`);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50 * 1024 * 1024);
  });

  it('none mode: requests succeed again; an unknown mode is refused', async () => {
    await injectFault(api.url, { mode: 'error' });
    await injectFault(api.url, { mode: 'none' });
    expect((await api.get('/menu')).status).toBe(200);
    const response = await injectFault(api.url, { mode: 'flood' });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: { mode: 'invalid_value' } },
    ]);
  });

  it('without demo data: the endpoint does not exist', async () => {
    const plain = await startTestBackoffice({ withFaultInjection: false });
    try {
      expect((await injectFault(plain.url, { mode: 'error' })).status).toBe(404);
      expect((await createTestClient(plain.url).get('/menu')).status).toBe(200);
    } finally {
      await plain.close();
    }
  });
});

function injectFault(url: string, injection: Record<string, unknown>): Promise<Response> {
  return fetch(`${url}/demo/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(injection),
  });
}
