import { dayInParis, type Day } from '#backoffice/calendar.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
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
  const text = messageFormatter(lang);
  const format = text('order-documents.e_invoicing.format');
  if (buyer.siret === null || invoice === null) return format;
  const issuedOn = dayInParis(invoice.issuedAt);
  const issuingFrom = ISSUING_FROM[seller.size];
  const { invoicing_platform: platform } = seller;
  return [
    format,
    text('order-documents.e_invoicing.duties', {
      receiving: dayText(new Date(RECEIVING_FROM), lang),
      receives: issuedOn >= RECEIVING_FROM ? 'yes' : 'no',
      issuing: dayText(new Date(issuingFrom), lang),
      issues: issuedOn >= issuingFrom ? 'yes' : 'no',
    }),
    ...(platform === null ? [] : [text('order-documents.e_invoicing.platform', { platform })]),
  ].join(' ');
}
