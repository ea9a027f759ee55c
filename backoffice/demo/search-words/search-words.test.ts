import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '../catalogue/categories.ts';
import type { DemoCategory } from '../catalogue/demo-category.ts';
import { DEMO_ARTICLES, DEMO_PAGES, DEMO_QUESTIONS } from '#tests/support/demo-content.ts';
import { LOCALES } from '#shared/locale.ts';
import { CATEGORY_WORDS } from './category-words.data.ts';

const allCategories = (some: readonly DemoCategory[]): DemoCategory[] =>
  some.flatMap((one) => [one, ...allCategories(one.children ?? [])]);

describe('search words', () => {
  it('categories: every one has some, and none belong to a former one', () => {
    const keys = allCategories(CATEGORIES).map(({ key }) => key);
    expect(Object.keys(CATEGORY_WORDS).toSorted()).toEqual(keys.toSorted());
  });

  it('pages, after-sales pages and questions: every one has some in both languages', () => {
    const entries = [
      ...DEMO_PAGES.filter(({ fr }) => fr.type !== 'chantier'),
      ...DEMO_ARTICLES,
      ...DEMO_QUESTIONS,
    ];
    const lacking = entries.flatMap((entry) =>
      LOCALES.filter((lang) => (entry[lang].search_words ?? []).length === 0).map((lang) => [
        entry.key,
        lang,
      ]),
    );
    expect(lacking).toEqual([]);
  });
});
