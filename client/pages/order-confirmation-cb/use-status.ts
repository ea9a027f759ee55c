import { use, useEffect, useState } from 'react';
import { ApiContext } from '#client/app/api/api-context.ts';
import { createOrdersApi } from '#shared/api/orders.ts';

/** Seconds between one question and the next: a minute in all. */
const WAITS_S = [1, 2, 4, 8, 15, 30];

/**
 * Asks what the bank has said until it has said something, then lets the page be made anew. Gives whether it has
 * stopped asking: the visitor can go on himself.
 */
export function useStatus(reference: string): boolean {
  const api = use(ApiContext);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!api) return undefined;
    const orders = createOrdersApi(api.caller);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const askAfter = (round: number) => {
      const seconds = WAITS_S[round];
      if (seconds === undefined) {
        setOver(true);
        return;
      }
      timer = setTimeout(() => void ask(round), seconds * 1000);
    };
    const ask = async (round: number) => {
      const status = await orders.status(reference).then(
        (told) => told.status,
        // Asked again at its time: an answer that did not come says nothing of the payment.
        () => 'pending',
      );
      if (isGone) return;
      if (status === 'pending') askAfter(round + 1);
      else window.location.reload();
    };
    askAfter(0);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [api, reference]);
  return isOver;
}
