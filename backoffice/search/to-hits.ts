import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readParts } from '#backoffice/parts/read-parts.ts';
import { findHref } from '#routes/href.ts';
import type { SearchResponse, SearchHit } from '#shared/contract/search.ts';
import { createHit } from './create-hit.ts';
import { partHit } from './exact-hits.ts';
import { SERVICES } from './services.data.ts';

type ItemOf<Group extends 'categories' | 'products' | 'pages' | 'notices'> =
  SearchResponse[Group]['items'][number];

export function toCategoryHit({ slug, name, parent, canonical }: ItemOf<'categories'>): SearchHit {
  return createHit({ type: 'category', code: slug, title: name, detail: parent ?? '', canonical });
}

export function toProductHit(product: ItemOf<'products'>): SearchHit {
  const { slug, name, subtitle, canonical, cover, price } = product;
  return createHit({ type: 'product', code: slug, title: name, detail: subtitle, canonical, cover, price });
}

export function toPageHit({ slug, title, description, canonical }: ItemOf<'pages'>): SearchHit {
  return createHit({ type: 'page', code: slug, title, detail: description, canonical });
}

export function toNoticeHit(notice: ItemOf<'notices'>): SearchHit {
  return createHit({ type: 'notice', code: notice.id, title: notice.title, canonical: null, notice });
}

export async function readPartHits(
  db: Kysely<Schema>,
  scope: Scope,
  ids: readonly number[],
): Promise<Map<number, SearchHit>> {
  const parts = await readParts(db, scope, ids);
  return new Map(parts.map((part) => [part.element_id, partHit(part, null, scope)]));
}

/** Service pages by their position in the list, without those that the language lacks. */
export function serviceHits({ lang }: Pick<Scope, 'lang'>, ids: readonly number[]): Map<number, SearchHit> {
  const hits = ids.flatMap((id): [number, SearchHit][] => {
    const service = SERVICES[id - 1];
    const part = service && findHref(service.route, { locale: lang, target: 'part' });
    const pro = service && findHref(service.route, { locale: lang, target: 'pro' });
    if (!service || part === undefined || pro === undefined) return [];
    const hit = createHit({
      type: 'service',
      code: service.route,
      title: service.title[lang],
      detail: service.text[lang],
      canonical: { part, pro },
    });
    return [[id, hit]];
  });
  return new Map(hits);
}
