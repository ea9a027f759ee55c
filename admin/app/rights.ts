import { usePermissions } from 'ra-core';
import { hasRole, type OperatorRole } from '#shared/contract/operator-role.ts';
import type { Permissions } from '#admin/auth/auth-provider.ts';

/**
 * Roles for what may be done on a screen that others only read, besides `owner`. A test compares them with the
 * operations of the contract.
 */
export const RIGHTS = {
  write_products: { operation: 'PUT /product', roles: ['catalogue'] },
  write_parts: { operation: 'PUT /part', roles: ['catalogue'] },
  write_prices: { operation: 'PUT /variant/price', roles: ['catalogue'] },
  set_credit_limits: { operation: 'PUT /company/{id}/credit-limit', roles: ['orders'] },
  set_discounts: { operation: 'PUT /operator/company/{id}', roles: ['orders'] },
  correct_points: { operation: 'POST /operator/customer/{id}/point-correction', roles: ['support'] },
  read_tickets: { operation: 'GET /operator/ticket', roles: ['support'] },
  change_orders: { operation: 'POST /fulfilment/order/{id}/transition', roles: ['orders'] },
  note_orders: { operation: 'POST /fulfilment/order/{id}/note', roles: ['orders', 'support'] },
  print_orders: { operation: 'GET /fulfilment/pick-list', roles: ['orders', 'support'] },
  set_fulfilment: { operation: 'PUT /fulfilment/settings', roles: [] },
} as const satisfies Record<string, { operation: string; roles: readonly OperatorRole[] }>;

export type Right = keyof typeof RIGHTS;

/** True if the signed-in operator has a right; others see the screen without its buttons. */
export function useRight(right: Right): boolean {
  const { permissions } = usePermissions<Permissions>();
  return permissions !== undefined && hasRole(permissions.roles, RIGHTS[right].roles);
}
