import { z } from 'zod';
import { searchKey } from '#shared/domain/text-keys.ts';
import { identifier, linkedPaths, pageQuery } from './common.ts';
import { visibleText } from './fields.ts';
import { price, productDocument } from './product.ts';
import { productPicture } from './product-picture.ts';

/** `Suggest`: at most four hits per group. Other types: one group, in pages. */
export const searchQuery = pageQuery.extend({
  type: z
    .enum(['Suggest', 'Categories', 'Pages', 'Notices', 'Parts', 'Faults'])
    .describe('`Suggest` for all groups, otherwise the group to list.'),
  language: z.enum(['fr', 'en']).describe('Language of the text.'),
  text: z.string().max(200).describe('Text that the visitor typed.'),
  spelling: z
    .enum(['corrected', 'exact'])
    .default('corrected')
    .describe('`exact` searches the text as typed, without correction.'),
});
export type SearchQuery = z.infer<typeof searchQuery>;

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

export const searchHit = z
  .object({
    type: z.enum(HIT_TYPES).describe('Kind of hit.'),
    key: z.string().describe('Key, unique within the response.'),
    title: visibleText.describe('Title in the language of the request.'),
    detail: z.string().describe('Second line, or empty.'),
    canonical: linkedPaths.nullable().describe('Canonical path for each audience; `null` for a document.'),
    cover: productPicture.nullable().describe('Picture of the hit.'),
    price: price
      .nullable()
      .describe('Price for the sales plan of the request; `null` when none may be shown.'),
    replaces: z.string().nullable().describe('Searched reference that this one has replaced.'),
    notice: productDocument.nullable().describe('The document, of a hit that is one.'),
  })
  .meta({ id: 'SearchHit', description: 'A hit of the search.' });
export type SearchHit = z.infer<typeof searchHit>;

const MAX_SYNONYM_WORDS = 5;

/** Words in the form that the search compares; a text without any finds nothing. */
const searchWords = z
  .string()
  .max(80)
  .refine((text) => searchKey(text) !== '', { error: 'required' })
  .refine((text) => searchKey(text).split(' ').length <= MAX_SYNONYM_WORDS, { error: 'too_long' });

/** Words that visitors type, and catalogue words that are searched as well, in the language of the request. */
export const synonymRecord = z.object({
  phrase: searchWords.describe('Words that visitors type.'),
  words: searchWords.describe('Words of the catalogue that are searched with it.'),
});
export type SynonymRecord = z.infer<typeof synonymRecord>;
export const synonym = synonymRecord
  .extend({ id: identifier.describe('Number of the entity.') })
  .meta({ id: 'Synonym', description: 'A synonym of the search.' });
export type Synonym = z.infer<typeof synonym>;

function groupOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    total: z.number().int().min(0).describe('Number of all entities that match.'),
    items: z.array(item).describe('Entities of this page.'),
  });
}

export const searchResponse = z
  .object({
    total: z.number().int().min(0).describe('Number of all hits.'),
    corrected: z.string().nullable().describe('Corrected text, when it differs from the one typed.'),
    top: z.array(searchHit).describe('Best hits of all groups, at most four.'),
    categories: groupOf(
      z.object({
        id: identifier.describe('Number of the entity.'),
        name: visibleText.describe('Name in the language of the request.'),
        slug: z.string().describe('Slug of the entity in the language of the request.'),
        parent: z.string().nullable().describe('Name of the category above.'),
        canonical: linkedPaths.describe('Canonical path for each audience.'),
      }),
    ).describe('Categories that match.'),
    products: groupOf(
      z.object({
        id: identifier.describe('Number of the entity.'),
        name: visibleText.describe('Name in the language of the request.'),
        subtitle: z.string().describe('Line below the name.'),
        slug: z.string().describe('Slug of the entity in the language of the request.'),
        reference: z.string().describe('Reference by which it is ordered.'),
        signature: z.boolean().describe('The product belongs to the signature line.'),
        canonical: linkedPaths.describe('Canonical path for each audience.'),
        cover: productPicture.nullable().describe('Picture of the product.'),
        price: price
          .nullable()
          .describe('Price for the sales plan of the request; `null` when none may be shown.'),
        exist_in: z.array(z.number().int()).describe('Numbers of the sales plans that list the entity.'),
      }),
    ).describe('Products that match.'),
    pages: groupOf(
      z.object({
        id: identifier.describe('Number of the entity.'),
        title: visibleText.describe('Title in the language of the request.'),
        description: z.string().describe('Description of the page.'),
        slug: z.string().describe('Slug of the entity in the language of the request.'),
        canonical: linkedPaths.describe('Canonical path for each audience.'),
        type: z.string().describe('Type of the page.'),
      }),
    ).describe('Content pages that match.'),
    notices: groupOf(productDocument).describe('Documents that match.'),
    parts: groupOf(searchHit).describe('Spare parts that match.'),
    faults: groupOf(searchHit).describe('Appliance faults that match.'),
  })
  .meta({ id: 'SearchResult', description: 'Hits of the search by group.' });
export type SearchResponse = z.infer<typeof searchResponse>;
