import type { SignedIn } from '#shared/contract/account.ts';
import type { AuthState } from '#shared/contract/customer.ts';
import type { Caller } from './caller.ts';

/** What pages learn of who is logged in: everything but the tokens, which the storefront keeps (AC-05). */
export type LoggedIn = Omit<SignedIn, 'token' | 'refresh_token' | 'tmp_token' | 'device_token'>;
export type LoginAnswer = Omit<AuthState, 'token' | 'refresh_token' | 'tmp_token' | 'device_token'>;
export type NewPassword = {
  token?: string;
  old_password?: string;
  password: string;
  password_confirmation: string;
};

/** Sessions and passwords (spec section 7, auth). */
export function createSessionsApi(caller: Caller) {
  return {
    login: (body: { email: string; password: string }): Promise<LoginAnswer> =>
      caller.call('POST /user/login', { body }),
    /** Who is logged in; the storefront adds what proves it. @throws ApiError when nobody is. */
    current: (): Promise<LoggedIn> =>
      caller.call('POST /user/logged', { body: { email: '', refresh: 0, refresh_token: '' } }),
    logout: () => caller.call('GET /user/logout', { withToken: true }),
    /** Asks for the mail that lets choose a new password; answered alike whoever asks. */
    rewind: (email: string) => caller.call('POST /user/rewind', { body: { email } }),
    changePassword: (body: NewPassword) => caller.call('POST /user/change-password', { body }),
  };
}
