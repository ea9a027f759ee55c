import type { SignedIn } from '#shared/contract/account.ts';
import type { AuthState } from '#shared/contract/customer.ts';
import type { Caller } from './caller.ts';

/** The customer as pages may know it: without the tokens, which stay on the server (AC-05). */
export type LoggedIn = Omit<SignedIn, 'token' | 'refresh_token' | 'tmp_token' | 'device_token'>;
export type LoginResponse = Omit<AuthState, 'token' | 'refresh_token' | 'tmp_token' | 'device_token'>;
export type NewPassword = {
  token?: string;
  old_password?: string;
  password: string;
  password_confirmation: string;
};

/** Creates the calls for sessions and passwords (spec section 7, auth). */
export function createSessionsApi(caller: Caller) {
  return {
    login: (body: { email: string; password: string }): Promise<LoginResponse> =>
      caller.call('POST /user/login', { body }),
    /** Returns the logged-in customer; the storefront adds the tokens. @throws ApiError without a session */
    current: (): Promise<LoggedIn> =>
      caller.call('POST /user/logged', { body: { email: '', refresh: 0, refresh_token: '' } }),
    logout: () => caller.call('GET /user/logout', { withToken: true }),
    /** Requests the email for a password reset; the response is the same for unknown addresses. */
    rewind: (email: string) => caller.call('POST /user/rewind', { body: { email } }),
    changePassword: (body: NewPassword) => caller.call('POST /user/change-password', { body }),
  };
}
