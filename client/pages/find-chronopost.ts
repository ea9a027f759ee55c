import { createShippingApi } from '#shared/api/shipping.ts';
import type { Chronopost } from '#shared/contract/carrier.ts';
import type { LoadArgs } from './page-load.ts';

/**
 * Until when an order still leaves today (CK-14): asked for who is logged in, on pages of parts and of the cart. A page
 * stands without it.
 */
export async function findChronopost({
  api,
  store,
}: Pick<LoadArgs, 'api' | 'store'>): Promise<Chronopost | null> {
  if (!store.settings.cartEnabled || !store.auth.isLogged) return null;
  try {
    return (await createShippingApi(api.caller).chronopost()).chronopost;
  } catch {
    return null;
  }
}
