import { escape } from '#backoffice/mail/email-layout.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Finding } from '#backoffice/shop/files/finding.ts';
import { cellOf, findingText } from '#backoffice/shop/files/finding-text.ts';
import type { Locale } from '#shared/locale.ts';

/** Findings that are open when the page loads, and those that the page shows of one file. */
const MAX_OPEN = 60;
const MAX_SHOWN = 100;
const TEXT_FILE = /\.(?:csv|xlsx|md|ya?ml|svg)(?:#|$)/i;

/** Findings by file. Files that have many are closed, and the rest of a file is in the whole list. */
export function findingsList(lang: Locale, findings: readonly Finding[]): string {
  const byFile = new Map<string, Finding[]>();
  for (const finding of findings) {
    const its = byFile.get(finding.file);
    if (its) its.push(finding);
    else byFile.set(finding.file, [finding]);
  }
  const files = [...byFile].toSorted(([one], [other]) => one.localeCompare(other, lang));
  const isOpen = findings.length <= MAX_OPEN;
  return files.map(([file, its]) => fileFindings(lang, file, its, isOpen)).join('');
}

function fileFindings(lang: Locale, file: string, findings: readonly Finding[], isOpen: boolean): string {
  const text = messageFormatter(lang);
  const shown = findings
    .toSorted((one, other) => one.line - other.line || one.column - other.column)
    .slice(0, MAX_SHOWN);
  const rest = findings.length - shown.length;
  const count = text('setup.findings.count', { count: findings.length });
  return (
    `<details${isOpen ? ' open' : ''}><summary><strong>${escape(file)}</strong> <span>${count}</span></summary>` +
    `<ol>${shown.map((finding) => `<li>${findingHtml(lang, finding)}</li>`).join('')}</ol>` +
    `${rest > 0 ? `<p>${text('setup.findings.rest', { count: rest })}</p>` : ''}</details>`
  );
}

function findingHtml(lang: Locale, finding: Finding): string {
  const place = placeText(lang, finding);
  return `${place ? `<span class="place">${escape(place)}</span>` : ''}${escape(findingText(finding, lang))}`;
}

/** Line, column and field; empty for a finding about a whole file, such as a picture. */
function placeText(lang: Locale, finding: Finding): string {
  const text = messageFormatter(lang);
  const { file, line, column, field } = finding;
  const cell = cellOf(finding);
  const isText = TEXT_FILE.test(file);
  const position = cell
    ? text('setup.findings.cell', { cell })
    : text('setup.findings.position', { line: String(line), column: String(column) });
  return [isText ? position : '', field ?? ''].filter(Boolean).join(' · ');
}
