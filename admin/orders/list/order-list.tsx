import { Link } from '@mui/material';
import { DataTable, List } from 'ra-ui-materialui';
import type { OperatorOrderSummary } from '#shared/contract/fulfilment.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useRight } from '#admin/app/rights.ts';
import { StatusChip } from '#admin/orders/status-chip.tsx';
import { useOrderFilters } from './order-filters.tsx';
import { useOrderExport } from './order-export.ts';
import { PrintButtons } from './print-buttons.tsx';
import { SelectOrder } from './select-order.tsx';

/** Orders of the shop, newest first. The address of the page names search, filters and page. */
export function OrderList() {
  const text = useMessages();
  const { formatAmount, time, day } = useFormats();
  const mayPrint = useRight('print_orders');
  const filters = useOrderFilters();
  const exporter = useOrderExport();
  return (
    <List title={text('orders.title')} filters={filters} exporter={exporter} empty={false}>
      {mayPrint && <PrintButtons />}
      <DataTable<OperatorOrderSummary> bulkActionButtons={false} rowClick="show">
        {mayPrint && (
          <DataTable.Col<OperatorOrderSummary>
            label={text('orders.selection')}
            disableSort
            render={(order) => <SelectOrder order={order} />}
          />
        )}
        <DataTable.Col<OperatorOrderSummary>
          label={text('orders.reference')}
          disableSort
          render={({ id, reference }) => (
            <Link href={`#/orders/${id}/show`} sx={NOWRAP}>
              {reference}
            </Link>
          )}
        />
        <DataTable.Col<OperatorOrderSummary>
          label={text('orders.state')}
          disableSort
          render={({ status }) => <StatusChip status={status} />}
        />
        <DataTable.Col<OperatorOrderSummary>
          label={text('orders.created_at')}
          disableSort
          sx={NOWRAP}
          render={({ created_at: at }) => time(at)}
        />
        <DataTable.Col source="buyer" label={text('orders.buyer')} disableSort />
        <DataTable.Col<OperatorOrderSummary>
          label={text('orders.open')}
          disableSort
          align="right"
          render={({ open, ordered }) => text('orders.open_of', { open, ordered })}
        />
        <DataTable.Col<OperatorOrderSummary>
          label={text('orders.promised')}
          disableSort
          render={({ promised }) => (promised === null ? '' : day(promised))}
        />
        <DataTable.Col<OperatorOrderSummary>
          label={text('orders.payment')}
          disableSort
          render={({ payment }) => text(`orders.payment.${payment}`)}
        />
        <DataTable.Col<OperatorOrderSummary>
          label={text('orders.total')}
          disableSort
          align="right"
          render={({ total }) => formatAmount(total)}
        />
        <DataTable.Col<OperatorOrderSummary>
          label={text('orders.refund_due')}
          disableSort
          align="right"
          render={({ refund_due: due }) => (due > 0 ? formatAmount(due) : '')}
        />
      </DataTable>
    </List>
  );
}

const NOWRAP = { whiteSpace: 'nowrap' };
