import { resultOf, type Result } from '#shared/accessibility/conformity.ts';
import type { RgaaCriterion, Words } from '#shared/accessibility/criterion.ts';
import { RGAA_CRITERIA } from '#shared/accessibility/rgaa-criteria.data.ts';
import type { Locale } from '#shared/locale.ts';
import { TEST_RUN } from '../accessibility-status.ts';

/** Themes of RGAA 4.1, the first part of a criterion's number. */
const THEMES: readonly Words[] = [
  { fr: 'Images', en: 'Images' },
  { fr: 'Cadres', en: 'Frames' },
  { fr: 'Couleurs', en: 'Colours' },
  { fr: 'Multimédia', en: 'Multimedia' },
  { fr: 'Tableaux', en: 'Tables' },
  { fr: 'Liens', en: 'Links' },
  { fr: 'Scripts', en: 'Scripts' },
  { fr: 'Éléments obligatoires', en: 'Mandatory elements' },
  { fr: 'Structure de l’information', en: 'Structure of information' },
  { fr: 'Présentation de l’information', en: 'Presentation of information' },
  { fr: 'Formulaires', en: 'Forms' },
  { fr: 'Navigation', en: 'Navigation' },
  { fr: 'Consultation', en: 'Consultation' },
];

const NONE = '–';

const criteriaWith = (...results: Result[]) =>
  RGAA_CRITERIA.filter(({ evidence }) => results.includes(resultOf(evidence, TEST_RUN)));

/**
 * One row per theme: its name, and the numbers of its criteria that are met, not met, not checked and not
 * applicable.
 */
export function themeRows(lang: Locale): string[][] {
  return THEMES.map((theme, index) => {
    const numbers = (result: Result) =>
      criteriaWith(result)
        .filter(({ id }) => id.startsWith(`${index + 1}.`))
        .map(({ id }) => id)
        .join(', ') || NONE;
    return [`${index + 1}. ${theme[lang]}`, ...RESULTS.map(numbers)];
  });
}

const RESULTS = ['met', 'failed', 'untested', 'absent'] as const;

/** Criteria that are not met, each with the reason, as a Markdown list. */
export function failureList(lang: Locale, nothing: string): string {
  const lines = criteriaWith('failed').map((criterion) => `- ${sentenceOf(criterion, lang)}`);
  return lines.join('\n') || nothing;
}

/** Criteria that have not been checked, as a Markdown list. */
export function uncheckedList(lang: Locale, nothing: string): string {
  const lines = criteriaWith('untested').map(({ id, name }) => `- ${id} ${name[lang]}`);
  return lines.join('\n') || nothing;
}

function sentenceOf({ id, name, evidence }: RgaaCriterion, lang: Locale): string {
  const colon = lang === 'fr' ? ' :' : ':';
  const reason = { fr: 'un test a échoué.', en: 'a test failed.' };
  const why = evidence.kind === 'failed' ? evidence.why : reason;
  return `${id} ${name[lang]}${colon} ${why[lang]}`;
}
