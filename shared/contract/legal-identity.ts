import { z } from 'zod';
import { vatNumberOf } from '#shared/domain/company-numbers.ts';
import { findSiretError } from '#shared/domain/siret.ts';
import { phoneNumber, visibleText, webUrl } from './fields.ts';

const MAX_ITEMS = 20;

const line = visibleText.max(200);
const inBoth = z.object({ fr: line.describe('Text in French.'), en: line.describe('Text in English.') });
const email = z.email().max(254);

/** Legal identity of a site's publisher and seller, used by the legal notice, footer, e-mails and invoices. */
export const legalIdentity = z
  .object({
    name: line.describe('Name of the company.'),
    form: line.describe('Legal form, such as `SAS`.'),
    capital: z
      .number()
      .int()
      .positive()
      .max(1_000_000_000_000)
      .nullable()
      .describe('Share capital in whole euros; `null` without one.'),
    address_1: line.describe('First line of the street address.'),
    zipcode: z
      .string()
      .regex(/^\d{5}$/)
      .describe('French postcode, five digits.'),
    city: line.describe('Town.'),
    siret: z
      .string()
      .regex(/^\d{14}$/)
      .describe('SIRET number of the establishment, 14 digits.'),
    register: line.describe('Register of the company, such as `RCS Roanne`.'),
    vat_number: z
      .string()
      .regex(/^FR\d{11}$/)
      .describe('VAT number.'),
    phone: phoneNumber.describe('Phone number.'),
    email: email.describe('E-mail address.'),
    billing_email: email.describe('E-mail address of the accounts department.'),
    director: inBoth.describe('Director of publication.'),
    host: z
      .object({
        name: line.describe('Name of the company.'),
        address: line.describe('Postal address.'),
        phone: phoneNumber.describe('Phone number.'),
      })
      .describe('Hosting provider.'),
    mediator: z
      .object({
        name: line.describe('Name of the mediator.'),
        address: line.describe('Postal address.'),
        url: webUrl.describe('Address of the web site.'),
      })
      .describe('Mediator for consumers.'),
    guarantor: z
      .object({
        name: line.describe('Name of the company.'),
        address: line.describe('Postal address.'),
        territory: inBoth.describe('Territory in which the guarantee holds.'),
      })
      .describe('Company that grants the commercial guarantee.'),
    recycling: z
      .array(
        z.object({
          sector: inBoth.describe('Sector of products.'),
          identifier: z
            .string()
            .regex(/^FR\d{6}_\d{2}[A-Z0-9]{4}$/)
            .describe('Unique identifier.'),
        }),
      )
      .max(MAX_ITEMS)
      .describe('Identifiers of extended producer responsibility.'),
    data_protection_email: email.describe('Contact for questions about personal data.'),
    invoicing_platform: line.nullable().describe('Approved platform of electronic invoices.'),
    size: z
      .enum(['large', 'medium', 'small'])
      .describe('Size of the company, which decides the start of electronic invoicing.'),
    invented: z.boolean().describe('The company is invented, and pages say so.'),
  })
  .superRefine(({ siret, vat_number: vatNumber }, context) => {
    if (findSiretError(siret, { allowsLaPoste: true }))
      context.addIssue({ code: 'custom', message: 'invalid_siret', path: ['siret'] });
    if (vatNumber !== vatNumberOf(siret))
      context.addIssue({ code: 'custom', message: 'invalid_vat_number', path: ['vat_number'] });
  })
  .meta({ id: 'LegalIdentity', description: 'Legal identity of the publisher and seller.' });
export type LegalIdentity = z.infer<typeof legalIdentity>;
