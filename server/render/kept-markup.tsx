import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { toCurrentPage } from '#client/app/page/current-page.ts';
import type { KeptMarkup } from '#client/app/parts/kept-part.tsx';
import { PageContext } from '#client/app/page/page-context.ts';
import { FooterContent } from '#client/components/footer/footer.tsx';
import { CataloguePanel } from '#client/components/header/catalogue-panel.tsx';
import { StoreContext } from '#client/stores/store-context.ts';
import type { PlaceBytes } from './kept-pieces.ts';
import type { LoadedDocument } from './page-loader.ts';
import { SITE_INTL } from './site-intl.ts';

type Kept = { madeOf: unknown[]; markup: Partial<Record<keyof KeptMarkup, Buffer>> };

const PARTS: Record<keyof KeptMarkup, ReactNode> = {
  catalogue: <CataloguePanel showsPush={false} />,
  footer: <FooterContent />,
};

/** The last of each language, audience and layout: a dozen. */
const kept = new Map<string, Kept>();

/**
 * The parts around a page that most of its elements are in, made anew only when what they are made of has changed:
 * cached answers are the same objects. `null` for whoever is logged in: what is kept holds nothing of a visitor. A part that
 * throws is left to the page, which leaves out as little of it as it can.
 *
 * @param place says how the bytes of each get into the document.
 */
export function keptMarkup(document: LoadedDocument, place: PlaceBytes): Partial<KeptMarkup> | null {
  const markup = findMarkup(document);
  if (!markup) return null;
  return Object.fromEntries(Object.entries(markup).map(([part, bytes]) => [part, place(bytes)]));
}

function findMarkup({ store, page, locale }: LoadedDocument): Kept['markup'] | null {
  const { settings, auth } = store;
  if (auth.isLogged || settings.isProConnected) return null;
  const current = toCurrentPage(page, settings);
  const key = `${locale} ${current.site.target} ${current.match.row.layout}`;
  const madeOf = [settings.menus, settings.categories, settings.settings, new Date().getFullYear()];
  const last = kept.get(key);
  if (last?.madeOf.every((part, index) => part === madeOf[index])) return last.markup;
  const write = (part: ReactNode) =>
    Buffer.from(
      renderToString(
        <StoreContext value={store}>
          <RawIntlProvider value={SITE_INTL[locale]}>
            <PageContext value={current}>{part}</PageContext>
          </RawIntlProvider>
        </StoreContext>,
      ),
    );
  const markup = Object.fromEntries(
    Object.entries(PARTS).flatMap(([name, part]) => {
      try {
        return [[name, write(part)] as const];
      } catch {
        return [];
      }
    }),
  );
  kept.set(key, { madeOf, markup });
  return markup;
}
