import type { AuthProvider } from 'ra-core';
import { ApiError } from '#shared/api/api-error.ts';
import type { Caller } from '#shared/api/caller.ts';
import type { OperatorState } from '#shared/contract/operator.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import { mayOpen } from '#admin/app/access.ts';

/** The signed-in operator as screens know it. */
export type Permissions = { roles: readonly OperatorRole[]; mustEnrol: boolean };

/** Refusals that end the session in the browser. */
const UNAUTHORISED = 401;

/** Sign-in, identity and roles by the session of the API, whose cookie scripts cannot read. */
export function createAuthProvider(api: Caller): AuthProvider {
  let state: OperatorState | undefined;
  const load = async () => (state ??= await api.call('GET /operator/session'));
  return {
    login: async ({ email, password, code }: { email: string; password: string; code?: string }) => {
      state = await api.call('POST /operator/session', {
        body: { email, password, ...(code !== undefined && { code }) },
      });
    },
    logout: async () => {
      state = undefined;
      await api.call('DELETE /operator/session').catch(ignoreEnded);
    },
    checkAuth: async () => {
      try {
        await load();
      } catch (error) {
        throw isEnded(error) ? toSilent() : new Error('errors.unavailable', { cause: error });
      }
    },
    checkError: async (error: unknown) => {
      if (!isEnded(error)) return;
      state = undefined;
      throw new Error('auth.session_ended');
    },
    getIdentity: async () => {
      const { operator } = await load();
      return { id: operator.id ?? 0, fullName: operator.name };
    },
    getPermissions: async (): Promise<Permissions> => {
      const { operator, must_enrol: mustEnrol } = await load();
      return { roles: operator.roles, mustEnrol };
    },
    canAccess: async ({ resource }) => {
      const { operator, must_enrol: mustEnrol } = await load();
      return !mustEnrol && mayOpen(operator.roles, resource);
    },
  };
}

/** react-admin shows no notice for an error without a message: the sign-in says enough. */
function toSilent(): Error {
  return Object.assign(new Error('no session'), { message: false });
}

/** True for a session that is over or missing. */
export function isEnded(error: unknown): boolean {
  return statusOf(error) === UNAUTHORISED;
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiError) return error.statusCode;
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}

function ignoreEnded(error: unknown): void {
  if (!isEnded(error)) throw error;
}
