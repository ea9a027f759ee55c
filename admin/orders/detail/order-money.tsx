import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { Facts } from '#admin/fields/facts.tsx';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RefundAction } from '#admin/orders/actions/refund-action.tsx';
import { useRight } from '#admin/app/rights.ts';

const CENTS = 100;

type Props = { order: OperatorOrder };

/** Amounts of the order, what was taken and given back, and what is still to be given. */
export function OrderMoney({ order }: Props) {
  const text = useMessages();
  const { formatAmount } = useFormats();
  const { amount, money } = order;
  const discounts = Object.entries(amount.remise).map(
    ([code, value]) => [text('orders.discount', { code }), formatAmount(value)] as const,
  );
  const taxes = amount.tva_rates.map(
    ({ rate, tva }) => [text('orders.vat', { rate }), formatAmount(tva)] as const,
  );
  return (
    <SectionCard title={text('orders.money')}>
      <Facts
        isGrid
        facts={[
          [text('orders.goods'), formatAmount(amount.without_tax_base)],
          ...discounts,
          [text('orders.eco'), formatAmount(amount.eco_without_tax)],
          [text('orders.shipping'), formatAmount(amount.shipping)],
          [text('orders.total_without_tax'), formatAmount(amount.total_without_tax)],
          ...taxes,
          [text('orders.total'), formatAmount(amount.total)],
          [text('orders.payment'), text(`orders.payment.${order.payment}`)],
          [text('orders.captured'), formatAmount(money.captured)],
          [text('orders.refunded'), formatAmount(money.refunded)],
          [text('orders.billed'), formatAmount(money.billed)],
          [text('orders.credited'), formatAmount(money.credited)],
        ]}
      />
      <Difference order={order} />
      <Payments order={order} />
      <Refunds order={order} />
      <CreditNotes order={order} />
    </SectionCard>
  );
}

/** Says which cents do not add up. An order on account is paid after its invoice. */
function Difference({ order: { money, payment, status, timeline } }: Props) {
  const text = useMessages();
  const { formatAmount } = useFormats();
  const { captured, refunded, billed, credited } = money;
  const cents = Math.round((captured - refunded - billed + credited) * CENTS);
  const isPaid = captured > 0 || timeline.some(({ code }) => code === 'paid');
  if (cents === 0 || !isPaid || payment === 'compte' || status === 'pending_payment') return null;
  return (
    <Alert severity="warning">{text('orders.difference', { amount: formatAmount(cents / CENTS) })}</Alert>
  );
}

function Payments({ order: { payments } }: Props) {
  const text = useMessages();
  const { formatAmount, time } = useFormats();
  const translate = useTranslate();
  return payments.map(({ reference, provider, amount, state, created_at: at, reason }) => (
    <Typography key={reference} sx={{ mt: 1 }}>
      {text('orders.payment_attempt', { amount: formatAmount(amount), provider, time: time(at) })}{' '}
      {translate(`orders.payment_state.${state}`, { _: state })}
      {reason !== null && ` (${reason})`}
    </Typography>
  ));
}

function Refunds({ order: { refunds } }: Props) {
  const text = useMessages();
  const { formatAmount, time } = useFormats();
  const mayRefund = useRight('change_orders');
  return refunds.map((refund) => (
    <Stack key={refund.id} direction="row" sx={{ mt: 1, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography>
        {refund.done_at === null
          ? text('orders.refund_open', { amount: formatAmount(refund.amount), time: time(refund.created_at) })
          : text('orders.refund_given', { amount: formatAmount(refund.amount), time: time(refund.done_at) })}
        {refund.error !== null && ` (${refund.error})`}
      </Typography>
      {refund.state === 'due' && mayRefund && <RefundAction refund={refund} />}
    </Stack>
  ));
}

function CreditNotes({ order: { credit_notes: notes } }: Props) {
  const text = useMessages();
  const { formatAmount, time } = useFormats();
  return notes.map(({ id, number, total, reason, issued_at: at }) => (
    <Typography key={id} sx={{ mt: 1 }}>
      {text('orders.credit_note', { number, amount: formatAmount(total), time: time(at), reason })}
    </Typography>
  ));
}
