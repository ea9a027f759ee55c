import { describe, expect, it } from '@jest/globals';
import type { Operation } from '#shared/contract/operation.ts';
import { OPERATIONS } from '#shared/contract/operations.ts';
import {
  hasRole,
  isForOperators,
  OPERATOR_ROLES,
  type OperatorRole,
} from '#shared/contract/operator-role.ts';
import { readCaller, type Keys, type Operator } from './principal.ts';

const ACCOUNT = {
  accountId: 1,
  customerId: 2,
  customerNumber: 'C-000002',
  sessionId: 'a-session',
  siteId: 1,
};
const OWNER = { kind: 'machine', id: null, name: 'OPERATOR_TOKEN', roles: ['owner'] } as const;
const PERSON: Operator = { kind: 'person', id: 7, name: 'Nadia Roux', roles: ['content'] };
const KEYS: Keys = {
  readOperator: async (token) => {
    if (token === 'an-operators-token') return OWNER;
    const roles = OPERATOR_ROLES.filter((role) => token === role);
    return roles.length > 0 ? { ...OWNER, roles } : undefined;
  },
  readOperatorSession: async (token) => (token === 'open' ? PERSON : undefined),
  readCustomer: async (token) => {
    if (token === 'ours') return { principal: 'professional', account: ACCOUNT };
    return token === 'over' ? 'ended' : 'invalid';
  },
};
const roles = ['content'] as const;

describe('access of a request', () => {
  it.each([
    ['customer', 'Bearer ours', { principal: 'professional', account: ACCOUNT }],
    ['public', 'Bearer ours', { principal: 'professional', account: ACCOUNT }],
    ['public', undefined, { principal: 'anonymous' }],
    ['operator', 'Bearer an-operators-token', { principal: 'operator', operator: OWNER }],
    ['customer-or-operator', 'Bearer ours', { principal: 'professional', account: ACCOUNT }],
    ['token', 'Bearer over', { principal: 'anonymous' }],
  ] as const)('[ER-06] access %s with %s: the request is served', async (access, authorization, identity) => {
    expect(await readCaller({ access, roles }, { authorization }, KEYS)).toEqual(identity);
  });

  it.each([
    ['customer', undefined, 500, 'token_required'],
    ['customer', 'Bearer an-operators-token', 500, 'token_required'],
    ['customer', 'Bearer over', 500, 'blacklisted_token'],
    ['customer', 'Bearer other', 500, 'invalid_token'],
    ['customer-or-operator', undefined, 500, 'token_required'],
    ['customer-or-operator', 'Bearer orders', 403, 'role_required'],
    ['public', 'Bearer over', 500, 'blacklisted_token'],
    ['public', 'Basic b3VyczpvdXJz', 500, 'invalid_token'],
    ['public', `Bearer ${'x'.repeat(5000)}`, 500, 'invalid_token'],
    ['operator', undefined, 401, 'token_required'],
    ['operator', 'Bearer over', 401, 'invalid_token'],
    ['operator', 'Bearer other', 401, 'invalid_token'],
    ['operator', 'Bearer ours', 403, 'forbidden'],
    ['operator', 'Bearer orders', 403, 'role_required'],
  ] as const)(
    '[ER-06, AP-16] access %s with %s: it is refused with %d %s',
    async (access, authorization, status, code) => {
      await expect(readCaller({ access, roles }, { authorization }, KEYS)).rejects.toMatchObject({
        status,
        body: { code },
      });
    },
  );

  it('refusal for a missing role: names the roles of the operation', async () => {
    await expect(
      readCaller({ access: 'operator', roles }, { authorization: 'Bearer orders' }, KEYS),
    ).rejects.toMatchObject({
      body: { params: { roles: 'owner,content' } },
    });
  });
});

describe('session of an operator', () => {
  const session = { authorization: undefined, operatorSession: 'open', isOwnPage: true };
  const operation = { access: 'operator', roles } as const;

  it('cookie of an open session: counts where operators are admitted, and nowhere else', async () => {
    const identity = { principal: 'operator', operator: PERSON };
    expect(await readCaller(operation, session, KEYS)).toEqual(identity);
    expect(await readCaller({ ...operation, access: 'customer-or-operator' }, session, KEYS)).toEqual(
      identity,
    );
    expect(await readCaller({ access: 'public', roles: [] }, session, KEYS)).toEqual({
      principal: 'anonymous',
    });
  });

  it.each([
    ['of another site', { ...session, isOwnPage: false }, 403, 'cross_site'],
    ['of a session that is over', { ...session, operatorSession: 'ended' }, 401, 'session_ended'],
    ['with a wrong bearer token', { ...session, authorization: 'Bearer wrong' }, 401, 'invalid_token'],
  ])('cookie %s: refused', async (_name, credentials, status, code) => {
    await expect(readCaller(operation, credentials, KEYS)).rejects.toMatchObject({ status, body: { code } });
  });

  it('second factor that must be set up: only operations that admit it are served', async () => {
    const mustEnrol = { id: 1, expiresAt: new Date(), mustEnrol: true };
    const keys = { ...KEYS, readOperatorSession: async () => ({ ...PERSON, session: mustEnrol }) };
    await expect(readCaller(operation, session, keys)).rejects.toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    });
    const served = await readCaller({ ...operation, admitsUnenrolled: true }, session, keys);
    expect(served.operator?.id).toBe(7);
  });
});

const OPERATIONS_OF_OPERATORS = OPERATIONS.filter((operation: Operation) => isForOperators(operation));

describe('roles of operators', () => {
  it.each(OPERATIONS_OF_OPERATORS.map((operation): [string, Operation] => [operation.id, operation]))(
    '%s: serves every role of its list and refuses every other',
    async (_id, operation) => {
      for (const role of OPERATOR_ROLES) {
        const served = readCaller(operation, { authorization: `Bearer ${role}` }, KEYS).then(
          () => true,
          () => false,
        );
        expect([role, await served]).toEqual([role, hasRole([role], operation.roles)]);
      }
    },
  );

  it('owner: may use every operation; read only: reads alone; each other role: writes of its own', () => {
    // Everyone changes the own session, password and second factor.
    const writes = OPERATIONS_OF_OPERATORS.filter(
      ({ method, roles: allowed }) => method !== 'get' && allowed !== OPERATOR_ROLES,
    );
    const mayWrite = (role: OperatorRole) =>
      writes.filter((operation) => hasRole([role], operation.roles)).map(({ id }) => id);
    expect(mayWrite('owner')).toHaveLength(writes.length);
    expect(mayWrite('read_only')).toEqual([]);
    expect(mayWrite('catalogue')).toContain('PUT /category');
    expect(mayWrite('catalogue')).not.toContain('PUT /page');
    expect(mayWrite('content')).not.toContain('PUT /category');
    const beyondFulfilment = mayWrite('orders').filter((id) => !id.includes('/fulfilment'));
    expect(beyondFulfilment).toEqual(['PUT /company/{id}/credit-limit', 'PUT /operator/company/{id}']);
    expect(mayWrite('support')).toEqual([
      'POST /customer-validate/{id}/approve',
      'POST /customer-validate/{id}/refuse',
      'POST /fulfilment/order/{id}/note',
      'POST /operator/ticket/{id}/message',
      'PUT /operator/ticket/{id}/state',
      'DELETE /operator/ticket/{id}',
      'POST /operator/customer/{id}/point-correction',
    ]);
  });
});
