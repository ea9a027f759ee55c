import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

/** Accepted requests per address in fifteen minutes. */
const TESTED_HERE: Record<string, number> = {
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
  'POST /operator/password-link': 20,
  'POST /operator/password-reset': 20,
  'POST /operator/invitation-acceptance': 20,
};
/** Limits that other tests cover. For carts, two thousand additions would take too long here. */
const TESTED_ELSEWHERE = [
  'POST /cart',
  'POST /cart/lines',
  'POST /operator/session',
  'POST /consent',
  'POST /contact/send-configuration-installateur',
  'POST /ticket',
  'POST /user/change-password',
  'POST /user/login',
  'POST /user/rewind',
];
/** Factor by which refused requests may exceed the limit. */
const ATTEMPTS_PER_ACCEPTED = 5;
/** Below every limit, because a request counts as accepted until its refusal is recorded. */
const MAX_CONCURRENT = 20;

/** Operations with a limit in the sources: the last operation named before each limit. */
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

describe('limits per client address', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('every limit in the sources: a test covers it', () => {
    expect(listLimited().toSorted()).toEqual([...Object.keys(TESTED_HERE), ...TESTED_ELSEWHERE].toSorted());
  });

  it.each(Object.entries(TESTED_HERE))(
    '%s: further attempts of the address are refused, those of others are not',
    async (operation, limit) => {
      const [method = '', path = ''] = operation.split(' ');
      const guess = async (address: string) => {
        const body = method === 'POST' ? { body: {} } : {};
        return (await api.call(method, path, { address, ...body })).status;
      };
      const taken: number[] = [];
      while (taken.length < limit * ATTEMPTS_PER_ACCEPTED) {
        const length = Math.min(
          MAX_CONCURRENT,
          Math.ceil(limit / 3),
          limit * ATTEMPTS_PER_ACCEPTED - taken.length,
        );
        taken.push(...(await Promise.all(Array.from({ length }, () => guess('203.0.113.21')))));
      }
      expect([...new Set(taken)].filter((status) => status === 429 || status > 500)).toEqual([]);
      expect(await guess('203.0.113.21')).toBe(429);
      expect(await guess('203.0.113.22')).not.toBe(429);
    },
    60_000,
  );
});
