import { describe, expect, it } from '@jest/globals';
import { operationById, type OperationId } from '#shared/contract/operations.ts';
import { OPERATOR_ROLES, rolesOf } from '#shared/contract/operator-role.ts';
import { mayOpen, SCREENS } from './access.ts';
import { mayWrite, WRITERS, type WrittenScreen } from './writers.ts';

describe('screens of the admin', () => {
  it.each(Object.entries(SCREENS))(
    'screen %s: opens for the roles of its operation',
    (name, { operation }) => {
      const opening = OPERATOR_ROLES.filter((role) => mayOpen([role], name));
      expect(opening).toEqual(rolesOf(operationById(operation satisfies OperationId)));
    },
  );

  it.each(Object.entries(WRITERS))(
    'screen %s: has the buttons of writes for the roles of its operation',
    (name, { operation }) => {
      const writing = OPERATOR_ROLES.filter((role) => mayWrite([role], name as WrittenScreen));
      expect(writing).toEqual(rolesOf(operationById(operation satisfies OperationId)));
    },
  );

  it('unknown screen: opens for no role, not even the owner', () => {
    expect(OPERATOR_ROLES.filter((role) => mayOpen([role], 'toString'))).toEqual([]);
  });
});
