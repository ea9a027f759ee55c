import { assessConformity, type Status } from '#shared/accessibility/conformity.ts';
import type { TestRun, Words } from '#shared/accessibility/criterion.ts';
import { RGAA_CRITERIA } from '#shared/accessibility/rgaa-criteria.data.ts';
import run from '#shared/accessibility/test-run.json' with { type: 'json' };

export const TEST_RUN: TestRun = run;

export const CONFORMITY = assessConformity(RGAA_CRITERIA, TEST_RUN);

const NAMES: Record<Status, Words> = {
  total: { fr: 'totalement conforme', en: 'fully compliant' },
  partial: { fr: 'partiellement conforme', en: 'partially compliant' },
  none: { fr: 'non conforme', en: 'not compliant' },
};

export const STATUS: Words = NAMES[CONFORMITY.status];

/** The statement that every page must show (decree 2019-768, article 5). */
export const ACCESSIBILITY_LABEL: Words = {
  fr: `Accessibilité : ${STATUS.fr}`,
  en: `Accessibility: ${STATUS.en}`,
};
