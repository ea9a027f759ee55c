import { useMessages } from '#admin/i18n/use-messages.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';

export const ROLES = [
  'owner',
  'catalogue',
  'content',
  'orders',
  'support',
  'read_only',
] as const satisfies readonly OperatorRole[];

/** Roles with their names, for selects. */
export function useRoleChoices(): { id: OperatorRole; name: string }[] {
  const text = useMessages();
  return ROLES.map((id) => ({ id, name: text(`people.role.${id}`) }));
}
