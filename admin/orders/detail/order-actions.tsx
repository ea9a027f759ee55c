import { Stack } from '@mui/material';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { CreditAction } from '#admin/orders/actions/credit-action.tsx';
import { CancelAction, ReturnAction, ShipAction } from '#admin/orders/actions/piece-actions.tsx';
import { returnableOf } from '#admin/orders/actions/returnable.ts';
import { TransitionActions } from '#admin/orders/actions/transition-actions.tsx';
import { useRight } from '#admin/app/rights.ts';

/** States in which open pieces can be cancelled. */
const CANCELLABLE: ReadonlySet<OperatorOrder['status']> = new Set([
  'awaiting_transfer',
  'confirmed',
  'prepared',
]);

/** The actions that the state of the order and the role of the operator allow now. */
export function OrderActions({ order }: { order: OperatorOrder }) {
  if (!useRight('change_orders')) return null;
  const { status, lines, invoice } = order;
  const hasOpen = lines.some(({ open }) => open > 0);
  const isCreditable = invoice !== null && lines.some(({ creditable }) => creditable > 0);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {status === 'prepared' && hasOpen && <ShipAction order={order} />}
      <TransitionActions order={order} />
      {CANCELLABLE.has(status) && hasOpen && <CancelAction order={order} />}
      {isCreditable && <CreditAction order={order} />}
      {lines.some((line) => returnableOf(order, line) > 0) && <ReturnAction order={order} />}
    </Stack>
  );
}
