import { dayInParis, type Day } from '#backoffice/calendar.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import type { Locale } from '#shared/locale.ts';
import type { OrderDocumentData } from '#backoffice/order-documents/document-data.ts';
import { dayText } from '#backoffice/order-documents/document-format.ts';

/**
 * Days from which a company in France receives, and issues, invoices through an approved platform (French General Tax Code,
 * art. 289 bis; law 2023-1322, art. 91).
 */
const RECEIVING_FROM: Day = '2026-09-01';
const ISSUING_FROM: Record<LegalIdentity['size'], Day> = {
  large: '2026-09-01',
  medium: '2026-09-01',
  small: '2027-09-01',
};

type Words = {
  format: string;
  duties: (receiving: string, issuing: string) => string;
  from: (day: string, hasCome: boolean) => string;
  platform: (name: string) => string;
};

const WORDS: Record<Locale, Words> = {
  fr: {
    format: 'Ce PDF contient la facture au format Factur-X (profil EN 16931).',
    duties: (receiving, issuing) =>
      `Plateformes agréées\u00a0: réception obligatoire pour toute entreprise ${receiving}, émission pour nous ${issuing}.`,
    from: (day, hasCome) => `${hasCome ? 'depuis le' : 'à compter du'} ${day}`,
    platform: (name) => `La nôtre\u00a0: ${name}.`,
  },
  en: {
    format: 'This PDF contains the invoice in Factur-X format (EN 16931 profile).',
    duties: (receiving, issuing) =>
      `Approved platforms: receiving is compulsory for every company in France ${receiving}, issuing for us ${issuing}.`,
    from: (day, hasCome) => `${hasCome ? 'since' : 'from'} ${day}`,
    platform: (name) => `Ours: ${name}.`,
  },
};

/**
 * Sentences on electronic invoicing for the day of issue. Sales to consumers are outside the obligation, so
 * their invoices only name the format.
 */
export function eInvoicingText({
  lang,
  seller,
  buyer,
  invoice,
}: Pick<OrderDocumentData, 'lang' | 'seller' | 'buyer' | 'invoice'>): string {
  const messages = WORDS[lang];
  if (buyer.siret === null || invoice === null) return messages.format;
  const issuedOn = dayInParis(invoice.issuedAt);
  const from = (day: Day) => messages.from(dayText(new Date(day), lang), issuedOn >= day);
  return [
    messages.format,
    messages.duties(from(RECEIVING_FROM), from(ISSUING_FROM[seller.size])),
    ...(seller.invoicing_platform === null ? [] : [messages.platform(seller.invoicing_platform)]),
  ].join(' ');
}
