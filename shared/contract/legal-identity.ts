import { z } from 'zod';
import { vatNumberOf } from '#shared/domain/company-numbers.ts';
import { siretFault } from '#shared/domain/siret.ts';
import { phoneNumber, visibleText, webUrl } from './fields.ts';

const MAX_ITEMS = 20;

const line = visibleText.max(200);
/** A text in each language of the contract. */
const inBoth = z.object({ fr: line, en: line });
const email = z.email().max(254);

/**
 * The legal identity of a site's publisher and seller: legal notice, footer, e-mails, invoices and their data draw from
 * this one object.
 */
export const legalIdentity = z
  .object({
    name: line,
    /** `SAS`. */
    form: line,
    /** Whole euros; null for a form without share capital. */
    capital: z.number().int().positive().max(1_000_000_000_000).nullable(),
    address_1: line,
    zipcode: z.string().regex(/^\d{5}$/),
    city: line,
    siret: z.string().regex(/^\d{14}$/),
    /** The register the company is in: `RCS Roanne`. */
    register: line,
    vat_number: z.string().regex(/^FR\d{11}$/),
    phone: phoneNumber,
    email,
    billing_email: email,
    /** The director of publication. */
    director: inBoth,
    host: z.object({ name: line, address: line, phone: phoneNumber }),
    /** The mediator that consumers may turn to. */
    mediator: z.object({ name: line, address: line, url: webUrl }),
    /** The company that grants the commercial guarantee, and where it holds. */
    guarantor: z.object({ name: line, address: line, territory: inBoth }),
    /** Unique identifiers of extended producer responsibility (French Environment Code, L. 541-10-13). */
    recycling: z
      .array(z.object({ sector: inBoth, identifier: z.string().regex(/^FR\d{6}_\d{2}[A-Z0-9]{4}$/) }))
      .max(MAX_ITEMS),
    /** The contact for questions about personal data. */
    data_protection_email: email,
    /** The approved platform that the company's electronic invoices pass through. */
    invoicing_platform: line.nullable(),
    /** Sets the day from which the company has to issue electronic invoices (French General Tax Code, art. 289 bis). */
    size: z.enum(['large', 'medium', 'small']),
    /** The company does not exist: pages say so. */
    invented: z.boolean(),
  })
  .superRefine(({ siret, vat_number: vatNumber }, context) => {
    if (siretFault(siret, { takesLaPoste: true }))
      context.addIssue({ code: 'custom', message: 'invalid_siret', path: ['siret'] });
    if (vatNumber !== vatNumberOf(siret))
      context.addIssue({ code: 'custom', message: 'invalid_vat_number', path: ['vat_number'] });
  });
export type LegalIdentity = z.infer<typeof legalIdentity>;
