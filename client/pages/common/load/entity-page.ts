import { mediaUrl } from '#client/app/page/media-url.ts';
import type { LoadArgs } from './page-load.ts';
import { findHref } from '#routes/href.ts';
import type { PageMatch } from '#routes/match.ts';
import type { UrlEntity } from '#shared/contract/url.ts';
import type { EntityType } from '#shared/domain/entity-paths.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { isSlug } from '#shared/domain/slug.ts';
import { OutcomeError, type PageMeta } from '#shared/page-outcome.ts';
import { toSitePath } from '#shared/site-path.ts';

/**
 * Finds the entity that the slug of a page names.
 * @param rest the path and query after the slug: filters, page, query
 * @param toRequestedPath maps the path of the entity's own page to that of the requested page, when it is another page
 * about the same entity
 * @throws OutcomeError 404 for a malformed or unknown slug; a redirect for a slug of the other language, or for an
 * entity whose page is on another route (products of the signature line)
 */
export async function findEntity(
  { api, match }: LoadArgs,
  entityType: EntityType,
  rest: string,
  toRequestedPath: (path: string) => string = (path) => path,
): Promise<UrlEntity> {
  const slug = match.params['slug'] ?? '';
  if (!isSlug(slug)) throw new OutcomeError({ kind: 'notFound' });
  const entity = await api.urlEntity({ entity_type: entityType, slug });
  if (entity.redirect) {
    throw new OutcomeError({
      kind: 'redirect',
      to: toRequestedPath(entity.redirect.url) + rest,
      status: entity.redirect.code,
    });
  }
  if (entity.type === 'none' || entity.type === 'redirect') throw new OutcomeError({ kind: 'notFound' });
  const own = ownPath(entity, match.urlTarget);
  if (own !== undefined && !isPageOf(entity, match, toRequestedPath(own)))
    throw new OutcomeError({ kind: 'redirect', to: toRequestedPath(own) + rest, status: 301 });
  return entity;
}

/** Path of the entity's own page for an audience; `undefined` when the canonical URL is not a site path. */
function ownPath({ canonical }: UrlEntity, target: UrlTarget): string | undefined {
  return toSitePath(canonical[target]);
}

/** True when the path belongs to this route, for either audience. */
function isPageOf({ entity }: UrlEntity, { name, locale }: PageMatch, path: string): boolean {
  return (['part', 'pro'] as const).some(
    (target) => findHref(name, { locale, target }, { slug: entity.slug }) === path,
  );
}

export function entityMeta(entity: UrlEntity, { match, store }: LoadArgs): PageMeta {
  const { image } = entity.meta;
  const canonical = ownPath(entity, match.urlTarget);
  return {
    title: entity.meta.title || entity.entity.name,
    description: entity.meta.description,
    indexed: !entity.meta.robots.includes('noindex'),
    ...(canonical !== undefined && { canonical }),
    alternates: {
      ...(entity.alternates.fr && { fr: entity.alternates.fr }),
      ...(entity.alternates.en && { en: entity.alternates.en }),
    },
    audiences: audiencesOfEntity(entity, match.urlTarget),
    breadcrumb: entity.breadcrumb,
    ...(image && { image: { ...image, url: mediaUrl(store.settings.mediaUrl, image.url) } }),
  };
}

/** When both audiences share a canonical path, only the audience in that path has the page. */
function audiencesOfEntity(entity: UrlEntity, target: UrlTarget): PageMeta['audiences'] {
  const part = ownPath(entity, 'part');
  const pro = ownPath(entity, 'pro');
  if (part === pro) return target === 'pro' ? { ...(pro && { pro }) } : { ...(part && { part }) };
  return { ...(part && { part }), ...(pro && { pro }) };
}
