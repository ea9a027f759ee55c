import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { isLocale, type Locale } from '#shared/locale.ts';
import type { BrokenLink } from '#shared/contract/broken-link.ts';
import { linksIn } from './links-in.ts';

type Source = Pick<BrokenLink, 'resource' | 'id' | 'title'> & { lang: Locale | null };
/** A record and the paths of the site that it links to. */
export type LinkingRecord = Source & { urls: string[] };

/** Stored resources of content, by the name that the API has for them. */
const RESOURCES = {
  page: 'page',
  sav: 'sav',
  sav_question: 'sav/question',
  slider: 'slider',
  home: 'home',
  menu: 'menu',
} as const satisfies Record<string, BrokenLink['resource']>;

/** Every record of a site with links to its own pages: content, categories and redirects. */
export async function listLinkingRecords(db: Kysely<Schema>, siteId: number): Promise<LinkingRecord[]> {
  const [contents, categories, rules] = await Promise.all([
    db
      .selectFrom('content')
      .innerJoin('content_translation', 'content_id', 'content.id')
      .where('site_id', '=', siteId)
      .where('resource', 'in', Object.keys(RESOURCES))
      .select(['content.id', 'resource', 'code', 'lang', 'slug', 'data'])
      .orderBy('content.id')
      .execute(),
    db
      .selectFrom('category')
      .innerJoin('category_translation', 'category_id', 'category.id')
      .where('site_id', '=', siteId)
      .select(['category.id', 'lang', 'name', 'intro', 'push'])
      .orderBy('category.id')
      .execute(),
    db
      .selectFrom('redirection')
      .where('site_id', '=', siteId)
      .select(['id', 'source', 'target'])
      .orderBy('id')
      .execute(),
  ]);
  return [
    ...contents.flatMap(({ id, resource, code, lang, slug, data }) => {
      const name = Object.entries(RESOURCES).find(([stored]) => stored === resource)?.[1];
      if (name === undefined || !isLocale(lang)) return [];
      return [{ resource: name, id, lang, title: titleOf(data) ?? code ?? slug ?? '', urls: linksIn(data) }];
    }),
    ...categories.flatMap(({ id, lang, name, intro, push }) =>
      isLocale(lang)
        ? [{ resource: 'category' as const, id, lang, title: name, urls: linksIn([intro, push]) }]
        : [],
    ),
    ...rules.map(({ id, source, target }) => ({
      resource: 'redirection' as const,
      id,
      lang: null,
      title: source,
      urls: linksIn({ url: target }),
    })),
  ].filter(({ urls }) => urls.length > 0);
}

function titleOf(data: unknown): string | undefined {
  const { title, question } = Object(data) as { title?: unknown; question?: unknown };
  return [title, question].find((value) => typeof value === 'string');
}
