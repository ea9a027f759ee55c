import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { useApi } from '#admin/app/api-context.ts';
import { ActionDialog } from '#admin/fields/action-dialog.tsx';
import { CallField } from '#admin/fields/form-fields.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { readPieces, withLineErrors } from './pieces.ts';
import { PiecesFields } from './pieces-fields.tsx';
import { ReasonField } from './reason-field.tsx';

/** Issues a credit note for invoiced pieces, shipping or both. */
export function CreditAction({ order }: { order: OperatorOrder }) {
  const text = useMessages();
  const api = useApi();
  const { id, reference } = order;
  const lines = order.lines.map((line) => ({ ...line, available: line.creditable }));
  return (
    <ActionDialog
      label={text('orders.credit')}
      title={text('orders.action_title', { action: text('orders.credit'), reference })}
      consequences={[text('orders.credit_text'), text('orders.refund_text')]}
      done={text('orders.credit_done')}
      send={(values, idempotencyKey) => {
        const pieces = readPieces(values);
        const body = {
          lines: pieces,
          shipping: Number((values['shipping'] ?? '').replace(',', '.')),
          reason: values['reason'] ?? '',
        };
        return withLineErrors(pieces, () =>
          api.call('POST /fulfilment/order/{id}/credit-note', { params: { id }, body, idempotencyKey }),
        );
      }}
      renderFields={(submission) => (
        <>
          <PiecesFields lines={lines} submission={submission} />
          <CallField
            name="shipping"
            label={text('orders.credit_shipping')}
            helperText={text('orders.credit_shipping_help')}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            submission={submission}
          />
          <ReasonField
            label={text('orders.reason')}
            helperText={text('orders.credit_reason')}
            submission={submission}
          />
        </>
      )}
    />
  );
}
