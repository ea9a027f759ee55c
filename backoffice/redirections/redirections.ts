import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import type { RedirectRule } from '#shared/contract/url.ts';

type RuleRecord = RecordOf<'redirection'>;

/** Redirections that editors keep, beside the storefront's own table of legacy addresses. */
export function serveRedirections(server: OperationServer, db: Kysely<Schema>): void {
  server.on<{ slug: string }>('GET /redirection', async ({ scope, query }) => {
    const rule = await findRedirection(db, scope, query.slug);
    return { items: rule ? [rule] : [], total: rule ? 1 : 0 };
  });
  server.on('GET /redirection/{id}', async ({ scope, id }) => {
    const row = await selectRules(db, scope).where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    return toRule(row);
  });
  server.on<unknown, RuleRecord>('POST /redirection', ({ scope, body }) => saveRule(db, scope, body));
  server.on<unknown, RuleRecord & { id: number }>('PUT /redirection', ({ scope, body: { id, ...record } }) =>
    saveRule(db, scope, record, id),
  );
  server.on('DELETE /redirection/{id}', async ({ scope, id }) => {
    const removed = await db
      .deleteFrom('redirection')
      .where('id', '=', id)
      .where('site_id', '=', scope.siteId)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw notFound();
    return removed;
  });
}

/** The rule for a path or full address, upper and lower case alike. */
export async function findRedirection(
  db: Kysely<Schema>,
  scope: Scope,
  source: string,
): Promise<RedirectRule | undefined> {
  const row = await selectRules(db, scope).where('source', '=', normalise(source)).executeTakeFirst();
  return row && toRule(row);
}

async function saveRule(
  db: Kysely<Schema>,
  scope: Scope,
  record: RuleRecord,
  id?: number,
): Promise<{ id: number }> {
  const columns = { source: normalise(record.from), target: record.to, code: record.code };
  const taken = await selectRules(db, scope).where('source', '=', columns.source).executeTakeFirst();
  if (taken && taken.id !== id) throw invalidRequest({ from: 'taken' });
  const saved = id
    ? await db
        .updateTable('redirection')
        .set(columns)
        .where('id', '=', id)
        .where('site_id', '=', scope.siteId)
        .returning('id')
        .executeTakeFirst()
    : await db
        .insertInto('redirection')
        .values({ site_id: scope.siteId, ...columns })
        .returning('id')
        .executeTakeFirst();
  if (!saved) throw notFound();
  return saved;
}

function selectRules(db: Kysely<Schema>, scope: Scope) {
  return db.selectFrom('redirection').selectAll().where('site_id', '=', scope.siteId);
}

function normalise(source: string): string {
  return source.toLowerCase();
}

function toRule(row: { id: number; source: string; target: string; code: number }): RedirectRule {
  return { id: row.id, from: row.source, to: row.target, code: row.code === 302 ? 302 : 301 };
}
