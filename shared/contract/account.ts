import { z } from 'zod';
import { authState } from './customer.ts';

/** States of an account (behaviour: account validation). Only an approved account can log in. */
export const ACCOUNT_STATES = [
  'created',
  'email_confirmed',
  'company_checked',
  'approved',
  'refused',
  'suspended',
] as const;
export const accountState = z.enum(ACCOUNT_STATES);
export type AccountState = z.infer<typeof accountState>;

/** Form fields are texts. Invalid values are refused per field with 422. */
const text = z.string().max(500);

export const loginForm = z.object({
  email: text.describe('E-mail address.'),
  password: text.describe('Password in plain text.'),
});

/** Response of `user/logged`: the response of login without favourites and cart. */
export const signedIn = authState.omit({ favorites: true, cart: true });
export type SignedIn = z.infer<typeof signedIn>;

export const loggedForm = z.object({
  email: text.describe('E-mail address.'),
  refresh: z.union([z.literal(0), z.literal(1)]).describe('1 rotates the refresh token, 0 only checks it.'),
  refresh_token: z.string().max(200).describe('Refresh token of the session.'),
});

export const logoutResponse = z.object({ logged_out: z.literal(true).describe('Always true.') });

/** The response is the same for unknown addresses. */
export const rewindForm = z.object({ email: text.describe('E-mail address.') });
/** Identifies the account by the temporary token, otherwise by `email`. */
export const resendForm = z.object({ email: text.optional().describe('E-mail address.') });
export const mailSentResponse = z.object({
  sent: z.literal(true).describe('Always true, also where no account exists.'),
});

/** Needs the token of the mail or, with a session, the old password. */
export const changePasswordForm = z.object({
  token: z.string().max(200).optional().describe('Token of the mailed link.'),
  old_password: text.optional().describe('Present password, without a token.'),
  password: text.describe('New password.'),
  password_confirmation: text.describe('New password again.'),
});
export const changePasswordResponse = z.object({ changed: z.literal(true).describe('Always true.') });

export const siretQuery = z.object({
  siret: z.string().max(40).describe('SIRET number; spaces are ignored.'),
});

export const siretCheck = z
  .object({
    valid: z.boolean().describe('Length and check digit are right.'),
    exists: z.boolean().describe('The register has the number.'),
    active: z.boolean().describe('The establishment is open.'),
    used: z.boolean().describe('An account of the number exists.'),
  })
  .meta({ id: 'SiretCheck', description: 'Check of a SIRET number.' });
export type SiretCheck = z.infer<typeof siretCheck>;

export const siretInfo = z
  .object({
    siret: z.string().describe('SIRET number of the establishment, 14 digits.'),
    name: z.string().describe('Name in the language of the request.'),
    address_1: z.string().describe('First line of the street address.'),
    address_2: z.string().nullable().describe('Second line of the street address.'),
    zipcode: z.string().describe('French postcode, five digits.'),
    city: z.string().describe('Town.'),
  })
  .meta({ id: 'SiretInfo', description: 'Company of a SIRET number.' });
export type SiretInfo = z.infer<typeof siretInfo>;

/** Application of a professional. Invalid values are refused per field with 422. */
export const signupForm = z.object({
  siret: text.describe('SIRET number of the establishment, 14 digits.'),
  company: text.describe('Name of the company.'),
  address_1: text.describe('First line of the street address.'),
  address_2: text.optional().describe('Second line of the street address.'),
  zipcode: text.describe('French postcode, five digits.'),
  city: text.describe('Town.'),
  civility: text.describe('Code of a form of address.'),
  firstname: text.describe('First name.'),
  lastname: text.describe('Last name.'),
  email: text.describe('E-mail address.'),
  phone: text.describe('Phone number.'),
  password: text.describe('Password of the account to be.'),
  password_confirmation: text.describe('Password again.'),
  terms: text.optional().describe('Any text when the terms are accepted; required.'),
  key: z.string().max(64).describe('Random key of the form: the same form sent twice counts once.'),
});
export type SignupForm = z.infer<typeof signupForm>;
/** Same response for known and unknown e-mail addresses; the e-mails that are sent differ. */
export const signupResponse = z.object({
  accepted: z.literal(true).describe('Always true, also for a known e-mail address.'),
});

/** The link of an `expired` or `unknown` state confirms nothing. */
export const validateCheck = z
  .object({
    state: z
      .enum(['pending', 'expired', 'unknown', ...ACCOUNT_STATES])
      .describe('State of the link, otherwise of its account.'),
  })
  .meta({ id: 'ConfirmationState', description: 'State of a confirmation link or of its account.' });
export type ValidateCheck = z.infer<typeof validateCheck>;
export const validateQuery = z.object({
  token: z.string().max(200).describe('Token of the confirmation link.'),
});
export const validateForm = z.object({
  token: z.string().max(200).describe('Token of the confirmation link.'),
});

export const refusalForm = z.object({
  reason: z.string().trim().min(1).max(2000).describe('Reason of the refusal, which its owner reads.'),
});
