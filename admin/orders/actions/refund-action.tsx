import { ApiError } from '#shared/api/api-error.ts';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { useApi } from '#admin/app/api-context.ts';
import { ActionDialog } from '#admin/fields/action-dialog.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useIfMatch } from '#admin/fields/use-if-match.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

const BAD_GATEWAY = 502;

/** Gives back a refund that is due, or records that the team has transferred it. */
export function RefundAction({ refund }: { refund: OperatorOrder['refunds'][number] }) {
  const text = useMessages();
  const api = useApi();
  const match = useIfMatch();
  const { formatAmount } = useFormats();
  const { id, provider } = refund;
  const amount = formatAmount(refund.amount);
  return (
    <ActionDialog
      isMain
      label={text('orders.refund')}
      title={text('orders.refund_title', { amount })}
      consequences={[
        provider === null
          ? text('orders.refund_by_transfer', { amount })
          : text('orders.refund_by_provider', { amount, provider }),
      ]}
      done={text('orders.refund_done')}
      send={async () => {
        const { refunds } = await api.call('POST /fulfilment/refund/{id}/attempt', {
          params: { id },
          ...match,
        });
        // The provider may refuse: the call succeeds and the refund stays due.
        if (refunds.some((each) => each.id === id && each.state === 'due'))
          throw new ApiError('The refund is still due.', BAD_GATEWAY, { code: 'refund_failed' });
      }}
    />
  );
}
