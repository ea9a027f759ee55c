import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { findHref } from '#routes/href.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { createPartsApi } from '#shared/api/parts.ts';
import type { Eclate } from '#shared/contract/spare-part.ts';
import { isSlug } from '#shared/domain/slug.ts';
import { otherLocale } from '#shared/locale.ts';
import { OutcomeError } from '#shared/page-outcome.ts';

/**
 * Finds the exploded view that the path names.
 * @throws OutcomeError 404 for an unknown one; a redirect for a slug of the other language
 */
export async function findExplodedView(args: LoadArgs): Promise<Eclate> {
  const { category = '', slug = '' } = args.match.params;
  // The API responds 400 to a malformed slug, but the page is a 404.
  if (!isSlug(category) || !isSlug(slug)) throw new OutcomeError({ kind: 'notFound' });
  try {
    return await createPartsApi(args.api.caller).eclate({ category, slug });
  } catch (error) {
    if (!isMissing(error)) throw error;
    return redirectToTranslation(args, { category, slug });
  }
}

async function redirectToTranslation(
  { api, match, search }: LoadArgs,
  { category, slug }: { category: string; slug: string },
): Promise<never> {
  const parts = createPartsApi(api.caller);
  const { items } = await parts.categories();
  const slugs = items.find((item) => item.slugs.fr === category || item.slugs.en === category)?.slugs;
  if (!slugs) throw new OutcomeError({ kind: 'notFound' });
  const other = otherLocale(match.locale);
  const view =
    (await orMissing(parts.eclate({ category: slugs[match.locale], slug }))) ??
    (await orMissing(parts.eclate({ category: slugs[other], slug, lang: other })));
  const site = { locale: match.locale, target: match.urlTarget };
  const path = view && findHref('accessories_schema', site, view.alternates[match.locale]);
  if (path === undefined || path === match.pathname) throw new OutcomeError({ kind: 'notFound' });
  const query = search.size > 0 ? `?${search}` : '';
  throw new OutcomeError({ kind: 'redirect', to: path + query, status: 301 });
}

async function orMissing(call: Promise<Eclate>): Promise<Eclate | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 404;
}
