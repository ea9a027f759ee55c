import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { PageType, Tag } from '#shared/contract/page.ts';
import { otherLocale } from '#shared/locale.ts';
import { getContent, listContent, type Content } from './content-store.ts';
import { isPublished, type PageRecord } from './page-record.ts';
import { tagSlug, type TagRecord } from './tag-slugs.ts';

/** Tags with their number of articles, so that lists link only to tags with articles. */
export function serveTags(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /tags', async ({ scope, query }) => {
    const [contents, toTag] = await Promise.all([
      listContent<TagRecord>(db, scope, 'tags'),
      createToTag(db, scope, query.type),
    ]);
    return { items: contents.map(toTag), total: contents.length };
  });
  server.on('GET /tags/{id}', async ({ scope, params: { id } }): Promise<Tag> => {
    const [content, toTag] = await Promise.all([
      getContent<TagRecord>(db, scope, 'tags', id),
      createToTag(db, scope),
    ]);
    return toTag(content);
  });
}

/** Labels and slugs by code, in the language of the call. */
export async function readTagLabels(
  db: Kysely<Schema>,
  scope: Scope,
): Promise<Map<string, { code: string; slug: string; label: string }>> {
  const contents = await listContent<TagRecord>(db, scope, 'tags');
  return new Map(
    contents.map(({ data }) => [
      data.code,
      { code: data.code, slug: tagSlug(scope.lang, data), label: data.label },
    ]),
  );
}

async function createToTag(
  db: Kysely<Schema>,
  scope: Scope,
  types?: PageType[],
): Promise<(content: Content<TagRecord>) => Tag> {
  const lang = otherLocale(scope.lang);
  const [count, others] = await Promise.all([
    createCounter(db, scope, types),
    listContent<TagRecord>(db, { ...scope, lang }, 'tags'),
  ]);
  const translations = new Map(others.map(({ id, data }) => [id, data]));
  return ({ id, data }) => {
    const { code, label } = data;
    const here = tagSlug(scope.lang, data);
    const there = tagSlug(lang, translations.get(id) ?? data);
    const slugs = scope.lang === 'fr' ? { fr: here, en: there } : { fr: there, en: here };
    return { id, code, label, slugs, total: count(code) };
  };
}

async function createCounter(
  db: Kysely<Schema>,
  scope: Scope,
  types?: PageType[],
): Promise<(code: string) => number> {
  const pages = await listContent<PageRecord>(db, scope, 'page');
  const counts = new Map<string, number>();
  for (const { data } of pages) {
    if (!isPublished(data) || (types && !types.includes(data.type))) continue;
    for (const code of data.tags) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return (code) => counts.get(code) ?? 0;
}
