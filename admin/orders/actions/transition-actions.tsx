import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { useApi } from '#admin/app/api-context.ts';
import { ActionDialog } from '#admin/fields/action-dialog.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useIfMatch } from '#admin/fields/use-if-match.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Moves to the states that may follow. */
export function TransitionActions({ order }: { order: OperatorOrder }) {
  const text = useMessages();
  const api = useApi();
  const match = useIfMatch();
  const { formatAmount } = useFormats();
  const { id, reference, transitions, amount } = order;
  return transitions.map((to) => (
    <ActionDialog
      key={to}
      isMain={to !== 'paid'}
      label={text(`orders.move.${to}`)}
      title={text('orders.action_title', { action: text(`orders.move.${to}`), reference })}
      consequences={[text(`orders.move_text.${to}`, { total: formatAmount(amount.total) })]}
      done={text(`orders.move_done.${to}`)}
      send={() =>
        api.call('POST /fulfilment/order/{id}/transition', { params: { id }, body: { to }, ...match })
      }
    />
  ));
}
