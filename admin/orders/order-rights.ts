import { usePermissions } from 'ra-core';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import type { Permissions } from '#admin/auth/auth-provider.ts';

/** Roles for what may be done to an order, besides `owner`. A test compares them with the contract. */
export const ORDER_RIGHTS = {
  change: { operation: 'POST /fulfilment/order/{id}/transition', roles: ['orders'] },
  note: { operation: 'POST /fulfilment/order/{id}/note', roles: ['orders', 'support'] },
  print: { operation: 'GET /fulfilment/pick-list', roles: ['orders', 'support'] },
} as const satisfies Record<string, { operation: string; roles: readonly OperatorRole[] }>;

export type OrderRight = keyof typeof ORDER_RIGHTS;

/** True if an operator with these roles has a right. */
export function hasOrderRight(held: readonly OperatorRole[], right: OrderRight): boolean {
  const allowed: readonly OperatorRole[] = ORDER_RIGHTS[right].roles;
  return held.includes('owner') || held.some((role) => allowed.includes(role));
}

/** True if the signed-in operator has a right; others see the order without its buttons. */
export function useOrderRight(right: OrderRight): boolean {
  const { permissions } = usePermissions<Permissions>();
  return permissions !== undefined && hasOrderRight(permissions.roles, right);
}
