import type { LoaderContext } from '#client/app/router/loader-context.ts';
import { unknownBrand } from '#client/stores/shown-brand.ts';
import { RootStore } from '#client/stores/root-store.ts';
import { createApi } from '#shared/api/create-api.ts';
import type { ApiCall } from '#shared/api/send.ts';
import { DEFAULT_LANGUAGES } from '#shared/locale.ts';

const EURO = { code: 'EUR', symbol: '€' };

/** Plans whose ids differ from the seed's, so that code which assumes those fails. */
export const TEST_PLANS = [
  { id: 11, target: 'part', currency: EURO },
  { id: 12, target: 'pro', currency: EURO },
  { id: 13, target: 'pro_connect', currency: EURO },
] as const;

type Respond = (call: ApiCall) => unknown;

/** A loader context whose back office is a function: `respond` returns the response of a call, or throws. */
export function createTestLoaderContext(
  changes: Partial<Pick<LoaderContext, 'visitor' | 'maintenance'>> = {},
  respond: Respond = () => ({ items: [], total: 0 }),
): LoaderContext & { calls: ApiCall[] } {
  const calls: ApiCall[] = [];
  const store = new RootStore({
    settings: {
      siteUrl: 'https://www.atre.example',
      siteId: 1,
      brand: unknownBrand('www.atre.example', 'fr'),
      apiPath: '/api/v1/',
      locale: 'fr',
      mediaUrl: '/media/',
      cartEnabled: true,
      thirdParties: {},
      plans: [],
      target: changes.visitor?.isProConnected ? 'pro_connect' : 'part',
      menus: [],
      categories: [],
      settings: [],
      slider: [],
    },
  });
  const send = async (call: ApiCall) => {
    calls.push(call);
    return call.path === 'site'
      ? { items: [{ id: 1, salesplan: [...TEST_PLANS], languages: DEFAULT_LANGUAGES }], total: 1 }
      : respond(call);
  };
  return {
    store,
    calls,
    api: createApi(send, { siteId: 1, locale: 'fr', salesPlanId: () => store.settings.callPlanId }),
    visitor: { isLogged: false, isProConnected: false },
    maintenance: false,
    isEnabled: () => true,
    text: (id) => id,
    notices: { enter: () => true },
    ...changes,
  };
}
