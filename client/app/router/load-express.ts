import type { RootStore } from '#client/stores/root-store.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Api } from '#shared/api/create-api.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import { createShippingApi } from '#shared/api/shipping.ts';

const MINUTE_S = 60;
/** Lifetime in seconds of a response, shared by all pages; meanwhile cart calls update the cart. */
const FRESH_S = 10 * MINUTE_S;

/**
 * Loads the express cut-off (CK-14) into the cart store. Fails only if the session expired. Only for logged-in
 * professionals, whose pages are never cached.
 */
export async function loadExpress({ store, api }: { store: RootStore; api: Api }): Promise<void> {
  const { settings, auth, cart } = store;
  if (!settings.cartEnabled || !auth.isLogged || !settings.isProConnected) return;
  const now = secondsOfDocument();
  if (cart.express && now > 0 && now - cart.express.receivedAt < FRESH_S) return;
  try {
    const response = await createShippingApi(api.caller).chronopost();
    const { deadline_epoch, now_epoch, date } = response.chronopost;
    cart.update(response);
    cart.setExpress({ deadline_epoch, now_epoch, date, receivedAt: secondsOfDocument() });
  } catch (error) {
    if (error instanceof ApiError && endsSession(error)) throw error;
    cart.setExpress(null);
  }
}

/** Seconds since the document began, monotonic; 0 on the server. */
export function secondsOfDocument(): number {
  return typeof document === 'undefined' ? 0 : performance.now() / 1000;
}
