import { z } from 'zod';
import { canonicalPaths, identifier, linkedPaths } from './common.ts';
import { day, visibleText } from './fields.ts';
import { productCard, productDocument } from './product.ts';

export const LONGEST_VOTE_COMMENT = 300;

/** One step of an after-sales page. `professional`: mains voltage, gas, refrigerant. */
export const savStep = z.object({ title: z.string(), text: z.string(), professional: z.boolean() });
/** What an operator writes of a step. */
export const savStepRecord = savStep.extend({ title: visibleText.max(300), text: visibleText.max(5000) });
export type SavStep = z.infer<typeof savStep>;

/** A category as others lead to it. */
const savPlace = z.object({ id: identifier, name: visibleText, canonical: linkedPaths });
/** The category of the page itself: the page is shown whatever its category is. */
const ownPlace = z.object({ id: identifier, name: z.string(), canonical: canonicalPaths });
export type SavPlace = z.infer<typeof savPlace>;

/** An after-sales page as lists show it. */
export const savSummary = z.object({
  id: identifier,
  title: visibleText,
  slug: z.string(),
  lead: z.string(),
  canonical: linkedPaths,
  exist_in: z.array(z.number().int()),
  /** ISO date of its last change. */
  updated_at: day,
});
export type SavSummary = z.infer<typeof savSummary>;

export const savQuestion = z.object({
  id: identifier,
  question: z.string(),
  answer: z.string(),
  category: savPlace,
});
export type SavQuestion = z.infer<typeof savQuestion>;

const votes = z.object({ up: z.number().int().min(0), down: z.number().int().min(0) });

export const sav = savSummary.extend({
  title: z.string(),
  updated_at: z.string(),
  canonical: canonicalPaths,
  category: ownPlace,
  steps: z.array(savStep),
  products: z.array(productCard),
  documents: z.array(productDocument),
  questions: z.array(savQuestion),
  /** Others of the same category. */
  related: z.array(savSummary),
  votes,
});
export type Sav = z.infer<typeof sav>;

const savCategoryFields = savPlace.extend({
  /** The same in every language: `connected` is the one alerts are shown on. */
  code: z.string(),
  slug: z.string(),
  intro: z.string(),
});
export type SavCategory = z.infer<typeof savCategoryFields> & { childs: SavCategory[] };

export const savCategory: z.ZodType<SavCategory> = savCategoryFields
  .extend({
    get childs() {
      return z.array(savCategory);
    },
  })
  .meta({ id: 'SavCategory' });

/** A category whose own page it is. */
const ownCategory = savCategoryFields.extend({ ...ownPlace.shape, childs: z.array(savCategory) });

/** A category with what stands in it and below it. */
export const savCategoryContent = z.object({
  category: ownCategory,
  articles: z.array(savSummary),
  questions: z.array(savQuestion),
});
export type SavCategoryContent = z.infer<typeof savCategoryContent>;

/** A fault as lists show it. `code`: what the appliance displays, `null` for one that shows nothing. */
export const savFaultSummary = z.object({
  id: identifier,
  code: z.string().nullable(),
  title: visibleText,
  slug: z.string(),
  family: savPlace,
  canonical: linkedPaths,
});
export type SavFaultSummary = z.infer<typeof savFaultSummary>;

/** What to look at, in order. `professional`: nobody else may. */
const savCheck = z.object({ text: z.string(), professional: z.boolean() });

/** Where the checks end when none has helped. */
const savFaultEnd = z.object({
  kind: z.enum(['part', 'ticket', 'locator']),
  /** Name of the part that is changed then. */
  part: z.string().nullable(),
});

export const savFault = savFaultSummary.extend({
  title: z.string(),
  family: ownPlace,
  canonical: canonicalPaths,
  meaning: z.string(),
  checks: z.array(savCheck),
  end: savFaultEnd,
  products: z.array(productCard),
  articles: z.array(savSummary),
  related: z.array(savFaultSummary),
});
export type SavFault = z.infer<typeof savFault>;

/** Without text: every question, in the order of the categories. */
export const savSearchQuery = z.object({ text: z.string().max(200).default('') });

export const savSearchAnswer = z.object({
  total: z.number().int().min(0),
  /** The text that was searched, when it differs from the one typed: a corrected spelling. */
  corrected: z.string().nullable(),
  faults: z.array(savFaultSummary),
  questions: z.array(savQuestion),
  articles: z.array(savSummary),
});
export type SavSearchAnswer = z.infer<typeof savSearchAnswer>;

export const savVote = z.object({
  id: identifier,
  vote: z.union([z.literal(1), z.literal(-1)]),
  comment: z.string().max(LONGEST_VOTE_COMMENT).optional(),
});
export type SavVote = z.infer<typeof savVote>;

/** `message`: why the vote did not count. */
export const savVoteAnswer = votes.extend({
  mine: z.union([z.literal(1), z.literal(-1)]).nullable(),
  message: z.literal('too_many').nullable(),
});
export type SavVoteAnswer = z.infer<typeof savVoteAnswer>;
