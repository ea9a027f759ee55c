import { z } from 'zod';
import { ADDRESS_USES } from '#shared/domain/address-uses.ts';
import { identifier } from './common.ts';

const addressUse = z.enum(ADDRESS_USES);

/** `type`: which defaults it is. */
export const address = z.object({
  id: identifier,
  label: z.string(),
  address_1: z.string(),
  address_2: z.string().nullable(),
  zipcode: z.string(),
  city: z.string(),
  mobile: z.string().nullable(),
  type: z.array(addressUse),
});
export type Address = z.infer<typeof address>;

export const customer = z.object({
  id: identifier,
  customer_id: z.string(),
  /** Code of a form of address (`GET /civility`). */
  civility: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string().nullable(),
  addresses: z.array(address),
  company: z.object({ name: z.string(), siret: z.string(), addresses: z.array(address) }).nullable(),
});
export type Customer = z.infer<typeof customer>;

export const favorite = z.object({ entity_type: z.string().default('product'), entity_id: identifier });

const text = z.string().max(500);

/** What a customer may change of himself; `company` is the name of a professional's. */
export const customerForm = z.object({
  civility: text,
  firstname: text,
  lastname: text,
  phone: text,
  company: text.optional(),
});
export type CustomerForm = z.infer<typeof customerForm>;

/** `type` names the uses that this address takes over; those it has stay with it until another takes them. */
export const addressForm = z.object({
  label: text,
  address_1: text,
  address_2: text.optional(),
  zipcode: text,
  city: text,
  mobile: text.optional(),
  type: z.array(addressUse).max(ADDRESS_USES.length).optional(),
});
export type AddressForm = z.infer<typeof addressForm>;

/** A default address is removed only when another takes its uses over. */
export const addressRemoval = z.object({ replaced_by: identifier.optional() });
export type AddressRemoval = z.infer<typeof addressRemoval>;

export const customerAnswer = z.object({ customer });
export const addressAnswer = z.object({ customer, address });
export type AddressAnswer = z.infer<typeof addressAnswer>;

/**
 * What `user/login` answers. The tokens become HttpOnly cookies and never reach the browser's scripts. `device_token`
 * names the browser: attempts made elsewhere do not count against one with a past login (decision 53).
 */
export const authState = z.object({
  token: z.string(),
  refresh_token: z.string(),
  tmp_token: z.string().nullable(),
  device_token: z.string().optional(),
  user: z.object({ id: identifier, email: z.email() }),
  customer,
  favorites: z.array(favorite),
  /** A professional's cart: its articles, and the lines it had from the cart of before the login. */
  cart: z.object({ count: z.number().int(), merged: z.number().int() }).nullable(),
});
export type AuthState = z.infer<typeof authState>;
