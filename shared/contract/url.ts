import { z } from 'zod';
import { canonicalPaths, identifier } from './common.ts';
import { day, mediaPath, pagePath, visibleText } from './fields.ts';

const ENTITY_TYPES = [
  'product',
  'category',
  'cms_page',
  'sav',
  'sav_category',
  'sav_fault',
  'landing',
] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

export const urlEntityQuery = z.object({
  entity_type: z.enum(ENTITY_TYPES).optional(),
  slug: z.string().min(1).max(200),
  depth: z.coerce.number<number>().int().min(0).max(3).default(0),
});

const alternates = z.object({ fr: pagePath.optional(), en: pagePath.optional() });

/** What a slug stands for: everything a page's head needs before its content is asked for. */
export const urlEntity = z.object({
  type: z.enum([...ENTITY_TYPES, 'redirect', 'none']),
  entity: z.object({ id: identifier, slug: z.string(), name: z.string() }),
  canonical: canonicalPaths,
  alternates,
  exist_in: z.array(z.number().int()),
  breadcrumb: z.array(z.object({ label: visibleText, url: pagePath })),
  meta: z.object({
    title: z.string(),
    description: z.string(),
    robots: z.string(),
    /** What links to it are shown with: a JPEG of 1200 × 630, its address below the media address. */
    image: z.object({ url: mediaPath, alt: z.string() }).nullable(),
  }),
  redirect: z.object({ url: pagePath, code: z.union([z.literal(301), z.literal(302)]) }).nullable(),
  childs: z.array(z.object({ id: identifier, slug: z.string(), name: z.string() })),
});
export type UrlEntity = z.infer<typeof urlEntity>;

export const urlListQuery = z.object({
  page: z.coerce.number<number>().int().min(1).default(1),
  perPage: z.coerce.number<number>().int().min(1).max(10_000).default(1000),
  /** A full address: asks where it leads now instead of listing. */
  url: z.string().max(2048).optional(),
});

/** Where a full address leads: `type` is `redirect` or `none`. */
export const urlTarget = z.object({ type: z.enum(['redirect', 'none']), url: z.string().nullable() });

export const urlExplanationQuery = z.object({ url: z.string().min(1).max(2048) });

/** Why an address leads where it does: the rules that take part, in order. */
export const urlExplanation = z.object({
  type: z.enum(['redirect', 'page', 'none']),
  url: z.string().nullable(),
  code: z.union([z.literal(301), z.literal(302)]).nullable(),
  steps: z.array(
    z.object({
      /** Of the table: `host`, `address`, `pattern`; of editors: `backoffice`; `page`: a page at another address. */
      rule: z.enum(['host', 'address', 'pattern', 'backoffice', 'page', 'punctuation']),
      from: z.string(),
      to: z.string(),
      code: z.union([z.literal(301), z.literal(302)]),
      why: z.string(),
    }),
  ),
});

export const urlListItem = z.object({
  path: pagePath,
  lang: z.enum(['fr', 'en']),
  target: z.enum(['part', 'pro']),
  entity_type: z.string(),
  entity_id: identifier,
  lastmod: day,
  alternates,
  robots: z.string(),
});
export type UrlListItem = z.infer<typeof urlListItem>;

export const redirectionQuery = z.object({ slug: z.string().min(1).max(2048) });

/** A redirect rule: `from` is a path, with its query where that tells addresses apart, or one full legacy address. */
export const redirectRule = z.object({
  id: identifier,
  from: z.string().min(1).max(2048),
  to: z.string().min(1).max(2048),
  code: z.union([z.literal(301), z.literal(302)]),
});
export type RedirectRule = z.infer<typeof redirectRule>;
