import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { useApi } from '#admin/app/api-context.ts';
import { ActionDialog } from '#admin/fields/action-dialog.tsx';
import { useIfMatch } from '#admin/fields/use-if-match.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Marks one parcel as delivered. */
export function DeliverAction({ parcel }: { parcel: OperatorOrder['parcels'][number] }) {
  const text = useMessages();
  const api = useApi();
  const match = useIfMatch();
  const { id, number } = parcel;
  return (
    <ActionDialog
      label={text('orders.deliver')}
      title={text('orders.deliver_title', { number })}
      consequences={[text('orders.deliver_text')]}
      done={text('orders.deliver_done')}
      send={() => api.call('POST /fulfilment/parcel/{id}/delivery', { params: { id }, ...match })}
    />
  );
}
