import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import type { OrderStatus } from '#shared/domain/order-status.ts';

const TONES = {
  pending_payment: 'caution',
  awaiting_transfer: 'caution',
  confirmed: 'neutral',
  prepared: 'neutral',
  shipped: 'strong',
  delivered: 'good',
  returned: 'neutral',
  cancelled: 'error',
} as const satisfies Record<OrderStatus, string>;

type OrderStateProps = { status: OrderStatus; isPartlyShipped?: boolean };

/** `isPartlyShipped`: some pieces have been shipped. An order stays prepared until none is open. */
export function OrderState({ status, isPartlyShipped = false }: OrderStateProps) {
  const text = useTranslations();
  if (status === 'prepared' && isPartlyShipped)
    return <Badge tone="strong">{text('orders.status_partly_shipped')}</Badge>;
  return <Badge tone={TONES[status]}>{text(`orders.status_${status}`)}</Badge>;
}
