import { findLivePage } from '#routes/tree.tsx';
import type { FindAssets, PageAssets } from './assets.ts';
import type { LoadedDocument } from './page-loader.ts';

export const HTML = 'text/html; charset=utf-8';

/** What a loaded page's document links to: its own modules and its language's texts. */
export function findDocumentAssets(
  { page, locale }: Pick<LoadedDocument, 'page' | 'locale'>,
  findAssets: FindAssets,
): Promise<PageAssets> {
  const { modules, texts } = findLivePage(page.pattern).page;
  return findAssets([
    ...modules,
    `locales/${locale}.json`,
    ...texts.map((group) => `locales/${group}.${locale}.json`),
  ]);
}

/** Whether a page holds something made for one visitor, or for one look only. */
export function isPersonalPage({ page, routeName }: Pick<LoadedDocument, 'page' | 'routeName'>): boolean {
  return routeName === 'preview' || (page.outcome.kind === 'ok' && page.outcome.meta.personal === true);
}

/** Development puts styles into the head that builds link to. */
export function withHead(html: Buffer, headHtml: string | undefined): Buffer {
  if (!headHtml) return html;
  return Buffer.from(html.toString().replace('</head>', `${headHtml}</head>`));
}
