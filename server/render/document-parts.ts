import { findRoutedPage } from '#routes/tree.tsx';
import type { FindAssets, PageAssets } from './assets.ts';
import type { LoadedDocument } from './page-loader.ts';

export const HTML = 'text/html; charset=utf-8';

/** Finds the assets of a loaded page: its modules and the messages of its language. */
export function findDocumentAssets(
  { page, locale }: Pick<LoadedDocument, 'page' | 'locale'>,
  findAssets: FindAssets,
): Promise<PageAssets> {
  const { modules, messageGroups } = findRoutedPage(page.pattern).page;
  return findAssets([
    ...modules,
    `locales/${locale}.json`,
    ...messageGroups.map((group) => `locales/${group}.${locale}.json`),
  ]);
}

/** True for a page with content of one visitor, and for previews. */
export function isPersonalPage({ page, routeName }: Pick<LoadedDocument, 'page' | 'routeName'>): boolean {
  return routeName === 'preview' || (page.outcome.kind === 'ok' && page.outcome.meta.personal === true);
}

/** Adds the head markup of the development server. */
export function withHead(html: Buffer, headHtml: string | undefined): Buffer {
  if (!headHtml) return html;
  return Buffer.from(html.toString().replace('</head>', `${headHtml}</head>`));
}
