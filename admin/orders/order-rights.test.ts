import { describe, expect, it } from '@jest/globals';
import { operationById, type OperationId } from '#shared/contract/operations.ts';
import { OPERATOR_ROLES, rolesOf } from '#shared/contract/operator-role.ts';
import { hasOrderRight, ORDER_RIGHTS, type OrderRight } from './order-rights.ts';

describe('rights on orders', () => {
  it.each(Object.entries(ORDER_RIGHTS))(
    'right %s: held by the roles of its operation',
    (name, { operation }) => {
      const holding = OPERATOR_ROLES.filter((role) => hasOrderRight([role], name as OrderRight));
      expect(holding).toEqual(rolesOf(operationById(operation satisfies OperationId)));
    },
  );
});
