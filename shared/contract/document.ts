import { z } from 'zod';
import { identifier, linkedPaths, pageQuery } from './common.ts';
import { mediaPath, visibleText } from './fields.ts';
import { attributesParameter, facet } from './product-list.ts';

export const documentFile = z.object({
  lang: z.enum(['fr', 'en']).describe('Language.'),
  url: mediaPath.nullable().describe('Address below the media address; `null` without permission.'),
  mime: z.string().describe('Media type.'),
  size: z.number().int().nullable().describe('Size in bytes; `null` until the file was created once.'),
  pages: z.number().int().nullable().describe('Number of pages; `null` until the file was created once.'),
});

export const documentItem = z
  .object({
    id: identifier.describe('Number of the entity.'),
    code: z.string().nullable().describe('Name of the file; `null` without permission.'),
    kind: z.string().describe('Kind of document.'),
    title: visibleText.describe('Title in the language of the request.'),
    subject: z.string().describe('Product or range that the document is about.'),
    connect: z.boolean().describe('The document is for professionals with a session.'),
    date: z.iso.datetime().describe('Date of the edition.'),
    products: z
      .array(
        z.object({
          id: identifier.describe('Number of the entity.'),
          name: z.string().describe('Name in the language of the request.'),
          reference: z.string().describe('Reference by which it is ordered.'),
          canonical: linkedPaths.describe('Canonical path for each audience.'),
        }),
      )
      .describe('Products that belong to it.'),
    range: z
      .object({
        name: z.string().describe('Name in the language of the request.'),
        canonical: linkedPaths.describe('Canonical path for each audience.'),
      })
      .nullable()
      .describe('Range that the document is about.'),
    files: z.array(documentFile).describe('Files by language.'),
  })
  .meta({ id: 'Document', description: 'A document with its files.' });
export type DocumentItem = z.infer<typeof documentItem>;

/** Facets: `CATEGORY` (a family's French slug), `TYPE`, `LANG`, `PRODUCT` (a reference). */
export const documentListQuery = pageQuery.extend({
  text: z.string().max(200).optional().describe('Text to search in titles and subjects.'),
  attributes: attributesParameter
    .optional()
    .describe('Choices of facets as JSON, code of the facet to values: `{"TYPE":["manual"]}`.'),
});
export type DocumentListQuery = z.infer<typeof documentListQuery>;

export const documentList = z
  .object({
    items: z.array(documentItem).describe('Entities of this page.'),
    total: z.number().int().min(0).describe('Number of all entities that match.'),
    filters: z.array(facet).describe('Facets that remain.'),
  })
  .meta({ id: 'DocumentList', description: 'Documents of a page with facets.' });
export type DocumentList = z.infer<typeof documentList>;
