import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { useApi } from '#admin/app/api-context.ts';
import { CallField } from '#admin/fields/form-fields.tsx';
import { useIfMatch } from '#admin/fields/use-if-match.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PiecesAction } from './pieces-action.tsx';
import { ReasonField } from './reason-field.tsx';

/** Issues a credit note for invoiced pieces, shipping or both. */
export function CreditAction({ order }: { order: OperatorOrder }) {
  const text = useMessages();
  const api = useApi();
  const match = useIfMatch();
  const { id } = order;
  return (
    <PiecesAction
      order={order}
      label={text('orders.credit')}
      consequences={[text('orders.credit_text'), text('orders.refund_text')]}
      done={text('orders.credit_done')}
      availableOf={({ creditable }) => creditable}
      send={(lines, values, idempotencyKey) => {
        const shipping = Number((values['shipping'] ?? '').replace(',', '.'));
        const body = { lines, shipping, reason: values['reason'] ?? '' };
        return api.call('POST /fulfilment/order/{id}/credit-note', {
          params: { id },
          body,
          idempotencyKey,
          ...match,
        });
      }}
      renderFields={(submission) => (
        <>
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
