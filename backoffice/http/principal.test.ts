import { describe, expect, it } from '@jest/globals';
import { readCaller, type Keys } from './principal.ts';

const ACCOUNT = {
  accountId: 1,
  customerId: 2,
  customerNumber: 'C-000002',
  sessionId: 'a-session',
  siteId: 1,
};
const KEYS: Keys = {
  operatorToken: 'an-operators-token',
  readCustomer: async (token) => {
    if (token === 'ours') return { principal: 'professional', account: ACCOUNT };
    return token === 'over' ? 'ended' : 'invalid';
  },
};

describe('access of a request', () => {
  it.each([
    ['customer', 'Bearer ours', { principal: 'professional', account: ACCOUNT }],
    ['public', 'Bearer ours', { principal: 'professional', account: ACCOUNT }],
    ['public', undefined, { principal: 'anonymous' }],
    ['operator', 'Bearer an-operators-token', { principal: 'operator' }],
    ['token', 'Bearer over', { principal: 'anonymous' }],
  ] as const)('[ER-06] access %s with %s: the request is served', async (access, authorization, identity) => {
    expect(await readCaller(access, authorization, KEYS)).toEqual(identity);
  });

  it.each([
    ['customer', undefined, 500, 'token_required'],
    ['customer', 'Bearer an-operators-token', 500, 'token_required'],
    ['customer', 'Bearer over', 500, 'blacklisted_token'],
    ['customer', 'Bearer other', 500, 'invalid_token'],
    ['public', 'Bearer over', 500, 'blacklisted_token'],
    ['public', 'Basic b3VyczpvdXJz', 500, 'invalid_token'],
    ['public', `Bearer ${'x'.repeat(5000)}`, 500, 'invalid_token'],
    ['operator', undefined, 401, 'token_required'],
    ['operator', 'Bearer over', 401, 'invalid_token'],
    ['operator', 'Bearer other', 401, 'invalid_token'],
    ['operator', 'Bearer ours', 403, 'forbidden'],
  ] as const)(
    '[ER-06, AP-16] access %s with %s: it is refused with %d %s',
    async (access, authorization, status, code) => {
      await expect(readCaller(access, authorization, KEYS)).rejects.toMatchObject({ status, body: { code } });
    },
  );
});
