import { escape } from '#backoffice/mail/email-layout.ts';
import type { MessageId } from '#backoffice/messages/catalogues.ts';
import { findMessage, messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';
import type { ContentCounts } from './count-content.ts';
import type { DemoStep } from './demo-run.ts';
import { setupDocument } from './setup-document.ts';

const REFRESH_SECONDS = 2;
const IMPORT_COMMAND = 'npm run shop -- import';

type Shop = { counts: ContentCounts; database: { isEmbedded: boolean; name: string } };

/** The page of an empty shop: what is in the database, and the ways to fill it. */
export function emptyPage(lang: Locale, shop: Shop, hasFailed: boolean): string {
  const text = messageFormatter(lang);
  const failure = hasFailed
    ? `<section role="alert"><h2>${text('setup.failed.title')}</h2><p>${text('setup.failed.text')}</p></section>`
    : '';
  const stop = shop.database.isEmbedded ? `<p>${text('setup.import.stop')}</p>` : '';
  return setupDocument(lang, {
    title: text('setup.empty.title'),
    body:
      `<p class="lead">${text('setup.empty.text')}</p>${failure}${database(lang, shop)}` +
      `<section><h2>${text('setup.import.title')}</h2><p>${text('setup.import.text')}</p>` +
      `<pre><code>${IMPORT_COMMAND} ${text('setup.import.folder')}</code></pre>${stop}</section>` +
      `<section><h2>${text('setup.demo.title')}</h2><p>${text('setup.demo.text')}</p>` +
      `<p>${text('setup.demo.warning')}</p>` +
      `<form method="post" action="/setup/demo?lang=${lang}"><button>${text('setup.demo.button')}</button></form></section>`,
  });
}

/** The page while the demo shop is loaded; the browser reloads it every two seconds. */
export function progressPage(lang: Locale, steps: readonly DemoStep[]): string {
  const text = messageFormatter(lang);
  const items = steps.map(({ name, seconds }, index) => {
    const label =
      findMessage(lang, `setup.steps.${name.replaceAll(' ', '-')}`) ??
      text('setup.step', { number: index + 1 });
    const state = seconds === undefined ? text('setup.running') : text('setup.seconds', { count: seconds });
    return `<li><span>${escape(label)}</span><span>${state}</span></li>`;
  });
  return setupDocument(lang, {
    title: text('setup.progress.title'),
    body: `<p class="lead">${text('setup.progress.text')}</p><ol>${items.join('')}</ol>`,
    refresh: REFRESH_SECONDS,
  });
}

/** The page of a shop with content. `seconds`: the demo shop was loaded from here in that time. */
export function filledPage(lang: Locale, shop: Shop, siteUrl: string, seconds?: number): string {
  const text = messageFormatter(lang);
  const [title, lead] =
    seconds === undefined
      ? [text('setup.filled.title'), text('setup.filled.text')]
      : [text('setup.done.title'), text('setup.done.text', { count: seconds })];
  return setupDocument(lang, {
    title,
    body:
      `<p class="lead">${lead}</p><p><a class="button" href="${escape(siteUrl)}">${text('setup.open')}</a></p>` +
      database(lang, shop),
  });
}

export function refusedPage(lang: Locale, reason: 'invalid' | 'throttled'): string {
  const text = messageFormatter(lang);
  return setupDocument(lang, {
    title: text(`setup.${reason}.title`),
    body: `<p class="lead">${text(`setup.${reason}.text`)}</p>`,
  });
}

function database(lang: Locale, { counts, database: { isEmbedded, name } }: Shop): string {
  const text = messageFormatter(lang);
  const format = new Intl.NumberFormat(lang);
  const kinds = Object.entries(counts) as [keyof ContentCounts, number][];
  const items = kinds.map(([kind, count]) => {
    const id: MessageId = `setup.counts.${kind}`;
    return `<div><dt>${text(id)}</dt><dd>${format.format(count)}</dd></div>`;
  });
  const place = text(isEmbedded ? 'setup.database.embedded' : 'setup.database.server');
  return (
    `<section><h2>${text('setup.database.title')}</h2><dl>${items.join('')}</dl>` +
    `<p>${place} <code>${escape(name)}</code></p></section>`
  );
}
