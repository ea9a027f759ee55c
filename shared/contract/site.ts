import { z } from 'zod';
import { isCurrencyCode } from '#shared/domain/currency.ts';
import { findSettingError } from '#shared/domain/setting-rules.ts';
import { brand } from './brand.ts';
import { commerce } from './commerce.ts';
import { identifier } from './common.ts';
import { visibleText, webUrl } from './fields.ts';
import { legalIdentity } from './legal-identity.ts';

export const salesPlan = z
  .object({
    id: identifier.describe('Number of the entity.'),
    target: z
      .enum(['part', 'pro', 'pro_connect'])
      .describe('Audience: consumers, professionals, or professionals with a session.'),
    currency: z
      .object({
        code: z.string().refine(isCurrencyCode, { error: 'invalid_currency' }).describe('ISO 4217 code.'),
        symbol: visibleText.max(5).describe('Symbol of the currency.'),
      })
      .describe('Currency of the prices.'),
  })
  .meta({ id: 'SalesPlan', description: 'An audience with its catalogue and prices.' });

/** Address below `/media/`, with a trailing slash. */
const mediaFolder = z.string().regex(/^\/media\/[a-z\d/-]{1,80}\/$/);

export const locale = z.object({ iso: z.enum(['fr', 'en']).describe('ISO 639-1 code of the language.') });

export const site = z
  .object({
    id: identifier.describe('Number of the entity.'),
    url: z.string().describe('Address of the site.'),
    domain: z.string().describe('Domain of the site.'),
    languages: z
      .array(locale.extend({ label: z.string().describe('Label in the language of the request.') }))
      .describe('Languages of the site.'),
    salesplan: z.array(salesPlan).describe('Sales plans of the site.'),
    legal: legalIdentity.optional().catch(undefined).describe('Legal identity of publisher and seller.'),
    brand: brand.optional().catch(undefined).describe('Brand of the site; its domain without one.'),
    commerce: commerce.optional().catch(undefined).describe('Taxes, means of payment, sender of emails.'),
    brand_files: mediaFolder
      .optional()
      .catch(undefined)
      .describe('Address of the folder with icons, manifest and style sheet of the brand.'),
  })
  .meta({ id: 'Site', description: 'A site.' });
export type Site = z.infer<typeof site>;

/**
 * Fields that an operator writes. The consumer audience is required. Without `legal`, `brand` and `commerce` a site keeps
 * its own.
 */
export const siteRecord = site.omit({ id: true, brand_files: true }).extend({
  url: webUrl.describe('Address of the site.'),
  domain: z
    .string()
    .regex(/^[a-z0-9.-]{1,253}(?::\d{1,5})?$/)
    .describe('Domain of the site.'),
  languages: z
    .array(locale.extend({ label: visibleText.max(60).describe('Label in the language of the request.') }))
    .min(1)
    .refine((languages) => new Set(languages.map(({ iso }) => iso)).size === languages.length, {
      error: 'repeated',
    })
    .describe('Languages of the site, each once.'),
  legal: legalIdentity.optional().describe('Legal identity of publisher and seller.'),
  brand: brand.optional().describe('Brand of the site; without it a site keeps its own.'),
  commerce: commerce.optional().describe('Taxes, means of payment, sender of emails.'),
  salesplan: z
    .array(salesPlan)
    .refine((plans) => plans.some(({ target }) => target === 'part'), { error: 'part_required' })
    .refine((plans) => new Set(plans.map(({ target }) => target)).size === plans.length, {
      error: 'repeated',
    })
    .refine((plans) => new Set(plans.map(({ currency }) => currency.code)).size <= 1, {
      error: 'currencies_differ',
    })
    .describe('Sales plans, each audience at most once, all in one currency.'),
});

export const setting = z
  .object({
    id: identifier.describe('Number of the entity.'),
    code: z.string().describe('Code, the same in every language.'),
    values: z
      .array(z.object({ value: z.string().describe('Value.') }))
      .min(1)
      .describe('Values of the setting.'),
  })
  .superRefine(checkValues)
  .meta({ id: 'Setting', description: 'A setting of editors.' });
export type Setting = z.infer<typeof setting>;

export const settingRecord = z
  .object({
    code: z
      .string()
      .regex(/^[a-z0-9_]{1,80}$/)
      .describe('Code, the same in every language.'),
    values: z
      .array(z.object({ value: z.string().max(2000).describe('Value.') }))
      .min(1)
      .max(20)
      .describe('Values of the setting.'),
  })
  .superRefine(checkValues);

/** Validates the values that pages turn into links. */
function checkValues(
  { code, values }: { code: string; values: { value: string }[] },
  context: z.core.$RefinementCtx,
): void {
  for (const [index, { value }] of values.entries()) {
    const error = findSettingError(code, value);
    if (error) context.addIssue({ code: 'custom', message: error, path: ['values', index, 'value'] });
  }
}
