import { z } from 'zod';
import { searchKey } from '#shared/domain/text-keys.ts';
import { identifier, linkedPaths, pageQuery } from './common.ts';
import { visibleText } from './fields.ts';
import { price, productDocument } from './product.ts';
import { productPicture } from './product-picture.ts';

/** `Suggest`: at most four hits a group. The others: one group, in pages. */
export const searchQuery = pageQuery.extend({
  type: z.enum(['Suggest', 'Categories', 'Pages', 'Notices', 'Parts', 'Faults']),
  language: z.enum(['fr', 'en']),
  text: z.string().max(200),
  /** `exact`: searches the text as it was typed, without correcting its spelling. */
  spelling: z.enum(['corrected', 'exact']).default('corrected'),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** Kinds of things that a search finds. */
export const HIT_TYPES = [
  'category',
  'product',
  'variant',
  'former_product',
  'part',
  'serial',
  'page',
  'notice',
  'fault',
  'service',
  'place',
  'order',
  'invoice',
  'account_worksite',
] as const;

/** Something that was found, as one line that leads to it. */
export const searchHit = z.object({
  type: z.enum(HIT_TYPES),
  /** Unique within a response: `part:PR-MEN-007`. */
  key: z.string(),
  title: visibleText,
  /** One line more: a reference, the family of a category, the meaning of a fault code; or empty. */
  detail: z.string(),
  /** Path, query and fragment for each audience. `null`: a document, whose address is that of its file. */
  canonical: linkedPaths.nullable(),
  cover: productPicture.nullable(),
  price: price.nullable(),
  /** The reference that was searched, where this is what replaced it. */
  replaces: z.string().nullable(),
  /** The document, of a hit that is one. */
  notice: productDocument.nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

const MAX_SYNONYM_WORDS = 5;

/** Words as a search compares them: without any nothing is found. */
const searchWords = z
  .string()
  .max(80)
  .refine((text) => searchKey(text) !== '', { error: 'required' })
  .refine((text) => searchKey(text).split(' ').length <= MAX_SYNONYM_WORDS, { error: 'too_long' });

/** What people type, and the words of the catalogue that are searched with it; in the language of the call. */
export const synonymRecord = z.object({ phrase: searchWords, words: searchWords });
export type SynonymRecord = z.infer<typeof synonymRecord>;
export const synonym = synonymRecord.extend({ id: identifier });
export type Synonym = z.infer<typeof synonym>;

function groupOf<Item extends z.ZodType>(item: Item) {
  return z.object({ total: z.number().int().min(0), items: z.array(item) });
}

export const searchAnswer = z.object({
  total: z.number().int().min(0),
  /** The text that was searched, when it differs from the one typed: a corrected spelling. */
  corrected: z.string().nullable(),
  /** The best of all groups, at most four; the surest first. They are in their groups as well. */
  top: z.array(searchHit),
  categories: groupOf(
    z.object({
      id: identifier,
      name: visibleText,
      slug: z.string(),
      /** Name of the category above: some names ("Droits") mean little alone. */
      parent: z.string().nullable(),
      canonical: linkedPaths,
    }),
  ),
  products: groupOf(
    z.object({
      id: identifier,
      name: visibleText,
      subtitle: z.string(),
      slug: z.string(),
      reference: z.string(),
      signature: z.boolean(),
      canonical: linkedPaths,
      cover: productPicture.nullable(),
      price: price.nullable(),
      exist_in: z.array(z.number().int()),
    }),
  ),
  pages: groupOf(
    z.object({
      id: identifier,
      title: visibleText,
      description: z.string(),
      slug: z.string(),
      canonical: linkedPaths,
      type: z.string(),
    }),
  ),
  notices: groupOf(productDocument),
  parts: groupOf(searchHit),
  faults: groupOf(searchHit),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
