import { Stack, Typography } from '@mui/material';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ReturnActions } from '#admin/orders/actions/return-actions.tsx';
import { useRight } from '#admin/app/rights.ts';
import { PiecesList } from './pieces-list.tsx';

/** Returns with their state, and the decisions that may follow. */
export function OrderReturns({ order }: { order: OperatorOrder }) {
  const text = useMessages();
  const { time } = useFormats();
  const mayDecide = useRight('change_orders');
  if (order.returns.length === 0) return null;
  return (
    <SectionCard title={text('orders.returns')}>
      <Stack spacing={2}>
        {order.returns.map((record, index) => (
          <div key={record.id}>
            <Typography component="h3" variant="subtitle1">
              {text('orders.return', { number: index + 1 })}
            </Typography>
            <Typography>
              {text('orders.return_state', {
                state: text(`orders.return_states.${record.state}`),
                time: time(record.changed_at),
              })}
            </Typography>
            <Typography>{text('orders.return_said', { reason: record.reason })}</Typography>
            {record.answer !== '' && (
              <Typography>{text('orders.return_answered', { answer: record.answer })}</Typography>
            )}
            <PiecesList order={order} pieces={record.lines} />
            {mayDecide && (
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                <ReturnActions order={order} record={record} />
              </Stack>
            )}
          </div>
        ))}
      </Stack>
    </SectionCard>
  );
}
