import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { RecordStore } from '#backoffice/writes/record-store.ts';
import { redirectKey } from '#redirects/address-key.ts';
import type { IsOwnHost } from '#redirects/own-host.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { checkRule } from './check-rule.ts';
import { toRule } from './find-redirection.ts';

type RuleRecord = RecordOf<'redirection'>;

/** Editors' redirections, the same in every language. `isOwnHost`: whether the site is served under a host. */
export function ruleRecords(isOwnHost: IsOwnHost): RecordStore<RuleRecord> {
  return {
    list: async (db, { siteId }, { page, perPage }) => {
      const all = db.selectFrom('redirection').where('site_id', '=', siteId);
      const [rows, { total }] = await Promise.all([
        all
          .selectAll()
          .orderBy('id')
          .limit(perPage)
          .offset((page - 1) * perPage)
          .execute(),
        all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ]);
      return { items: rows.map(toRule), total };
    },
    find: async (db, { siteId }, id) => {
      const row = await db
        .selectFrom('redirection')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const { id: _id, ...record } = toRule(row);
      return record;
    },
    save: async (db, scope, record, id) => {
      await checkRule(db, scope, record, { isOwnHost, id });
      return saveRule(db, scope, record, id);
    },
    remove: async (db, { siteId }, id) => {
      const removed = await db
        .deleteFrom('redirection')
        .where('id', '=', id)
        .where('site_id', '=', siteId)
        .returning('id')
        .executeTakeFirst();
      if (!removed) throw notFound();
      return removed;
    },
  };
}

async function saveRule(
  db: Kysely<Schema>,
  { siteId }: Scope,
  { from, to, code }: RuleRecord,
  id?: number,
): Promise<{ id: number }> {
  const columns = { source: from, key: redirectKey(from), target: to, code };
  const saved = id
    ? await db
        .updateTable('redirection')
        .set(columns)
        .where('id', '=', id)
        .where('site_id', '=', siteId)
        .returning('id')
        .executeTakeFirst()
    : await db
        .insertInto('redirection')
        .values({ site_id: siteId, ...columns })
        .returning('id')
        .executeTakeFirst();
  if (!saved) throw notFound();
  return saved;
}
