import type { ApiCall } from '#shared/api/send.ts';

/** Paths of calls whose `DELETE` deletes the account and ends its session (spec section 7). */
export const ACCOUNT_PATHS: readonly string[] = ['user', 'customer'];

/** Returns whether a call deletes the account of its session. */
export function isAccountDeletion({ method, path }: Pick<ApiCall, 'method' | 'path'>): boolean {
  return method === 'DELETE' && ACCOUNT_PATHS.includes(path);
}
