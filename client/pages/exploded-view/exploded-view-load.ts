import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { findHref, href } from '#routes/href.ts';
import type { Eclate } from '#shared/contract/spare-part.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { findExplodedView } from './find-exploded-view.ts';

export type ExplodedViewData = { view: Eclate };

const PRO = 'pro';

export const load: PageLoad<ExplodedViewData> = async (args) => {
  const { match, search, store, text } = args;
  if (!store.settings.cartEnabled) throw new OutcomeError({ kind: 'notFound' });
  const view = await findExplodedView(args);
  const category = view.category.slug;
  store.spareParts.setCategory(category);
  const site = { locale: match.locale, target: match.urlTarget };
  const path = (locale: Locale) =>
    findHref('accessories_schema', { locale, target: PRO }, view.alternates[locale]);
  const own = path(match.locale) ?? match.pathname;
  const title = text('parts.schema_title', { name: view.title });
  return {
    kind: 'ok',
    data: { view },
    meta: {
      title,
      description: text('parts.schema_description', {
        name: view.title,
        count: view.parts.length,
      }),
      indexed: search.size === 0,
      canonical: own,
      alternates: Object.fromEntries(LOCALES.flatMap((locale) => withPath(locale, path(locale)))),
      audiences: { pro: own },
      breadcrumb: [
        { label: text('parts.title'), url: href('accessories', site) },
        {
          label: view.category.name,
          url: href('accessories-search', site, { category }),
        },
        { label: view.title, url: own },
      ],
    },
  };
};

/** Omits a language in which the view has no path. */
function withPath(locale: Locale, path: string | undefined): [Locale, string][] {
  return path === undefined ? [] : [[locale, path]];
}
