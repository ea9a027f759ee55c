import type { ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import type { RootStore } from '#client/stores/root-store.ts';
import { StoreContext } from '#client/stores/store-context.ts';
import { Document } from './document.tsx';

type AppProps = { store: RootStore; intl: IntlShape; state: string; children: ReactNode };

/** Document and providers, the same on the server and in the browser. */
export function App({ store, intl, state, children }: AppProps) {
  return (
    <Document locale={store.settings.locale} brand={store.settings.brand} state={state}>
      <StoreContext value={store}>
        <RawIntlProvider value={intl}>{children}</RawIntlProvider>
      </StoreContext>
    </Document>
  );
}
