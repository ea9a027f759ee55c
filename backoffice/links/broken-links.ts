import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { BrokenLink } from '#shared/contract/broken-link.ts';
import { listLinkingRecords } from './content-links.ts';

/** True if an address of the site is a page or redirects to one. */
export type LeadsSomewhere = (scope: Scope, url: string) => Promise<boolean>;

const MAX_LISTED = 200;

/**
 * Links of content, categories and redirects that lead to no page of the site, in the order of their records. Addresses
 * elsewhere are not visited.
 * @returns the first 200 and the number of all
 */
export async function listBrokenLinks(
  db: Kysely<Schema>,
  scope: Scope,
  leadsSomewhere: LeadsSomewhere,
): Promise<{ items: BrokenLink[]; total: number }> {
  const records = await listLinkingRecords(db, scope.siteId);
  const dead = new Set<string>();
  // One after the other, so that the check leaves the database to visitors.
  for (const url of new Set(records.flatMap(({ urls }) => urls)))
    if (!(await leadsSomewhere(scope, url))) dead.add(url);
  const items = records.flatMap(({ urls, ...record }) =>
    urls.filter((url) => dead.has(url)).map((url) => ({ ...record, url })),
  );
  return { items: items.slice(0, MAX_LISTED), total: items.length };
}
