import { z } from 'zod';
import { canonicalPaths, identifier, linkedPaths } from './common.ts';
import { day, visibleText } from './fields.ts';
import { productCard, productDocument } from './product.ts';

export const MAX_VOTE_COMMENT_LENGTH = 300;

/** `professional`: the step involves mains voltage, gas or refrigerant. */
export const savStep = z.object({
  title: z.string().describe('Title in the language of the request.'),
  text: z.string().describe('What to do.'),
  professional: z.boolean().describe('Only a professional may do it.'),
});
export const savStepRecord = savStep.extend({
  title: visibleText.max(300).describe('Title in the language of the request.'),
  text: visibleText.max(5000).describe('Text in the language of the request.'),
});
export type SavStep = z.infer<typeof savStep>;

const savPlace = z.object({
  id: identifier.describe('Number of the entity.'),
  name: visibleText.describe('Name in the language of the request.'),
  canonical: linkedPaths.describe('Canonical path for each audience.'),
});
/** Category of the page itself: the page renders even with an empty name or without paths. */
const ownPlace = z.object({
  id: identifier.describe('Number of the entity.'),
  name: z.string().describe('Name in the language of the request.'),
  canonical: canonicalPaths.describe('Canonical path for each audience.'),
});
export type SavPlace = z.infer<typeof savPlace>;

export const savSummary = z
  .object({
    id: identifier.describe('Number of the entity.'),
    title: visibleText.describe('Title in the language of the request.'),
    slug: z.string().describe('Slug of the entity in the language of the request.'),
    lead: z.string().describe('Lead text.'),
    canonical: linkedPaths.describe('Canonical path for each audience.'),
    exist_in: z.array(z.number().int()).describe('Numbers of the sales plans that list the entity.'),
    updated_at: day.describe('Date of the last change.'),
  })
  .meta({ id: 'SavSummary', description: 'An after-sales page in lists.' });
export type SavSummary = z.infer<typeof savSummary>;

export const savQuestion = z
  .object({
    id: identifier.describe('Number of the entity.'),
    question: z.string().describe('Question.'),
    answer: z.string().describe('Answer.'),
    category: savPlace.describe('Category of the question.'),
  })
  .meta({ id: 'SavQuestion', description: 'A question with its answer.' });
export type SavQuestion = z.infer<typeof savQuestion>;

const votes = z.object({
  up: z.number().int().min(0).describe('Number of votes that the page helped.'),
  down: z.number().int().min(0).describe('Number of votes that it did not.'),
});

export const sav = savSummary
  .extend({
    title: z.string().describe('Title in the language of the request.'),
    updated_at: z.string().describe('Date of the last change.'),
    canonical: canonicalPaths.describe('Canonical path for each audience.'),
    category: ownPlace.describe('Category of the page.'),
    steps: z.array(savStep).describe('Steps in their order.'),
    products: z.array(productCard).describe('Products that belong to it.'),
    documents: z.array(productDocument).describe('Documents to consult.'),
    questions: z.array(savQuestion).describe('Related questions.'),
    related: z.array(savSummary).describe('Related entities, the closest first.'),
    votes: votes.describe('Votes of visitors.'),
  })
  .meta({ id: 'SavPage', description: 'An after-sales page.' });
export type Sav = z.infer<typeof sav>;

const savCategoryFields = savPlace.extend({
  code: z.string().describe('Code, the same in every language.'),
  slug: z.string().describe('Slug of the entity in the language of the request.'),
  intro: z.string().describe('Introductory text.'),
});
export type SavCategory = z.infer<typeof savCategoryFields> & { childs: SavCategory[] };

export const savCategory: z.ZodType<SavCategory> = savCategoryFields
  .extend({
    get childs() {
      return z.array(savCategory).describe('Categories below it.');
    },
  })
  .meta({ id: 'SavCategory', description: 'An after-sales category with the categories below it.' });

const ownCategory = savCategoryFields.extend({
  ...ownPlace.shape,
  childs: z.array(savCategory).describe('Categories below it.'),
});

export const savCategoryContent = z.object({
  category: ownCategory.describe('The category.'),
  articles: z.array(savSummary).describe('After-sales pages of the category and below.'),
  questions: z.array(savQuestion).describe('Questions of the category and below.'),
});
export type SavCategoryContent = z.infer<typeof savCategoryContent>;

export const savFaultSummary = z
  .object({
    id: identifier.describe('Number of the entity.'),
    code: z.string().nullable().describe('Code that the appliance displays; `null` for none.'),
    title: visibleText.describe('Title in the language of the request.'),
    slug: z.string().describe('Slug of the entity in the language of the request.'),
    family: savPlace.describe('Category of the appliance.'),
    canonical: linkedPaths.describe('Canonical path for each audience.'),
  })
  .meta({ id: 'SavFaultSummary', description: 'An appliance fault in lists.' });
export type SavFaultSummary = z.infer<typeof savFaultSummary>;

const savCheck = z.object({
  text: z.string().describe('What to check.'),
  professional: z.boolean().describe('Only a professional may check it.'),
});

/** Next step when no check helps. */
const savFaultEnd = z.object({
  kind: z
    .enum(['part', 'ticket', 'locator'])
    .describe('Next step when no check helps: part, request or installer search.'),
  part: z.string().nullable().describe('Name of the part to replace.'),
});

export const savFault = savFaultSummary
  .extend({
    title: z.string().describe('Title in the language of the request.'),
    family: ownPlace.describe('Category of the appliance.'),
    canonical: canonicalPaths.describe('Canonical path for each audience.'),
    meaning: z.string().describe('Meaning of the fault.'),
    checks: z.array(savCheck).describe('Checks in their order.'),
    end: savFaultEnd.describe('Next step when no check helps.'),
    products: z.array(productCard).describe('Products that belong to it.'),
    articles: z.array(savSummary).describe('After-sales pages about it.'),
    related: z.array(savFaultSummary).describe('Related entities, the closest first.'),
  })
  .meta({ id: 'SavFault', description: 'An appliance fault with its checks.' });
export type SavFault = z.infer<typeof savFault>;

export const savSearchQuery = z.object({
  text: z.string().max(200).default('').describe('Text to search; every question without it.'),
});

export const savSearchResponse = z.object({
  total: z.number().int().min(0).describe('Number of all entities that match.'),
  corrected: z.string().nullable().describe('Corrected text, when it differs from the one typed.'),
  faults: z.array(savFaultSummary).describe('Faults that match.'),
  questions: z.array(savQuestion).describe('Questions that match.'),
  articles: z.array(savSummary).describe('After-sales pages that match.'),
});
export type SavSearchResponse = z.infer<typeof savSearchResponse>;

export const savVote = z.object({
  id: identifier.describe('Number of the after-sales page.'),
  vote: z.union([z.literal(1), z.literal(-1)]).describe('1 when the page helped, -1 otherwise.'),
  comment: z
    .string()
    .max(MAX_VOTE_COMMENT_LENGTH)
    .optional()
    .describe('Comment in the words of the customer.'),
});
export type SavVote = z.infer<typeof savVote>;

export const savVoteResponse = votes.extend({
  mine: z
    .union([z.literal(1), z.literal(-1)])
    .nullable()
    .describe('Vote of this visitor.'),
  message: z.literal('too_many').nullable().describe('Reason why the vote did not count.'),
});
export type SavVoteResponse = z.infer<typeof savVoteResponse>;
