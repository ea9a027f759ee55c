import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const CHOICE = { receipt: 'abcdefghijklmnopqrstuv', version: '1', asked: ['maps'], accepted: [] };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('[TP-02] consent ledger: each choice is a row of date, version and categories, without data of its visitor', async () => {
  const first = await api.call('POST', '/consent', {
    body: { ...CHOICE, accepted: ['maps'] },
    address: '192.0.2.9',
  });
  expect([first.status, first.body]).toEqual([200, { recorded: true }]);
  await api.call('POST', '/consent', { body: CHOICE, address: '192.0.2.9' });
  const rows = await api.db.selectFrom('consent_choice').selectAll().orderBy('id').execute();
  expect(rows.map(({ receipt, accepted }) => [receipt, accepted])).toEqual([
    [CHOICE.receipt, ['maps']],
    [CHOICE.receipt, []],
  ]);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
    ['accepted', 'asked', 'decided_at', 'id', 'lang', 'receipt', 'site_id', 'version'].toSorted(),
  );
  expect(JSON.stringify(rows)).not.toContain('192.0.2.9');
});

it.each([
  [{ receipt: 'marie@atre.example' }],
  [{ accepted: ['everything'] }],
  [{ asked: [] }],
  [{ version: 'x' }],
])('[TP-02] consent ledger: %j is refused', async (change) => {
  const response = await api.call('POST', '/consent', { body: { ...CHOICE, ...change } });
  expect(response.status).toBe(400);
});

const choose = async (address: string) =>
  (await api.call('POST', '/consent', { body: CHOICE, address })).status;

it('[TP-02] consent ledger: choices of one address are limited, those of others are not affected', async () => {
  const taken: number[] = [];
  for (let count = 0; count < 60; count += 1) taken.push(await choose('192.0.2.77'));
  expect(new Set(taken)).toEqual(new Set([200]));
  expect(await choose('192.0.2.77')).toBe(429);
  expect(await choose('192.0.2.78')).toBe(200);
});
