import { describe, expect, it } from '@jest/globals';
import { isForOperators } from '#shared/contract/operator-role.ts';
import { OPERATIONS } from '#shared/contract/operations.ts';
import { errorsOf } from './declared-errors.ts';
import { notesOf } from './find-notes.ts';

/** Writes of operators that have no version to be based on, with the reason. */
const UNCONDITIONAL: Readonly<Record<string, string>> = {
  'POST /customer-validate/{id}/approve': 'a decision is taken once, and the second is refused by its state',
  'POST /customer-validate/{id}/refuse': 'a decision is taken once, and the second is refused by its state',
  'POST /operator/webhook/delivery/{id}/resend': 'changes no record that operators edit',
  'POST /operator/webhook/{id}/secret': 'creates a secret, whatever the address and the events are',
  'POST /operator/webhook/{id}/test': 'changes no record that operators edit',
  'POST /operator/customer/{id}/point-correction': 'adds an entry of a ledger, refused beyond the balance',
  'DELETE /operator/session': 'ends the session of the request',
  'DELETE /operator/sessions/{id}': 'sessions are not edited',
  'DELETE /operator/invitation/{id}': 'invitations are not edited',
  'DELETE /operator/token/{id}': 'tokens are not edited',
  'PUT /operator/password': 'the present password authorises it',
};
/** Lists of values, which name the ones they are based on. */
const BY_VALUE: ReadonlySet<string> = new Set(['PUT /variant/price', 'PUT /variant/stock']);

describe('writes of operators', () => {
  const writes = OPERATIONS.filter(
    (operation) =>
      isForOperators(operation) &&
      operation.method !== 'get' &&
      operation.refusal === undefined &&
      (operation.path.includes('{') || operation.method === 'put'),
  ).map((operation) => ({ id: operation.id, operation }));

  it.each(writes)('$id: refuses an outdated version with 412, or has none', ({ id, operation }) => {
    const hasCondition = BY_VALUE.has(id) || (notesOf(operation.id).headers ?? []).includes('match');
    expect([hasCondition, errorsOf(operation).get(412)?.has('record_changed') ?? false]).toEqual(
      id in UNCONDITIONAL ? [false, false] : [true, true],
    );
  });
});
