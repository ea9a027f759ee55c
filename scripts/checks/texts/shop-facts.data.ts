/** Name and telephone numbers of the demo shop, which no code may state. */
export const BRAND_NAME = 'Âtre';
export const TELEPHONE = '02 61 91 12 12';
export const TRADE_TELEPHONE = '02 61 91 12 40';

/**
 * Facts that several texts of the demo shop repeat. All texts are compared with them (fact-rules.data.ts).
 */
export const FACTS = {
  founded: 1921,
  /** Sorted by opening year. Staff on 1 January 2026. */
  factories: [
    { town: 'Roanne', since: 1921, people: 410 },
    { town: 'Charleville-Mézières', since: 1956, people: 340 },
    { town: 'Auch', since: 1968, people: 280 },
    { town: 'Vernon', since: 1979, people: 520 },
    { town: 'Thiers', since: 1986, people: 190 },
    { town: 'Cholet', since: 1994, people: 160 },
  ],
  researchCentres: 5,
  /** Engineers and technicians of all research centres. */
  researchers: 212,
  trainingCentres: 3,
  /** Installers trained per year. */
  trained: 5000,
  advisers: 200,
  /** Years of spare part supply after the last sale of a model. */
  partsYears: 10,
  /** Shortest and longest guarantee of the catalogue, in years. */
  guarantee: { shortest: 2, longest: 15 },
  /** A serial number as on plates: range, year and week, number within the year. */
  serial: { example: 'LAM-2614-00451', letters: 3, figures: 9 },
} as const;

/** Staff of all factories. */
export const FACTORY_PEOPLE = FACTS.factories.reduce((sum, { people }) => sum + people, 0);

/** Phone numbers in the notation of each language. */
export const PHONES = {
  fr: {
    consumers: TELEPHONE,
    trade: TRADE_TELEPHONE,
    commissioning: '02 61 91 12 41',
    design: '02 61 91 12 42',
    parts: '02 61 91 12 43',
  },
  en: {
    consumers: `+33 ${TELEPHONE.slice(1)}`,
    trade: `+33 ${TRADE_TELEPHONE.slice(1)}`,
    commissioning: '+33 2 61 91 12 41',
    design: '+33 2 61 91 12 42',
    parts: '+33 2 61 91 12 43',
  },
} as const;

/** Opening hours of the two phone lines, as a phrase. */
export const HOURS = {
  fr: {
    consumers: 'du lundi au samedi, de 8 h à 19 h',
    trade: 'du lundi au vendredi, de 7 h 30 à 18 h',
  },
  en: {
    consumers: 'Monday to Saturday, 8 a.m. to 7 p.m.',
    trade: 'Monday to Friday, 7.30 a.m. to 6 p.m.',
  },
} as const;
