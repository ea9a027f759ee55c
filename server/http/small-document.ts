import { createHash } from 'node:crypto';
import type { Locale } from '#shared/locale.ts';
import { BARE_HEADERS } from './send-plain.ts';

export type SmallDocument = {
  title: string;
  text: string;
  /** A second sentence, for the people of the site. */
  note?: string;
  link: { path: string; text: string };
};

/** Colours of the site; system fonts, because such a page must load nothing. */
const STYLE =
  'body{margin:0;padding:clamp(1.5rem,6vw,5rem);background:#f4f3ef;color:#13110e;' +
  'font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}' +
  'main{max-width:36rem}' +
  'h1{margin:0 0 1rem;font-size:clamp(1.875rem,5vw,3rem);font-weight:650;letter-spacing:-.025em;line-height:1.1}' +
  'p{margin:0 0 2rem;color:#4c4842}' +
  '.note{margin:2.5rem 0 0;font-size:.9375rem}' +
  'a{display:inline-block;padding:.875rem 1.5rem;background:#143a2f;color:#fff;font-weight:600;text-decoration:none}' +
  'a:hover{background:#0d2a22}a:focus-visible{outline:3px solid #143a2f;outline-offset:3px}';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Headers of a small document: only its own style is allowed. */
export const SMALL_DOCUMENT_HEADERS = {
  ...BARE_HEADERS,
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`,
  'content-type': 'text/html; charset=utf-8',
};

/** Renders a document without script: a sentence and a link, for responses without a page. */
export function toSmallDocument(locale: Locale, { title, text, note, link }: SmallDocument): string {
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p>` +
    `<a href="${link.path}">${link.text}</a>${note === undefined ? '' : `<p class="note">${note}</p>`}</main></body></html>`
  );
}
