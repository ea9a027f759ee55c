import { use, useEffect, useState } from 'react';
import { ApiContext } from '#client/app/api/api-context.ts';
import { createOrdersApi } from '#shared/api/orders.ts';

/** Polling intervals in seconds; one minute in total. */
const WAITS_S = [1, 2, 4, 8, 15, 30];

/**
 * Polls the payment status until it is final, then reloads the page. Returns true when polling has stopped without a
 * result.
 */
export function useStatus(reference: string): boolean {
  const api = use(ApiContext);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!api) return undefined;
    const orders = createOrdersApi(api.caller);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const pollAfter = (round: number) => {
      const seconds = WAITS_S[round];
      if (seconds === undefined) {
        setOver(true);
        return;
      }
      timer = setTimeout(() => void ask(round), seconds * 1000);
    };
    const ask = async (round: number) => {
      const status = await orders.status(reference).then(
        (found) => found.status,
        // A failed request says nothing about the payment: polls again.
        () => 'pending',
      );
      if (isUnmounted) return;
      if (status === 'pending') pollAfter(round + 1);
      else window.location.reload();
    };
    pollAfter(0);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [api, reference]);
  return isOver;
}
