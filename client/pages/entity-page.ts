import { mediaUrl } from '#client/app/media-url.ts';
import type { LoadArgs } from '#client/pages/page-load.ts';
import { href } from '#routes/href.ts';
import type { PageMatch } from '#routes/match.ts';
import type { UrlEntity } from '#shared/contract/url.ts';
import type { EntityType } from '#shared/domain/entity-paths.ts';
import { isSlug } from '#shared/domain/slug.ts';
import { OutcomeError, type PageMeta } from '#shared/page-outcome.ts';

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
  if (!isPageOf(entity, match, place)) {
    const to = place(entity.canonical[match.urlTarget]) + keep;
    throw new OutcomeError({ kind: 'redirect', to, status: 301 });
  }
  return entity;
}

/** Whether the entity's address is one of this route, for whichever audience. */
function isPageOf(
  { entity, canonical }: UrlEntity,
  { name, locale, urlTarget }: PageMatch,
  place: (path: string) => string,
): boolean {
  const path = place(canonical[urlTarget]);
  return (['part', 'pro'] as const).some(
    (target) => href(name, { locale, target }, { slug: entity.slug }) === path,
  );
}

/** The part of a page's head that follows from its entity. */
export function entityMeta(entity: UrlEntity, { match, store }: LoadArgs): PageMeta {
  const { image } = entity.meta;
  return {
    title: entity.meta.title,
    description: entity.meta.description,
    indexed: !entity.meta.robots.includes('noindex'),
    canonical: entity.canonical[match.urlTarget],
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
function audiencesOfEntity({ canonical }: UrlEntity, target: 'part' | 'pro'): PageMeta['audiences'] {
  if (canonical.part !== canonical.pro) return canonical;
  return target === 'pro' ? { pro: canonical.pro } : { part: canonical.part };
}
