import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { findRedirection } from '#backoffice/redirections/redirections.ts';
import { serveSiteMap } from './site-map-routes.ts';
import { getUrlEntity } from './url-entity.ts';
import { listUrls } from './url-list.ts';

type EntityQuery = { entity_type?: string; slug: string; depth: number };
type ListQuery = { page: number; perPage: number; url?: string };

export function serveUrls(server: OperationServer, db: Kysely<Schema>): void {
  server.on<EntityQuery>('GET /url/entity', ({ scope, query }) => getUrlEntity(db, scope, query));
  server.on<ListQuery>('GET /url', ({ scope, query }) =>
    query.url === undefined ? listUrls(db, scope, query) : readTarget(db, scope, query.url),
  );
  serveSiteMap(server, db);
}

/** Where a full address leads now: a rule for the whole address first, then one for its path. */
async function readTarget(db: Kysely<Schema>, scope: Scope, url: string) {
  const rule = (await findRedirection(db, scope, url)) ?? (await findRedirection(db, scope, pathOf(url)));
  return rule ? { type: 'redirect', url: rule.to } : { type: 'none', url: null };
}

function pathOf(url: string): string {
  try {
    return new URL(url).pathname;
  } catch {
    return url;
  }
}
