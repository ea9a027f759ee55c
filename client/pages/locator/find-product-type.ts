import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { href } from '#routes/href.ts';
import { isSlug } from '#shared/domain/slug.ts';
import type { Locale } from '#shared/locale.ts';
import { OutcomeError } from '#shared/page-outcome.ts';

export type ProductType = { id: number; name: string; slug: string; slugs: Partial<Record<Locale, string>> };

/**
 * Finds the product type in the path, a first-level category.
 * @throws OutcomeError 404 for an unknown one; a redirect for its slug in the other language
 */
export async function findProductType(
  { api, match }: LoadArgs,
  search: URLSearchParams,
): Promise<ProductType | null> {
  const slug = match.params['typeProductInstalled'] ?? '';
  if (slug === '') return null;
  if (!isSlug(slug)) throw new OutcomeError({ kind: 'notFound' });
  const { entity, alternates, redirect, breadcrumb } = await api.urlEntity({ entity_type: 'category', slug });
  if (breadcrumb.length !== 1) throw new OutcomeError({ kind: 'notFound' });
  if (redirect) {
    const site = { locale: match.locale, target: match.urlTarget };
    const query = search.toString();
    const to = href(match.name, site, { typeProductInstalled: entity.slug }) + (query && `?${query}`);
    throw new OutcomeError({ kind: 'redirect', to, status: redirect.code });
  }
  return {
    id: entity.id,
    name: entity.name,
    slug: entity.slug,
    slugs: { ...lastPart('fr', alternates.fr), ...lastPart('en', alternates.en) },
  };
}

function lastPart(locale: Locale, path: string | undefined): Partial<Record<Locale, string>> {
  const slug = path?.split('/').at(-1);
  return slug ? { [locale]: slug } : {};
}
