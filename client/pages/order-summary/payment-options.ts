import { useText } from '#client/app/use-text.ts';
import { useMoney } from '#client/components/order-sheet/use-money.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { DAYS_ON_ACCOUNT } from '#shared/domain/credit-rules.ts';
import { PAYMENT_MEANS } from '#shared/domain/order-status.ts';

type Offer = CartResponse['paiement'][number];
type PaymentOption = { value: string; label: string; note: string; disabled: boolean };

/** The ways to pay that are offered for a cart; one that is refused says why, in figures. */
export function usePaymentOptions(offers: readonly Offer[], total: number): PaymentOption[] {
  const text = useText();
  const money = useMoney();
  const noteOf = ({ refused, credit }: Offer): string => {
    const { limit = 0, used = 0, free = 0 } = credit ?? {};
    const figures = { limit: money(limit), used: money(used), free: money(free) };
    return refused === null
      ? text('order.payment_compte_note', { ...figures, days: DAYS_ON_ACCOUNT })
      : text('order.payment_compte_refused', { ...figures, total: money(total) });
  };
  return PAYMENT_MEANS.flatMap((means): PaymentOption[] => {
    const offer = offers.find(({ technical_name: name }) => name === means);
    if (!offer) return [];
    return [
      {
        value: means,
        label: text(`order.payment_${means}`),
        note: means === 'compte' ? noteOf(offer) : text(`order.payment_${means}_note`),
        disabled: offer.refused !== null,
      },
    ];
  });
}
