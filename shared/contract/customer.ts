import { z } from 'zod';
import { ADDRESS_USES } from '#shared/domain/address-uses.ts';
import { identifier } from './common.ts';

const addressUse = z.enum(ADDRESS_USES);

/** `type` lists the default uses of the address. */
export const address = z
  .object({
    id: identifier.describe('Number of the entity.'),
    label: z.string().describe('Name that the customer gave the address.'),
    address_1: z.string().describe('First line of the street address.'),
    address_2: z.string().nullable().describe('Second line of the street address.'),
    zipcode: z.string().describe('French postcode, five digits.'),
    city: z.string().describe('Town.'),
    mobile: z.string().nullable().describe('Phone number at the address.'),
    type: z.array(addressUse).describe('Default uses of the address.'),
  })
  .meta({ id: 'Address', description: 'An address of a customer.' });
export type Address = z.infer<typeof address>;

export const customer = z
  .object({
    id: identifier.describe('Number of the entity.'),
    customer_id: z.string().describe('Customer number.'),
    civility: z.string().describe('Code of a form of address.'),
    firstname: z.string().describe('First name.'),
    lastname: z.string().describe('Last name.'),
    phone: z.string().nullable().describe('Phone number.'),
    addresses: z.array(address).describe('Addresses of the customer.'),
    company: z
      .object({
        name: z.string().describe('Name of the company.'),
        siret: z.string().describe('SIRET number of the establishment, 14 digits.'),
        addresses: z.array(address).describe('Addresses of the company.'),
      })
      .nullable()
      .describe('Company of a professional.'),
  })
  .meta({ id: 'Customer', description: 'A customer.' });
export type Customer = z.infer<typeof customer>;

export const favorite = z.object({
  entity_type: z.string().default('product').describe('Kind of entity.'),
  entity_id: identifier.describe('Number of the entity.'),
});

const text = z.string().max(500);

export const customerForm = z
  .object({
    civility: text.describe('Code of a form of address.'),
    firstname: text.describe('First name.'),
    lastname: text.describe('Last name.'),
    phone: text.describe('Phone number.'),
    company: text.optional().describe('Name of the company, for professionals.'),
  })
  .meta({ id: 'CustomerForm', description: 'Fields that a customer can change.' });
export type CustomerForm = z.infer<typeof customerForm>;

/** `type` names the default uses that move to this address. It keeps its own until another address takes them. */
export const addressForm = z
  .object({
    label: text.describe('Name of the address.'),
    address_1: text.describe('First line of the street address.'),
    address_2: text.optional().describe('Second line of the street address.'),
    zipcode: text.describe('French postcode, five digits.'),
    city: text.describe('Town.'),
    mobile: text.optional().describe('Phone number at the address.'),
    type: z
      .array(addressUse)
      .max(ADDRESS_USES.length)
      .optional()
      .describe('Default uses that the address takes over.'),
  })
  .meta({ id: 'AddressForm', description: 'Fields of an address.' });
export type AddressForm = z.infer<typeof addressForm>;

/** A default address can be removed only when another address takes its uses over. */
export const addressRemoval = z.object({
  replaced_by: identifier.optional().describe('Number of the address that takes the default uses over.'),
});
export type AddressRemoval = z.infer<typeof addressRemoval>;

export const customerResponse = z.object({ customer: customer.describe('Customer after the change.') });
export const addressResponse = z.object({
  customer: customer.describe('Customer after the change.'),
  address: address.describe('Address after the change, or as it was before its removal.'),
});
export type AddressResponse = z.infer<typeof addressResponse>;

/**
 * Response of `user/login`. The storefront stores the tokens in HttpOnly cookies. `device_token` identifies the
 * browser: failed attempts elsewhere do not count against a browser with a past login (decision 53).
 */
export const authState = z
  .object({
    token: z.string().describe('Access token for `Authorization: Bearer`.'),
    refresh_token: z.string().describe('Token that renews the session.'),
    tmp_token: z.string().nullable().describe('Always `null` for an approved account.'),
    device_token: z.string().optional().describe('Token of the browser for X-Device-Token.'),
    user: z
      .object({
        id: identifier.describe('Number of the entity.'),
        email: z.email().describe('E-mail address.'),
      })
      .describe('Account of the session.'),
    customer: customer.describe('Customer of the account.'),
    favorites: z.array(favorite).describe('Favourites of the customer.'),
    cart: z
      .object({
        count: z.number().int().describe('Number of pieces in the cart.'),
        merged: z.number().int().describe('Number of lines taken over from the cart of the guest.'),
      })
      .nullable()
      .describe('Cart of a professional after the login.'),
  })
  .meta({ id: 'Session', description: 'A session with its customer.' });
export type AuthState = z.infer<typeof authState>;
