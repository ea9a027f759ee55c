import { Alert, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { Show } from 'ra-ui-materialui';
import type { OperatorOrder, OperatorOrderSummary } from '#shared/contract/fulfilment.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { TwoColumns } from '#admin/fields/two-columns.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { StatusChip } from '#admin/orders/status-chip.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** An order with its parcels, money, documents and notes, and what may be done to it now. */
export function OrderPage() {
  return (
    <Show title={<OrderTitle />} actions={false} component="div">
      <OrderContent />
    </Show>
  );
}

function OrderTitle() {
  const order = useRecordContext<OperatorOrder>();
  return useMessages()('orders.one', { reference: order?.reference ?? '' });
}

function OrderContent() {
  const text = useMessages();
  const { formatAmount, time, day } = useFormats();
  const order = useRecordContext<OperatorOrder | OperatorOrderSummary>();
  // The library shows the entry of the list until the order has arrived.
  if (!order || !('lines' in order)) return null;
  const due = order.refunds.reduce((sum, { state, amount }) => sum + (state === 'due' ? amount : 0), 0);
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <StatusChip status={order.status} />
        <Typography>{text('orders.placed', { time: time(order.created_at) })}</Typography>
        {order.promised !== null && (
          <Typography>{text('orders.promised_day', { day: day(order.promised) })}</Typography>
        )}
      </Stack>
      {due > 0 && (
        <Alert severity="warning">{text('orders.refund_waits', { amount: formatAmount(due) })}</Alert>
      )}
      <OrderActions order={order} />
      <OrderLines order={order} />
      <TwoColumns>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <OrderParcels order={order} />
          <OrderReturns order={order} />
          <OrderMoney order={order} />
          <OrderNotes order={order} />
          <OrderTimeline order={order} />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <OrderFacts order={order} />
          <OrderDocuments order={order} />
        </Stack>
      </TwoColumns>
    </Stack>
  );
}
