import type { Translated } from '../catalogue/product-record.ts';

type Plan = 'part' | 'pro';
/** A title and its text. */
type Pair = readonly [title: string, text: string];

/** A category of the after-sales pages: a product family or a task of its owners. */
export type DemoSavCategory = {
  key: string;
  slug: Translated;
  name: Translated;
  intro: Translated;
  children?: DemoSavCategory[];
};

export type DemoArticleTexts = {
  /** Unique in its language among after-sales pages. */
  slug: string;
  title: string;
  /** One or two sentences below the title, also shown by search engines. */
  lead: string;
};

export type DemoStep = { fr: Pair; en: Pair; professional: boolean };

/** An after-sales page with its steps. */
export type DemoArticle = {
  key: string;
  /** Key of its category. */
  category: string;
  plans?: Plan[];
  /** ISO date of its last change. */
  updated: string;
  /** References of the ranges that the page is about. */
  products: string[];
  fr: DemoArticleTexts;
  en: DemoArticleTexts;
  steps: DemoStep[];
};

export type DemoQuestion = { category: string; plans?: Plan[]; fr: Pair; en: Pair };

/** A step for all visitors. */
export function step(fr: Pair, en: Pair): DemoStep {
  return { fr, en, professional: false };
}

/** A step for professionals only: mains voltage, gas, refrigerant. */
export function professional(fr: Pair, en: Pair): DemoStep {
  return { fr, en, professional: true };
}
