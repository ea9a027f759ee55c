import type { Translated } from '../catalogue/product-record.ts';

type Plan = 'part' | 'pro';
/** A title and its text. */
type Pair = readonly [title: string, text: string];

/** A category of the after-sales pages: a family of products, or what its owners want to do. */
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
  /** One or two sentences below the title; search engines show it too. */
  lead: string;
};

export type DemoStep = { fr: Pair; en: Pair; professional: boolean };

/** An after-sales page: what to do, step by step. */
export type DemoArticle = {
  key: string;
  /** Key of its category. */
  category: string;
  plans?: Plan[];
  /** ISO date of its last change. */
  updated: string;
  /** Range references of the products it is about. */
  products: string[];
  fr: DemoArticleTexts;
  en: DemoArticleTexts;
  steps: DemoStep[];
};

export type DemoQuestion = { category: string; plans?: Plan[]; fr: Pair; en: Pair };

/** Something anybody may do. */
export function step(fr: Pair, en: Pair): DemoStep {
  return { fr, en, professional: false };
}

/** Something that only a professional may do: mains voltage, gas, refrigerant. */
export function professional(fr: Pair, en: Pair): DemoStep {
  return { fr, en, professional: true };
}
