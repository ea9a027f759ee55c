import { Link } from '@mui/material';
import type { OperatorOrderSummary } from '#shared/contract/fulfilment.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useRight } from '#admin/app/rights.ts';
import type { Column } from '#admin/lists/column.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { StatusChip } from '#admin/orders/status-chip.tsx';
import { useOrderFilters } from './order-filters.tsx';
import { useOrderRow } from './order-row.ts';
import { PrintButtons } from './print-buttons.tsx';
import { SelectOrder } from './select-order.tsx';

/** Orders of the shop, newest first. The address of the page names search, filters and page. */
export function OrderList() {
  const text = useMessages();
  const { formatAmount, time, day } = useFormats();
  const mayPrint = useRight('print_orders');
  const filters = useOrderFilters();
  const toRow = useOrderRow();
  const selection: Column<OperatorOrderSummary> = {
    label: text('orders.selection'),
    render: (order) => <SelectOrder order={order} />,
  };
  return (
    <RecordList<OperatorOrderSummary>
      title={text('orders.title')}
      file="orders"
      filters={filters}
      empty={false}
      rowClick="show"
      toRow={toRow}
      columns={[
        ...(mayPrint ? [selection] : []),
        {
          label: text('orders.reference'),
          render: ({ id, reference }) => <Link href={`#/orders/${id}/show`}>{reference}</Link>,
          isWhole: true,
        },
        { label: text('orders.state'), render: ({ status }) => <StatusChip status={status} /> },
        { label: text('orders.created_at'), render: ({ created_at: at }) => time(at), isWhole: true },
        { label: text('orders.buyer'), render: ({ buyer }) => buyer },
        {
          label: text('orders.open'),
          render: ({ open, ordered }) => text('orders.open_of', { open, ordered }),
          isNumber: true,
        },
        {
          label: text('orders.promised'),
          render: ({ promised }) => (promised === null ? '' : day(promised)),
        },
        { label: text('orders.payment'), render: ({ payment }) => text(`orders.payment.${payment}`) },
        { label: text('orders.total'), render: ({ total }) => formatAmount(total), isNumber: true },
        {
          label: text('orders.refund_due'),
          render: ({ refund_due: due }) => (due > 0 ? formatAmount(due) : ''),
          isNumber: true,
        },
      ]}
    >
      {mayPrint && <PrintButtons />}
    </RecordList>
  );
}
