import { z } from 'zod';
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
