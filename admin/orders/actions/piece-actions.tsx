import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { useApi } from '#admin/app/api-context.ts';
import { ActionDialog } from '#admin/fields/action-dialog.tsx';
import { CallField } from '#admin/fields/form-fields.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { readPieces, withLineErrors } from './pieces.ts';
import { PiecesFields } from './pieces-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { returnableOf } from './returnable.ts';

type Props = { order: OperatorOrder };

const MAX_TRACKING = 40;

/** Hands a parcel with some or all open pieces to the carrier. */
export function ShipAction({ order }: Props) {
  const text = useMessages();
  const api = useApi();
  const { id, reference, invoice } = order;
  const lines = order.lines.map((line) => ({ ...line, available: line.open }));
  return (
    <ActionDialog
      isMain
      label={text('orders.ship')}
      title={text('orders.action_title', { action: text('orders.ship'), reference })}
      consequences={[text('orders.ship_text'), ...(invoice ? [] : [text('orders.ship_invoice')])]}
      done={text('orders.ship_done')}
      send={(values, idempotencyKey) => {
        const pieces = readPieces(values);
        const body = { tracking: values['tracking'] ?? '', lines: pieces };
        return withLineErrors(pieces, () =>
          api.call('POST /fulfilment/order/{id}/parcel', { params: { id }, body, idempotencyKey }),
        );
      }}
      renderFields={(submission) => (
        <>
          <PiecesFields lines={lines} submission={submission} isWhole />
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
  const { id, reference, invoice } = order;
  const lines = order.lines.map((line) => ({ ...line, available: line.open }));
  return (
    <ActionDialog
      label={text('orders.cancel')}
      title={text('orders.action_title', { action: text('orders.cancel'), reference })}
      consequences={[
        text('orders.cancel_text'),
        text(invoice ? 'orders.cancel_invoiced' : 'orders.cancel_reduced'),
        text('orders.refund_text'),
      ]}
      done={text('orders.cancel_done')}
      send={(values, idempotencyKey) => {
        const pieces = readPieces(values);
        const body = { lines: pieces, reason: values['reason'] ?? '' };
        return withLineErrors(pieces, () =>
          api.call('POST /fulfilment/order/{id}/cancellation', { params: { id }, body, idempotencyKey }),
        );
      }}
      renderFields={(submission) => (
        <>
          <PiecesFields lines={lines} submission={submission} />
          <ReasonField label={text('orders.reason')} submission={submission} />
        </>
      )}
    />
  );
}

/** Announces that shipped pieces come back. */
export function ReturnAction({ order }: Props) {
  const text = useMessages();
  const api = useApi();
  const { id, reference } = order;
  const lines = order.lines.map((line) => ({ ...line, available: returnableOf(order, line) }));
  return (
    <ActionDialog
      label={text('orders.announce_return')}
      title={text('orders.action_title', { action: text('orders.announce_return'), reference })}
      consequences={[text('orders.return_text')]}
      done={text('orders.return_done')}
      send={(values, idempotencyKey) => {
        const pieces = readPieces(values);
        const body = { lines: pieces, reason: values['reason'] ?? '' };
        return withLineErrors(pieces, () =>
          api.call('POST /fulfilment/order/{id}/return', { params: { id }, body, idempotencyKey }),
        );
      }}
      renderFields={(submission) => (
        <>
          <PiecesFields lines={lines} submission={submission} />
          <ReasonField label={text('orders.return_reason')} submission={submission} />
        </>
      )}
    />
  );
}
