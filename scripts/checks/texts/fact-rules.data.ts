import { FACTORY_PEOPLE, FACTS, HOURS, PHONES } from './shop-facts.data.ts';
import type { Locale } from '#shared/locale.ts';

export type NumberRule = {
  fact: string;
  /** Required value of the pattern's group. */
  value: number;
  patterns: Readonly<Record<Locale, RegExp>>;
};

/** A number in figures or words, as used in the patterns below. */
const N = '([\\d\u00a0 ,]*\\d|\\p{L}+(?: mille| thousand)?)';
const rule = (fact: string, value: number, fr: string, en: string): NumberRule => ({
  fact,
  value,
  patterns: { fr: new RegExp(fr.replaceAll('#', N), 'giu'), en: new RegExp(en.replaceAll('#', N), 'giu') },
});

/**
 * Sentences that state a fact of scripts/checks/texts/shop-facts.data.ts with its number. Words that are not
 * numbers are ignored.
 */
export const NUMBER_RULES: readonly NumberRule[] = [
  rule(
    'year of foundation',
    FACTS.founded,
    '(?:fabricant|France) depuis (\\d{4})|ouverte à Roanne en (\\d{4})',
    '(?:manufacturer|France) since (\\d{4})|opened in Roanne in (\\d{4})',
  ),
  rule('factories', FACTS.factories.length, '# usines', '# (?:French )?factories'),
  rule(
    'research centres',
    FACTS.researchCentres,
    '# (?:centres de recherche|laboratoires)',
    '# (?:research centres|R&D centres|laboratories)',
  ),
  rule('researchers', FACTS.researchers, '# (?:ingénieurs|chercheurs)', '# (?:engineers|researchers)'),
  rule('training centres', FACTS.trainingCentres, '# centres de formation', '# training centres'),
  rule(
    'installers trained',
    FACTS.trained,
    '# installateurs (?:reçus|formés)',
    '# installers (?:trained|a year)',
  ),
  rule('advisers', FACTS.advisers, '# conseillers', '# advisers'),
  rule(
    'people in factories',
    FACTORY_PEOPLE,
    'usines[^.]{0,40}, # personnes',
    'factories[^.]{0,40} # people',
  ),
  rule(
    'years of spare parts',
    FACTS.partsYears,
    '# ans (?:de pièces|(?:au moins )?après la dernière vente|(?:au moins )?après le dernier appareil)',
    '# years (?:of parts|(?:at least )?after the last (?:appliance|sale|one|unit))',
  ),
  rule(
    'years of spare parts',
    FACTS.partsYears,
    'pièces (?:[\\p{L}’]+ ){0,5}# ans(?! de garantie)',
    'parts (?!(?:are )?guaranteed)(?:[\\p{L}’]+ ){0,5}# years(?! of guarantee)',
  ),
  rule('shortest guarantee', FACTS.guarantee.shortest, 'de # à \\d+ ans', 'from # to \\d+ years'),
  rule('longest guarantee', FACTS.guarantee.longest, 'de 2 à # ans', 'from 2 to # years'),
  rule(
    'figures of a serial number',
    FACTS.serial.figures,
    'numéro de série[^.]{0,40} # chiffres',
    'serial number[^.]{0,40} # (?:figures|digits)',
  ),
  rule(
    'letters of a serial number',
    FACTS.serial.letters,
    'numéro de série[^.]{0,30} # lettres',
    'serial number[^.]{0,30} # letters',
  ),
];

export type StatementRule = {
  fact: string;
  lang: Locale;
  /** Sentences that contradict facts.ts. */
  pattern: RegExp;
};

export const STATEMENT_RULES: readonly StatementRule[] = [
  {
    fact: 'spare parts are kept from the last sale on, not from the end of production',
    lang: 'fr',
    pattern:
      /ans[^.]{0,40}sort de l’usine|pièces[^.]{0,80}(?:arrêt|fin) de (?:la |sa |leur )?(?:fabrication|production|commercialisation)/i,
  },
  {
    fact: 'spare parts are kept from the last sale on, not from the end of production',
    lang: 'en',
    pattern:
      /years[^.]{0,40}leaves the factory|parts[^.]{0,80}(?:production (?:ends|stops)|no longer made|end of production)/i,
  },
  {
    fact: 'a serial number gives range, year and week, not factory or workstation',
    lang: 'fr',
    pattern: /numéro de série (?:porte|donne|dit)[^.;]*(?:usine|poste|atelier)/i,
  },
  {
    fact: 'a serial number gives range, year and week, not factory or workstation',
    lang: 'en',
    pattern: /serial number (?:gives|bears|tells)[^.;]*(?:factory|workstation|workshop)/i,
  },
  {
    fact: 'the data plate of a radiator is on its right edge',
    lang: 'fr',
    pattern: /plaque[^.;]{0,30}au dos/i,
  },
  {
    fact: 'the data plate of a radiator is on its right edge',
    lang: 'en',
    pattern: /data plate[^.;]{0,30}(?:to|on|at) the back/i,
  },
  { fact: 'the factories are up to 800 km apart', lang: 'fr', pattern: /km les un[e]?s des autres/i },
  { fact: 'the factories are up to 800 km apart', lang: 'en', pattern: /km of (?:one another|each other)/i },
  {
    fact: 'installers fit appliances, the shop does not',
    lang: 'fr',
    pattern: /par nos (?:compagnons|poseurs|équipes de pose)/i,
  },
  {
    fact: 'installers fit appliances, the shop does not',
    lang: 'en',
    pattern: /by our own (?:craftsmen|fitters|installers)/i,
  },
  { fact: 'professionals order here, consumers do not', lang: 'fr', pattern: /ne vendons pas en direct/i },
  { fact: 'professionals order here, consumers do not', lang: 'en', pattern: /do not sell direct/i },
];

/** Numbers that are not the shop's: examples in forms, from a range reserved for fiction. */
export const OTHER_PHONES: readonly RegExp[] = [/^06 39 98 \d\d \d\d$/];

/** Opening hours of each telephone line in texts that name its number; the other lines have none. */
export const LINE_HOURS: readonly { phone: string; lang: Locale; hours: RegExp }[] = (
  ['fr', 'en'] as const
).flatMap((lang) =>
  (['consumers', 'trade'] as const).map((line) => ({
    phone: PHONES[lang][line],
    lang,
    hours: new RegExp(HOURS[lang][line].replaceAll(' ', '[ \u00a0]'), 'i'),
  })),
);
