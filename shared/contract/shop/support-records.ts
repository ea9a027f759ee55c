import { z } from 'zod';
import { identifier } from '../common.ts';
import { visibleText } from '../fields.ts';
import { reference } from './product-record.ts';

const MAX_ITEMS = 100;
const code = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'invalid_key' });
const path = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/);
const text = visibleText.max(20_000);
const shortText = visibleText.max(300);
const position = z
  .number()
  .int()
  .min(0)
  .max(1_000_000)
  .describe('Rank among all, from 0; the others move. A rank beyond the last is the last.');

/** Texts in each language that the entity has; at least one. */
function textsOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const own = z.strictObject(shape).nullable();
  return z
    .strictObject({ fr: own.describe('Texts in French.'), en: own.describe('Texts in English.') })
    .refine(({ fr, en }) => fr !== null || en !== null, { error: 'required', path: ['fr'] })
    .describe('Texts by language; `null` for a language that the entity does not have.');
}

/** A category of after-sales pages. */
export const supportCategoryRecord = z.strictObject({
  code: code.describe('Code of the category, which stays.'),
  parent: code.nullable().describe('Code of the category above; `null` for the first level.'),
  position,
  texts: textsOf({
    name: shortText.describe('Name.'),
    slug: path.describe('Slug.'),
    intro: text.describe('Introductory text.'),
  }),
});

/** A question of after-sales pages with its text below. */
export const supportQuestionRecord = z.strictObject({
  category: code.describe('Code of its category.'),
  exist_in: z.array(identifier).min(1).max(50).describe('Numbers of the sales plans that list the entity.'),
  position,
  texts: textsOf({
    question: shortText.describe('The question.'),
    answer: text.describe('The answer.'),
    search_words: z
      .array(visibleText.max(80))
      .max(MAX_ITEMS)
      .describe('Words that find the entity without appearing on its page.'),
  }),
});

const optionalText = text.nullable();

/** A fault of an appliance, with or without a displayed code. */
export const supportFaultRecord = z
  .strictObject({
    code: visibleText.max(40).nullable().describe('Displayed code; `null` for a symptom without a code.'),
    family: code.describe('Code of the category of its products.'),
    references: z.array(reference).max(MAX_ITEMS).describe('References of its products.'),
    checks: z
      .array(
        z.strictObject({
          key: code.describe('Key of the check; faults with the same check have the same text.'),
          professional: z.boolean().describe('Only a professional may check it.'),
          text: z
            .strictObject({ fr: optionalText, en: optionalText })
            .describe('What to check, in languages that the fault has.'),
        }),
      )
      .max(MAX_ITEMS)
      .describe('Checks in their order.'),
    end: z.enum(['part', 'ticket', 'locator']).describe('Next step when no check helps.'),
    position,
    texts: textsOf({
      slug: code.describe('Last part of the address, below that of the category.'),
      title: shortText.describe('Title.'),
      meaning: text.describe('Meaning of the fault.'),
      part: text.nullable().describe('Name of the part to replace; `null` for another next step.'),
    }),
  })
  .refine(
    ({ end, texts }) =>
      [texts.fr, texts.en].every((own) => own === null || (own.part !== null) === (end === 'part')),
    { error: 'required_by_kind', path: ['texts'] },
  )
  .refine(
    ({ checks, texts }) =>
      checks.every(
        ({ text: { fr, en } }) =>
          (fr !== null || en !== null) &&
          (fr === null || texts.fr !== null) &&
          (en === null || texts.en !== null),
      ),
    { error: 'required_by_kind', path: ['checks'] },
  );
