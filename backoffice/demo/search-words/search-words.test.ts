import { describe, expect, it } from '@jest/globals';
import { readDemoCatalogue } from '../demo-catalogue.ts';
import { DEMO_ARTICLES, DEMO_PAGES, DEMO_QUESTIONS } from '#tests/support/demo-content.ts';
import { LOCALES } from '#shared/locale.ts';

describe('search words', () => {
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

  it('category: each has some in both languages', async () => {
    const { categories } = await readDemoCatalogue();
    const without = categories.filter(({ search_words: words }) => !words.fr.length || !words.en.length);
    expect(without.map(({ key }) => key)).toEqual([]);
  });
});
