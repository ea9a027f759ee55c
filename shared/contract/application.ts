import { z } from 'zod';
import { accountState } from './account.ts';
import { pageQuery } from './common.ts';

export const applicationQuery = pageQuery.extend({
  state: accountState.optional().describe('State of the accounts to list.'),
  q: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .describe('Part of a name, an e-mail address, a company or a SIRET.'),
});
export type ApplicationQuery = z.infer<typeof applicationQuery>;

export const application = z
  .object({
    id: z.number().int().describe('Number of the account.'),
    state: accountState.describe('State of the account.'),
    decisions: z
      .array(z.enum(['approve', 'refuse']))
      .describe('Decisions that are possible now; none before the e-mail address is confirmed.'),
    created_at: z.iso.datetime().describe('Time of the application.'),
    number: z.string().describe('Customer number.'),
    name: z.string().describe('First and last name.'),
    email: z.string().describe('E-mail address.'),
    phone: z.string().nullable().describe('Phone number.'),
    company: z
      .object({
        siret: z.string().describe('SIRET number of the establishment, 14 digits.'),
        name: z.string().describe('Name that was applied with.'),
      })
      .nullable()
      .describe('Company; `null` for a private customer.'),
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
  })
  .meta({ id: 'Application', description: 'An account of the public site, to be decided on by the team.' });
export type Application = z.infer<typeof application>;
