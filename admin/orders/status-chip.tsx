import { Chip } from '@mui/material';
import type { OrderStatus } from '#shared/domain/order-status.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** States in which the team has something to do. */
const WAITING: ReadonlySet<OrderStatus> = new Set(['awaiting_transfer', 'confirmed', 'prepared']);

/** State of an order in words. */
export function StatusChip({ status }: { status: OrderStatus }) {
  const text = useMessages();
  return (
    <Chip
      size="small"
      variant={WAITING.has(status) ? 'filled' : 'outlined'}
      label={text(`orders.status.${status}`)}
    />
  );
}
