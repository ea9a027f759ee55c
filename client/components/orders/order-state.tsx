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

export function OrderState({ status }: { status: OrderStatus }) {
  const text = useTranslations();
  return <Badge tone={TONES[status]}>{text(`orders.status_${status}`)}</Badge>;
}
