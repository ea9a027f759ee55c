import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { assessConformity } from '#shared/accessibility/conformity.ts';
import type { RgaaCriterion } from '#shared/accessibility/criterion.ts';
import { RGAA_CRITERIA } from '#shared/accessibility/rgaa-criteria.data.ts';
import { typeset } from '#shared/domain/typeset.ts';
import type { Locale } from '#shared/locale.ts';
import { criteriaWith, TEST_RUN } from './accessibility-results.ts';
import type { Facts } from './fill-facts.ts';

const CONFORMITY = assessConformity(RGAA_CRITERIA, TEST_RUN);
const FACTS: Readonly<Record<Locale, Facts>> = { fr: factsIn('fr'), en: factsIn('en') };

/**
 * State of conformity for the accessibility statement (decree 2019-768). It comes from the results of the tests, so that
 * a statement claims only what was checked.
 */
export function accessibilityFacts(lang: Locale): Facts {
  return FACTS[lang];
}

function factsIn(lang: Locale): Facts {
  const text = messageFormatter(lang);
  const { rate, counts, status: state } = CONFORMITY;
  const status = text(`accessibility.status.${state}`);
  const passed = Object.values(TEST_RUN.files).reduce((sum, file) => sum + file.passed, 0);
  const facts = {
    'accessibility.status': status,
    'accessibility.label': text('accessibility.label', { status }),
    'accessibility.rate': lang === 'fr' ? `${rate} %` : `${rate}%`,
    'accessibility.met': String(counts.met),
    'accessibility.applicable': String(counts.met + counts.failed + counts.untested),
    'accessibility.absent': String(counts.absent),
    'accessibility.tests': String(passed),
    'accessibility.date': formatDay(TEST_RUN.date, lang),
    'accessibility.failures': listFailures(lang) || text('accessibility.no_failure'),
    'accessibility.unchecked': listUnchecked(lang) || text('accessibility.none_unchecked'),
  };
  return typeset(facts, lang);
}

/** Criteria that are not met, each with the reason, as a Markdown list. */
function listFailures(lang: Locale): string {
  const text = messageFormatter(lang);
  const reason = ({ evidence }: RgaaCriterion) =>
    evidence.kind === 'failed' ? evidence.why[lang] : text('accessibility.test_failed');
  return criteriaWith('failed')
    .map((criterion) => {
      const values = { id: criterion.id, name: criterion.name[lang], why: reason(criterion) };
      return `- ${text('accessibility.criterion', values)}`;
    })
    .join('\n');
}

function listUnchecked(lang: Locale): string {
  return criteriaWith('untested')
    .map(({ id, name }) => `- ${id} ${name[lang]}`)
    .join('\n');
}

function formatDay(day: string, lang: Locale): string {
  return new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
