import { z } from 'zod';
import { identifier } from './common.ts';

export const salesPlan = z.object({
  id: identifier,
  target: z.enum(['part', 'pro', 'pro_connect']),
  currency: z.object({ code: z.string().length(3), symbol: z.string().min(1) }),
});

export const locale = z.object({ iso: z.enum(['fr', 'en']) });

export const site = z.object({
  id: z.number().int(),
  url: z.url(),
  domain: z.string(),
  languages: z.array(locale.extend({ label: z.string() })),
  salesplan: z.array(salesPlan),
});
export type Site = z.infer<typeof site>;

export const setting = z.object({
  id: z.number().int(),
  code: z.string(),
  values: z.array(z.object({ value: z.string() })).min(1),
});
export type Setting = z.infer<typeof setting>;
