import { createHash } from 'node:crypto';
import { escape } from '#backoffice/mail/email-layout.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import { otherLocale, type Locale } from '#shared/locale.ts';

/** Colours of the storefront's plain pages; system fonts, because the page loads nothing. */
const STYLE =
  '*{box-sizing:border-box}body{margin:0;padding:clamp(1.5rem,5vw,4rem);background:#f4f3ef;color:#13110e;' +
  'font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}' +
  'header,main{max-width:46rem;margin-inline:auto}header{display:flex;justify-content:space-between;gap:1rem;' +
  'margin-bottom:clamp(2rem,8vh,5rem);color:#4c4842}' +
  'h1{margin:0 0 1rem;font-size:clamp(1.875rem,5vw,3rem);font-weight:650;letter-spacing:-.025em;line-height:1.1}' +
  'h2{margin:0 0 .5rem;font-size:1.375rem;font-weight:650;letter-spacing:-.015em;line-height:1.25}' +
  'section{margin-top:2rem;padding-top:1.5rem;border-top:1px solid #cdc9bf}p{max-width:38rem;margin:0 0 1rem}' +
  '.lead{font-size:1.1875rem;color:#4c4842}' +
  'dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,40%),1fr));gap:1rem;margin:0 0 1rem}' +
  'dl div{padding:.75rem 1rem;background:#fff;border:1px solid #dedad1}dt{color:#4c4842;font-size:.9375rem}' +
  'dd{margin:0;font-size:1.5rem;font-weight:650;font-variant-numeric:tabular-nums;line-height:1.3}' +
  'code{overflow-wrap:anywhere;font:.9375rem/1.5 ui-monospace,Menlo,Consolas,monospace}' +
  'pre{margin:0 0 1rem;padding:1rem;background:#fff;border:1px solid #dedad1;white-space:pre-wrap}' +
  'ol{margin:0 0 1.5rem;padding:0;list-style:none}li{display:flex;justify-content:space-between;gap:1rem;' +
  'padding:.625rem 0;border-bottom:1px solid #dedad1}li span+span{color:#4c4842;font-variant-numeric:tabular-nums}' +
  'a{color:#143a2f}button,a.button{display:inline-block;min-height:2.75rem;padding:.875rem 1.5rem;border:0;' +
  'background:#143a2f;color:#fff;font:inherit;font-weight:600;line-height:1.25;text-decoration:none;cursor:pointer}' +
  'button:hover,a.button:hover{background:#0d2a22}' +
  ':focus-visible{outline:3px solid #143a2f;outline-offset:3px}';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

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
    `${reload}<title>${escape(title)}</title><style>${STYLE}</style></head><body>` +
    `<header><span>${formatMessage(lang, 'setup.name')}</span>` +
    `<a href="/setup?lang=${other}" lang="${other}" hreflang="${other}">${formatMessage(other, 'setup.language')}</a></header>` +
    `<main><h1>${escape(title)}</h1>${body}</main></body></html>`
  );
}
