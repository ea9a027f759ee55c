import { z } from 'zod';
import { choice, list, optionalText, text } from '#backoffice/shop/files/cells.ts';
import { CUSTOMER_CONTACT_ROLES } from '#shared/contract/customer-contact.ts';
import { PRODUCT_FAMILIES } from '#shared/domain/product-families.ts';

/** Columns of `contacts.csv`: people who are responsible for the customers of a zone. `zipcodes`: prefixes. */
export const customerContactColumns = z.object({
  family: choice(PRODUCT_FAMILIES),
  role: choice(CUSTOMER_CONTACT_ROLES),
  name: text(),
  phone: text(),
  email: text(),
  photo: optionalText(),
  'zone.fr': text(),
  'zone.en': text(),
  'hours.fr': text(),
  'hours.en': text(),
  zipcodes: list(),
});
export type CustomerContactRecord = z.output<typeof customerContactColumns>;
