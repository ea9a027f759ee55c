import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { useApi } from '#admin/app/api-context.ts';
import { CallField } from '#admin/fields/form-fields.tsx';
import { useIfMatch } from '#admin/fields/use-if-match.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { CarrierField } from './carrier-field.tsx';
import { PiecesAction } from './pieces-action.tsx';
import { ReasonField } from './reason-field.tsx';
import { returnableOf } from './returnable.ts';

type Props = { order: OperatorOrder };

const MAX_TRACKING = 40;

/** Hands a parcel with some or all open pieces to the carrier. */
export function ShipAction({ order }: Props) {
  const text = useMessages();
  const api = useApi();
  const match = useIfMatch();
  const { id, invoice } = order;
  return (
    <PiecesAction
      isMain
      order={order}
      label={text('orders.ship')}
      consequences={[text('orders.ship_text'), ...(invoice ? [] : [text('orders.ship_invoice')])]}
      done={text('orders.ship_done')}
      availableOf={({ open }) => open}
      send={(lines, values, idempotencyKey) => {
        const body = {
          carrier: values['carrier'] ?? order.carrier,
          tracking: values['tracking'] ?? '',
          lines,
        };
        return api.call('POST /fulfilment/order/{id}/parcel', {
          params: { id },
          body,
          idempotencyKey,
          ...match,
        });
      }}
      renderFields={(submission) => (
        <>
          <CarrierField chosen={order.carrier} submission={submission} />
          <CallField
            name="tracking"
            label={text('orders.tracking')}
            helperText={text('orders.tracking_help')}
            slotProps={{ htmlInput: { maxLength: MAX_TRACKING } }}
            submission={submission}
          />
        </>
      )}
    />
  );
}

/** Cancels open pieces. */
export function CancelAction({ order }: Props) {
  const text = useMessages();
  const api = useApi();
  const match = useIfMatch();
  const { id, invoice } = order;
  return (
    <PiecesAction
      order={order}
      label={text('orders.cancel')}
      consequences={[
        text('orders.cancel_text'),
        text(invoice ? 'orders.cancel_invoiced' : 'orders.cancel_reduced'),
        text('orders.refund_text'),
      ]}
      done={text('orders.cancel_done')}
      availableOf={({ open }) => open}
      send={(lines, values, idempotencyKey) => {
        const body = { lines, reason: values['reason'] ?? '' };
        return api.call('POST /fulfilment/order/{id}/cancellation', {
          params: { id },
          body,
          idempotencyKey,
          ...match,
        });
      }}
      renderFields={(submission) => <ReasonField label={text('orders.reason')} submission={submission} />}
    />
  );
}

/** Announces that shipped pieces come back. */
export function ReturnAction({ order }: Props) {
  const text = useMessages();
  const api = useApi();
  const match = useIfMatch();
  const { id } = order;
  return (
    <PiecesAction
      order={order}
      label={text('orders.announce_return')}
      consequences={[text('orders.return_text')]}
      done={text('orders.return_done')}
      availableOf={(line) => returnableOf(order, line)}
      send={(lines, values, idempotencyKey) => {
        const body = { lines, reason: values['reason'] ?? '' };
        return api.call('POST /fulfilment/order/{id}/return', {
          params: { id },
          body,
          idempotencyKey,
          ...match,
        });
      }}
      renderFields={(submission) => (
        <ReasonField label={text('orders.return_reason')} submission={submission} />
      )}
    />
  );
}
