import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { LoyaltyRow } from '#shared/contract/loyalty.ts';
import type { Locale } from '#shared/locale.ts';
import { writeTable } from './csv.ts';

const HEAD = ['date', 'operation', 'order', 'points', 'balance'] as const;

export function writeStatement(statement: readonly LoyaltyRow[], lang: Locale): string {
  const rows = statement.map(({ date, label, order_reference: order, reason, points, balance }) => [
    dateText(date, lang),
    reason ? formatMessage(lang, 'loyalty.statement.reasoned', { label, explanation: reason.text }) : label,
    order ?? '',
    points,
    balance,
  ]);
  const head = HEAD.map((column) => formatMessage(lang, `loyalty.statement.${column}`));
  return writeTable([head, ...rows], lang);
}

function dateText(date: string, lang: Locale): string {
  return lang === 'fr' ? date.split('-').toReversed().join('/') : date;
}
