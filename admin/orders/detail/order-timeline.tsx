import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

type OrderEvent = OperatorOrder['timeline'][number];

const CENTS = 100;

/** Events of the order, the first first. */
export function OrderTimeline({ order: { timeline } }: { order: OperatorOrder }) {
  const text = useMessages();
  const { time } = useFormats();
  const details = useDetails();
  const translate = useTranslate();
  return (
    <SectionCard title={text('orders.timeline')}>
      <ol>
        {timeline.map((event, index) => (
          <li key={index}>
            {[translate(`orders.event.${event.code}`, { _: event.code }), ...details(event)].join(', ')}
            <Typography variant="body2" color="text.secondary">
              {time(event.at)}
            </Typography>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

/** Figures of events in words. Amounts are in cents; masked orders have none. */
function useDetails(): (event: OrderEvent) => string[] {
  const text = useMessages();
  const { formatAmount } = useFormats();
  return ({ details: { amount, parcel, pieces } }) => [
    ...(typeof parcel === 'number' ? [text('orders.parcel', { number: parcel }).toLowerCase()] : []),
    ...(typeof pieces === 'number' ? [text('orders.pieces_count', { count: pieces })] : []),
    ...(typeof amount === 'number' ? [formatAmount(amount / CENTS)] : []),
  ];
}
