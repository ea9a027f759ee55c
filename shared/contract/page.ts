import { z } from 'zod';
import { canonicalPaths, picture } from './common.ts';
import { push } from './category.ts';
import { productCard } from './product.ts';
import { richText } from './rich-text.ts';
import { scenePicture } from './scene-picture.ts';

const textRecord = z.object({ type: z.literal('text'), markdown: z.string() });
/** Answered as a tree. */
const textBlock = z.object({ type: z.literal('text'), nodes: richText });
const imageBlock = z.object({ type: z.literal('image'), picture, caption: z.string().nullable() });
const pushBlock = z.object({ type: z.literal('push'), push });
const faqBlock = z.object({
  type: z.literal('faq'),
  title: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).min(1),
});
const tableBlock = z.object({
  type: z.literal('table'),
  caption: z.string(),
  head: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
const quoteBlock = z.object({ type: z.literal('quote'), text: z.string(), source: z.string() });
const productsRecord = z.object({
  type: z.literal('products'),
  title: z.string(),
  /** Range references of the products shown. */
  references: z.array(z.string()),
});
/** Answered with the products themselves, those the plan may see. */
const productsBlock = productsRecord.omit({ references: true }).extend({ products: z.array(productCard) });
const linksBlock = z.object({
  type: z.literal('links'),
  title: z.string(),
  links: z.array(z.object({ label: z.string(), text: z.string(), url: z.string() })),
});

const plainBlocks = [imageBlock, pushBlock, faqBlock, tableBlock, quoteBlock, linksBlock] as const;

/** A block as editors write it. */
export const pageBlockRecord = z.discriminatedUnion('type', [...plainBlocks, textRecord, productsRecord]);
export type PageBlockRecord = z.infer<typeof pageBlockRecord>;

/** A block as pages show it. */
export const pageBlock = z.discriminatedUnion('type', [...plainBlocks, textBlock, productsBlock]);
export type PageBlock = z.infer<typeof pageBlock>;

export const PAGE_TYPES = ['page', 'actualite', 'conseil_info', 'signature'] as const;

export const page = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  type: z.object({ technical_name: z.enum(PAGE_TYPES) }),
  lead: z.string(),
  description: z.string(),
  /** ISO date of publication, `null` for pages that have none. */
  published_at: z.string().nullable(),
  reading_minutes: z.number().int().min(1),
  tags: z.array(z.string()),
  canonical: canonicalPaths,
  exist_in: z.array(z.number().int()),
  picture: scenePicture.nullable(),
  blocks: z.array(pageBlock),
});
export type Page = z.infer<typeof page>;

/** A page as lists show it. */
export const pageSummary = page.omit({ blocks: true });
export type PageSummary = z.infer<typeof pageSummary>;

export const pageListQuery = z.object({
  type: z.enum(PAGE_TYPES).optional(),
  tag: z.string().max(80).optional(),
});

export const tag = z.object({ id: z.number().int(), code: z.string(), label: z.string() });
export type Tag = z.infer<typeof tag>;
