import { z } from 'zod';
import { identifier, linkedPaths, pageQuery } from './common.ts';
import { mediaPath, visibleText } from './fields.ts';
import { attributesParameter, facet } from './product-list.ts';

/** A document's file in one language. */
export const documentFile = z.object({
  lang: z.enum(['fr', 'en']),
  /** Below the media address; `null` for those who may not have it. */
  url: mediaPath.nullable(),
  mime: z.string(),
  /** Bytes and pages; `null` until the file has been made once. */
  size: z.number().int().nullable(),
  pages: z.number().int().nullable(),
});

export const documentItem = z.object({
  id: identifier,
  /** Names its file: `at-lam-fiche`; `null` for those who may not have it. */
  code: z.string().nullable(),
  kind: z.string(),
  title: visibleText,
  /** The product or the range it is about. */
  subject: z.string(),
  /** Only for logged professionals. */
  connect: z.boolean(),
  date: z.iso.datetime(),
  products: z.array(
    z.object({ id: identifier, name: z.string(), reference: z.string(), canonical: linkedPaths }),
  ),
  range: z.object({ name: z.string(), canonical: linkedPaths }).nullable(),
  files: z.array(documentFile),
});
export type DocumentItem = z.infer<typeof documentItem>;

/** Facets: `CATEGORY` (a family's French slug), `TYPE`, `LANG`, `PRODUCT` (a reference). */
export const documentListQuery = pageQuery.extend({
  text: z.string().max(200).optional(),
  attributes: attributesParameter.optional(),
});
export type DocumentListQuery = z.infer<typeof documentListQuery>;

export const documentList = z.object({
  items: z.array(documentItem),
  total: z.number().int().min(0),
  filters: z.array(facet),
});
export type DocumentList = z.infer<typeof documentList>;
