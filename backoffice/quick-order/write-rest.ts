import { writeTable } from '#backoffice/loyalty/csv.ts';
import { findMessage, formatMessage } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';
import { isRest, type JudgedLine } from './judge-lines.ts';

const HEAD = ['line', 'reference', 'quantity', 'correction'] as const;

/** Rejected lines as a table that can be corrected and pasted again. */
export function writeRest(lines: readonly JudgedLine[], lang: Locale): string {
  const head = HEAD.map((column) => formatMessage(lang, `order.rest.${column}`));
  const rows = lines
    .filter(isRest)
    .map(({ line, typed, status }) => [
      line,
      typed.reference,
      typed.amount,
      findMessage(lang, `order.rest.reason.${status}`) ?? '',
    ]);
  return writeTable([head, ...rows], lang);
}
