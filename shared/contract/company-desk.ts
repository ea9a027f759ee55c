import { z } from 'zod';
import { LOCALES } from '#shared/locale.ts';
import { accountState } from './account.ts';
import { companyCredit } from './credit.ts';
import { orderAddress } from './order-call.ts';

/** Percent off the professional price that a company may get, as the database checks it. */
const MAX_DISCOUNT = 90;

const discount = z.number().int().min(0).max(MAX_DISCOUNT);

const companyPerson = z.object({
  id: z.number().int().describe('Number of the customer.'),
  number: z.string().describe('Customer number.'),
  name: z.string().describe('First and last name.'),
  email: z.string().nullable().describe('E-mail address; `null` without an account.'),
  phone: z.string().nullable().describe('Phone number.'),
  lang: z.enum(LOCALES).describe('Language of e-mails to the customer.'),
  state: accountState.nullable().describe('State of the account; `null` without one.'),
  created_at: z.iso.datetime().describe('Time at which the customer was added.'),
  seen_at: z.iso.datetime().nullable().describe('Last login or renewal of a session.'),
  orders: z.number().int().min(0).describe('Number of orders.'),
  points: z.number().int().min(0).nullable().describe('Usable loyalty points; `null` without a programme.'),
});

export const companyDetails = companyCredit
  .extend({
    discount: discount.describe(
      'Percent off the professional price, for articles without a price in the net price list.',
    ),
    register: z
      .object({
        name: z.string().describe('Name in the register.'),
        address_1: z.string().describe('First line of the street address.'),
        zipcode: z.string().describe('Postcode.'),
        city: z.string().describe('Town.'),
        active: z.boolean().describe('The establishment is open.'),
      })
      .nullable()
      .describe('Entry of the SIRET in the register of companies; `null` without one.'),
    addresses: z.array(orderAddress).describe('Addresses of the company.'),
    people: z.array(companyPerson).describe('Its customers, by name.'),
  })
  .meta({ id: 'CompanyDetails', description: 'A company with its people, credit and conditions.' });
export type CompanyDetails = z.infer<typeof companyDetails>;

export const companyForm = z.object({
  discount: discount.describe('Percent off the professional price.'),
});
