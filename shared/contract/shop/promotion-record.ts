import { z } from 'zod';
import { identifier } from '../common.ts';
import { translated } from './translated.ts';

export const PROMOTION_KINDS = ['percent', 'amount', 'carriage'] as const;
export const PROMOTION_SCOPES = ['all', 'parts', 'categories'] as const;

const cents = z.number().int().min(0).max(1_000_000_000);

/** A code for every professional. The kind decides which value is set, the scope whether there are categories. */
export const promotionRecord = z
  .strictObject({
    code: z.string().trim().min(1).max(40).describe('Code that customers type.'),
    kind: z.enum(PROMOTION_KINDS).describe('Discount in percent, as an amount, or free carriage.'),
    percent: z.number().int().min(1).max(100).nullable().describe('Discount of the kind `percent`.'),
    amount: cents.nullable().describe('Discount of the kind `amount` in cents before tax.'),
    minimum: cents.describe('Amount of goods in cents before tax from which the code applies.'),
    from: z.iso.datetime().describe('Moment from which the code applies.'),
    until: z.iso.datetime().describe('Moment until which the code applies.'),
    applies_to: z.enum(PROMOTION_SCOPES).describe('Goods to which the code applies.'),
    categories: z.array(identifier).max(100).describe('Numbers of categories of the scope `categories`.'),
    without_signature: z.boolean().describe('The signature line is excluded.'),
    mainland: z.boolean().describe('The code applies to deliveries in mainland France only.'),
    combinable: z.boolean().describe('The code can be used with other codes.'),
    title: translated.describe('Title.'),
    conditions: translated.describe('Conditions.'),
  })
  .refine(({ kind, percent }) => (kind === 'percent') === (percent !== null), {
    error: 'required_by_kind',
    path: ['percent'],
  })
  .refine(({ kind, amount }) => (kind === 'amount') === (amount !== null), {
    error: 'required_by_kind',
    path: ['amount'],
  })
  .refine(({ applies_to: scope, categories }) => (scope === 'categories') === categories.length > 0, {
    error: 'required_by_kind',
    path: ['categories'],
  })
  .refine(({ from, until }) => from < until, { error: 'not_ascending', path: ['until'] });
