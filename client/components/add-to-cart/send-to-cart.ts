import { tellSessionOver } from '#client/app/session-over.ts';
import type { RootStore } from '#client/stores/root-store.ts';
import { href } from '#routes/href.ts';
import { ApiError, isRefusal } from '#shared/api/api-error.ts';
import { createCartApi } from '#shared/api/cart.ts';
import type { Api } from '#shared/api/create-api.ts';
import { readWanted } from '#shared/domain/wanted.ts';
import { hasInvalidQuantity } from '#shared/domain/typed-quantities.ts';
import { basketFault } from './basket-fault.ts';

/** Long enough to follow the link. */
const SHOWN_MS = 6000;

/**
 * Puts what a form asks for into the cart and says so, with the way there; or why not.
 * @returns whether it was refused: the page may show what is not so any more
 */
export async function sendToCart(form: FormData, api: Api, store: RootStore): Promise<boolean> {
  const { toasts, settings } = store;
  const wanted = readWanted(form);
  if (hasInvalidQuantity(form)) {
    toasts.add({ kind: 'error', message: 'basket.quantity_wrong' });
    return false;
  }
  if (wanted.length === 0) {
    toasts.add({ kind: 'error', message: 'basket.quantity_missing' });
    return false;
  }
  const action = {
    label: 'basket.see' as const,
    run: () => location.assign(href('cart', { locale: settings.locale, target: 'pro' })),
  };
  try {
    let isReduced = false;
    for (const element of wanted) {
      const answer = await createCartApi(api.caller).add(element);
      isReduced ||= answer.notices.some(({ code }) => code === 'stock_reduced');
    }
    toasts.add(
      isReduced
        ? { kind: 'warning', message: 'basket.reduced', action, duration: SHOWN_MS }
        : { kind: 'success', message: 'basket.added', action, duration: SHOWN_MS },
    );
    return false;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (tellSessionOver(error, store)) return false;
    toasts.add({ kind: 'error', message: basketFault(error.body.errors?.['code']), duration: SHOWN_MS });
    return isRefusal(error);
  }
}
