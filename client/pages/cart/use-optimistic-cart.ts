import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPress } from '#client/app/forms/after-press.ts';
import { usePageForm, type PageForm } from '#client/app/forms/form-context.ts';
import { ApiContext } from '#client/app/api/api-context.ts';
import { watchLeaving } from '#client/app/browser/watch-leaving.ts';
import { trackSave } from '#client/app/forms/pending-saves.ts';
import { useReload } from '#client/app/page/use-reload.ts';
import { useStore } from '#client/stores/store-context.ts';
import { isRefusal } from '#shared/api/api-error.ts';
import { createCartApi } from '#shared/api/cart.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { readQuantity } from '#shared/domain/quantity.ts';
import { linesOf } from '#shared/domain/cart-lines.ts';
import { quantityName } from './cart-fields.ts';

/** Debounce: several presses of a button become one update. */
const WAIT_MS = 400;

type Typed = ReadonlyMap<number, string>;

export type OptimisticCart = {
  cart: CartResponse;
  /** Typed quantities that are not saved yet, by line id. */
  typed: Typed;
  /** The typed quantities to validate: after a pause or on blur. */
  settled: Typed;
  /** The refused text of a line that has not been edited since. */
  refused: (id: number) => string | undefined;
  isChanging: boolean;
  type: (id: number, text: string) => void;
  /** Validates and saves the typed quantities on blur. */
  commit: () => void;
};

/**
 * Keeps the cart with optimistic quantities: they show at once, are saved after a pause and revert when refused.
 * Invalid text is not sent and stays in the field. Data from the loader replaces text typed before the request.
 */
export function useOptimisticCart(loaded: CartResponse): OptimisticCart {
  const api = use(ApiContext);
  const store = useStore();
  const reload = useReload();
  const [shown, setShown] = useState({ loaded, cart: loaded });
  const [typed, setTyped] = useState<Typed>(new Map());
  const [settled, setSettled] = useState<Typed>(new Map());
  const { state: form, isSending } = usePageForm();
  const [touches, setTouches] = useState<ReadonlyMap<number, PageForm>>(new Map());
  // A form response does not apply to text typed after it, or while the request was in flight.
  const isNewer = (id: number) => {
    const touch = touches.get(id);
    return touch !== undefined && (touch.isSending || touch.state === form);
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<Typed>(typed);
  const inFlight = useRef<Typed>(new Map());
  const sending = useRef(isSending);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => api?.prepare(), [api]);
  if (shown.loaded !== loaded) {
    setShown({ loaded, cart: loaded });
    setTyped(new Map([...typed].filter(([id]) => isNewer(id))));
  }
  useEffect(() => {
    latest.current = typed;
  }, [typed]);
  const send = async (quantities: Typed) => {
    const elements = changesOf(quantities, shown.cart).filter(
      ({ id }) => inFlight.current.get(id) !== quantities.get(id),
    );
    if (!api || elements.length === 0) return;
    const sent = new Map(elements.map(({ id }) => [id, quantities.get(id) ?? '']));
    inFlight.current = new Map([...inFlight.current, ...sent]);
    // Text typed during the request is sent with the next one.
    const isLeft = ([id, text]: [number, string]) => sent.get(id) !== text;
    let changed: CartResponse | undefined;
    try {
      // Requests run in sequence, so that an earlier quantity cannot overwrite a later one.
      const call = queue.current.then(() => createCartApi(api.caller).update(elements));
      queue.current = call.catch(() => undefined);
      changed = await trackSave(call);
    } catch (error) {
      const { notifySessionExpired } = await import('#client/app/session/session-expired.ts');
      if (!notifySessionExpired(error, store)) {
        store.toasts.add({ kind: 'error', message: 'cart.change_failed' });
        if (isRefusal(error)) reload();
      }
    }
    // New notices shift the layout, so the update waits until the pointer is released.
    afterPress(() => {
      if (changed) setShown({ loaded, cart: changed });
      inFlight.current = new Map([...inFlight.current].filter(isLeft));
      setTyped((current) => new Map([...current].filter(isLeft)));
    });
  };
  const settle = (isLeft: boolean) => {
    clearTimeout(timer.current);
    // An empty field is validated on blur only: the visitor is about to type another number.
    setSettled(new Map([...latest.current].filter(([, text]) => isLeft || text.trim() !== '')));
    // While a form submission is in flight, its reload would overwrite this update.
    if (!sending.current) void send(latest.current);
  };
  const commit = () => {
    if (latest.current.size > 0) afterPress(() => settle(true));
  };
  const sendAll = useEffectEvent(() => void send(latest.current));
  useEffect(() => {
    sending.current = isSending;
    if (!isSending) sendAll();
  }, [isSending]);
  const sendAtOnce = useEffectEvent((): boolean => {
    const elements = changesOf(latest.current, shown.cart);
    if (!api || elements.length === 0) return false;
    void createCartApi(api.caller)
      .update(elements)
      .catch(() => undefined);
    return true;
  });
  useEffect(() => watchLeaving(() => sendAtOnce()), []);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      sendAll();
    },
    [],
  );
  return {
    cart: shown.cart,
    typed,
    settled,
    refused: (id) => {
      if (isNewer(id)) return undefined;
      const name = quantityName(id);
      return form?.errors[name] === undefined ? undefined : form.values[name]?.[0];
    },
    isChanging: changesOf(typed, shown.cart).length > 0,
    type: (id, text) => {
      latest.current = new Map(latest.current).set(id, text);
      setTyped(latest.current);
      setTouches(new Map(touches).set(id, { state: form, isSending }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => afterPress(() => settle(false)), WAIT_MS);
    },
    commit,
  };
}

/** The quantities to send. Excludes 0: the remove form of the line handles it and offers to restore the line. */
function changesOf(typed: Typed, cart: CartResponse): { id: number; quantity: number }[] {
  return linesOf(cart).flatMap(({ id, max }) => {
    const quantity = readQuantity(typed.get(id) ?? '', max);
    return typeof quantity === 'number' && quantity > 0 ? [{ id, quantity }] : [];
  });
}
