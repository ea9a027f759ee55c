import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuthState } from '#shared/contract/customer.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { OPERATIONS, findOperation } from '#shared/contract/operations.ts';
import { callOn, findReferencedEntities } from '#tests/support/calls-on-customer-data.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { makeBuyers } from '#tests/support/many-buyers.ts';
import { createCustomerData, type CustomerEntity } from '#tests/support/customer-data.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const BEHIND_LOGIN = OPERATIONS.filter(({ access }) => access === 'customer').map(({ id }) => id);
const OF_A_CUSTOMER = OPERATIONS.filter(({ path }) => path.includes('{customer_id}')).map(({ id }) => id);
const ANOTHER = 'C-004514';

let api: TestApi;
let session: AuthState;
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
});
afterAll(() => api.close());

/** Calls an operation with ids that do not exist: authorization is checked before existence. */
const call = ({ method, path }: Operation, customerNumber: string, token?: string) =>
  api.call(method.toUpperCase(), path.replace('{customer_id}', customerNumber).replaceAll(/\{\w+\}/g, '1'), {
    ...(method !== 'get' && { body: {} }),
    ...(token !== undefined && { token }),
  });

describe('calls that require a login', () => {
  it('protected calls: exist', () => {
    expect(BEHIND_LOGIN.length).toBeGreaterThan(0);
    expect(
      OPERATIONS.filter(({ path, access }) => path.includes('{customer_id}') && access !== 'customer'),
    ).toEqual([]);
  });

  it.each(BEHIND_LOGIN)('[AP-05, ER-06] %s: refused without a token or with a forged one', async (id) => {
    const operation = findOperation(id);
    const own = session.customer.customer_id;
    expect(refusal(await call(operation, own))).toEqual([500, 'token_required']);
    const [, claims = ''] = session.token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    expect(refusal(await call(operation, own, unsigned))).toEqual([500, 'invalid_token']);
  });

  it.each(OF_A_CUSTOMER)('[AP-05] %s: refused for a customer other than the logged-in one', async (id) => {
    expect(refusal(await call(findOperation(id), ANOTHER, session.token))).toEqual([404, 'not_found']);
    expect(refusal(await call(findOperation(id), 'C-999999', session.token))).toEqual([404, 'not_found']);
  });
});

const ON_CUSTOMER_DATA: [string, CustomerEntity][] = OPERATIONS.filter(
  ({ access }) => access === 'customer',
).flatMap((operation) =>
  findReferencedEntities(operation).map((entity): [string, CustomerEntity] => [operation.id, entity]),
);

describe('records of a customer', () => {
  /** A second professional with all permissions and records of her own. */
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

  it('customer records: orders, worksites and addresses have ids to test with', () => {
    expect(new Set(ON_CUSTOMER_DATA.map(([, entity]) => entity)).size).toBe(9);
  });

  it.each(ON_CUSTOMER_DATA)('[AP-05] %s: refused for the %s of another customer', async (id, entity) => {
    const operation = findOperation(id);
    const owner = { token: session.token, number: session.customer.customer_id };
    const theirs = await createCustomerData(api, owner);
    const own = await createCustomerData(api, stranger);
    const attack = callOn(operation, { ...own, [entity]: theirs[entity] }, stranger.number);
    expect(refusal(await api.call(attack.method, attack.path, { ...attack, token: stranger.token }))).toEqual(
      [404, 'not_found'],
    );
    const rightful = callOn(operation, theirs, owner.number);
    const { status } = await api.call(rightful.method, rightful.path, { ...rightful, token: owner.token });
    expect([200, 409]).toContain(status);
  });
});
