import { describe, expect, it } from '@jest/globals';
import { readDemoCatalogue } from '../demo-catalogue.ts';
import { PAGES } from '../content/pages.ts';
import { SAV_ARTICLES } from '../support/articles.ts';
import { SAV_QUESTIONS } from '../support/questions.ts';
import { ARTICLE_WORDS } from './article-words.data.ts';
import { PAGE_WORDS } from './page-words.data.ts';
import { QUESTION_WORDS } from './question-words.data.ts';

describe('search words', () => {
  it.each([
    ['after-sales page', ARTICLE_WORDS, SAV_ARTICLES.map(({ key }) => key)],
    ['question', QUESTION_WORDS, SAV_QUESTIONS.map(({ en }) => en[0])],
    ['page', PAGE_WORDS, PAGES.filter(({ type }) => type !== 'chantier').map(({ key }) => key)],
  ])('every %s has some, and none belong to a former one', (_kind, words, keys) => {
    expect(Object.keys(words).toSorted()).toEqual(keys.toSorted());
  });

  it('category: each has some in both languages', async () => {
    const { categories } = await readDemoCatalogue();
    const without = categories.filter(({ search_words: words }) => !words.fr.length || !words.en.length);
    expect(without.map(({ key }) => key)).toEqual([]);
  });
});
