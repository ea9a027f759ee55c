import { escape } from '#backoffice/mail/email-layout.ts';
import type { MessageId } from '#backoffice/messages/catalogues.ts';
import { findMessage, messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';
import { reportSection, reportTitle, uploadForm, type UploadForm } from './archive-section.ts';
import type { ContentCounts } from './count-content.ts';
import { findingsList } from './findings-list.ts';
import { ownerSection, type OwnerState } from './owner-section.ts';
import { setupDocument } from './setup-document.ts';
import type { SetupStep, SetupTask } from './setup-run.ts';
import type { ArchiveReport } from './shop-archive.ts';

const REFRESH_SECONDS = 2;
const IMPORT_COMMAND = 'npm run shop -- import';

type DatabaseName = { isEmbedded: boolean; name: string };

type EmptyShop = {
  database: DatabaseName;
  owner: OwnerState;
  upload: UploadForm;
  report: ArchiveReport | undefined;
  /** The task that failed last. */
  failed: SetupTask | undefined;
};

/** The page of an empty shop: the account of its owner, and the ways to fill it. */
export function emptyPage(lang: Locale, shop: EmptyShop): string {
  const { database, owner, upload, report, failed } = shop;
  const text = messageFormatter(lang);
  const [title, lead] = report
    ? reportTitle(lang, report)
    : [text('setup.empty.title'), text('setup.empty.text')];
  const failure = failed
    ? `<div class="notice" role="alert"><h2>${text(`setup.failed.${failed}`)}</h2>` +
      `<p>${text('setup.failed.text')}</p></div>`
    : '';
  return setupDocument(lang, {
    title,
    body:
      `<p class="lead">${lead}</p>${failure}` +
      (report
        ? reportSection(lang, report, upload) + ownerSection(lang, owner)
        : ownerSection(lang, owner) + uploadSection(lang, upload)) +
      `${commandSection(lang, database)}${demoSection(lang)}`,
  });
}

/** The page while a task runs; the browser reloads it every two seconds. */
export function progressPage(lang: Locale, task: SetupTask, steps: readonly SetupStep[]): string {
  const text = messageFormatter(lang);
  const items = steps.map(({ name, seconds }, index) => {
    const label =
      findMessage(lang, `setup.steps.${name.replaceAll(/[^a-z]+/g, '-')}`) ??
      text('setup.step', { number: index + 1 });
    const state = seconds === undefined ? text('setup.running') : text('setup.seconds', { count: seconds });
    return `<li><span>${escape(label)}</span><span>${state}</span></li>`;
  });
  return setupDocument(lang, {
    title: text(`setup.progress.${task}`),
    body: `<p class="lead">${text('setup.progress.text')}</p><ol class="steps">${items.join('')}</ol>`,
    refresh: REFRESH_SECONDS,
  });
}

export type FilledShop = {
  counts: ContentCounts;
  database: DatabaseName;
  owner: OwnerState;
  siteUrl: string;
  /** The task that filled the shop from here, with the seconds that it took. */
  done: { task: Exclude<SetupTask, 'check'>; seconds: number } | undefined;
  /** The imported shop, with its warnings. */
  report: ArchiveReport | undefined;
};

/** The page of a shop with content. */
export function filledPage(lang: Locale, shop: FilledShop): string {
  const { counts, database, owner, siteUrl, done, report } = shop;
  const text = messageFormatter(lang);
  const [title, lead] = done
    ? [text(`setup.done.${done.task}`), text('setup.done.text', { count: done.seconds })]
    : [text('setup.filled.title'), text('setup.filled.text')];
  const warnings =
    done && report && report.findings.length > 0
      ? `<section><h2>${text('setup.report.warnings')}</h2>${findingsList(lang, report.findings)}</section>`
      : '';
  const site = escape(siteUrl);
  return setupDocument(lang, {
    title,
    body:
      `<p class="lead">${lead}</p><p class="links"><a class="button" href="${site}">${text('setup.open')}</a>` +
      `<a href="${site}/en">${text('setup.open.english')}</a><a href="${site}/pro">${text('setup.open.pro')}</a></p>` +
      `${ownerSection(lang, owner)}${warnings}${countsSection(lang, counts, database)}`,
  });
}

export function refusedPage(lang: Locale, reason: 'invalid' | 'throttled'): string {
  const text = messageFormatter(lang);
  return setupDocument(lang, {
    title: text(`setup.${reason}.title`),
    body: `<p class="lead">${text(`setup.${reason}.text`)}</p>`,
  });
}

function uploadSection(lang: Locale, upload: UploadForm): string {
  const text = messageFormatter(lang);
  return (
    `<section><h2>${text('setup.upload.title')}</h2><p>${text('setup.upload.text')}</p>` +
    `${uploadForm(lang, upload, false)}</section>`
  );
}

function commandSection(lang: Locale, database: DatabaseName): string {
  const text = messageFormatter(lang);
  const stop = database.isEmbedded ? `<p>${text('setup.import.stop')}</p>` : '';
  return (
    `<section><h2>${text('setup.import.title')}</h2><p>${text('setup.import.text')}</p>` +
    `<pre><code>${IMPORT_COMMAND} ${text('setup.import.folder')}</code></pre>${stop}` +
    `${databaseLine(lang, database)}</section>`
  );
}

function demoSection(lang: Locale): string {
  const text = messageFormatter(lang);
  return (
    `<section><h2>${text('setup.demo.title')}</h2><p>${text('setup.demo.text')}</p>` +
    `<p>${text('setup.demo.warning')}</p><form method="post" action="/setup/demo?lang=${lang}">` +
    `<button class="second">${text('setup.demo.button')}</button></form></section>`
  );
}

function countsSection(lang: Locale, counts: ContentCounts, database: DatabaseName): string {
  const text = messageFormatter(lang);
  const format = new Intl.NumberFormat(lang);
  const kinds = Object.entries(counts) as [keyof ContentCounts, number][];
  const items = kinds.map(([kind, count]) => {
    const id: MessageId = `setup.counts.${kind}`;
    return `<div><dt>${text(id)}</dt><dd>${format.format(count)}</dd></div>`;
  });
  return (
    `<section><h2>${text('setup.database.title')}</h2><dl>${items.join('')}</dl>` +
    `${databaseLine(lang, database)}</section>`
  );
}

function databaseLine(lang: Locale, { isEmbedded, name }: DatabaseName): string {
  const text = messageFormatter(lang);
  const place = text(isEmbedded ? 'setup.database.embedded' : 'setup.database.server');
  return `<p>${place} <code>${escape(name)}</code></p>`;
}
