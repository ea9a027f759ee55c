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

/** Five presses of a button are saved as one change. */
const WAIT_MS = 400;

type Typed = ReadonlyMap<number, string>;

export type LiveCart = {
  cart: CartResponse;
  /** Texts that are typed and not saved yet, by the line's id. */
  typed: Typed;
  /** Those among them that are validated: the visitor has paused, or left the field. */
  settled: Typed;
  /** The refused text of a line that was not touched since. */
  refused: (id: number) => string | undefined;
  /** True while quantities are being saved. */
  isChanging: boolean;
  type: (id: number, text: string) => void;
  /** Validates and saves what is typed: a field was left. */
  leave: () => void;
};

/**
 * Holds the cart with the quantities that are being changed: they show at once, are saved after a pause, and return to
 * their former value where they are refused. Texts that are no quantity are not sent and stay. Data from the loader
 * replace what was typed before they were asked for.
 */
export function useLiveCart(loaded: CartResponse): LiveCart {
  const api = use(ApiContext);
  const store = useStore();
  const reload = useReload();
  const [shown, setShown] = useState({ loaded, cart: loaded });
  const [typed, setTyped] = useState<Typed>(new Map());
  const [settled, setSettled] = useState<Typed>(new Map());
  const { state: form, isSending } = usePageForm();
  const [touches, setTouches] = useState<ReadonlyMap<number, PageForm>>(new Map());
  // A response says nothing about a text that was typed after it arrived, or while it was on its way.
  const isNewer = (id: number) => {
    const touch = touches.get(id);
    return touch !== undefined && (touch.isSending || touch.state === form);
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<Typed>(typed);
  const underWay = useRef<Typed>(new Map());
  const sending = useRef(isSending);
  const inTurn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => api?.prepare(), [api]);
  if (shown.loaded !== loaded) {
    setShown({ loaded, cart: loaded });
    setTyped(new Map([...typed].filter(([id]) => isNewer(id))));
  }
  useEffect(() => {
    latest.current = typed;
  }, [typed]);
  const send = async (wanted: Typed) => {
    const elements = changesOf(wanted, shown.cart).filter(
      ({ id }) => underWay.current.get(id) !== wanted.get(id),
    );
    if (!api || elements.length === 0) return;
    const sent = new Map(elements.map(({ id }) => [id, wanted.get(id) ?? '']));
    underWay.current = new Map([...underWay.current, ...sent]);
    // Texts that are typed meanwhile are sent next.
    const isLeft = ([id, text]: [number, string]) => sent.get(id) !== text;
    let changed: CartResponse | undefined;
    try {
      // One after the other: an earlier quantity must not replace a later one.
      const call = inTurn.current.then(() => createCartApi(api.caller).update(elements));
      inTurn.current = call.catch(() => undefined);
      changed = await trackSave(call);
    } catch (error) {
      const { tellSessionOver } = await import('#client/app/session/session-over.ts');
      if (!tellSessionOver(error, store)) {
        store.toasts.add({ kind: 'error', message: 'cart.change_failed' });
        if (isRefusal(error)) reload();
      }
    }
    // Notices may appear above what is being pressed.
    afterPress(() => {
      if (changed) setShown({ loaded, cart: changed });
      underWay.current = new Map([...underWay.current].filter(isLeft));
      setTyped((current) => new Map([...current].filter(isLeft)));
    });
  };
  const settle = (isLeft: boolean) => {
    clearTimeout(timer.current);
    // A cleared field is about to get another number: it is validated when it is left.
    setSettled(new Map([...latest.current].filter(([, text]) => isLeft || text.trim() !== '')));
    // What a form of the page loads afterwards would replace the response.
    if (!sending.current) void send(latest.current);
  };
  const leave = () => {
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
  // A page that is left saves what was typed.
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
    leave,
  };
}

/** The quantities to send. A line is removed by its own form, which offers to put it back. */
function changesOf(typed: Typed, cart: CartResponse): { id: number; quantity: number }[] {
  return linesOf(cart).flatMap(({ id, max }) => {
    const quantity = readQuantity(typed.get(id) ?? '', max);
    return typeof quantity === 'number' && quantity > 0 ? [{ id, quantity }] : [];
  });
}
