import { describe, expect, it } from '@jest/globals';
import { findGuide } from '#backoffice/documents/guides/find-guide.ts';
import { figuresOf, textPairs } from '#tests/support/text-figures.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { PAGES } from './content/pages.ts';
import { SAV_ARTICLES } from './support/articles.ts';
import { SAV_FAULTS } from './support/faults.ts';
import { CHECKS } from './support/faults/checks.ts';
import { SAV_QUESTIONS } from './support/questions.ts';

const { products: PRODUCTS } = await readDemoCatalogue();

/** Texts whose languages correctly state different figures, with the reason. Key: the start of the French text. */
const EXCEPTIONS: Record<string, string> = {
  'Dimensionner une pompe à chaleur air-eau':
    'the English description has no room for the number of the standard',
  '## Venir': 'only English readers are told of the visits in English',
  'À Granville, quatre radiateurs Bardeau': 'the English description names what the text measures',
};

const without = <Texts extends { slug: string }>({ slug: _slug, ...texts }: Texts) => texts;

const PAIRS: [where: string, french: string, english: string][] = [
  ...PAGES.flatMap((page) => named(`page ${page.key}`, without(page.fr), without(page.en))),
  ...SAV_ARTICLES.flatMap((article) =>
    named(`article ${article.key}`, without(article.fr), without(article.en)),
  ),
  ...SAV_ARTICLES.flatMap(({ key, steps }) =>
    steps.flatMap((step) => named(`article ${key}`, step.fr, step.en)),
  ),
  ...SAV_QUESTIONS.flatMap((question) => named('question', question.fr, question.en)),
  ...SAV_FAULTS.flatMap(({ family, code, title, meaning }) => [
    ...named(`fault ${family} ${code}`, title.fr, title.en),
    ...named(`fault ${family} ${code}`, meaning.fr, meaning.en),
  ]),
  ...Object.entries(CHECKS).flatMap(([key, check]) => named(`check ${key}`, check.fr, check.en)),
  ...[...new Set(PRODUCTS.map(({ type }) => type))].flatMap((type) => {
    const { words } = findGuide(type);
    return named(`guide ${type}`, words.fr, words.en);
  }),
];

function named(where: string, french: unknown, english: unknown): [string, string, string][] {
  return textPairs(french, english).map(([fr, en]) => [where, fr, en]);
}

describe('figures in texts', () => {
  it('pages, articles, questions, faults and guides: both languages state the same figures', () => {
    const differing = PAIRS.filter(
      ([, fr, en]) => figuresOf(fr, 'fr').join(' ') !== figuresOf(en, 'en').join(' '),
    ).filter(([, fr]) => !Object.keys(EXCEPTIONS).some((start) => fr.startsWith(start)));
    expect(
      differing.map(([where, fr, en]) => [
        where,
        figuresOf(fr, 'fr').join(' '),
        figuresOf(en, 'en').join(' '),
        fr,
      ]),
    ).toEqual([]);
    expect(PAIRS.length).toBeGreaterThan(2000);
  });

  it('exceptions: each belongs to an existing text that differs', () => {
    const unused = Object.keys(EXCEPTIONS).filter(
      (start) =>
        !PAIRS.some(
          ([, fr, en]) => fr.startsWith(start) && figuresOf(fr, 'fr').join() !== figuresOf(en, 'en').join(),
        ),
    );
    expect(unused).toEqual([]);
  });

  it.each([
    ['À 22 h, 1 500 W et 2,50 m', 'At 10 p.m., 1,500 W and 2.5 m', true],
    ['Appelez le 02 61 91 12 12 avant 7 h 30', 'Call +33 2 61 91 12 12 before 7.30 a.m.', true],
    ['jusqu’à 60 cm', 'beyond zone 2', false],
    ['de 3 à 4 bar', '3 to 5 bar', false],
  ])('%s and %s: same figures is %s', (french, english, same) => {
    expect(figuresOf(french, 'fr').join() === figuresOf(english, 'en').join()).toBe(same);
  });
});
