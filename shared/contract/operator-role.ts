import { z } from 'zod';

/** Roles of operators. `owner` may use every operation. */
export const OPERATOR_ROLES = ['owner', 'catalogue', 'content', 'orders', 'support', 'read_only'] as const;

export const operatorRole = z.enum(OPERATOR_ROLES);
export type OperatorRole = z.infer<typeof operatorRole>;

/** True if one of the roles that an operator has is among those that an operation allows. */
export function hasRole(held: readonly OperatorRole[], allowed: readonly OperatorRole[]): boolean {
  return held.includes('owner') || held.some((role) => allowed.includes(role));
}

type Admitting = { access: string; roles: readonly OperatorRole[] };

/** True for an operation that admits operators. */
export function isForOperators({ access }: Admitting): boolean {
  return access === 'operator' || access === 'customer-or-operator';
}

/** Every role that may use an operation. */
export function rolesOf({ roles }: Admitting): OperatorRole[] {
  return OPERATOR_ROLES.filter((role) => hasRole([role], roles));
}
