import { z } from 'zod';
import { findSettingFault } from '#shared/domain/setting-rules.ts';
import { identifier } from './common.ts';
import { visibleText, webUrl } from './fields.ts';
import { legalIdentity } from './legal-identity.ts';

export const salesPlan = z.object({
  id: identifier,
  target: z.enum(['part', 'pro', 'pro_connect']),
  currency: z.object({ code: z.string().regex(/^[A-Z]{3}$/), symbol: visibleText.max(5) }),
});

export const locale = z.object({ iso: z.enum(['fr', 'en']) });

export const site = z.object({
  id: identifier,
  url: z.string(),
  domain: z.string(),
  languages: z.array(locale.extend({ label: z.string() })),
  salesplan: z.array(salesPlan),
  /** Storefronts work without it: what is not one is left out. */
  legal: legalIdentity.optional().catch(undefined),
});
export type Site = z.infer<typeof site>;

/**
 * Fields that an operator writes: each language and audience at most once, and the consumers' always. Without `legal` a
 * site keeps its legal identity, and a new one gets the invented one.
 */
export const siteRecord = site.omit({ id: true }).extend({
  url: webUrl,
  domain: z.string().regex(/^[a-z0-9.-]{1,253}(?::\d{1,5})?$/),
  languages: z
    .array(locale.extend({ label: visibleText.max(60) }))
    .min(1)
    .refine((languages) => new Set(languages.map(({ iso }) => iso)).size === languages.length, {
      error: 'repeated',
    }),
  legal: legalIdentity.optional(),
  salesplan: z
    .array(salesPlan)
    .refine((plans) => plans.some(({ target }) => target === 'part'), { error: 'part_required' })
    .refine((plans) => new Set(plans.map(({ target }) => target)).size === plans.length, {
      error: 'repeated',
    }),
});

export const setting = z
  .object({
    id: identifier,
    code: z.string(),
    values: z.array(z.object({ value: z.string() })).min(1),
  })
  .superRefine(checkValues);
export type Setting = z.infer<typeof setting>;

/** What an operator writes of a setting. */
export const settingRecord = z
  .object({
    code: z.string().regex(/^[a-z0-9_]{1,80}$/),
    values: z
      .array(z.object({ value: z.string().max(2000) }))
      .min(1)
      .max(20),
  })
  .superRefine(checkValues);

/** Addresses, phone numbers and slugs that pages make links of. */
function checkValues(
  { code, values }: { code: string; values: { value: string }[] },
  context: z.core.$RefinementCtx,
): void {
  for (const [index, { value }] of values.entries()) {
    const fault = findSettingFault(code, value);
    if (fault) context.addIssue({ code: 'custom', message: fault, path: ['values', index, 'value'] });
  }
}
