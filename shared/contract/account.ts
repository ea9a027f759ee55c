import { z } from 'zod';
import { authState } from './customer.ts';

/**
 * How far an account has come (behaviour: account validation): its e-mail is confirmed by a link, its company is
 * looked at by the team, who approve or refuse it. Only an approved account logs in.
 */
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

/** Fields of forms come as texts; what is wrong with them is answered by field, with 422. */
const text = z.string().max(500);

export const loginForm = z.object({ email: text, password: text });

/** What `user/logged` answers: as login does, without favourites and cart. */
export const signedIn = authState.omit({ favorites: true, cart: true });
export type SignedIn = z.infer<typeof signedIn>;

/** `refresh` 1 asks for new tokens, 0 whether the session still holds; both answer the same. */
export const loggedForm = z.object({
  email: text,
  refresh: z.union([z.literal(0), z.literal(1)]),
  refresh_token: z.string().max(200),
});

export const loggedOut = z.object({ logged_out: z.literal(true) });

/** Asks for the mail that lets choose a new password. The answer is the same whoever asks. */
export const rewindForm = z.object({ email: text });
/** Of whom: by his temporary token, else by his e-mail. */
export const resendForm = z.object({ email: text.optional() });
export const mailSent = z.object({ sent: z.literal(true) });

/** With the mail's token, or with the old password of somebody logged in. */
export const changePasswordForm = z.object({
  token: z.string().max(200).optional(),
  old_password: text.optional(),
  password: text,
  password_confirmation: text,
});
export const passwordChanged = z.object({ changed: z.literal(true) });

export const siretQuery = z.object({ siret: z.string().max(40) });

/** `used`: a company of this number has an account already. */
export const siretCheck = z.object({
  valid: z.boolean(),
  exists: z.boolean(),
  active: z.boolean(),
  used: z.boolean(),
});
export type SiretCheck = z.infer<typeof siretCheck>;

export const siretInfo = z.object({
  siret: z.string(),
  name: z.string(),
  address_1: z.string(),
  address_2: z.string().nullable(),
  zipcode: z.string(),
  city: z.string(),
});
export type SiretInfo = z.infer<typeof siretInfo>;

/** A professional's application. What is wrong is answered by field, with 422. */
export const signupForm = z.object({
  siret: text,
  company: text,
  address_1: text,
  address_2: text.optional(),
  zipcode: text,
  city: text,
  civility: text,
  firstname: text,
  lastname: text,
  email: text,
  phone: text,
  password: text,
  password_confirmation: text,
  terms: text.optional(),
  /** Made by the form: the same one sent twice is one application. */
  key: z.string().max(64),
});
export type SignupForm = z.infer<typeof signupForm>;
/** The same whether the e-mail is known already or not: the letters differ. */
export const signupAnswer = z.object({ accepted: z.literal(true) });

/** State of the link in the mail: what its page shows. `expired` and `unknown` links confirm nothing. */
export const validateCheck = z.object({
  state: z.enum(['pending', 'expired', 'unknown', ...ACCOUNT_STATES]),
});
export type ValidateCheck = z.infer<typeof validateCheck>;
export const validateQuery = z.object({ token: z.string().max(200) });
export const validateForm = z.object({ token: z.string().max(200) });

/** Why an account is refused; its owner reads it. */
export const refusalForm = z.object({ reason: z.string().trim().min(1).max(2000) });
