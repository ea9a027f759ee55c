import { use, useEffect, useRef, useState } from 'react';
import { ApiContext } from '#client/app/api-context.ts';
import { useReload } from '#client/app/use-reload.ts';
import { useStore } from '#client/stores/store-context.ts';
import { isRefusal } from '#shared/api/api-error.ts';
import { createCartApi } from '#shared/api/cart.ts';
import type { CartResponse } from '#shared/contract/cart.ts';

/** Whoever presses a button five times means one change. */
const WAIT_MS = 400;

export type LiveCart = {
  cart: CartResponse;
  /** What is typed and not taken yet, by the line's number. */
  typed: ReadonlyMap<number, string>;
  type: (id: number, text: string) => void;
};

/**
 * The cart with the quantities that are being changed: they show at once, are sent once nobody presses any more, and are
 * as before where they are refused. What the page was loaded with wins over all of it.
 */
export function useLiveCart(loaded: CartResponse): LiveCart {
  const api = use(ApiContext);
  const store = useStore();
  const reload = useReload();
  const [shown, setShown] = useState({ loaded, cart: loaded });
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (shown.loaded !== loaded) {
    setShown({ loaded, cart: loaded });
    setTyped(new Map());
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = async (wanted: ReadonlyMap<number, string>) => {
    if (!api) return;
    const elements = [...wanted].flatMap(([id, text]) =>
      /^[1-9]\d{0,3}$/.test(text) ? [{ id, quantity: Number(text) }] : [],
    );
    if (elements.length === 0) return;
    try {
      const cart = await createCartApi(api.caller).update(elements);
      setShown({ loaded, cart });
    } catch (error) {
      const { tellSessionOver } = await import('#client/app/session-over.ts');
      if (!tellSessionOver(error, store)) {
        store.toasts.add({ kind: 'error', message: 'cart.change_failed' });
        if (isRefusal(error)) reload();
      }
    }
    // What was typed meanwhile waits for its own turn.
    setTyped((current) => new Map([...current].filter(([id, text]) => wanted.get(id) !== text)));
  };
  const type = (id: number, text: string) => {
    const next = new Map(typed).set(id, text);
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(next), WAIT_MS);
  };
  return { cart: shown.cart, typed, type };
}
