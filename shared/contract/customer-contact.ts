import { z } from 'zod';
import { identifier, listOf } from './common.ts';
import { mediaPath, typedPostcode, visibleText } from './fields.ts';

export const CUSTOMER_CONTACT_ROLES = ['commercial', 'technique', 'sav', 'adv'] as const;

/** For customers, the postcode of their account counts. */
export const customerContactQuery = z.object({
  zipcode: typedPostcode.optional().describe('Postcode of the customer; operators only.'),
});
export type CustomerContactQuery = z.infer<typeof customerContactQuery>;

const customerContact = z
  .object({
    id: identifier.describe('Number of the entity.'),
    role: z.enum(CUSTOMER_CONTACT_ROLES).describe('Role of the contact.'),
    name: visibleText.describe('Name in the language of the request.'),
    phone: z.string().describe('Phone number.'),
    email: z.string().describe('E-mail address.'),
    photo: mediaPath.nullable().describe('Address of the photograph below the media address.'),
    zone: z.string().describe('Region the contact is responsible for.'),
    hours: z.string().describe('Hours at which the contact is available.'),
  })
  .meta({ id: 'CustomerContact', description: 'A contact who is responsible for the region of a customer.' });
export type CustomerContact = z.infer<typeof customerContact>;

export const customerContactList = listOf(customerContact);
