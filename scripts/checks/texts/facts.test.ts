import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { FACTS } from './shop-facts.data.ts';
import { DEMO_PAGES as PAGES } from '#tests/support/demo-content.ts';
import { formatSerial, readSerial } from '#shared/domain/plate-key.ts';
import { collectTexts, type SiteText } from './collect-texts.ts';
import { findFactFindings } from './find-fact-findings.ts';
import { findListFindings } from './find-list-findings.ts';

const { products: PRODUCTS } = await readDemoCatalogue();

const text = (lang: SiteText['lang'], words: string): SiteText => ({
  location: 'planted',
  lang,
  text: words,
});

describe('facts of the demo shop', () => {
  it('all texts: state no other number, place or starting point', () => {
    expect(findFactFindings(collectTexts())).toEqual([]);
  });

  it.each([
    ['researchers', text('fr', 'Cinq centres, 180 ingénieurs et techniciens.'), 'researchers is 212'],
    ['research centres in words', text('en', 'Its six research centres.'), 'research centres is 5'],
    [
      'installers trained',
      text('fr', 'Trois mille installateurs reçus chaque année.'),
      'installers trained is 5000',
    ],
    [
      'people in factories',
      text('fr', 'Six usines, toutes en France, 1\u00a0800 personnes.'),
      'people in factories is 1900',
    ],
    [
      'years of spare parts',
      text('en', 'Spare parts are kept for fifteen years.'),
      'years of spare parts is 10',
    ],
    ['years of spare parts', text('fr', 'Quinze ans de pièces'), 'years of spare parts is 10'],
    [
      'start of those years',
      text('fr', 'Pièces disponibles dix ans après l’arrêt de fabrication.'),
      'from the last sale on',
    ],
    [
      'length of a serial number',
      text('fr', 'Le numéro de série compte dix chiffres.'),
      'figures of a serial number is 9',
    ],
    ['example of a serial number', text('en', 'Serial number LAM-1500-0417'), 'is no serial number'],
    ['place of the data plate', text('fr', 'La plaque est rivetée au dos.'), 'on its right edge'],
    [
      'hours of a line',
      text('fr', 'Appelez le 02 61 91 12 12, du lundi au vendredi, de 9 h à 18 h.'),
      'other hours',
    ],
    ['telephone', text('fr', 'Appelez le 02 61 91 12 13.'), 'is no number of the shop'],
    ['guarantee', text('en', 'From 2 to 20 years.'), 'longest guarantee is 15'],
  ])('contradicting value is found: %s', (_fact, planted, finding) => {
    expect(findFactFindings([planted]).join('\n')).toContain(finding);
  });

  it.each([
    ['parts under guarantee', text('en', 'Parts are guaranteed for one year.')],
    ['the true hours', text('fr', 'Appelez le 02 61 91 12 12, du lundi au samedi, de 8 h à 19 h.')],
    ['words that are no number', text('fr', 'Nos usines et leurs conseillers.')],
  ])('correct text has no finding: %s', (_case, planted) => {
    expect(findFactFindings([planted])).toEqual([]);
  });

  it('guarantees of the catalogue: between the shortest and the longest fact', () => {
    const years = PRODUCTS.map(({ guarantee }) => guarantee);
    expect({ shortest: Math.min(...years), longest: Math.max(...years) }).toEqual(FACTS.guarantee);
  });

  it('serial number example: the search parses it', () => {
    const { example, letters, figures } = FACTS.serial;
    const serial = readSerial(example);
    expect(serial && formatSerial(serial)).toBe(example);
    expect(example.replaceAll(/\D/g, '')).toHaveLength(figures);
    expect(example.replaceAll(/[^A-Z]/g, '')).toHaveLength(letters);
  });

  it('figures at the foot of pages: equal the facts, in both languages', () => {
    const facts = [FACTS.factories.length, FACTS.researchCentres, FACTS.trainingCentres, FACTS.advisers];
    expect(figuresOf('figures')).toEqual([...facts, ...facts]);
  });

  it('figures of the quote pages: equal the facts, in both languages', () => {
    const facts = [FACTS.founded, FACTS.factories.length, FACTS.advisers, FACTS.partsYears];
    expect(figuresOf('quote_figures')).toEqual([...facts, ...facts]);
  });
});

describe('titles that state the length of a list', () => {
  it('all: state the number of entries in the list', () => {
    expect(findListFindings(PAGES)).toEqual([]);
  });

  it('other number: found', () => {
    const [page] = PAGES;
    if (!page) throw new Error('no pages');
    const block = { type: 'products' as const, title: 'Three appliances', references: ['AT-LAM', 'AT-RIV'] };
    const planted = { ...page, fr: { ...page.fr, blocks: [] }, en: { ...page.en, blocks: [block] } };
    expect(findListFindings([planted])).toEqual([`${page.key} (en): “Three appliances” stands above 2`]);
  });
});

/** Figures of a setting of the demo shop, French first. */
function figuresOf(setting: string): number[] {
  const settings = readFileSync('demo-shop/settings.yaml', 'utf8');
  const block = settings.split(new RegExp(`^${setting}:$`, 'm'))[1]?.split(/^\w/m)[0] ?? '';
  return [...block.matchAll(/(?:^ +- "?|\|)(\d+)\|/gm)].map(([, value]) => Number(value));
}
