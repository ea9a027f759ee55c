import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { isAddress, redirectKey } from '#redirects/address-key.ts';
import type { RedirectRule } from '#shared/contract/url.ts';

type RuleRow = { id: number; source: string; target: string; code: number };

/**
 * Finds the rule of a path with its query, else of the path alone; for a full address that of its host: whole
 * address, path, then the host's front page. Comparison is on decoded text and ignores case and trailing
 * slashes.
 */
export async function findRedirection(
  db: Kysely<Schema>,
  { siteId }: Pick<Scope, 'siteId'>,
  address: string,
): Promise<RedirectRule | undefined> {
  const keys = listKeys(address);
  const rows = await db
    .selectFrom('redirection')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('key', 'in', keys)
    .execute();
  const [first] = rows.sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
  return first && toRule(first);
}

export function toRule({ id, source, target, code }: RuleRow): RedirectRule {
  return { id, from: source, to: target, code: code === 302 ? 302 : 301 };
}

/** Keys of rules that match an address, most specific first. */
function listKeys(address: string): string[] {
  if (isAddress(address) && !URL.canParse(address)) return [address];
  const key = redirectKey(address);
  const [path = ''] = key.split('?', 1);
  const front = path.startsWith('//') ? [path.slice(0, path.indexOf('/', 2) + 1)] : [];
  return [...new Set([key, path, ...front])];
}
