import { RETENTION, RETENTION_BY_OPERATORS, type RetentionId } from './retention.data.ts';

/** Retention in months by kind of data. */
export type RetentionPeriods = Readonly<Record<RetentionId, number>>;

const MAX_MONTHS = 600;
/** Ten years for invoices (French Commercial Code, L. 123-22). */
const MIN_MONTHS: Partial<Record<RetentionId, number>> = { orders: 120 };

const ENTRIES = [...RETENTION, ...RETENTION_BY_OPERATORS];

export const DEFAULT_PERIODS = Object.fromEntries(
  ENTRIES.map(({ id, months }) => [id, months]),
) as RetentionPeriods;

/** Parses `tickets=24,logs=3`: months by kind, with defaults for the others. `undefined` for invalid text. */
export function parsePeriods(text: string): RetentionPeriods | undefined {
  const periods: Record<RetentionId, number> = { ...DEFAULT_PERIODS };
  for (const pair of text.split(',')) {
    const [name = '', figure = ''] = pair.split('=').map((part) => part.trim());
    const entry = ENTRIES.find(({ id }) => id === name);
    const months = Number(figure);
    if (!entry || !/^\d{1,3}$/.test(figure)) return undefined;
    if (months < (MIN_MONTHS[entry.id] ?? 1) || months > MAX_MONTHS) return undefined;
    periods[entry.id] = months;
  }
  return periods;
}
