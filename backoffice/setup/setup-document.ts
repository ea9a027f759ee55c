import { createHash } from 'node:crypto';
import { escape } from '#backoffice/mail/email-layout.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import { otherLocale, type Locale } from '#shared/locale.ts';
import { SETUP_STYLE } from './setup-style.ts';

const STYLE_HASH = createHash('sha256').update(SETUP_STYLE).digest('base64');

/** Only its own style and its own form are allowed; the address of the link is not passed on. */
export const SETUP_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

type Document = {
  title: string;
  /** Markup below the heading. */
  body: string;
  /** Seconds after which the browser loads the page again. */
  refresh?: number;
};

/** Renders a page of the set-up without script. */
export function setupDocument(lang: Locale, { title, body, refresh }: Document): string {
  const other = otherLocale(lang);
  const reload = refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`;
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `${reload}<title>${escape(title)}</title><style>${SETUP_STYLE}</style></head><body>` +
    `<header><span>${formatMessage(lang, 'setup.name')}</span>` +
    `<a href="/setup?lang=${other}" lang="${other}" hreflang="${other}">${formatMessage(other, 'setup.language')}</a></header>` +
    `<main><h1>${escape(title)}</h1>${body}</main></body></html>`
  );
}
