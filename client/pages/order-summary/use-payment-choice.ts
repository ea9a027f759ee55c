import { useEffect, type FormEvent } from 'react';
import { useStore } from '#client/stores/store-context.ts';

const FIELD = 'payment';

/**
 * Restores the payment method from the order store, also after a reload, unless one is already selected. Must be called
 * by an observer component.
 * @param groupId element id of the radio group
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
