import type { OperatorOrderSummary } from '#shared/contract/fulfilment.ts';
import { useCarrierName } from '#admin/carriers/use-carriers.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** An order as a row of the export: it has more columns than the screen. */
export function useOrderRow(): (order: OperatorOrderSummary) => Record<string, string | number> {
  const text = useMessages();
  const carrierName = useCarrierName();
  return (order) => ({
    [text('orders.reference')]: order.reference,
    [text('orders.created_at')]: order.created_at,
    [text('orders.state')]: text(`orders.status.${order.status}`),
    [text('orders.buyer')]: order.buyer,
    [text('orders.payment')]: text(`orders.payment.${order.payment}`),
    [text('orders.carrier')]: carrierName(order.carrier),
    [text('orders.promised')]: order.promised ?? '',
    [text('orders.ordered')]: order.ordered,
    [text('orders.open')]: order.open,
    [text('orders.total')]: order.total,
    [text('orders.refund_due')]: order.refund_due,
  });
}
