import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '../catalogue/categories.ts';
import type { DemoCategory } from '../catalogue/demo-category.ts';
import { PAGES } from '../content/pages.ts';
import { SAV_ARTICLES } from '../support/articles.ts';
import { SAV_QUESTIONS } from '../support/questions.ts';
import { ARTICLE_WORDS } from './article-words.data.ts';
import { CATEGORY_WORDS } from './category-words.data.ts';
import { PAGE_WORDS } from './page-words.data.ts';
import { QUESTION_WORDS } from './question-words.data.ts';

const allCategories = (some: readonly DemoCategory[]): DemoCategory[] =>
  some.flatMap((one) => [one, ...allCategories(one.children ?? [])]);

describe('search words', () => {
  it.each([
    ['after-sales page', ARTICLE_WORDS, SAV_ARTICLES.map(({ key }) => key)],
    ['question', QUESTION_WORDS, SAV_QUESTIONS.map(({ en }) => en[0])],
    ['category', CATEGORY_WORDS, allCategories(CATEGORIES).map(({ key }) => key)],
    ['page', PAGE_WORDS, PAGES.filter(({ type }) => type !== 'chantier').map(({ key }) => key)],
  ])('every %s has some, and none belong to a former one', (_kind, words, keys) => {
    expect(Object.keys(words).toSorted()).toEqual(keys.toSorted());
  });
});
