import type { Translated } from '../catalogue/product-record.ts';

type Plan = 'part' | 'pro';
type Pair = readonly [title: string, text: string];

export type DemoSavCategory = {
  key: string;
  slug: Translated;
  name: Translated;
  intro: Translated;
  children?: DemoSavCategory[];
};

export type DemoArticleTexts = {
  slug: string;
  title: string;
  /** One or two sentences below the title, also shown by search engines. */
  lead: string;
};

export type DemoStep = { fr: Pair; en: Pair; professional: boolean };

export type DemoArticle = {
  key: string;
  category: string;
  plans?: Plan[];
  /** ISO date of its last change. */
  updated: string;
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
