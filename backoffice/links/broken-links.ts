import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { BrokenLink } from '#shared/contract/broken-link.ts';
import { listLinkingRecords } from './content-links.ts';
import { readEntityPages } from './entity-pages.ts';

/** Creates for a site the test whether an address is a page or redirects to one. */
type CreateLeadsSomewhere = (scope: Scope) => (url: string) => Promise<boolean>;

export type BrokenLinks = { items: BrokenLink[]; total: number };

const MAX_LISTED = 200;
/** Imports change links without a row in the log of operators. */
const MAX_AGE_MS = 10 * 60 * 1000;

/**
 * Creates the check of links of content, categories and redirects that lead to no page of the site, in the order of
 * their records; addresses elsewhere are not visited. It reads every record, so a result holds until an operator
 * changes something, or for ten minutes.
 * @returns the first 200 links and the number of all
 */
export function createListBrokenLinks(
  db: Kysely<Schema>,
  createLeadsSomewhere: CreateLeadsSomewhere,
): (scope: Scope) => Promise<BrokenLinks> {
  const results = new Map<number, { version: number; expires: number; links: Promise<BrokenLinks> }>();
  return async (scope) => {
    const version = await readLogVersion(db);
    const known = results.get(scope.siteId);
    if (known?.version === version && known.expires > Date.now()) return known.links;
    const links = findBrokenLinks(db, scope, createLeadsSomewhere(scope));
    results.set(scope.siteId, { version, expires: Date.now() + MAX_AGE_MS, links });
    links.catch(() => results.delete(scope.siteId));
    return links;
  };
}

async function findBrokenLinks(
  db: Kysely<Schema>,
  scope: Scope,
  leadsSomewhere: (url: string) => Promise<boolean>,
): Promise<BrokenLinks> {
  const records = await listLinkingRecords(db, scope.siteId);
  const isEntityPage = await readEntityPages(db, scope);
  const dead = new Set<string>();
  for (const url of new Set(records.flatMap(({ urls }) => urls))) {
    if (isEntityPage(url)) continue;
    if (!(await leadsSomewhere(url))) dead.add(url);
    // The embedded database works in this thread: other requests get their turn.
    await setImmediate();
  }
  const items = records.flatMap(({ urls, ...record }) =>
    urls.filter((url) => dead.has(url)).map((url) => ({ ...record, url })),
  );
  return { items: items.slice(0, MAX_LISTED), total: items.length };
}

/** Number of the last change of an operator. */
async function readLogVersion(db: Kysely<Schema>): Promise<number> {
  const { version } = await db
    .selectFrom('operator_change')
    .select(sql<number>`coalesce(max(id), 0)::integer`.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}
