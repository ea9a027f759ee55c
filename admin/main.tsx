import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './app/admin-app.tsx';
import { createAdminApi, readShop } from './api/admin-api.ts';
import { createI18nProvider } from './i18n/i18n-provider.ts';
import { createShopIcon } from './app/shop-icon.ts';
import { SalesPlanContext } from './app/file-url.ts';
import { readMeta, readNonce } from './app/read-meta.ts';

/** Reads the shop and starts the application. Styles carry the nonce of the document's policy. */
async function start(root: HTMLElement): Promise<void> {
  const connection = { apiPath: readMeta('api-path'), siteId: Number(readMeta('site-id')) };
  const i18nProvider = await createI18nProvider();
  const locale = () => i18nProvider.getLocale();
  const shop = await readShop(connection, locale());
  const api = createAdminApi(connection, { locale, salesPlanId: shop.salesPlanId });
  document.querySelector('link[rel="icon"]')?.setAttribute('href', createShopIcon(shop));
  createRoot(root).render(
    <CacheProvider value={createCache({ key: 'css', nonce: readNonce(), prepend: true })}>
      <SalesPlanContext.Provider value={shop.salesPlanId}>
        <AdminApp api={api} shop={shop} i18nProvider={i18nProvider} />
      </SalesPlanContext.Provider>
    </CacheProvider>,
  );
}

const root = document.querySelector<HTMLElement>('#root');
if (root) void start(root);
