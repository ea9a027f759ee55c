import { useNotify, type Exporter } from 'ra-core';
import type { OperatorOrderSummary } from '#shared/contract/fulfilment.ts';
import { useCarrierName } from '#admin/carriers/use-carriers.ts';
import { downloadFile } from '#admin/fields/download-file.ts';
import { tableText } from '#admin/fields/table-text.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Length of an export; the library asks for as many. */
const MAX_ROWS = 1000;

/** Offers the filtered orders as a CSV file, and says so when it ends before the list. */
export function useOrderExport(): Exporter<OperatorOrderSummary> {
  const text = useMessages();
  const notify = useNotify();
  const carrierName = useCarrierName();
  return (orders) => {
    if (orders.length === MAX_ROWS)
      notify('orders.export_cut', { type: 'warning', messageArgs: { max: MAX_ROWS } });
    const rows = orders.map((order) => ({
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
    }));
    downloadFile('orders.csv', tableText(rows));
  };
}
