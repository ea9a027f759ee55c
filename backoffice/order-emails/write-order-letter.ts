import type { EmailContent, EmailRow } from '#backoffice/mail/email-layout.ts';
import type { Attachment, Email } from '#backoffice/mail/write-mail.ts';
import type { OrderRecord } from '#backoffice/orders/read-order.ts';
import type { OrderPaper } from '#shared/contract/order-list.ts';
import type { DeliveryProgress } from '#shared/contract/delivery-promise.ts';
import { BANK_ACCOUNT, writtenIban } from '#shared/domain/bank-account.ts';
import { POINTS_CODE } from '#shared/domain/points-names.ts';
import { progressText, promiseText, slowestLineText } from '#shared/domain/promise-words.ts';
import type { Locale } from '#shared/locale.ts';
import { LETTER_LABELS, ORDER_LETTERS, type LetterKind } from './letter-words.ts';
import { isThere, type PaperFiles } from '#backoffice/order-documents/paper-files.ts';
import { money } from '#backoffice/order-documents/paper-format.ts';
import { discountsOf } from '#backoffice/order-documents/to-paper.ts';

const PATHS: Record<Locale, string> = { fr: '/ma-commande/', en: '/en/my-order/' };

/** What goes with each letter; an invoice that is not issued yet is replaced by the order's own form. */
const ATTACHED: Record<LetterKind, readonly OrderPaper[]> = {
  confirmed: ['invoice'],
  transfer: ['order'],
  paid: ['invoice'],
  settled: [],
  refused: [],
  shipped: ['invoice', 'delivery'],
  cancelled: [],
};

type Context = {
  /** In the order's language. */
  carrier: string;
  /** The carrier's page on the parcel; `null`: it has none. */
  trackingUrl: string | null;
  progress: DeliveryProgress | null;
  files: PaperFiles;
  publicUrl: string;
};

/** A letter about an order, in the order's language, with its papers. */
export async function writeOrderLetter(
  order: OrderRecord,
  kind: LetterKind,
  { carrier, trackingUrl, progress, files, publicUrl }: Context,
): Promise<Email> {
  const { lang, reference, buyer } = order;
  const { title, text, closing } = ORDER_LETTERS[lang][kind];
  const labels = LETTER_LABELS[lang];
  const orderUrl = new URL(PATHS[lang] + reference, publicUrl).href;
  const content: EmailContent = {
    title: title(reference),
    paragraphs: [
      `${labels.hello} ${buyer.firstname} ${buyer.lastname},`,
      text,
      ...(hasPointsBack(order) ? [labels.points] : []),
    ],
    table: {
      caption: `${labels.order} ${reference}`,
      rows: [
        ...rowsOf(order, { carrier, trackingUrl: trackingUrl ?? orderUrl }),
        ...dateRows(order, kind, progress),
        ...(kind === 'transfer' ? accountRows(lang) : []),
      ],
    },
    closing: [closing],
    link: { label: labels.link, url: orderUrl },
  };
  return {
    to: buyer.email,
    subject: content.title,
    content,
    lang,
    attachments: await attach(order, kind, { carrier, files }),
  };
}

function rowsOf(
  order: OrderRecord,
  { carrier, trackingUrl }: { carrier: string; trackingUrl: string },
): EmailRow[] {
  const { lang, lines, amount, tracking, deliveryAddress, relay, buyer, orderNumber, siteReference } = order;
  const labels = LETTER_LABELS[lang];
  const { address_1: first, address_2: second, zipcode, city } = deliveryAddress;
  const place = [relay?.nom ?? buyer.company?.name, first, second, `${zipcode} ${city}`];
  return [
    ...rowOf(labels.order_number, orderNumber),
    ...rowOf(labels.site_reference, siteReference),
    [labels.lines, lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n')],
    ...discountsOf(order).map(({ label, amount: cents }): [string, string] => [
      `${label} ${labels.before_tax}`,
      money(cents, lang),
    ]),
    [labels.total, money(amount.total, lang)],
    [labels.carrier, carrier],
    ...(tracking === null ? [] : [[labels.tracking, tracking, trackingUrl] satisfies EmailRow]),
    [labels.place, place.filter(Boolean).join('\n')],
  ];
}

function rowOf(name: string, value: string): EmailRow[] {
  return value === '' ? [] : [[name, value]];
}

/** The promised day, the line that decides it, and what has become of it; a refused payment promises nothing. */
function dateRows(
  { lang, promise, payment }: OrderRecord,
  kind: LetterKind,
  progress: DeliveryProgress | null,
): EmailRow[] {
  if (!promise || kind === 'refused') return [];
  const sentences = [
    promiseText(promise, payment, lang),
    ...(promise.slowest ? [slowestLineText(promise.slowest, lang)] : []),
    ...(progress ? [progressText(progress, lang)] : []),
  ];
  return [[LETTER_LABELS[lang].date, sentences.join('\n')]];
}

function hasPointsBack({ status, amount }: OrderRecord): boolean {
  return status === 'cancelled' && (amount.remise[POINTS_CODE] ?? 0) < 0;
}

/** Where the money is to go. */
function accountRows(lang: Locale): [string, string][] {
  const { holder, iban, bic } = BANK_ACCOUNT;
  return [
    [LETTER_LABELS[lang].holder, holder],
    ['IBAN', writtenIban(iban)],
    ['BIC', bic],
  ];
}

async function attach(
  order: OrderRecord,
  kind: LetterKind,
  { carrier, files }: Pick<Context, 'carrier' | 'files'>,
): Promise<Attachment[]> {
  const types = ATTACHED[kind].map((type) => (isThere(type, order) ? type : 'order'));
  const made = await Promise.all(
    [...new Set(types)].map((type) => files.make(order, carrier, { type, extra: 'pdf' })),
  );
  return made.flatMap((file) => (file ? [{ name: file.name, type: file.type, bytes: file.bytes }] : []));
}
