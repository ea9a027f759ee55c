import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { createFindPage } from '#backoffice/urls/find-page.ts';
import { isAddress, redirectKey } from '#redirects/address-key.ts';
import { lintRedirect, type RedirectFindingCode } from '#redirects/lint-redirect.ts';
import { matchRedirect } from '#redirects/match-redirect.ts';
import type { IsOwnHost } from '#redirects/own-host.ts';
import { findRedirection } from './find-redirection.ts';

type Rule = { from: string; to: string };

const MAX_STEPS = 10;

/**
 * Refuses a rule that has no effect or no target.
 * @param id of the rule that is replaced
 * @throws Failure 400 naming the fields and their errors (redirects/lint-redirect.ts, or `taken`)
 */
export async function checkRule(
  db: Kysely<Schema>,
  scope: Scope,
  rule: Rule,
  { isOwnHost, id }: { isOwnHost: IsOwnHost; id?: number | undefined },
): Promise<void> {
  const findings = lintRedirect(rule, { isOwnHost, match: matchRedirect });
  const errors: Record<string, RedirectFindingCode | 'taken'> = Object.fromEntries(
    findings.map(({ field, code }) => [field, code]),
  );
  if (!errors['from']) {
    const error = await findSourceError(db, scope, rule.from, id);
    if (error) errors['from'] = error;
  }
  if (!errors['to'] && !isAddress(rule.to)) {
    const error = await findTargetError(db, scope, rule, id);
    if (error) errors['to'] = error;
  }
  if (Object.keys(errors).length > 0) throw invalidRequest(errors);
}

/** Pages and the table of legacy addresses take precedence over editors' rules. */
async function findSourceError(
  db: Kysely<Schema>,
  scope: Scope,
  from: string,
  id: number | undefined,
): Promise<RedirectFindingCode | 'taken' | undefined> {
  const taken = await db
    .selectFrom('redirection')
    .select('id')
    .where('site_id', '=', scope.siteId)
    .where('key', '=', redirectKey(from))
    .executeTakeFirst();
  if (taken && taken.id !== id) return 'taken';
  const { host, url } = isAddress(from) ? splitAddress(from) : { host: '', url: from };
  if (matchRedirect(host, url)?.isLegacyHost === (host !== '')) return 'in_table';
  if (host !== '') return undefined;
  // The key has no trailing slash; with one, every path would be a variant.
  const result = await createFindPage(db, scope)(redirectKey(from));
  return result.kind === 'missing' ? undefined : 'shadows_page';
}

async function findTargetError(
  db: Kysely<Schema>,
  scope: Scope,
  rule: Rule,
  id: number | undefined,
): Promise<RedirectFindingCode | undefined> {
  const findPage = createFindPage(db, scope);
  let to = rule.to;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const result = await findPage(to);
    if (result.kind === 'page') return step === 0 ? undefined : 'chain';
    if (result.kind === 'redirect') return 'chain';
    const next = await findRedirection(db, scope, to);
    if (!next || next.id === id) return step === 0 ? 'dead_target' : 'chain';
    if (redirectKey(next.to) === redirectKey(rule.from)) return 'loop';
    if (isAddress(next.to)) return 'chain';
    to = next.to;
  }
  return 'loop';
}

function splitAddress(address: string): { host: string; url: string } {
  const { host, pathname, search } = new URL(address);
  return { host, url: pathname + search };
}
