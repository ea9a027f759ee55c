import type { ActionArgs, ActionOutcome, PageAction } from '#client/pages/common/load/page-action.ts';
import { ownCustomer } from '#client/pages/common/load/own-customer.ts';
import { href } from '#routes/href.ts';
import { createCustomersApi } from '#shared/api/customers.ts';
import { createShippingApi } from '#shared/api/shipping.ts';
import type { ShippingForm } from '#shared/contract/carrier.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { compareCart, type CartChange } from '#shared/domain/cart-changes.ts';
import { needsRelay } from '#shared/domain/carriers.ts';
import { readShownCart, SHOWN_FIELD } from '#shared/domain/shown-cart.ts';
import { textOf, toFormState, WHOLE_FORM } from '#shared/form-state.ts';
import { addressesPath, cardId, readDeliveryView, relaysPath } from './delivery-view.ts';

const GOODS: ReadonlySet<CartChange['kind']> = new Set([
  'line_removed',
  'line_added',
  'unavailable',
  'quantity',
  'price',
  'code_removed',
  'code_added',
  'discount',
]);

/**
 * Handles the buttons of the delivery step. All save the current values as a draft; only the last one requires complete
 * data.
 */
export const action: PageAction = async (args) => {
  const { match, search, store } = args;
  if (!store.settings.cartEnabled || !store.settings.isProConnected) return { kind: 'notFound' };
  const view = readDeliveryView(search);
  if (view.kind === 'relays') return chooseRelay(args);
  if (view.kind === 'addresses') return chooseAddress(args);
  const draft = toShipping(args.form);
  switch (textOf(args.form, 'intent')) {
    case 'relays':
      await save(args, { ...draft, carrier: 'relais_colis', is_draft: true });
      return redirectTo(relaysPath(match.pathname));
    case 'addresses':
      await save(args, { ...draft, is_draft: true });
      return redirectTo(addressesPath(match.pathname));
    case 'carrier':
      await save(args, { ...draft, is_draft: true });
      return redirectTo(`${match.pathname}${draft.carrier ? `#${cardId(draft.carrier)}` : ''}`);
    default: {
      const cart = await save(args, draft);
      const shown = readShownCart(textOf(args.form, SHOWN_FIELD));
      if (shown && compareCart(shown, cart).some(isOfGoods))
        return { kind: 'invalid', form: toFormState(args.form, { [WHOLE_FORM]: 'cart_changed' }, 409) };
      return redirectTo(href('order-summary', { locale: match.locale, target: match.urlTarget }));
    }
  }
};

async function chooseRelay(args: ActionArgs): Promise<ActionOutcome> {
  const { form, match } = args;
  await save(args, { carrier: 'relais_colis', relay: textOf(form, 'relay'), is_draft: true });
  return redirectTo(`${match.pathname}#${cardId('relais_colis')}`);
}

async function chooseAddress(args: ActionArgs): Promise<ActionOutcome> {
  const { api, form, match } = args;
  const picked = Number(textOf(form, 'address'));
  const address = textOf(form, 'intent') === 'add' ? await addAddress(args) : picked;
  if (!Number.isInteger(address) || address <= 0)
    return { kind: 'invalid', form: toFormState(form, { address: 'required' }) };
  const cart = await createShippingApi(api.caller).save({ carrier: '', address, is_draft: true });
  const { carrier } = cart.shipping;
  return redirectTo(`${match.pathname}${carrier ? `#${cardId(carrier)}` : ''}`);
}

async function addAddress(args: ActionArgs): Promise<number> {
  const { api, form } = args;
  const { address } = await createCustomersApi(api.caller).addAddress(await ownCustomer(args), {
    label: textOf(form, 'label'),
    address_1: textOf(form, 'address_1'),
    address_2: textOf(form, 'address_2'),
    zipcode: textOf(form, 'zipcode'),
    city: textOf(form, 'city'),
    mobile: textOf(form, 'mobile'),
  });
  return address.id;
}

/** Omits the fields that the open card does not contain. */
function toShipping(form: FormData): ShippingForm {
  const carrier = textOf(form, 'carrier');
  return {
    carrier,
    ...(needsRelay(carrier) && form.has('relay') && { relay: textOf(form, 'relay') }),
    ...(form.has('phone') && { phone: textOf(form, 'phone') }),
    ...(form.has('comment') && { comment: textOf(form, 'comment') }),
    ...(form.has('order_number') && { order_number: textOf(form, 'order_number') }),
    ...(form.has('site_reference') && { site_reference: textOf(form, 'site_reference') }),
  };
}

function save({ api }: ActionArgs, form: ShippingForm): Promise<CartResponse> {
  return createShippingApi(api.caller).save(form);
}

/** True for changes to the goods, which the buyer must see before the next step. Other changes show there. */
function isOfGoods({ kind }: CartChange): boolean {
  return GOODS.has(kind);
}

function redirectTo(to: string): ActionOutcome {
  return { kind: 'redirect', to, status: 303 };
}
