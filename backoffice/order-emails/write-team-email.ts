import { TEAM_LOCALE } from '#backoffice/mail/team-locale.ts';
import type { Email } from '#backoffice/mail/write-mail.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { money } from '#backoffice/order-documents/document-format.ts';
import { paymentTermsText } from '#backoffice/order-documents/payment-terms-text.ts';
import type { OrderRecord } from '#backoffice/orders/read-order.ts';

/** Renders the email that reports a new order to the team. */
export function writeTeamEmail(order: OrderRecord, to: string): Email {
  const { reference, buyer, lines, amount, currency, payment } = order;
  const lang = TEAM_LOCALE;
  const text = messageFormatter(lang);
  const title = text('fulfilment.new_order.title', { reference, total: money(amount.total, lang, currency) });
  return {
    to,
    subject: title,
    lang,
    content: {
      title,
      paragraphs: [text('fulfilment.new_order.text')],
      table: {
        caption: text('order-emails.order', { reference }),
        rows: [
          [text('fulfilment.new_order.buyer'), buyer.company?.name ?? `${buyer.firstname} ${buyer.lastname}`],
          [
            text('fulfilment.new_order.lines'),
            lines
              .map(({ quantity, name, reference: article }) => `${quantity} × ${article} ${name}`)
              .join('\n'),
          ],
          [text('fulfilment.new_order.payment'), paymentTermsText(payment, lang)],
        ],
      },
    },
  };
}
