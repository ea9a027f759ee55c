import { z } from 'zod';
import { records } from '#shared/contract/records.ts';
import { visibleText } from '#shared/contract/fields.ts';
import { savFault } from '#shared/contract/sav.ts';

const MAX_ITEMS = 100;
const slug = records.page.shape.slug;
const searchWords = records.page.shape.search_words;
const text = visibleText.max(20_000);
const shortText = visibleText.max(300);

/** Records of after-sales pages without an operation for writing. */
export const savCategoryData = z.object({
  code: slug,
  slug,
  name: shortText,
  intro: text,
  parent: slug.nullable(),
});
export const questionData = z.object({
  question: shortText,
  answer: text,
  category: slug,
  search_words: searchWords,
});
export const faultData = z.object({
  code: visibleText.max(40).nullable(),
  title: shortText,
  slug,
  meaning: text,
  family: slug,
  references: records.sav.shape.references,
  checks: z.array(z.object({ key: slug, text, professional: z.boolean() })).max(MAX_ITEMS),
  end: savFault.shape.end,
});

export type SavCategoryData = z.infer<typeof savCategoryData>;
export type QuestionData = z.infer<typeof questionData>;
export type FaultData = z.infer<typeof faultData>;
