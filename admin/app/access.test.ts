import { describe, expect, it } from '@jest/globals';
import { operationById, type OperationId } from '#shared/contract/operations.ts';
import { hasRole, OPERATOR_ROLES, rolesOf } from '#shared/contract/operator-role.ts';
import { mayOpen, SCREEN_GROUPS, SCREENS } from './access.ts';
import { RIGHTS } from './rights.ts';

describe('screens of the admin', () => {
  it.each(Object.entries(SCREENS))(
    'screen %s: opens for the roles of its operation',
    (name, { operation }) => {
      const opening = OPERATOR_ROLES.filter((role) => mayOpen([role], name));
      expect(opening).toEqual(rolesOf(operationById(operation satisfies OperationId)));
    },
  );

  it.each(Object.entries(RIGHTS))('right %s: held by the roles of its operation', (_name, right) => {
    const holding = OPERATOR_ROLES.filter((role) => hasRole([role], right.roles));
    expect(holding).toEqual(rolesOf(operationById(right.operation satisfies OperationId)));
  });

  it('menu: has every screen once', () => {
    const inMenu = SCREEN_GROUPS.flatMap(({ screens }): readonly string[] => screens);
    expect(inMenu.toSorted()).toEqual(Object.keys(SCREENS).toSorted());
  });

  it('unknown screen: opens for no role, not even the owner', () => {
    expect(OPERATOR_ROLES.filter((role) => mayOpen([role], 'toString'))).toEqual([]);
  });
});
