import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuthState } from '#shared/contract/customer.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { OPERATIONS, findOperation } from '#shared/contract/operations.ts';
import { callOn, thingsNamed } from '#tests/support/calls-on-things.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { makeBuyers } from '#tests/support/many-buyers.ts';
import { makeThings, type Thing } from '#tests/support/own-things.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const BEHIND_LOGIN = OPERATIONS.filter(({ access }) => access === 'customer').map(({ id }) => id);
const OF_A_CUSTOMER = OPERATIONS.filter(({ path }) => path.includes('{customer_id}')).map(({ id }) => id);
/** Of the demo's private customer. */
const ANOTHER = 'C-004514';

let api: TestApi;
let session: AuthState;
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
});
afterAll(() => api.close());

/** The call with numbers of nothing in its path: who may not make it never learns that. */
const call = ({ method, path }: Operation, customerNumber: string, token?: string) =>
  api.call(method.toUpperCase(), path.replace('{customer_id}', customerNumber).replaceAll(/\{\w+\}/g, '1'), {
    ...(method !== 'get' && { body: {} }),
    ...(token !== undefined && { token }),
  });

describe('calls behind the login', () => {
  it('are there', () => {
    expect(BEHIND_LOGIN.length).toBeGreaterThan(0);
    expect(
      OPERATIONS.filter(({ path, access }) => path.includes('{customer_id}') && access !== 'customer'),
    ).toEqual([]);
  });

  it.each(BEHIND_LOGIN)(
    '[AP-05, ER-06] %s is nobody’s without a token, nor with a forged one',
    async (id) => {
      const operation = findOperation(id);
      const own = session.customer.customer_id;
      expect(refusal(await call(operation, own))).toEqual([500, 'token_required']);
      const [, claims = ''] = session.token.split('.');
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
      expect(refusal(await call(operation, own, unsigned))).toEqual([500, 'invalid_token']);
    },
  );

  it.each(OF_A_CUSTOMER)('[AP-05] %s knows no other customer than who is logged in', async (id) => {
    expect(refusal(await call(findOperation(id), ANOTHER, session.token))).toEqual([404, 'not_found']);
    expect(refusal(await call(findOperation(id), 'C-999999', session.token))).toEqual([404, 'not_found']);
  });
});

const ON_THINGS: [string, Thing][] = OPERATIONS.filter(({ access }) => access === 'customer').flatMap(
  (operation) => thingsNamed(operation).map((thing): [string, Thing] => [operation.id, thing]),
);

describe('what belongs to a customer', () => {
  /** A professional who may do all that the demo's may, with things of her own. */
  let stranger: { token: string; number: string };
  beforeAll(async () => {
    const [buyer] = await makeBuyers(api, api.db, 1);
    const { number } = await api.db
      .selectFrom('customer')
      .select('number')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    stranger = { token: buyer?.token ?? '', number };
  });

  it('is named by orders, worksites and addresses', () => {
    expect(new Set(ON_THINGS.map(([, thing]) => thing)).size).toBe(7);
  });

  it.each(ON_THINGS)('[AP-05] %s knows no other customer’s %s', async (id, thing) => {
    const operation = findOperation(id);
    const owner = { token: session.token, number: session.customer.customer_id };
    const theirs = await makeThings(api, owner);
    const own = await makeThings(api, stranger);
    const attack = callOn(operation, { ...own, [thing]: theirs[thing] }, stranger.number);
    expect(refusal(await api.call(attack.method, attack.path, { ...attack, token: stranger.token }))).toEqual(
      [404, 'not_found'],
    );
    const rightful = callOn(operation, theirs, owner.number);
    const { status } = await api.call(rightful.method, rightful.path, { ...rightful, token: owner.token });
    expect([200, 409]).toContain(status);
  });
});
