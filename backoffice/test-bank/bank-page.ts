import { escape } from '#backoffice/mail/email-layout.ts';
import { formatMessage, messageFormatter } from '#backoffice/messages/format-message.ts';
import type { BankPayment } from './bank-ledger.ts';
import type { Choice } from './choices.ts';

const USUAL: readonly Choice[] = ['accept', 'refuse', 'abandon'];
const ODD: readonly Choice[] = ['slow', 'silent', 'twice', 'before', 'forged', 'wrong_amount'];

/** The page with the choices for a payment. `path`: base path of the bank's pages. */
export function paymentPage(payment: BankPayment, path: string): string {
  const text = messageFormatter(payment.lang);
  const button = (choice: Choice) =>
    `<button name="choice" value="${choice}">${escape(text(`bank.choices.${choice}`))}</button>`;
  return frame(
    payment.lang,
    path,
    `<p class="note">${escape(text('bank.note'))}</p>${facts(payment)}
<form method="post" action="${path}/decide">
<input type="hidden" name="reference" value="${escape(payment.reference)}"><input type="hidden" name="ticket" value="${payment.ticket}">
<fieldset><legend>${escape(text('bank.ways'))}</legend>${USUAL.map(button).join('')}</fieldset>
<fieldset class="odd"><legend>${escape(text('bank.oddities'))}</legend>${ODD.map(button).join('')}</fieldset>
</form>`,
  );
}

export function decidedPage(payment: BankPayment, path: string): string {
  const text = messageFormatter(payment.lang);
  return frame(
    payment.lang,
    path,
    `<p class="note" role="status">${escape(text(`bank.decided.${payment.state}`))}</p>${facts(payment)}
<p><a href="${escape(payment.returnUrl)}">${escape(text('bank.back'))}</a></p>`,
  );
}

export function refusedPage(lang: 'fr' | 'en', what: 'expired' | 'malformed', path: string): string {
  return frame(lang, path, `<p class="note">${escape(formatMessage(lang, `bank.${what}`))}</p>`);
}

function facts({ lang, amount, currency, reference }: BankPayment): string {
  const text = messageFormatter(lang);
  const written = new Intl.NumberFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', {
    style: 'currency',
    currency,
  }).format(amount / 100);
  return `<dl><div><dt>${escape(text('bank.amount'))}</dt><dd>${escape(written)}</dd></div><div><dt>${escape(text('bank.reference'))}</dt><dd>${escape(reference)}</dd></div></dl>`;
}

function frame(lang: 'fr' | 'en', path: string, body: string): string {
  const title = formatMessage(lang, 'bank.title');
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(title)}</title><link rel="stylesheet" href="${path}/bank.css"></head><body><main><h1>${escape(title)}</h1>${body}</main></body></html>`;
}

export const BANK_STYLE = `:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#eef2f4;color:#10212b;font:17px/1.5 system-ui,sans-serif}
main{max-inline-size:34rem;margin:0 auto;padding:clamp(1.5rem,6vw,4rem) 1.25rem}
h1{margin:0 0 1rem;font-size:2rem;line-height:1.1}
.note{margin:0 0 1.5rem}
dl{margin:0 0 2rem;border-block:1px solid #9db0bb}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.75rem 0}
dl div+div{border-top:1px solid #cfd9de}
dt{color:#3f5664}dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
fieldset{display:grid;gap:.75rem;margin:0 0 2rem;padding:0;border:0;min-inline-size:0}
legend{margin-bottom:.75rem;padding:0;font-weight:600}
button{min-block-size:52px;padding:.75rem 1rem;border:1px solid #10212b;background:#fff;color:inherit;font:inherit;text-align:start;cursor:pointer}
fieldset:not(.odd) button:first-of-type{background:#10212b;color:#fff}
button:hover{text-decoration:underline}
a{display:inline-block;padding:.75rem 0;color:inherit}
:focus-visible{outline:3px solid #0b63b0;outline-offset:3px}
`;
