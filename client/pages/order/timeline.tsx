import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import { useMoment } from '#client/components/orders/use-moment.ts';
import { useMoney } from '#client/app/intl/use-money.ts';
import type { FollowedOrder, TimelineStep } from '#shared/contract/order-list.ts';
import { DAYS_ON_ACCOUNT } from '#shared/domain/credit-rules.ts';
import { isMessageId } from './step-messages.ts';
import styles from './timeline.module.css';

type TimelineProps = { steps: readonly TimelineStep[] } & Pick<FollowedOrder, 'payment'>;

export function Timeline({ steps, payment }: TimelineProps) {
  const text = useTranslations();
  const momentOf = useMoment();
  return (
    <ol className={styles.steps}>
      {steps.map(({ code, state, at, params }, index) => (
        <li
          // A step may occur twice, for example a refused payment.
          key={`${code} ${at ?? index}`}
          className={styles[state]}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <p className={styles.what}>
            <b>{titleOf({ code, state, params }, text)}</b>
            {state !== 'done' && (
              <span className="hidden">
                {' '}
                ({text(state === 'now' ? 'orders.state_now' : 'orders.state_next')})
              </span>
            )}
          </p>
          {at !== null && (
            <p className={`${styles.when} figures`}>
              <time dateTime={at}>{momentOf(at)}</time>
            </p>
          )}
          <Note step={{ code, state, params }} payment={payment} />
        </li>
      ))}
    </ol>
  );
}

type StepContent = Pick<TimelineStep, 'code' | 'state' | 'params'>;

type NoteProps = { step: StepContent } & Pick<FollowedOrder, 'payment'>;

function Note({ step, payment }: NoteProps) {
  const text = useTranslations();
  const money = useMoney();
  const note = noteOf(step, { payment, text, money });
  return note === undefined ? null : <p className={styles.note}>{note}</p>;
}

function titleOf({ code, state, params }: StepContent, text: Translate): string {
  const ids = [
    `orders.step_${code}_${state}_${String(params['payment'])}`,
    `orders.step_${code}_${state}`,
    `orders.step_${code}`,
  ];
  const id = ids.find(isMessageId);
  return id === undefined ? code : text(id, params);
}

function noteOf(
  { code, state, params }: StepContent,
  {
    payment,
    text,
    money,
  }: Pick<FollowedOrder, 'payment'> & { text: Translate; money: (amount: number) => string },
): string | undefined {
  if (state === 'done' && (code === 'shipped' || code === 'partly_shipped') && params['tracking'])
    return text('orders.note_tracking', { number: String(params['tracking']) });
  if (params['pieces'] !== undefined && (code === 'returned' || code === 'partly_cancelled'))
    return text(`orders.note_${code}`, { count: Number(params['pieces']) });
  if (params['amount'] !== undefined && (code === 'refund_due' || code === 'refunded'))
    return text(`orders.note_${code}${payment === 'cb' ? '' : '_transfer'}`, {
      amount: money(Number(params['amount'])),
    });
  if (params['amount'] !== undefined && code === 'credited') return money(Number(params['amount']));
  if (code === 'expired' && params['reason'] === 'no_answer') return text('orders.reason_no_answer');
  if (state === 'done' && code === 'refused') {
    const reason = `orders.reason_${String(params['reason'])}`;
    return text(isMessageId(reason) ? reason : 'orders.reason_unknown');
  }
  if (state === 'now' && code === 'paid') return awaitedNote(params['payment'], text);
  return undefined;
}

/** Note of a pending payment: transfer, invoice on account or card. */
function awaitedNote(payment: string | number | undefined, text: Translate): string {
  if (payment === 'compte') return text('orders.note_account', { days: DAYS_ON_ACCOUNT });
  return text(payment === 'virement' ? 'orders.note_transfer' : 'orders.note_bank');
}
