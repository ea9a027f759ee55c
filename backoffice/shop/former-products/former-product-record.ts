import { z } from 'zod';
import { optionalText, text } from '#backoffice/shop/files/cells.ts';

/** Columns of `former-products.csv`: products that are no longer sold. `replacement`: key of the product after it. */
export const formerProductColumns = z.object({
  reference: text(),
  'name.fr': text(),
  'name.en': text(),
  replacement: optionalText(),
});
export type FormerProductRecord = z.output<typeof formerProductColumns>;
