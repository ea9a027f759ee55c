import { formatMessage } from '#backoffice/messages/format-message.ts';
import { identityLines } from '#backoffice/sites/identity-text.ts';
import { coloursOf } from '#shared/domain/brand-colours.ts';
import type { Brand } from '#shared/contract/brand.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import { typeset } from '#shared/domain/typeset.ts';
import type { Locale } from '#shared/locale.ts';

/** Label and value; a third element links the value. */
export type EmailRow = [name: string, value: string, url?: string];

/** Content of an email, before it is rendered as text or HTML. */
export type EmailContent = {
  title: string;
  paragraphs: string[];
  /** Labels and values, as the form gave them. */
  table?: { caption: string; rows: EmailRow[] };
  closing?: string[];
  link?: { label: string; url: string };
};

/** Company and brand in whose name emails are sent. */
export type EmailSender = { identity: LegalIdentity; brand: Pick<Brand, 'name' | 'colours'> };

const INK = '#181613';
const PAPER = '#f4f3ef';
const STONE = '#cdc9bf';

/**
 * Renders an email as plain text. `sender` is its legal footer.
 */
export function toText(content: EmailContent, lang: Locale, sender?: EmailSender): string {
  const labelled = (label: string, value: string) => formatMessage(lang, 'emails.labelled', { label, value });
  const { title, paragraphs, table, closing, link } = typesetContent(content, lang);
  const rows = table
    ? [
        table.caption,
        ...table.rows.map(([name, value, url]) => `- ${labelled(name, url ? `${value} (${url})` : value)}`),
      ]
    : [];
  const blocks = [
    title,
    ...paragraphs,
    rows.join('\n'),
    ...closing,
    link ? labelled(link.label, link.url) : '',
  ];
  const foot = sender ? `-- \n${identityLines(sender.identity, lang).join('\n')}\n` : '';
  return `${blocks.filter(Boolean).join('\n\n')}\n\n${sender ? `${sender.brand.name}\n` : ''}${foot}`;
}

/** Renders an email as HTML: one column with inline styles, for mail clients. */
export function toHtml(content: EmailContent, lang: Locale, sender?: EmailSender): string {
  const { title, paragraphs, table, closing, link } = typesetContent(content, lang);
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${escape(title)}</title></head>
<body style="margin:0;background:${PAPER};color:${INK};font-family:'Instrument Sans',Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:32px 24px">
${sender ? toWordmark(sender.brand) : ''}
<h1 style="margin:0 0 24px;font-size:30px;line-height:1.1;font-weight:600;letter-spacing:-0.02em">${escape(title)}</h1>
${paragraphs.map(toParagraph).join('\n')}
${table ? toTable(table) : ''}
${closing.map(toParagraph).join('\n')}
${link ? `<p style="margin:24px 0 0;font-size:16px"><a href="${escape(link.url)}" style="color:${INK}">${escape(link.label)}</a></p>` : ''}
${sender ? toFoot(identityLines(sender.identity, lang)) : ''}
</div></body></html>`;
}

/** The name of the brand, its first letter in the accent colour. */
function toWordmark(brand: EmailSender['brand']): string {
  const [first = '', ...others] = Array.from(brand.name);
  const { accent } = coloursOf(brand);
  return `<p style="margin:0 0 40px;font-size:24px;font-weight:600;letter-spacing:-0.02em"><span style="color:${accent}">${escape(first)}</span>${escape(others.join(''))}</p>`;
}

function toFoot(words: string[]): string {
  return `<p style="margin:40px 0 0;padding:16px 0 0;border-top:1px solid ${STONE};font-size:13px;line-height:1.45">${words.map(escape).join('<br>')}</p>`;
}

/** Typesets the email's own sentences; table values stay as typed. */
function typesetContent(content: EmailContent, lang: Locale) {
  const { title, paragraphs, closing = [] } = content;
  return { ...content, ...typeset({ title, paragraphs, closing }, lang) };
}

function toParagraph(words: string): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55">${lines(words)}</p>`;
}

function toTable({ caption, rows }: { caption: string; rows: EmailRow[] }): string {
  const cells = rows.map(
    ([name, value, url]) =>
      `<tr><th scope="row" style="padding:10px 16px 10px 0;border-top:1px solid ${STONE};text-align:left;vertical-align:top;font-weight:400;white-space:nowrap">${escape(name)}</th>` +
      `<td style="padding:10px 0;border-top:1px solid ${STONE};vertical-align:top">${url ? `<a href="${escape(url)}" style="color:${INK}">${lines(value)}</a>` : lines(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:8px 0 24px;border-collapse:collapse;border-top:1px solid ${INK};font-size:15px;line-height:1.45">
<caption style="padding:0 0 10px;text-align:left;font-weight:600">${escape(caption)}</caption>
${cells.join('\n')}
</table>`;
}

function lines(words: string): string {
  return escape(words).replaceAll('\n', '<br>');
}

export function escape(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
