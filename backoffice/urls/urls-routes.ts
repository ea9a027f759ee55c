import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { createListBrokenLinks } from '#backoffice/links/broken-links.ts';
import { findRedirection } from '#backoffice/redirections/find-redirection.ts';
import { explainAddress, type AddressExplanation } from '#redirects/explain-address.ts';
import type { IsOwnHost } from '#redirects/own-host.ts';
import { createFindPage } from './find-page.ts';
import { serveSiteMap } from './site-map-routes.ts';
import { getUrlEntity } from './url-entity.ts';
import { listUrls } from './url-list.ts';

/** `isOwnHost`: whether the site is served under a host. */
export function serveUrls(server: OperationServer, db: Kysely<Schema>, isOwnHost: IsOwnHost): void {
  const createExplain = (scope: Scope): ((url: string) => Promise<AddressExplanation>) => {
    const sources = {
      findRule: (address: string) => findRedirection(db, scope, address),
      findPage: createFindPage(db, scope),
      isOwnHost,
    };
    return (url) => explainAddress(url, sources);
  };
  const listBrokenLinks = createListBrokenLinks(db, (scope) => {
    const explain = createExplain(scope);
    return async (url) => (await explain(url)).type !== 'none';
  });
  server.on('GET /url/entity', ({ scope, query }) => getUrlEntity(db, scope, query));
  server.on('GET /url', async ({ scope, query }) => {
    if (query.url === undefined) return listUrls(db, scope, query);
    const { type, url } = await createExplain(scope)(query.url);
    return { type: type === 'redirect' ? type : ('none' as const), url };
  });
  server.on('GET /url/explanation', ({ scope, query }) => createExplain(scope)(query.url));
  server.on('GET /operator/broken-link', ({ scope }) => listBrokenLinks(scope));
  serveSiteMap(server, db);
}
