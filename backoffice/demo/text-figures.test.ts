import { describe, expect, it } from '@jest/globals';
import { GUIDES_BY_NAME } from '#backoffice/documents/guides/guides-by-name.ts';
import { figuresOf, textPairs } from '#tests/support/text-figures.ts';
import {
  DEMO_ARTICLES,
  DEMO_FAULTS,
  DEMO_PAGES,
  DEMO_QUESTIONS,
  type DemoPage,
} from '#tests/support/demo-content.ts';

/** Texts whose languages correctly state different figures, with the reason. Key: the start of the French text. */
const EXCEPTIONS: Record<string, string> = {
  'Dimensionner une pompe à chaleur air-eau':
    'the English description has no room for the number of the standard',
  '## Venir': 'only English readers are told of the visits in English',
  'À Granville, quatre radiateurs Bardeau': 'the English description names what the text measures',
};

const pageTexts = ({ title, lead, description, blocks }: DemoPage['fr']) => ({
  title,
  lead,
  description,
  blocks,
});

const PAIRS: [where: string, french: string, english: string][] = [
  ...DEMO_PAGES.flatMap(({ key, fr, en }) => named(`page ${key}`, pageTexts(fr), pageTexts(en))),
  ...DEMO_ARTICLES.flatMap(({ key, fr, en }) => [
    ...named(`article ${key}`, [fr.title, fr.lead], [en.title, en.lead]),
    ...named(`article ${key}`, fr.steps, en.steps),
  ]),
  ...DEMO_QUESTIONS.flatMap(({ key, fr, en }) =>
    named(`question ${key}`, [fr.question, fr.answer], [en.question, en.answer]),
  ),
  ...DEMO_FAULTS.flatMap(({ key, fr, en }) => [
    ...named(`fault ${key}`, [fr.title, fr.meaning], [en.title, en.meaning]),
    ...named(`fault ${key}`, fr.checks, en.checks),
  ]),
  ...Object.entries(GUIDES_BY_NAME).flatMap(([name, { words }]) =>
    named(`guide ${name}`, words.fr, words.en),
  ),
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
