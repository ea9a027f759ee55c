import { escape } from '#backoffice/mail/email-layout.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Finding } from '#backoffice/shop/files/finding.ts';
import type { Locale } from '#shared/locale.ts';
import { findingsList } from './findings-list.ts';
import { ARCHIVE_FIELD, type UploadProblem } from './receive-archive.ts';
import type { ArchiveReport } from './shop-archive.ts';
import { countMissing, type ShopSummary } from './summarize-shop.ts';

const UNITS = [
  ['setup.gigabytes', 1024 ** 3],
  ['setup.megabytes', 1024 ** 2],
  ['setup.kilobytes', 1024],
] as const;

export type UploadForm = { maxBytes: number; problem?: UploadProblem | undefined };

/** Form that uploads the archive of a shop. `again`: another one has been checked. */
export function uploadForm(lang: Locale, { maxBytes, problem }: UploadForm, again: boolean): string {
  const text = messageFormatter(lang);
  const limit = bytesText(lang, maxBytes);
  const error = problem
    ? `<p class="error" id="archive-error">${text(`setup.upload.${problem}`, { limit })}</p>`
    : '';
  return (
    `<form method="post" action="/setup/archive?lang=${lang}" enctype="multipart/form-data"><div class="field">` +
    `<label for="archive">${text(again ? 'setup.upload.again' : 'setup.upload.label')}</label>` +
    `<p class="hint" id="archive-hint">${text('setup.upload.hint', { limit })}</p>${error}` +
    `<input id="archive" type="file" name="${ARCHIVE_FIELD}" accept=".zip,application/zip" required` +
    ` aria-describedby="archive-hint${error ? ' archive-error' : ''}"` +
    `${error ? ' aria-invalid="true" autofocus' : ''}></div>` +
    `<button${again ? ' class="second"' : ''}>${text('setup.upload.button')}</button></form>`
  );
}

/** Result of the check: what would be added and the button that imports it, or the errors. */
export function reportSection(lang: Locale, report: ArchiveReport, upload: UploadForm): string {
  const { name, bytes, findings, summary } = report;
  const text = messageFormatter(lang);
  const file = `<p class="file">${escape(name)} (${bytesText(lang, bytes)})</p>`;
  const body = summary
    ? summaryHtml(lang, summary) +
      missingLanguages(lang, report) +
      `<form method="post" action="/setup/import?lang=${lang}"><button>${text('setup.report.import')}</button></form>`
    : '';
  const form = uploadForm(lang, upload, true);
  const list = listHtml(lang, findings);
  return `<section id="archive-report">${file}${body}${summary ? list + form : form + list}</section>`;
}

/** Errors, then warnings. */
function listHtml(lang: Locale, findings: readonly Finding[]): string {
  const text = messageFormatter(lang);
  if (findings.length === 0) return '';
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return (
    (errors.length > 0 ? `<h2>${text('setup.report.errors')}</h2>${findingsList(lang, errors)}` : '') +
    (warnings.length > 0 ? `<h2>${text('setup.report.warnings')}</h2>${findingsList(lang, warnings)}` : '') +
    `<p><a href="/setup/findings?lang=${lang}">${text('setup.findings.all')}</a></p>`
  );
}

export function reportTitle(
  lang: Locale,
  { findings, summary }: ArchiveReport,
): [title: string, lead: string] {
  const text = messageFormatter(lang);
  if (summary) return [text('setup.report.ready.title'), text('setup.report.ready.text')];
  const count = findings.filter(({ severity }) => severity === 'error').length;
  return [text('setup.report.refused.title', { count }), text('setup.report.refused.text')];
}

function summaryHtml(lang: Locale, summary: ShopSummary): string {
  const text = messageFormatter(lang);
  const format = new Intl.NumberFormat(lang);
  const items = Object.entries(summary).map(([kind, count]) => {
    const label = text(`setup.counts.${kind as keyof ShopSummary}`);
    return `<div><dt>${label}</dt><dd>${format.format(count)}</dd></div>`;
  });
  return `<h2>${text('setup.report.summary')}</h2><dl>${items.join('')}</dl>`;
}

function missingLanguages(lang: Locale, { findings }: ArchiveReport): string {
  const text = messageFormatter(lang);
  return countMissing(findings)
    .map(([missing, count]) => `<p>${text('setup.report.missing', { lang: missing, count })}</p>`)
    .join('');
}

function bytesText(lang: Locale, bytes: number): string {
  const text = messageFormatter(lang);
  const [id, unit] = UNITS.find(([, size]) => bytes >= size) ?? UNITS[2];
  const size = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(bytes / unit);
  return text(id, { size });
}
