import { findMessage } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';

/** Terms of a means of payment, such as `Virement`; the technical name of an unknown one. */
export function paymentTermsText(payment: string, lang: Locale): string {
  return findMessage(lang, `order-documents.payment_terms.${payment}`) ?? payment;
}
