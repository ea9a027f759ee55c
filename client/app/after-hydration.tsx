import { useEffect, useState, type ComponentType } from 'react';
import { watchUnhandledMissingCode } from '#client/app/parts/chunk-reload.ts';
import { watchBrowser } from '#client/app/browser/watch-browser.ts';
import type { RootStore } from '#client/stores/root-store.ts';
import { TOAST_DURATIONS } from '#client/stores/toasts-store.ts';
import type { Api } from '#shared/api/create-api.ts';
import { isJustLoggedOut } from '#shared/domain/logged-out.ts';

/** Until then the stores must stay as the server had them. */
export function AfterHydration({ store, api }: { store: RootStore; api: Api }) {
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
