import { z } from 'zod';
import { choice, date, optionalText, text, yesNo } from '#backoffice/shop/files/cells.ts';
import { DOCUMENT_KINDS } from '#shared/contract/shop/document-record.ts';

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
