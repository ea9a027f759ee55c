import { z } from 'zod';
import { canonicalPaths, identifier, linkedPaths } from './common.ts';
import { day, slugText, visibleText } from './fields.ts';
import { pageBlock } from './page-block.ts';
import { productCard } from './product.ts';
import { scenePicture } from './scene-picture.ts';

/** `page` stands alone; `signature` belongs to that line; all others are articles of a list. */
export const PAGE_TYPES = [
  'page',
  'signature',
  'actualite',
  'conseil_info',
  'conseil_pro',
  'solution',
  'projet',
  'chantier',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** What is known of the place a worksite sheet tells of. */
export const worksite = z.object({
  town: z.string().min(1).max(80),
  year: z.number().int().min(1950).max(2100),
  /** "Maison de 1936", "Trois-pièces". */
  dwelling: z.string().min(1).max(120),
  /** In m². */
  surface: z.number().positive(),
  /** Installed, in watts. */
  power: z.number().positive(),
  trades: z.array(z.string().min(1).max(80)).min(1).max(8),
});
export type Worksite = z.infer<typeof worksite>;

/** When the dated statements of a page were last checked, and the day from which they count no longer. */
export const pageReview = z.object({ last: day, due: day });
export type PageReview = z.infer<typeof pageReview>;

/** A page as lists show it. */
export const pageSummary = z.object({
  id: identifier,
  title: visibleText,
  slug: z.string(),
  type: z.object({ technical_name: z.enum(PAGE_TYPES) }),
  lead: z.string(),
  description: z.string(),
  /** ISO date of publication, `null` for pages that have none. */
  published_at: day.nullable(),
  reading_minutes: z.number().int().min(1),
  tags: z.array(z.string()),
  canonical: linkedPaths,
  exist_in: z.array(z.number().int()),
  picture: scenePicture.nullable(),
  worksite: worksite.nullable(),
});
export type PageSummary = z.infer<typeof pageSummary>;

export const page = pageSummary.extend({
  title: z.string(),
  canonical: canonicalPaths,
  blocks: z.array(pageBlock),
  /** `is_due`: the review is overdue and the dated blocks are left out. `null` for pages without dated statements. */
  review: pageReview.extend({ is_due: z.boolean() }).nullable(),
  /** Labels of its tags, in their order, with their words in addresses. */
  tag_labels: z.array(z.object({ code: slugText, slug: slugText, label: visibleText })),
  /** Other articles of its kind, the closest first. */
  related: z.array(pageSummary),
  /** Products the text leads to and no block shows. */
  products: z.array(productCard),
});
export type Page = z.infer<typeof page>;

const typeList = z
  .string()
  .max(200)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(PAGE_TYPES)).min(1));

export const pageListQuery = z.object({
  /** One type, or several with commas between. */
  type: typeList.optional(),
  tag: z.string().max(80).optional(),
});

export const tag = z.object({
  id: identifier,
  code: slugText,
  label: visibleText,
  /** Its word in the addresses of each language. */
  slugs: z.object({ fr: slugText, en: slugText }),
  /** How many published pages bear it, of the types asked for. */
  total: z.number().int().min(0),
});
export type Tag = z.infer<typeof tag>;

export const tagListQuery = z.object({ type: typeList.optional() });
