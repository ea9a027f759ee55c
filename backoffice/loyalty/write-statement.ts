import type { LoyaltyRow } from '#shared/contract/loyalty.ts';
import type { Locale } from '#shared/locale.ts';
import { writeTable } from './csv.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

/** The statement as spreadsheets of the language open it. */
export function writeStatement(statement: readonly LoyaltyRow[], lang: Locale): string {
  const rows = statement.map(({ date, label, order_reference: order, points, balance }) => [
    dateText(date, lang),
    label,
    order ?? '',
    points,
    balance,
  ]);
  return writeTable([STATEMENT_WORDS[lang].head, ...rows], lang);
}

function dateText(date: string, lang: Locale): string {
  return lang === 'fr' ? date.split('-').toReversed().join('/') : date;
}
