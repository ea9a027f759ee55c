import { use, useEffect, useRef, useState } from 'react';
import { afterPress } from '#client/app/forms/after-press.ts';
import { ApiContext } from '#client/app/api/api-context.ts';
import { usePageForm } from '#client/app/forms/form-context.ts';
import { useAutosave } from '#client/app/forms/use-autosave.ts';
import { useReload } from '#client/app/page/use-reload.ts';
import { orderOfCart } from '#client/pages/common/order/order-state.ts';
import { useStore } from '#client/stores/store-context.ts';
import { isRefusal } from '#shared/api/api-error.ts';
import { createShippingApi } from '#shared/api/shipping.ts';
import type { RelayPoint, ShippingForm } from '#shared/contract/carrier.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { needsRelay } from '#shared/domain/carriers.ts';

export type ChosenRelay = Omit<RelayPoint, 'distanceEnMetre'>;

/** Text typed in the open card and below the cards; survives the selection of another card. */
export type Typed = { phone: string; comment: string; order_number: string; site_reference: string };

const TYPED_FIELDS = ['phone', 'comment', 'order_number', 'site_reference'] as const;

export type Delivery = {
  cart: CartResponse;
  /** Technical name of the carrier whose card is open. */
  open: string | null;
  relay: ChosenRelay | null;
  typed: Typed;
  type: (change: Partial<Typed>) => void;
  /** Saves the typed text, for links that leave the page. */
  saveTyped: () => void;
  choose: (carrier: string) => void;
  chooseRelay: (relay: ChosenRelay) => void;
};

/**
 * State of the delivery step. Each choice is saved at once, with the typed text; the response updates the cart's
 * totals.
 */
export function useDelivery(start: CartResponse): Delivery {
  const api = use(ApiContext);
  const store = useStore();
  const reload = useReload();
  const { state } = usePageForm();
  const [cart, setCart] = useState(start);
  const [from, setFrom] = useState(start);
  const storedCarrier = store.order.state.selectedCarrier?.technical_name ?? null;
  const [open, setOpen] = useState(state?.values['carrier']?.[0] ?? storedCarrier);
  const [relay, setRelay] = useState<ChosenRelay | null>(start.shipping.kept_relay);
  const [typed, setTyped] = useState<Typed>(() => {
    const stored = typedIn(start);
    const typedAs = (name: keyof Typed) => state?.values[name]?.[0] ?? stored[name];
    return {
      phone: typedAs('phone'),
      comment: typedAs('comment'),
      order_number: typedAs('order_number'),
      site_reference: typedAs('site_reference'),
    };
  });
  // A reload after a form submission replaces the cart but not the typed text.
  if (from !== start) {
    setFrom(start);
    setCart(start);
    setRelay(start.shipping.kept_relay);
  }
  const saved = useRef<Partial<Typed>>(typedIn(start));
  useEffect(() => {
    saved.current = typedIn(start);
  }, [start]);
  useEffect(() => api?.prepare(), [api]);
  const send = async (form: ShippingForm): Promise<void> => {
    if (!api) return;
    try {
      const response = await createShippingApi(api.caller).save({ ...form, is_draft: true });
      saved.current = { ...saved.current, ...form };
      // New totals shift the layout, so the update waits until the pointer is released.
      afterPress(() => setCart(response));
      store.order.update(orderOfCart(response));
    } catch (error) {
      const { notifySessionExpired } = await import('#client/app/session/session-expired.ts');
      if (notifySessionExpired(error, store)) return;
      store.toasts.add({ kind: 'error', message: 'delivery.not_kept' });
      if (isRefusal(error)) reload();
    }
  };
  // Sends only changed texts: the others may have been edited in another tab.
  const changedTexts = (): Partial<Typed> => {
    const known: Partial<Typed> = { ...saved.current, ...autosave.unsaved() };
    return Object.fromEntries(
      TYPED_FIELDS.filter((name) => typed[name] !== known[name]).map((name) => [name, typed[name]]),
    );
  };
  const saveTyped = () => {
    if (Object.keys(changedTexts()).length > 0) save({ carrier: '' });
  };
  const autosave = useAutosave({ send, join: joinForms, onLeave: saveTyped });
  const save = (form: ShippingForm) => autosave.save({ ...changedTexts(), ...form });
  return {
    cart,
    open,
    relay,
    typed,
    type: (change) => setTyped((before) => ({ ...before, ...change })),
    saveTyped,
    choose: (carrier) => {
      setOpen(carrier);
      save({ carrier, ...(needsRelay(carrier) && relay && { relay: relay.identifiant }) });
    },
    chooseRelay: (chosen) => {
      setRelay(chosen);
      store.order.update({ selectedRelay: chosen });
      save({ carrier: 'relais_colis', relay: chosen.identifiant });
    },
  };
}

/** Merges a waiting draft with the next one, so that neither a choice nor a text is lost. */
function joinForms(waiting: ShippingForm, next: ShippingForm): ShippingForm {
  return next.carrier === ''
    ? { ...waiting, ...next, carrier: waiting.carrier }
    : { ...texts(waiting), ...next };
}

/** The texts of a draft, without its carrier and relay. */
function texts(form: ShippingForm): Partial<Typed> {
  return Object.fromEntries(
    TYPED_FIELDS.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])),
  );
}

function typedIn({ shipping }: CartResponse): Typed {
  const { phone, comment, order_number, site_reference } = shipping;
  return { phone: phone ?? '', comment, order_number, site_reference };
}
