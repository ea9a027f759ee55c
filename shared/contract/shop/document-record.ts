import { z } from 'zod';
import { identifier } from '../common.ts';
import { reference } from './product-record.ts';
import { translated } from './translated.ts';

/** Kinds that the program generates (backoffice/documents/make-document.ts). */
export const DOCUMENT_KINDS = [
  'depliant',
  'fiche',
  'notice-pose',
  'schema-electrique',
  'fiche-energie',
  'conformite',
] as const;

/** Kind of the documents of categories; the others are about a product. */
export const RANGE_KIND = 'depliant';

export const documentRecord = z
  .strictObject({
    code: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'invalid_key' })
      .max(80)
      .describe('Code of the document, part of its address.'),
    kind: z.enum(DOCUMENT_KINDS).describe('Kind of the document.'),
    product: reference.nullable().describe('Reference of its product; `null` for a document of a category.'),
    category: identifier.nullable().describe('Number of its category, for the kind `depliant`.'),
    connect: z.boolean().describe('Only professionals who are logged in may read it.'),
    title: translated.describe('Title.'),
    issued: z.iso.date().describe('Day of issue.'),
  })
  .refine(({ kind, category }) => (kind === RANGE_KIND) === (category !== null), {
    error: 'required_by_kind',
    path: ['category'],
  })
  .refine(({ kind, product }) => (kind === RANGE_KIND) === (product === null), {
    error: 'required_by_kind',
    path: ['product'],
  });
