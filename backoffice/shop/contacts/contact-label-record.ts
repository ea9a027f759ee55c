import { z } from 'zod';
import { text } from '#backoffice/shop/files/cells.ts';

/** Columns of `contact-labels.csv`: certifications of installers and points of sale. */
export const contactLabelColumns = z.object({
  code: text(),
  name: text(),
  'text.fr': text(),
  'text.en': text(),
});
export type ContactLabelRecord = z.output<typeof contactLabelColumns>;
