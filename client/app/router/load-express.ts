import type { RootStore } from '#client/stores/root-store.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Api } from '#shared/api/create-api.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import { createShippingApi } from '#shared/api/shipping.ts';

const MINUTE_S = 60;
/** An answer is used on every page of this span; cart calls tell meanwhile what the cart holds. */
const FRESH_S = 10 * MINUTE_S;

/**
 * Asks until when an order still leaves today (CK-14) and keeps the answer in the cart's store. A page stands without it,
 * but not without its session.
 * Only for a professional who is logged in, whose pages are never cached.
 */
export async function loadExpress({ store, api }: { store: RootStore; api: Api }): Promise<void> {
  const { settings, auth, cart } = store;
  if (!settings.cartEnabled || !auth.isLogged || !settings.isProConnected) return;
  const now = secondsOfDocument();
  if (cart.express && now > 0 && now - cart.express.toldAt < FRESH_S) return;
  try {
    const answer = await createShippingApi(api.caller).chronopost();
    const { deadline_epoch, now_epoch, date } = answer.chronopost;
    cart.update(answer);
    cart.setExpress({ deadline_epoch, now_epoch, date, toldAt: secondsOfDocument() });
  } catch (error) {
    if (error instanceof ApiError && endsSession(error)) throw error;
    cart.setExpress(null);
  }
}

/** Seconds since the document began, by a clock that nobody sets; 0 on the server. */
export function secondsOfDocument(): number {
  return typeof document === 'undefined' ? 0 : performance.now() / 1000;
}
