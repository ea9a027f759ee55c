import { usePage } from '#client/app/page/page-context.ts';
import type { DeliveryProgress, OrderPromise } from '#shared/contract/delivery-promise.ts';
import type { PaymentMeans } from '#shared/domain/order-status.ts';
import {
  progressText,
  promiseConditionText,
  promiseText,
  slowestLineText,
} from '#shared/domain/promise-words.ts';
import styles from './delivery-promise.module.css';

type DeliveryPromiseProps = {
  /** Before the order, `confirmed_before` is the time limit of the promise. */
  promise: OrderPromise & { confirmed_before?: string };
  /** Payment method of an order without a date. */
  payment?: PaymentMeans;
  progress?: DeliveryProgress | null;
};

/** Delivery of an order: promised day, progress, the line that determines it, and its condition. */
export function DeliveryPromise({ promise, payment = 'compte', progress }: DeliveryPromiseProps) {
  const { locale } = usePage().site;
  const { slowest, confirmed_before: until } = promise;
  return (
    <div className={styles.promise}>
      <p>
        <strong>{promiseText(promise, payment, locale)}</strong>
      </p>
      {progress && <p className={styles.progress}>{progressText(progress, locale)}.</p>}
      {slowest && <p>{slowestLineText(slowest, locale)}.</p>}
      {until !== undefined && <p>{promiseConditionText({ confirmed_before: until }, locale)}.</p>}
    </div>
  );
}

/** `DeliveryPromise` in one line, for lists and cards. */
export function PromiseLine({ promise, payment = 'compte', progress }: DeliveryPromiseProps) {
  const { locale } = usePage().site;
  return (
    <>
      {promiseText(promise, payment, locale)}
      {progress && `. ${progressText(progress, locale)}`}
    </>
  );
}
