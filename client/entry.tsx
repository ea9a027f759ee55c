// First: it declares the order of the layers that every other sheet writes into.
import '#client/ui/styles/global.css';
import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createRoutes, isLive, preloadRoute } from '#routes/tree.tsx';
import { ApiContext } from './app/api-context.ts';
import { App } from './app/app.tsx';
import { createBrowserApi } from './app/browser-api.ts';
import { watchChunkFailures } from './app/chunk-reload.ts';
import { interceptLinks } from './app/link-interception.ts';
import { loadMessages } from './app/load-messages.ts';
import { createSiteIntl, type MessageId } from './app/messages.ts';
import { watchPageChanges } from './app/page-changes.ts';
import { hydrationData, readState } from './app/read-state.ts';
import { sessionContext } from './app/session.ts';
import { watchBrowser } from './app/watch-browser.ts';
import { SKIP_TARGETS } from './components/skip-links/skip-links.tsx';
import { RootStore } from './stores/root-store.ts';

/** Makes the server's document live: the same stores, the same router, then React over what stands already. */
async function hydrate(): Promise<void> {
  watchChunkFailures();
  const { text: stateText, state } = readState();
  const { locale } = state.store.settings;
  const [messages] = await Promise.all([loadMessages(locale), preloadRoute(state.route)]);
  const intl = createSiteIntl(locale, messages);
  const store = new RootStore(state.store);
  const api = createBrowserApi(store.settings, store.loading);
  const session = {
    store,
    api,
    visitor: { isLogged: store.auth.isLogged, isProConnected: store.settings.isProConnected },
    maintenance: false,
    isLive,
    text: (id: MessageId, values?: Record<string, string | number>) => intl.formatMessage({ id }, values),
  };
  const router = createBrowserRouter(createRoutes([locale]), {
    hydrationData: hydrationData(state),
    getContext: () => new RouterContextProvider(new Map([[sessionContext, session]])),
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <App store={store} intl={intl} state={stateText}>
          <ApiContext value={api}>
            <RouterProvider router={router} />
          </ApiContext>
          <AfterHydration run={() => watchAfterHydration(router, store)} />
        </App>
      </StrictMode>,
    );
  });
}

/** Until then the stores must stay as the server had them. */
function AfterHydration({ run }: { run: () => void }) {
  // Once, whatever `run` is by then.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(run, []);
  return null;
}

function watchAfterHydration(router: DataRouter, store: RootStore): void {
  interceptLinks((to) => void router.navigate(to));
  watchPageChanges(router, store.loading, SKIP_TARGETS.content);
  watchBrowser(store);
  document.documentElement.dataset['hydrated'] = 'true';
}

await hydrate();
