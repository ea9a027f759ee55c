import type { SignupForm, SiretCheck, SiretInfo, ValidateCheck } from '#shared/contract/account.ts';
import type { Caller } from './resource.ts';

/** As things stand now: what was kept from another visitor's look-up may be of another time. */
const FRESH = { isFresh: true };

/** How a professional gets an account (spec section 7, auth). */
export function createAccountsApi(caller: Caller) {
  return {
    checkSiret: (siret: string) => caller.get<SiretCheck>('user/check-siret', { siret }, FRESH),
    siretInfo: (siret: string) => caller.get<SiretInfo>('user/get-info-siret', { siret }, FRESH),
    signup: (form: SignupForm) => caller.write<{ accepted: true }>('POST', 'user/signup', form),
    checkValidate: (token: string) => caller.get<ValidateCheck>('user/check-validate', { token }, FRESH),
    validate: (token: string) => caller.write<ValidateCheck>('POST', 'customer-validate', { token }),
    /** Mails the confirmation link anew: to an e-mail, or to who has just tried to log in. */
    resend: (email?: string) => caller.write<{ sent: true }>('POST', 'customer-validate/resend', { email }),
  };
}
