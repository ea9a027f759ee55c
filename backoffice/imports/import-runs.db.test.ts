import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { importRuns } from '#shared/contract/import-run.ts';
import { newOperatorToken } from '#shared/contract/operator.ts';
import { operatorToday } from '#shared/contract/operator-today.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';
import { recordImport } from './import-runs.ts';

const DAY_MS = 86_400_000;
const GOOD = 'reference;quantity\nAT-LAM-1500-BL;7\n';
const BAD = 'reference;quantity\nAT-LAM-1500-BL;beaucoup\nAT-RIEN;3\n';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function uploadStock(content: string, { isApplied = true } = {}): Promise<void> {
  const body = new FormData();
  body.set('table', 'stock');
  body.set('apply', String(isApplied));
  body.set('files', new Blob([content]), 'stock.csv');
  await fetch(`${api.url}/api/v1/operator/variant/list?site_id=1&lang=fr&sales_plan_id=1`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
  });
}

const read = async (lang: 'fr' | 'en') =>
  importRuns.parse((await api.operate('GET', '/operator/import', undefined, { lang })).body);

async function countWaiting(): Promise<number | undefined> {
  const { waiting } = operatorToday.parse((await api.operate('GET', '/operator/today')).body);
  return waiting.find(({ work }) => work === 'imports')?.count;
}

describe('imports', () => {
  it('trial of a list: is not listed', async () => {
    await uploadStock(BAD, { isApplied: false });
    expect(await read('fr')).toEqual({ items: [], total: 0 });
  });

  it('list with errors: is listed with their places and reasons, and waits until a later one has none', async () => {
    await uploadStock(BAD);
    expect(await countWaiting()).toBe(1);
    const [french, english] = await Promise.all([read('fr'), read('en')]);
    expect(french.items[0]).toMatchObject({
      source: 'stock',
      name: 'stock.csv',
      errors: 2,
      warnings: 0,
      changed: 0,
    });
    expect(french.items[0]?.findings.map(({ place }) => place)).toEqual(['stock.csv:2:16', 'stock.csv:3:1']);
    const [inFrench, inEnglish] = [french, english].map(({ items }) => items[0]?.findings[1]?.text);
    expect(inFrench).toContain('AT-RIEN');
    expect(inEnglish).not.toBe(inFrench);
    await uploadStock(GOOD);
    expect(await countWaiting()).toBe(0);
    expect((await read('fr')).items.map(({ errors, changed }) => [errors, changed])).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });

  it('list with errors: stops waiting after an import of the whole shop', async () => {
    await uploadStock(BAD);
    expect(await countWaiting()).toBe(1);
    await recordImport(api.db, 1, { source: 'prices', name: 'prices.csv', findings: [], changed: 0 });
    expect(await countWaiting()).toBe(1);
    await recordImport(api.db, 1, { source: 'shop', name: 'boutique', findings: [], changed: 12 });
    expect(await countWaiting()).toBe(0);
  });

  it('roles that do not import: see neither the list nor the work', async () => {
    await uploadStock(BAD);
    const body = {
      name: 'orders',
      roles: ['orders'],
      expires_at: new Date(Date.now() + DAY_MS).toISOString(),
    };
    const { token } = newOperatorToken.parse((await api.operate('POST', '/operator/token', body)).body);
    expect((await api.call('GET', '/operator/import', { token })).status).toBe(403);
    const { waiting } = operatorToday.parse((await api.call('GET', '/operator/today', { token })).body);
    expect(waiting.some(({ work }) => work === 'imports')).toBe(false);
  });

  it('long history: the last 200 imports stay', async () => {
    for (let run = 0; run < 205; run += 1)
      await recordImport(api.db, 1, { source: 'stock', name: `${run}.csv`, findings: [], changed: 0 });
    const { items, total } = await read('fr');
    expect([total, items[0]?.name]).toEqual([200, '204.csv']);
  });
});
