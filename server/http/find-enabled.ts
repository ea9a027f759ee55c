import { isRouteEnabled, type IsEnabled } from '#routes/enabled-routes.ts';
import { createApi } from '#shared/api/create-api.ts';
import type { Send } from '#shared/api/send.ts';
import { FEATURES } from '#shared/domain/features.ts';

export type FindEnabled = () => Promise<IsEnabled>;

/** Finds which pages the site has, from its features (cached by the response cache). */
export function createFindEnabled(options: {
  send: Send;
  siteId: number;
  cartEnabled: boolean;
}): FindEnabled {
  const { send, siteId, cartEnabled } = options;
  const api = createApi(send, { siteId, locale: 'fr', salesPlanId: () => 1 });
  return async () => {
    const { items } = await api.sites.list();
    const site = items.find(({ id }) => id === siteId) ?? items[0];
    const features = site?.brand?.features ?? FEATURES;
    return (name) => isRouteEnabled(name, { cartEnabled, features });
  };
}
