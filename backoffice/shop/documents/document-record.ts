import { z } from 'zod';
import { choice, date, optionalText, text, yesNo } from '#backoffice/shop/files/cells.ts';

/** Kinds that the program generates (backoffice/documents/make-document.ts). */
export const DOCUMENT_KINDS = [
  'depliant',
  'fiche',
  'notice-pose',
  'schema-electrique',
  'fiche-energie',
  'conformite',
] as const;

/**
 * Columns of `documents.csv`: documents that the program generates. `product` or `category`: the subject; the document
 * of a category is about its products. `connect`: for professionals who are logged in only.
 */
export const documentColumns = z.object({
  code: text(),
  kind: choice(DOCUMENT_KINDS),
  product: optionalText(),
  category: optionalText(),
  connect: yesNo(),
  'title.fr': text(),
  'title.en': text(),
  issued: date(),
});
export type DocumentRecord = z.output<typeof documentColumns>;
