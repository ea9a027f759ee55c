import type { SignupForm } from '#shared/contract/account.ts';
import type { Caller } from './caller.ts';

/** As things stand now: what was kept from another visitor's look-up may be of another time. */
const FRESH = { isFresh: true };

/** How a professional gets an account (spec section 7, auth). */
export function createAccountsApi(caller: Caller) {
  return {
    checkSiret: (siret: string) => caller.call('GET /user/check-siret', { query: { siret }, ...FRESH }),
    siretInfo: (siret: string) => caller.call('GET /user/get-info-siret', { query: { siret }, ...FRESH }),
    signup: (form: SignupForm) => caller.call('POST /user/signup', { body: form }),
    checkValidate: (token: string) => caller.call('GET /user/check-validate', { query: { token }, ...FRESH }),
    validate: (token: string) => caller.call('POST /customer-validate', { body: { token } }),
    /** Mails the confirmation link anew: to an e-mail, or to who has just tried to log in. */
    resend: (email?: string) => caller.call('POST /customer-validate/resend', { body: { email } }),
  };
}
