import { notifySessionExpired } from '#client/app/session/session-expired.ts';
import type { RootStore } from '#client/stores/root-store.ts';
import { href } from '#routes/href.ts';
import { ApiError, isRefusal } from '#shared/api/api-error.ts';
import { createCartApi } from '#shared/api/cart.ts';
import type { AdditionResult } from '#shared/contract/cart.ts';
import type { Api } from '#shared/api/create-api.ts';
import { readRequestedLines } from '#shared/domain/requested-lines.ts';
import { hasInvalidQuantity } from '#shared/domain/typed-quantities.ts';
import { cartErrorMessage } from './cart-error-message.ts';

/** Long enough to follow the link in the toast. */
const SHOWN_MS = 6000;

export type SentToCart = {
  /** The page may be out of date. */
  isRefused: boolean;
  results?: readonly AdditionResult[];
};

/** Adds the articles of a form to the cart and reports success, with a link to the cart, or the reason of a refusal. */
export async function sendToCart(form: FormData, api: Api, store: RootStore): Promise<SentToCart> {
  const { toasts, settings } = store;
  const lines = readRequestedLines(form);
  if (hasInvalidQuantity(form)) {
    toasts.add({ kind: 'error', message: 'basket.quantity_wrong' });
    return { isRefused: false };
  }
  if (lines.length === 0) {
    toasts.add({ kind: 'error', message: 'basket.quantity_missing' });
    return { isRefused: false };
  }
  const action = {
    label: 'basket.see' as const,
    run: () => location.assign(href('cart', { locale: settings.locale, target: 'pro' })),
  };
  try {
    const [first, ...others] = lines;
    if (first && others.length > 0) {
      const { results } = await createCartApi(api.caller).addAll(lines);
      const isWhole = results.every(({ status }) => status === 'added');
      if (isWhole) toasts.add({ kind: 'success', message: 'basket.added', action, duration: SHOWN_MS });
      return { isRefused: false, results };
    }
    const response = first && (await createCartApi(api.caller).add(first));
    const isReduced = response?.notices.some(({ code }) => code === 'stock_reduced') === true;
    toasts.add(
      isReduced
        ? { kind: 'warning', message: 'basket.reduced', action, duration: SHOWN_MS }
        : { kind: 'success', message: 'basket.added', action, duration: SHOWN_MS },
    );
    return { isRefused: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (notifySessionExpired(error, store)) return { isRefused: false };
    toasts.add({ kind: 'error', message: cartErrorMessage(error.body.errors?.['code']), duration: SHOWN_MS });
    return { isRefused: isRefusal(error) };
  }
}
