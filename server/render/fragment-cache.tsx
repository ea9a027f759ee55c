import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { toCurrentPage } from '#client/app/page/current-page.ts';
import type { CachedMarkup } from '#client/app/parts/cached-fragment.tsx';
import { PageContext } from '#client/app/page/page-context.ts';
import { FooterContent } from '#client/components/footer/footer.tsx';
import { CataloguePanel } from '#client/components/header/catalogue-panel.tsx';
import { StoreContext } from '#client/stores/store-context.ts';
import type { EmbedBytes } from './fragment-placeholders.ts';
import type { LoadedDocument } from './page-loader.ts';
import { SITE_INTL } from './site-intl.ts';

type CachedFragment = { dependencies: unknown[]; markup: Partial<Record<keyof CachedMarkup, Buffer>> };

const PARTS: Record<keyof CachedMarkup, ReactNode> = {
  catalogue: <CataloguePanel showsPush={false} />,
  footer: <FooterContent />,
};

/** The latest of each language, audience and layout: a dozen. */
const cache = new Map<string, CachedFragment>();

/**
 * Renders the large parts around a page (catalogue, footer), again only when their data has changed: cached responses
 * are the same objects. Returns `null` for a visitor who is logged in: fragments contain nothing personal. A part
 * that throws is left to the page, which omits as little of it as it can.
 *
 * @param embed returns the HTML for the bytes of a fragment
 */
export function renderCachedFragments(
  document: LoadedDocument,
  embed: EmbedBytes,
): Partial<CachedMarkup> | null {
  const markup = findMarkup(document);
  if (!markup) return null;
  return Object.fromEntries(Object.entries(markup).map(([part, bytes]) => [part, embed(bytes)]));
}

function findMarkup({ store, page, locale }: LoadedDocument): CachedFragment['markup'] | null {
  const { settings, auth } = store;
  if (auth.isLogged || settings.isProConnected) return null;
  const current = toCurrentPage(page, settings);
  const key = `${locale} ${current.site.target} ${current.match.row.layout}`;
  const dependencies = [
    settings.brand,
    settings.menus,
    settings.categories,
    settings.settings,
    new Date().getFullYear(),
  ];
  const last = cache.get(key);
  if (last?.dependencies.every((part, index) => part === dependencies[index])) return last.markup;
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
  cache.set(key, { dependencies, markup });
  return markup;
}
