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
 * What the slug of a page stands for. Leaves with 404 for a malformed or unknown slug, and with a redirect for
 * one of the other language, or one whose page is another: products of the signature line have pages of their own
 * (`keep` is what stands behind the slug: filters, page, query). `place` gives, for the path of the entity's own page,
 * that of the page asked for, where that is another one about the same thing.
 */
export async function findEntity(
  { api, match }: LoadArgs,
  entityType: EntityType,
  keep: string,
  place: (path: string) => string = (path) => path,
): Promise<UrlEntity> {
  const slug = match.params['slug'] ?? '';
  if (!isSlug(slug)) throw new OutcomeError({ kind: 'notFound' });
  const entity = await api.urlEntity({ entity_type: entityType, slug });
  if (entity.redirect) {
    throw new OutcomeError({
      kind: 'redirect',
      to: place(entity.redirect.url) + keep,
      status: entity.redirect.code,
    });
  }
  if (entity.type === 'none' || entity.type === 'redirect') throw new OutcomeError({ kind: 'notFound' });
  const own = ownPath(entity, match.urlTarget);
  if (own !== undefined && !isPageOf(entity, match, place(own)))
    throw new OutcomeError({ kind: 'redirect', to: place(own) + keep, status: 301 });
  return entity;
}

/** The path of the entity's own page for an audience; `undefined` where the back office names none that is a path. */
function ownPath({ canonical }: UrlEntity, target: UrlTarget): string | undefined {
  return toSitePath(canonical[target]);
}

/** Whether the entity's path is one of this route, for whichever audience. */
function isPageOf({ entity }: UrlEntity, { name, locale }: PageMatch, path: string): boolean {
  return (['part', 'pro'] as const).some(
    (target) => findHref(name, { locale, target }, { slug: entity.slug }) === path,
  );
}

/** The part of a page's head that follows from its entity. */
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

/** A canonical path shared by both audiences means that only one of them has the page: the one its path names. */
function audiencesOfEntity(entity: UrlEntity, target: UrlTarget): PageMeta['audiences'] {
  const part = ownPath(entity, 'part');
  const pro = ownPath(entity, 'pro');
  if (part === pro) return target === 'pro' ? { ...(pro && { pro }) } : { ...(part && { part }) };
  return { ...(part && { part }), ...(pro && { pro }) };
}
