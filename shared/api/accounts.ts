import type { SignupForm } from '#shared/contract/account.ts';
import type { Caller } from './caller.ts';

/** Bypasses caches: the result depends on the present state of the account. */
const FRESH = { isFresh: true };

/** Creates the calls for professional accounts (spec section 7, auth). */
export function createAccountsApi(caller: Caller) {
  return {
    checkSiret: (siret: string) => caller.call('GET /user/check-siret', { query: { siret }, ...FRESH }),
    siretInfo: (siret: string) => caller.call('GET /user/get-info-siret', { query: { siret }, ...FRESH }),
    signup: (form: SignupForm) => caller.call('POST /user/signup', { body: form }),
    checkValidate: (token: string) => caller.call('GET /user/check-validate', { query: { token }, ...FRESH }),
    validate: (token: string) => caller.call('POST /customer-validate', { body: { token } }),
    /** Sends the confirmation link again: to an e-mail, or to the customer of the refused login. */
    resend: (email?: string) => caller.call('POST /customer-validate/resend', { body: { email } }),
  };
}
