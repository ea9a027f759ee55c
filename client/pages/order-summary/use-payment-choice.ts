import { useEffect, type FormEvent } from 'react';
import { useStore } from '#client/stores/store-context.ts';

const FIELD = 'payment';

/**
 * Keeps the means of payment in the order's store: it is chosen again when the buyer comes back to the summary, also after
 * a reload. A choice that is made on the page comes first. For observers. `groupId`: of the radio buttons.
 */
export function usePaymentChoice(groupId: string): (event: FormEvent<HTMLFormElement>) => void {
  const { order } = useStore();
  const { paymentBy } = order.state;
  useEffect(() => {
    const group = document.getElementById(groupId);
    if (paymentBy === null || !group || group.querySelector(':checked')) return;
    const radio = group.querySelector(`[value="${CSS.escape(paymentBy)}"]:not(:disabled)`);
    if (radio instanceof HTMLInputElement) radio.checked = true;
  }, [paymentBy, groupId]);
  return ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === FIELD)
      order.update({ paymentBy: target.value });
  };
}
