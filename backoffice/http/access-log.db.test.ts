import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';

type Line = { id: string; msg: string };

const lines: Line[] = [];
const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
const COMMON = 'site_id=1&lang=fr&sales_plan_id=1';

let backoffice: TestBackoffice;
beforeAll(async () => {
  backoffice = await startTestBackoffice({ logger });
});
afterAll(() => backoffice.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(backoffice.url + path, { headers });
const lineOf = (id: string | null) => lines.filter((line) => line.msg === 'request' && line.id === id);

describe('access log and metrics of the back office', () => {
  it('request with the number of the storefront: one line with it, without query and token', async () => {
    const id = 'request-of-the-storefront';
    const response = await get(`/api/v1/menu?${COMMON}&secret=query`, {
      'x-request-id': id,
      authorization: 'Bearer secret-token',
    });
    await response.arrayBuffer();
    expect(response.headers.get('x-request-id')).toBe(id);
    const [line, ...others] = lineOf(id);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ operation: 'GET /menu', status: response.status });
    expect(JSON.stringify(line)).not.toMatch(/secret/);
  });

  it('request without a number, or with one that cannot be logged: gets its own', async () => {
    for (const proposed of [undefined, 'short', 'a b c d e f g h', 'x'.repeat(200)]) {
      const response = await get('/api/v1/nothing', proposed ? { 'x-request-id': proposed } : {});
      const id = response.headers.get('x-request-id');
      expect(id).toMatch(/^[\w.-]{36}$/);
      expect(lineOf(id)).toMatchObject([{ path: '/api/v1/nothing', status: 404 }]);
    }
  });

  it('probes and metrics: are not logged', async () => {
    const before = lines.length;
    await (await get('/healthz')).arrayBuffer();
    await (await get('/metrics')).arrayBuffer();
    expect(lines).toHaveLength(before);
  });

  it('operations: counted and timed by name and class of status, with the parameters of a path left out', async () => {
    for (const id of ['987654', '987655']) await (await get(`/api/v1/page/${id}?${COMMON}`)).arrayBuffer();
    await (await get(`/api/v1/city?${COMMON}&zipcode=44000`)).arrayBuffer();
    const text = await (await get('/metrics')).text();
    expect(text).toContain('atre_operation_duration_seconds_count{operation="getPage",status="4xx"} 2\n');
    expect(text).toMatch(
      /atre_operation_duration_seconds_bucket\{le="\+Inf",operation="listCities",status="2xx"\} 1\n/,
    );
    expect(text).not.toContain('987654');
  });
});
