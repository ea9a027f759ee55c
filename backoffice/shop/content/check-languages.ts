import { warningAt, type Findings, type Position } from '#backoffice/shop/files/finding.ts';
import type { Locale } from '#shared/locale.ts';

/** Warns of expected languages that an entry lacks. */
export function checkLanguages(
  given: readonly Locale[],
  expected: readonly Locale[],
  position: Position,
  findings: Findings,
): void {
  for (const lang of expected)
    if (!given.includes(lang)) findings.add(warningAt(position, 'translation_missing', { lang }));
}
