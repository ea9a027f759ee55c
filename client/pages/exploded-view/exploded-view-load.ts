import { createPartsApi } from '#shared/api/parts.ts';
import type { PageLoad } from '#client/pages/page-load.ts';
import { findHref, href } from '#routes/href.ts';
import type { Eclate } from '#shared/contract/spare-part.ts';
import { isSlug } from '#shared/domain/slug.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { OutcomeError } from '#shared/page-outcome.ts';

export type ExplodedViewData = { view: Eclate };

const PRO = 'pro';

/** An exploded view with its parts. */
export const load: PageLoad<ExplodedViewData> = async (args) => {
  const { api, match, search, store, text } = args;
  if (!store.settings.cartEnabled) throw new OutcomeError({ kind: 'notFound' });
  const { category = '', slug = '' } = match.params;
  // The call refuses what can be no slug, and a refusal is not a missing page.
  if (!isSlug(category) || !isSlug(slug)) throw new OutcomeError({ kind: 'notFound' });
  const view = await createPartsApi(api.caller).eclate({ category, slug });
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

/** A language the view has no path in is left out. */
function withPath(locale: Locale, path: string | undefined): [Locale, string][] {
  return path === undefined ? [] : [[locale, path]];
}
