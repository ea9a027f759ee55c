import { Link, Stack, Typography } from '@mui/material';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { useCarrierName } from '#admin/carriers/use-carriers.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { DeliverAction } from '#admin/orders/actions/deliver-action.tsx';
import { useRight } from '#admin/app/rights.ts';
import { PiecesList } from './pieces-list.tsx';

/** Parcels with their pieces and tracking numbers. */
export function OrderParcels({ order }: { order: OperatorOrder }) {
  const text = useMessages();
  const { time } = useFormats();
  const carrierName = useCarrierName();
  const mayDeliver = useRight('change_orders');
  if (order.parcels.length === 0) return null;
  return (
    <SectionCard title={text('orders.parcels')}>
      <Stack spacing={2}>
        {order.parcels.map((parcel) => (
          <div key={parcel.id}>
            <Typography component="h3" variant="subtitle1">
              {text('orders.parcel', { number: parcel.number })}
            </Typography>
            <Typography>
              {text('orders.shipped_at', {
                time: time(parcel.shipped_at),
                carrier: carrierName(parcel.carrier),
              })}
            </Typography>
            <Tracking parcel={parcel} />
            {parcel.delivered_at !== null && (
              <Typography>{text('orders.delivered_at', { time: time(parcel.delivered_at) })}</Typography>
            )}
            <PiecesList order={order} pieces={parcel.lines} />
            {mayDeliver && parcel.delivered_at === null && <DeliverAction parcel={parcel} />}
          </div>
        ))}
      </Stack>
    </SectionCard>
  );
}

function Tracking({ parcel: { tracking, tracking_url: url } }: { parcel: OperatorOrder['parcels'][number] }) {
  const text = useMessages();
  if (tracking === '') return null;
  return (
    <Typography>
      {text('orders.tracking_label')}{' '}
      {url === null ? (
        tracking
      ) : (
        <Link href={url} target="_blank" rel="noopener">
          {tracking}
        </Link>
      )}
    </Typography>
  );
}
