import { findMessage, formatMessage } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';
import type { Finding, Position } from './finding.ts';

/** The reason of a finding as a sentence. @throws Error for a code without a message */
export function findingText({ code, values }: Finding, lang: Locale): string {
  const text = findMessage(lang, `shop.findings.${code}`, values);
  if (text === undefined) throw new Error(`No message for the finding ${code}`);
  return text;
}

/** Name of a cell of a workbook (`C12`); `undefined` for a position in a text. */
export function cellOf({ file, line, column }: Position): string | undefined {
  return file.split('#', 1)[0]?.endsWith('.xlsx') ? `${columnName(column)}${line}` : undefined;
}

/** A position as editors and spreadsheets write it: `prices.csv:12:5`, `prices.xlsx!C12`. */
export function positionText(position: Position): string {
  const { file, line, column } = position;
  const cell = cellOf(position);
  return cell === undefined ? `${file}:${line}:${column}` : `${file}!${cell}`;
}

/** Findings as a table for a terminal, a line each: severity, position, field, reason. */
export function findingsText(findings: readonly Finding[], lang: Locale): string {
  const rows = findings
    .toSorted(byPosition)
    .map((finding) => [
      formatMessage(lang, `shop.report.${finding.severity}`),
      positionText(finding),
      finding.field ?? '',
      findingText(finding, lang),
    ]);
  const widths = [0, 1, 2].map((index) => Math.max(0, ...rows.map((row) => row[index]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  '));
  return lines.map((line) => `${withoutControls(line).trimEnd()}\n`).join('');
}

function byPosition(one: Finding, other: Finding): number {
  return one.file.localeCompare(other.file, 'en') || one.line - other.line || one.column - other.column;
}

function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return `${rest > 0 ? columnName(rest) : ''}${String.fromCodePoint(65 + ((column - 1) % 26))}`;
}

/** Values come from files: a terminal would execute their control characters. */
function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}
