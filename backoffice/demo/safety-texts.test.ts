import { describe, expect, it } from '@jest/globals';
import { GUIDES_BY_NAME } from '#backoffice/documents/guides/guides-by-name.ts';
import { splitAtEmergencyNumbers } from '#shared/domain/emergency-numbers.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { textPairs } from '#tests/support/text-figures.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { DEMO_ARTICLES, DEMO_FAULTS, DEMO_PAGES, DEMO_QUESTIONS } from '#tests/support/demo-content.ts';

const { products: PRODUCTS, vocabulary } = await readDemoCatalogue();

/** Texts of the demo in one language. Texts that are printed together are joined. */
function textsIn(lang: Locale): string[] {
  const values: unknown[] = [
    ...DEMO_PAGES.flatMap((page) => page[lang].blocks),
    ...DEMO_ARTICLES.map((article) => article[lang].steps),
    ...DEMO_QUESTIONS.map((entry) => [entry[lang].question, entry[lang].answer]),
    ...DEMO_FAULTS.map((fault) => fault[lang].meaning),
    ...new Set(DEMO_FAULTS.flatMap((fault) => fault[lang].checks.map(({ text }) => text))),
    ...PRODUCTS.map(({ texts }) => texts[lang]),
    ...PRODUCTS.map(({ type }) => guideWords(type, lang)),
  ];
  return values.map((value) =>
    textPairs(value, undefined)
      .map(([text]) => text)
      .join(' '),
  );
}

const dialled = (text: string) => splitAtEmergencyNumbers(text).flatMap(({ url }) => url ?? []);
const guideOf = (type: string, lang: Locale) => guideWords(type, lang).safety.join(' ');

function guideWords(type: string, lang: Locale) {
  const guide = vocabulary.types.get(type)?.guide;
  if (!guide) throw new Error(`Type ${type} has no guide.`);
  return GUIDES_BY_NAME[guide].words[lang];
}

/** Appliances that may be installed in a bathroom. */
const BATHROOM_TYPES = [
  'inertie-seche',
  'inertie-fluide',
  'panneau-rayonnant',
  'seche-serviettes-electrique',
  'seche-serviettes-soufflant',
  'seche-serviettes-mixte',
  'chauffe-eau-electrique',
  'aerateur',
];

describe('safety texts', () => {
  const SIGNS: Record<Locale, [RegExp, string[]][]> = {
    fr: [
      [/odeur de gaz|une odeur, ne touchez/i, ['tel:0800473333', 'tel:18', 'tel:112']],
      [/flamme[^.]{0,40} jaune|flamme jaune|monoxyde de carbone ne se sent/i, ['tel:18', 'tel:112']],
    ],
    en: [
      [/smell of gas/i, ['tel:0800473333', 'tel:18', 'tel:112']],
      [/yellow flame|flame[^.]{0,40} yellow|carbon monoxide has no smell/i, ['tel:18', 'tel:112']],
    ],
  };

  it.each(LOCALES)(
    'texts in %s that mention a smell of gas or a yellow flame: they name the emergency numbers',
    (lang) => {
      for (const [sign, numbers] of SIGNS[lang]) {
        const speaking = textsIn(lang).filter((text) => sign.test(text));
        expect(speaking.length).toBeGreaterThan(2);
        const lacking = speaking.filter((text) => !numbers.every((number) => dialled(text).includes(number)));
        // The second gas step of a boiler fault refers to the first: it applies only without a smell of gas.
        expect(
          lacking.filter(
            (text) => !/^(Sans odeur de gaz, essayez|If there is no smell of gas, try)/.test(text),
          ),
        ).toEqual([]);
      }
    },
  );

  it.each(LOCALES)('guides in %s of bathroom appliances: they state the volumes of NF C 15-100', (lang) => {
    const metres = lang === 'fr' ? ['2,25 m', '1,20 m'] : ['2.25 m', '1.20 m'];
    for (const type of BATHROOM_TYPES) {
      const guide = guideOf(type, lang);
      for (const figure of [...metres, '60 cm', '30 mA'])
        expect([type, figure, guide.includes(figure)]).toEqual([type, figure, true]);
    }
  });

  it.each(LOCALES)('texts in %s: volume 2 does not exclude itself', (lang) => {
    const wrong = /(?:au-delà de|beyond) 60 cm[^.;]*(?:volume|zone) 2/i;
    expect(textsIn(lang).filter((text) => wrong.test(text))).toEqual([]);
  });

  it.each(LOCALES)(
    'texts in %s: no class I appliance except a water heater is allowed in volume 2',
    (lang) => {
      const technical = PRODUCTS.flatMap(({ reference, type, texts }) =>
        texts[lang].technical.map(({ value }) => ({ reference, type, value })),
      );
      const wrong = technical.filter(
        ({ type, value }) =>
          !type.startsWith('chauffe-eau') && /class(?:e)? I,.*(?:volume|zone) 2/i.test(value),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(LOCALES)('texts in %s: no water heater switches to frost protection within a day', (lang) => {
    const wrong =
      /(?:24 heures|vingt-quatre heures|24 hours|twenty-four hours) (?:sans tirage|without a draw)/i;
    expect(textsIn(lang).filter((text) => wrong.test(text))).toEqual([]);
  });

  it.each(LOCALES)('texts in %s: the floor cut-out is always 50 °C', (lang) => {
    const floor =
      lang === 'fr'
        ? /(?:sécurité à réarmement manuel|aquastat)[^.]*?(\d+) °C/gi
        : /(?:manually reset cut-out|mechanical thermostat)[^.]*?(\d+) °C/gi;
    const found = textsIn(lang).flatMap((text) => [...text.matchAll(floor)].map(([, degrees]) => degrees));
    expect([found.length > 2, ...new Set(found)]).toEqual([true, '50']);
  });

  it.each([
    ['fr', 200, 333],
    ['en', 200, 333],
  ] as const)('in %s, %i litres at 60 °C are never more than %i at 40 °C', (lang, litres, max) => {
    const claim = new RegExp(`${litres} litres (?:à|at) 60 °C[^.]*`, 'gi');
    const claims = textsIn(lang).flatMap((text) => [...text.matchAll(claim)].map(([words]) => words));
    expect(claims.length).toBeGreaterThan(0);
    for (const words of claims)
      for (const figure of words.match(/\d{3}/g) ?? []) expect(Number(figure)).toBeLessThanOrEqual(max);
  });
});
