import type { EmailContent, EmailRow } from '#backoffice/mail/email-layout.ts';
import type { Attachment, Email } from '#backoffice/mail/write-mail.ts';
import { formatMessage, messageFormatter } from '#backoffice/messages/format-message.ts';
import type { OrderRecord } from '#backoffice/orders/read-order.ts';
import type { OrderDocumentType } from '#shared/contract/order-list.ts';
import type { DeliveryProgress } from '#shared/contract/delivery-promise.ts';
import { writtenIban } from '#shared/domain/iban.ts';
import { POINTS_CODE } from '#shared/domain/points-names.ts';
import { progressText, promiseText, slowestLineText } from '#shared/domain/promise-words.ts';
import type { Locale } from '#shared/locale.ts';
import type { EmailSubject } from './email-subject.ts';
import type { OrderEmailKind } from './order-email-kind.ts';
import { documentExists, type OrderDocumentFiles } from '#backoffice/order-documents/order-document-files.ts';
import { money } from '#backoffice/order-documents/document-format.ts';
import { discountsOf } from '#backoffice/order-documents/to-document-data.ts';

const PATHS: Record<Locale, string> = { fr: '/ma-commande/', en: '/en/my-order/' };

/** Attachments by occasion. An invoice that is not issued yet is replaced by the order document. */
const ATTACHED: Record<OrderEmailKind, readonly OrderDocumentType[]> = {
  confirmed: ['invoice'],
  transfer: ['order'],
  paid: ['invoice'],
  settled: [],
  refused: [],
  shipped: ['invoice', 'delivery'],
  cancelled: [],
  partly_cancelled: [],
  credited: [],
};

type Context = {
  /** Name in the order's language. */
  carrier: string;
  /** The carrier's tracking page; `null` when it has none. */
  trackingUrl: string | null;
  progress: DeliveryProgress | null;
  subject: EmailSubject;
  files: OrderDocumentFiles;
  publicUrl: string;
};

/** Renders an email about an order, in the order's language, with its documents. */
export async function writeOrderEmail(
  order: OrderRecord,
  kind: OrderEmailKind,
  { carrier, trackingUrl, progress, subject, files, publicUrl }: Context,
): Promise<Email> {
  const { lang, reference, buyer } = order;
  const text = messageFormatter(lang);
  const orderUrl = new URL(PATHS[lang] + reference, publicUrl).href;
  const content: EmailContent = {
    title: text(`order-emails.${kind}.title`, { reference }),
    paragraphs: [
      text('emails.hello', { name: `${buyer.firstname} ${buyer.lastname}` }),
      text(`order-emails.${kind}.text`),
      ...(hasPointsBack(order) ? [text('order-emails.points')] : []),
    ],
    table: {
      caption: text('order-emails.order', { reference }),
      rows: [
        ...(subject.credit
          ? creditRows(order, subject)
          : rowsOf(order, { carrier, trackingUrl: trackingUrl ?? orderUrl, subject })),
        ...(subject.credit ? [] : dateRows(order, kind, progress)),
        ...(kind === 'transfer' ? accountRows(order) : []),
      ],
    },
    closing: [text(`order-emails.${kind}.closing`)],
    link: { label: text('order-emails.link'), url: orderUrl },
  };
  return {
    to: buyer.email,
    subject: content.title,
    content,
    lang,
    attachments: await attach(order, kind, { carrier, files, subject }),
  };
}

function rowsOf(
  order: OrderRecord,
  { carrier, trackingUrl, subject }: { carrier: string; trackingUrl: string; subject: EmailSubject },
): EmailRow[] {
  const { lang, amount, currency, deliveryAddress, relay, buyer } = order;
  const { tracking } = subject.parcel ?? order;
  const { orderNumber, siteReference } = order;
  const text = messageFormatter(lang);
  const { address_1: first, address_2: second, zipcode, city } = deliveryAddress;
  const place = [relay?.nom ?? buyer.company?.name, first, second, `${zipcode} ${city}`];
  return [
    ...rowOf(text('order-emails.order_number'), orderNumber),
    ...rowOf(text('order-emails.site_reference'), siteReference),
    [text('order-emails.lines'), piecesText(subject.pieces)],
    ...rowOf(text('order-emails.rest'), piecesText(subject.rest)),
    ...discountsOf(order).map(({ label, amount: cents }): [string, string] => [
      text('order-emails.discount', { label }),
      money(cents, lang, currency),
    ]),
    [text('order-emails.total'), money(amount.total, lang, currency)],
    [text('order-emails.carrier'), carrier],
    ...(tracking === null ? [] : [[text('order-emails.tracking'), tracking, trackingUrl] satisfies EmailRow]),
    [text('order-emails.place'), place.filter(Boolean).join('\n')],
  ];
}

function piecesText(pieces: EmailSubject['pieces']): string {
  return pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n');
}

function creditRows({ lang, currency }: OrderRecord, { credit, pieces }: EmailSubject): EmailRow[] {
  if (!credit) return [];
  const text = messageFormatter(lang);
  return [
    ...rowOf(text('order-emails.lines'), piecesText(pieces)),
    [text('order-emails.credit_reason'), credit.reason],
    [text('order-emails.credit_total'), money(credit.gross, lang, currency)],
  ];
}

function rowOf(name: string, value: string): EmailRow[] {
  return value === '' ? [] : [[name, value]];
}

/** Rows with the promised day, the line that determines it and its progress; none after a refused payment. */
function dateRows(
  { lang, promise, payment }: OrderRecord,
  kind: OrderEmailKind,
  progress: DeliveryProgress | null,
): EmailRow[] {
  if (!promise || kind === 'refused') return [];
  const sentences = [
    promiseText(promise, payment, lang),
    ...(promise.slowest ? [slowestLineText(promise.slowest, lang)] : []),
    ...(progress ? [progressText(progress, lang)] : []),
  ];
  return [[formatMessage(lang, 'order-emails.date'), sentences.join('\n')]];
}

function hasPointsBack({ status, amount }: OrderRecord): boolean {
  return status === 'cancelled' && (amount.remise[POINTS_CODE] ?? 0) < 0;
}

function accountRows({ lang, account }: OrderRecord): [string, string][] {
  if (!account) return [];
  const { holder, iban, bic } = account;
  return [
    [formatMessage(lang, 'order-emails.holder'), holder],
    ['IBAN', writtenIban(iban)],
    ['BIC', bic],
  ];
}

async function attach(
  order: OrderRecord,
  kind: OrderEmailKind,
  { carrier, files, subject }: Pick<Context, 'carrier' | 'files' | 'subject'>,
): Promise<Attachment[]> {
  // The delivery note of a parcel replaces that of the order.
  const requested = ATTACHED[kind].filter((type) => type !== 'delivery' || !subject.document);
  const types = requested.map((type) => (documentExists(type, order) ? type : 'order'));
  const made = await Promise.all(
    [...new Set(types)].map((type) => files.make(order, carrier, { type, extra: 'pdf' })),
  );
  return [...made, subject.document].flatMap((file) =>
    file ? [{ name: file.name, type: file.type, bytes: file.bytes }] : [],
  );
}
