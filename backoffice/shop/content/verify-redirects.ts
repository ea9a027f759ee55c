import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { checkRule } from '#backoffice/redirections/check-rule.ts';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import type { IsOwnHost } from '#redirects/own-host.ts';
import { redirectKey } from '#redirects/address-key.ts';
import type { ReadRedirect } from './redirects-file.ts';

/** Checks redirects as operators' writes do, after they are written. */
export async function verifyRedirects(
  db: Kysely<Schema>,
  redirects: readonly ReadRedirect[],
  { scope, isOwnHost, findings }: { scope: Scope; isOwnHost: IsOwnHost; findings: Findings },
): Promise<void> {
  const rows = await db
    .selectFrom('redirection')
    .select(['id', 'key'])
    .where('site_id', '=', scope.siteId)
    .execute();
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  for (const { rule, at } of redirects) {
    const errors = await errorsOf(() =>
      checkRule(db, scope, rule, { isOwnHost, id: ids.get(redirectKey(rule.from)) }),
    );
    for (const [field, code] of Object.entries(errors))
      findings.add(
        errorAt(at(field), `redirect_${code}`, { value: field === 'from' ? rule.from : rule.to }, field),
      );
  }
}

async function errorsOf(check: () => Promise<void>): Promise<Record<string, string>> {
  try {
    await check();
    return {};
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.body.errors ?? {};
  }
}
