import { z } from 'zod';
import { searchKey } from '#shared/domain/text-keys.ts';
import { identifier, linkedPaths, pageQuery } from './common.ts';
import { visibleText } from './fields.ts';
import { productDocument } from './product.ts';
import { productPicture } from './product-picture.ts';

/** `Suggest`: at most four hits a group. The others: one group, in pages. */
export const searchQuery = pageQuery.extend({
  type: z.enum(['Suggest', 'Categories', 'Pages', 'Notices']),
  language: z.enum(['fr', 'en']),
  text: z.string().max(200),
});
export type SearchQuery = z.infer<typeof searchQuery>;

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
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
