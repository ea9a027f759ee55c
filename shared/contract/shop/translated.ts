import { z } from 'zod';
import { visibleText } from '../fields.ts';

/** A text in every language of the site. */
export const translated = z.strictObject({
  fr: visibleText.describe('Text in French.'),
  en: visibleText.describe('Text in English.'),
});
export type Translated = z.infer<typeof translated>;
