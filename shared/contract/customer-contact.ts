import { z } from 'zod';
import { identifier, listOf } from './common.ts';
import { mediaPath, typedPostcode, visibleText } from './fields.ts';

export const CUSTOMER_CONTACT_ROLES = ['commercial', 'technique', 'sav', 'adv'] as const;
export type CustomerContactRole = (typeof CUSTOMER_CONTACT_ROLES)[number];

/** Customers are asked for by their own postcode; operators say which. */
export const customerContactQuery = z.object({
  zipcode: typedPostcode.optional(),
});
export type CustomerContactQuery = z.infer<typeof customerContactQuery>;

/** Somebody of ours who is responsible for a customer's region. */
const customerContact = z.object({
  id: identifier,
  role: z.enum(CUSTOMER_CONTACT_ROLES),
  name: visibleText,
  phone: z.string(),
  email: z.string(),
  /** Below the media address. */
  photo: mediaPath.nullable(),
  zone: z.string(),
  hours: z.string(),
});
export type CustomerContact = z.infer<typeof customerContact>;

export const customerContactList = listOf(customerContact);
