import { usePermissions } from 'ra-core';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import type { Permissions } from '#admin/auth/auth-provider.ts';

/** Roles that write on screens that others only read, besides `owner`. A test compares them with the contract. */
export const WRITERS = {
  products: { operation: 'PUT /product', roles: ['catalogue'] },
  prices: { operation: 'PUT /variant/price', roles: ['catalogue'] },
} as const satisfies Record<string, { operation: string; roles: readonly OperatorRole[] }>;

export type WrittenScreen = keyof typeof WRITERS;

/** True if an operator with these roles may write on a screen. */
export function mayWrite(held: readonly OperatorRole[], screen: WrittenScreen): boolean {
  const allowed: readonly OperatorRole[] = WRITERS[screen].roles;
  return held.includes('owner') || held.some((role) => allowed.includes(role));
}

/** True if the signed-in operator may write on a screen; others see it without its buttons. */
export function useMayWrite(screen: WrittenScreen): boolean {
  const { permissions } = usePermissions<Permissions>();
  return permissions !== undefined && mayWrite(permissions.roles, screen);
}
