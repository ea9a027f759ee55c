import { Checkbox } from '@mui/material';
import { useListContext } from 'ra-core';
import type { OperatorOrderSummary } from '#shared/contract/fulfilment.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Selects an order for a print. The checkboxes of the library have no name for screen readers. */
export function SelectOrder({ order: { id, reference } }: { order: OperatorOrderSummary }) {
  const text = useMessages();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': text('orders.select_one', { reference }) } }}
    />
  );
}
