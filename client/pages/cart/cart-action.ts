import type { ActionArgs, ActionOutcome, PageAction } from '#client/pages/common/load/page-action.ts';
import { href } from '#routes/href.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { createCartApi, type CartApi } from '#shared/api/cart.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { readQuantity } from '#shared/domain/quantity.ts';
import { linesOf } from '#shared/domain/cart-lines.ts';
import { readNumber, readRequestedLines } from '#shared/domain/requested-lines.ts';
import { textOf, toFormState } from '#shared/form-state.ts';
import {
  topNotices,
  POINTS_FIELD,
  quantityName,
  REMOVE_FIELD,
  SUMMARY_ID,
  UNAVAILABLE_ID,
} from './cart-fields.ts';
import { packError } from './cart-errors.ts';
import { readPoints } from './read-points.ts';
import { removedQuery } from './removed-line.ts';

/** Handles all forms of the cart page. Each redirects back to the cart. */
export const action: PageAction = async (args) => {
  const { api, form, store, match } = args;
  if (!store.settings.isProConnected) return { kind: 'notFound' };
  const cart = createCartApi(api.caller);
  const isRemoval = form.has(REMOVE_FIELD);
  const done = await (isRemoval ? removeLine(args, cart) : doIntent(args, cart));
  if ('kind' in done) return done;
  return { kind: 'redirect', to: `${match.pathname}${done.query ?? ''}${anchorOf(done)}`, status: 303 };
};

/** `anchor`: id of the element to scroll to after the redirect. */
type Change = { cart?: CartResponse; query?: string; anchor?: string };
type Done = Change | ActionOutcome;

/** No anchor when the cart has notices: they are at the top of the page and must be seen first. */
function anchorOf({ cart, anchor }: Change): string {
  return anchor === undefined || hasNotices({ cart }) ? '' : `#${anchor}`;
}

function hasNotices({ cart }: Change): boolean {
  return cart !== undefined && topNotices(cart.notices).length > 0;
}

async function doIntent(args: ActionArgs, cart: CartApi): Promise<Done> {
  const { form } = args;
  switch (textOf(form, 'intent')) {
    case 'add':
      return addAll(form, cart);
    case 'alert':
      for (const { type, element_id: id } of readRequestedLines(form))
        await cart.alert({ type, element_id: id });
      return { anchor: UNAVAILABLE_ID };
    case 'code':
      return withFieldError(form, 'code', async () => ({
        cart: await cart.addCode(textOf(form, 'code')),
        anchor: SUMMARY_ID,
      }));
    case 'remove-code':
      return { cart: await cart.removeCode(textOf(form, 'code')), anchor: SUMMARY_ID };
    case 'points':
      return setPoints(form, cart);
    case 'remove-points':
      return { cart: await cart.setPoints(0), anchor: SUMMARY_ID };
    case 'zipcode':
      return withFieldError(form, 'zipcode', async () => ({
        cart: await cart.setZipcode(textOf(form, 'zipcode')),
        anchor: SUMMARY_ID,
      }));
    case 'continue':
      return continueToDelivery(args, cart);
    case 'remove-unavailable':
      return removeUnavailable(cart);
    default:
      return setQuantities(form, cart);
  }
}

/** An invalid number of points is a field error, like a refusal by the back office. */
async function setPoints(form: FormData, cart: CartApi): Promise<Done> {
  const points = readPoints(textOf(form, POINTS_FIELD));
  if (points === null)
    return { kind: 'invalid', form: toFormState(form, { [POINTS_FIELD]: packError('points_step') }) };
  return withFieldError(form, POINTS_FIELD, async () => ({
    cart: await cart.setPoints(points),
    anchor: SUMMARY_ID,
  }));
}

async function addAll(form: FormData, cart: CartApi): Promise<Done> {
  let last: CartResponse | undefined;
  for (const item of readRequestedLines(form)) last = await cart.add(item);
  const replaced = readNumber(textOf(form, 'replaced'));
  if (replaced !== null) last = await cart.remove(replaced);
  return last ? { cart: last } : {};
}

/**
 * Saves the quantities that differ from the cart. One invalid quantity prevents the whole update and shows an error at
 * its field. 0 removes a line, which can be restored.
 */
async function setQuantities(form: FormData, cart: CartApi): Promise<Done> {
  const before = await cart.show();
  const errors: Record<string, string> = {};
  const elements = linesOf(before).flatMap(({ id, quantity, max }) => {
    const name = quantityName(id);
    if (!form.has(name)) return [];
    const typed = readQuantity(textOf(form, name), max);
    if (typeof typed === 'string') errors[name] = typed;
    return typeof typed === 'string' || typed === quantity ? [] : [{ id, quantity: typed }];
  });
  if (Object.keys(errors).length > 0) return { kind: 'invalid', form: toFormState(form, errors) };
  if (elements.length === 0) return {};
  const removed = elements.filter(({ quantity }) => quantity === 0);
  return { cart: await cart.update(elements), query: removedQuery(removed, before) };
}

/** Saves the quantities, then redirects to delivery, unless the cart has notices or a line was removed. */
async function continueToDelivery({ form, match }: ActionArgs, cart: CartApi): Promise<Done> {
  const done = await setQuantities(form, cart);
  if ('kind' in done || done.query || hasNotices(done)) return done;
  const to = href('order-shipping', { locale: match.locale, target: match.urlTarget });
  return { kind: 'redirect', to, status: 303 };
}

/** The next page offers to restore the removed line. */
async function removeLine({ form }: ActionArgs, cart: CartApi): Promise<Done> {
  const id = readNumber(textOf(form, REMOVE_FIELD));
  const before = await cart.show();
  const line = [...linesOf(before), ...before.list.products_not_available].find(
    (candidate) => candidate.id === id,
  );
  if (!line) return {};
  return { cart: await cart.remove(line.id), query: removedQuery([line], before) };
}

async function removeUnavailable(cart: CartApi): Promise<Done> {
  const { list } = await cart.show();
  const elements = list.products_not_available.map(({ id }) => ({ id, quantity: 0 }));
  return elements.length === 0 ? {} : { cart: await cart.update(elements) };
}

async function withFieldError(form: FormData, field: string, act: () => Promise<Done>): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    const code = error instanceof ApiError ? error.body.errors?.['code'] : undefined;
    if (!(error instanceof ApiError) || code === undefined) throw error;
    return {
      kind: 'invalid',
      form: toFormState(form, { [field]: packError(code, error.body.params) }),
    };
  }
}
