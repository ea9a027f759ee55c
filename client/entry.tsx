// First: it declares the order of the layers that every other sheet writes into.
import '#client/ui/styles/global.css';
import { startTransition, StrictMode, useEffect, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { findRoutedPage } from '#routes/tree.tsx';
import type { Api } from '#shared/api/create-api.ts';
import { isJustLoggedOut } from '#shared/domain/logged-out.ts';
import { ApiContext } from '#client/app/api/api-context.ts';
import { App } from './app/app.tsx';
import { createBrowserApi } from '#client/app/api/browser-api.ts';
import {
  isMissingCode,
  reloadOnce,
  watchMissingCode,
  watchUnhandledMissingCode,
} from '#client/app/parts/chunk-reload.ts';
import { watchEarlyInput } from '#client/app/forms/early-input.ts';
import { HydratedSite, type RouterStart } from './app/hydrated-site.tsx';
import { loadMessages, loadMessageGroups } from '#client/app/intl/load-messages.ts';
import { createSiteIntl } from '#client/app/intl/messages.ts';
import { STATE_ELEMENT_ID, type PageState } from '#client/app/page/page-state.ts';
import type { LoaderContext } from '#client/app/router/loader-context.ts';
import { guardTranslatedText } from '#client/app/parts/translation-guard.ts';
import { createTranslate } from '#client/app/intl/use-translations.ts';
import { watchBrowser } from '#client/app/browser/watch-browser.ts';
import { loadUserMenu } from './components/header/user-menu-slot.tsx';
import { SKIP_TARGETS } from './components/skip-links/skip-links.tsx';
import { RootStore } from './stores/root-store.ts';
import { TOAST_DURATIONS } from './stores/toasts-store.ts';

/** Makes the server's document live: the same stores and page, React over what stands already, then the router. */
async function hydrate(): Promise<void> {
  const stateText = document.getElementById(STATE_ELEMENT_ID)?.textContent ?? '';
  const { store: snapshot, page } = JSON.parse(stateText) as PageState;
  const { locale } = snapshot.settings;
  const { page: shownPage } = findRoutedPage(page.pattern);
  const messages = await loadMessages(locale, shownPage.messageGroups);
  // Without its texts the page stays as the server sent it: its links and forms work all the same.
  if (!messages) return;
  const intl = createSiteIntl(locale, messages);
  const store = new RootStore(snapshot);
  const api = createBrowserApi(store);
  const loaderContext: Omit<LoaderContext, 'notices'> = {
    store,
    api,
    visitor: { isLogged: store.auth.isLogged, isProConnected: store.settings.isProConnected },
    maintenance: false,
    isEnabled: (name) => store.settings.isEnabled(name),
    text: createTranslate(intl, store.settings.brand),
    loadMessages: async (groups) => void Object.assign(messages, await loadMessageGroups(groups, locale)),
  };
  await Promise.all([shownPage.preload(), store.auth.isLogged && loadUserMenu()]);
  const startRouter: RouterStart = async (show, showSending) => {
    const { startClientRouter } = await import('#client/app/router/client-router.ts');
    return startClientRouter({
      loaderContext,
      locale,
      firstPage: page,
      show,
      showSending,
      focusId: SKIP_TARGETS.content,
    });
  };
  const replayEarlyInput = watchEarlyInput();
  const wasTranslated = isTranslated();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <App store={store} intl={intl} state={stateText}>
          {/* In the place the server has its assets in: ids that React makes are counted by place. */}
          <AfterHydration store={store} api={api} />
          <ApiContext value={api}>
            <HydratedSite firstPage={page} startRouter={startRouter} onHydrated={replayEarlyInput} />
          </ApiContext>
        </App>
      </StrictMode>,
      {
        // React replaces a document that the browser translated before hydration: nothing has failed.
        onRecoverableError: (error) => {
          if (!wasTranslated && !isTranslated()) reportError(error);
        },
      },
    );
  });
}

/** Browsers that translate a page write into `<font>` elements. */
function isTranslated(): boolean {
  return document.querySelector('font') !== null;
}

/** Until then the stores must stay as the server had them. */
function AfterHydration({ store, api }: { store: RootStore; api: Api }) {
  const [Persisted, setPersisted] = useState<ComponentType<{ store: RootStore }>>();
  useEffect(() => {
    watchBrowser(store);
    watchUnhandledMissingCode(() =>
      store.toasts.add({
        kind: 'error',
        message: 'section.failed',
        action: { label: 'section.retry', run: () => location.reload() },
        duration: TOAST_DURATIONS.disconnected,
      }),
    );
    if (store.auth.isLogged || isJustLoggedOut(document.cookie))
      import('#client/app/session/watch-session.ts').then(
        ({ watchSession }) => watchSession(store, api),
        // Without it an expired session shows with the next request.
        () => undefined,
      );
    import('#client/app/browser/persisted-stores.tsx').then(
      ({ PersistedStores }) => setPersisted(() => PersistedStores),
      // Without it the state lasts as long as the document.
      () => undefined,
    );
    import('#client/app/browser/watch-focus.ts').then(
      ({ watchFocus }) => watchFocus(store),
      // Without it layers and focus are the browser's own.
      () => undefined,
    );
    document.documentElement.dataset['hydrated'] = 'true';
  }, [store, api]);
  return Persisted ? <Persisted store={store} /> : null;
}

watchMissingCode();
guardTranslatedText();
// Without hydration the page stays as the server sent it: its links and forms work as plain ones.
await hydrate().catch((error: unknown) => {
  if (!isMissingCode(error) || !reloadOnce()) throw error;
});
