import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { PageType, Tag } from '#shared/contract/page.ts';
import { getContent, listContent } from './content-store.ts';
import { isPublished, type PageRecord } from './page-record.ts';

type TagRecord = { code: string; label: string };

/** Tags, each with the number of articles behind it: lists lead only to tags that have some. */
export function serveTags(server: OperationServer, db: Kysely<Schema>): void {
  server.on<{ type?: PageType[] }>('GET /tags', async ({ scope, query }) => {
    const [contents, count] = await Promise.all([
      listContent<TagRecord>(db, scope, 'tags'),
      createCounter(db, scope, query.type),
    ]);
    const items = contents.map(({ id, data }): Tag => ({ id, ...data, total: count(data.code) }));
    return { items, total: items.length };
  });
  server.on('GET /tags/{id}', async ({ scope, id }): Promise<Tag> => {
    const [{ data }, count] = await Promise.all([
      getContent<TagRecord>(db, scope, 'tags', id),
      createCounter(db, scope),
    ]);
    return { id, ...data, total: count(data.code) };
  });
}

/** Labels by code, in the language of the call. */
export async function readTagLabels(db: Kysely<Schema>, scope: Scope): Promise<Map<string, string>> {
  const contents = await listContent<TagRecord>(db, scope, 'tags');
  return new Map(contents.map(({ data }) => [data.code, data.label]));
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
