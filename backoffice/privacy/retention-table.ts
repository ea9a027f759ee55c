import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';
import { RETENTION, RETENTION_BY_OPERATORS, SHORT_LIVED } from './retention.data.ts';
import type { RetentionPeriods } from './retention-periods.ts';

const COLUMNS = ['data', 'reason', 'basis', 'period'] as const;
const MONTHS_A_YEAR = 12;

/** The table of personal data and retention periods on the privacy page. */
export function retentionTable(
  periods: RetentionPeriods,
  lang: Locale,
): { head: string[]; rows: string[][] } {
  const rows = [...RETENTION, ...RETENTION_BY_OPERATORS].map(({ id, data, reason, basis, since }) => [
    data[lang],
    reason[lang],
    basis[lang],
    `${periodText(periods[id], lang)} ${since[lang]}`,
  ]);
  const shortLived = SHORT_LIVED.map(({ data, reason, basis, lifetime }) => [
    data[lang],
    reason[lang],
    basis[lang],
    lifetime[lang],
  ]);
  const text = messageFormatter(lang);
  const head = COLUMNS.map((column) => text(`privacy.retention.${column}`));
  return { head, rows: [...rows, ...shortLived] };
}

/** `3 ans`, `18 mois`, `1 month`. */
export function periodText(months: number, lang: Locale): string {
  const isYears = months % MONTHS_A_YEAR === 0 && months > MONTHS_A_YEAR;
  return new Intl.NumberFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', {
    style: 'unit',
    unit: isYears ? 'year' : 'month',
    unitDisplay: 'long',
  }).format(isYears ? months / MONTHS_A_YEAR : months);
}
