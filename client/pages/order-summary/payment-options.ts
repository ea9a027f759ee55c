import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useMoney } from '#client/app/intl/use-money.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { DAYS_ON_ACCOUNT } from '#shared/domain/credit-rules.ts';
import { PAYMENT_MEANS, type PaymentMeans } from '#shared/domain/order-status.ts';
import { promiseText } from '#shared/domain/promise-words.ts';

type Offer = CartResponse['paiement'][number];
type PaymentOption = { value: string; label: string; note: string; disabled: boolean };

/** Payment methods for a cart. A refused one states the reason, with amounts. */
export function usePaymentOptions({
  paiement: offers,
  amount: { total },
  promise,
}: Pick<CartResponse, 'paiement' | 'amount' | 'promise'>): PaymentOption[] {
  const text = useTranslations();
  const money = useMoney();
  const { locale } = usePage().site;
  const accountNote = ({ refused, credit }: Offer): string => {
    const { limit = 0, used = 0, free = 0 } = credit ?? {};
    const figures = { limit: money(limit), used: money(used), free: money(free) };
    return refused === null
      ? text('order.payment_compte_note', { ...figures, days: DAYS_ON_ACCOUNT })
      : text('order.payment_compte_refused', { ...figures, total: money(total) });
  };
  const transferNote = (): string => {
    const note = text('order.payment_virement_note');
    return promise ? `${note} ${promiseText({ date: null, days: promise.days }, 'virement', locale)}.` : note;
  };
  const notes: Record<PaymentMeans, (offer: Offer) => string> = {
    cb: () => text('order.payment_cb_note'),
    virement: transferNote,
    compte: accountNote,
  };
  return PAYMENT_MEANS.flatMap((means): PaymentOption[] => {
    const offer = offers.find(({ technical_name: name }) => name === means);
    if (!offer) return [];
    return [
      {
        value: means,
        label: text(`order.payment_${means}`),
        note: notes[means](offer),
        disabled: offer.refused !== null,
      },
    ];
  });
}
