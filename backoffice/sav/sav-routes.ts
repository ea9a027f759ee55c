import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { getArticle, listArticles, readCategoryContent } from './sav-articles.ts';
import { readSavTree } from './sav-categories.ts';
import { getFault } from './sav-faults.ts';
import { searchFaults, searchSav } from './sav-search.ts';
import { voteForArticle } from './sav-votes.ts';

/** After-sales routes. Fixed paths come before `{id}`, which would match them. */
export function serveSav(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /sav', async ({ scope }) => toList(await listArticles(db, scope)));
  server.on('GET /sav/category', async ({ scope }) => toList((await readSavTree(db, scope)).roots));
  server.on('GET /sav/category/{id}', ({ scope, params: { id } }) => readCategoryContent(db, scope, id));
  server.on('GET /sav/search', ({ scope, query }) => searchSav(db, scope, query.text));
  server.on('GET /sav/fault', ({ scope, query }) => searchFaults(db, scope, query.text));
  server.on('GET /sav/fault/{id}', ({ scope, params: { id } }) => getFault(db, scope, id));
  server.on('GET /sav/{id}', ({ scope, params: { id } }) => getArticle(db, scope, id));
  server.on('POST /sav/vote', ({ scope, caller, body }) => voteForArticle(db, scope, caller, body));
}

function toList<Item>(items: Item[]): { items: Item[]; total: number } {
  return { items, total: items.length };
}
