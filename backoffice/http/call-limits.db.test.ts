import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

/** Calls of one address that are taken in a quarter of an hour. */
const TRIED_HERE: Record<string, number> = {
  'POST /user/signup': 20,
  'POST /customer-validate': 60,
  'GET /user/check-validate': 60,
  'POST /customer-validate/resend': 5,
  'GET /user/check-siret': 120,
  'GET /user/get-info-siret': 120,
  'GET /proposal': 300,
  'POST /contact/send-mail-create-account': 5,
  'POST /cart/promotion/add': 60,
  'POST /part/quick-order': 60,
};
/** Those whose limits are tried beside what they protect; of carts two thousand additions are more than a test is worth. */
const TRIED_ELSEWHERE = [
  'POST /cart',
  'POST /cart/lines',
  'POST /consent',
  'POST /contact/send-configuration-installateur',
  'POST /ticket',
  'POST /user/change-password',
  'POST /user/login',
  'POST /user/rewind',
];
/** Mistakes count too, five times as many. */
const MISTAKES = 5;
/** Fewer than any limit: a call counts as a letter until its refusal has been written down. */
const AT_ONCE = 20;

/** The operation each limit in the sources is of: the last one named before it. */
function listLimited(): string[] {
  const files = readdirSync('backoffice', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const parts = readFileSync(join('backoffice', file), 'utf8').split(/create(?:CallLimits|TakenLimit)\(/);
    const isDefinition = parts[0]?.endsWith('export function ') === true;
    return isDefinition ? [] : parts.slice(0, -1).map((before) => lastOperation(before));
  });
}

function lastOperation(source: string): string {
  return [...source.matchAll(/'((?:GET|POST|PUT|DELETE) \/[^']*)'/g)].at(-1)?.[1] ?? 'none';
}

describe('limits of what one address may call', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('are all tried: here, or beside what they protect', () => {
    expect(listLimited().toSorted()).toEqual([...Object.keys(TRIED_HERE), ...TRIED_ELSEWHERE].toSorted());
  });

  it.each(Object.entries(TRIED_HERE))(
    '%s: whoever guesses is stopped, others are not concerned',
    async (operation, limit) => {
      const [method = '', path = ''] = operation.split(' ');
      const guess = async (address: string) => {
        const body = method === 'POST' ? { body: {} } : {};
        return (await api.call(method, path, { address, ...body })).status;
      };
      const taken: number[] = [];
      while (taken.length < limit * MISTAKES) {
        const length = Math.min(AT_ONCE, Math.ceil(limit / 3), limit * MISTAKES - taken.length);
        taken.push(...(await Promise.all(Array.from({ length }, () => guess('203.0.113.21')))));
      }
      expect([...new Set(taken)].filter((status) => status === 429 || status > 500)).toEqual([]);
      expect(await guess('203.0.113.21')).toBe(429);
      expect(await guess('203.0.113.22')).not.toBe(429);
    },
    60_000,
  );
});
