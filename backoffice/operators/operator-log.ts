import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Operator } from '#backoffice/http/principal.ts';
import type { OperatorChange, OperatorLogQuery } from '#shared/contract/operator-log.ts';
import type { Locale } from '#shared/locale.ts';
import { changedFields } from './changed-fields.ts';

/** Operator and address of a write. */
export type Author = {
  operator: Operator | undefined;
  caller: { address: string };
  scope: { lang: string };
};

export type Change = {
  /** Operation or form: `PUT /page`, `POST /credit/{id}`. */
  operation: string;
  /** Kind and number of the record: `page 12`. */
  record: string;
  before: object | null;
  after: object | null;
};

/** Logs a write of a known operation, in its transaction. */
export type LogWrite = (trx: Kysely<Schema>, fields: Pick<Change, 'before' | 'after'>) => Promise<void>;

/** {@link logChange} for a write of which only its function knows the fields. */
export function createLogWrite(author: Author, operation: string, record: string): LogWrite {
  return (trx, fields) => logChange(trx, author, { operation, record, ...fields });
}

/** Adds a change to the log, in the transaction of the write. Without an operator, the page of a demo was open. */
export async function logChange(trx: Kysely<Schema>, author: Author, change: Change): Promise<void> {
  await logChanges(trx, author, [change]);
}

/** {@link logChange} for a write of many records. */
export async function logChanges(
  trx: Kysely<Schema>,
  { operator, caller, scope }: Author,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ operation, record, ...fields }) => {
    const { before, after } = changedFields(fields.before, fields.after);
    return {
      kind: operator?.kind ?? 'none',
      operator_id: operator?.id ?? null,
      operator_name: operator?.name ?? '',
      address: caller.address,
      operation,
      record,
      lang: scope.lang,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    };
  });
  await trx.insertInto('operator_change').values(rows).execute();
}

/** The changes that match, the latest first. `lang`: of requests in that language. */
export async function listChanges(
  db: Kysely<Schema>,
  { page, perPage, from, until, record, operation, operator_id: operatorId }: OperatorLogQuery,
  lang?: Locale,
): Promise<{ items: OperatorChange[]; total: number }> {
  const matching = db
    .selectFrom('operator_change')
    .$if(from !== undefined, (query) => query.where('at', '>=', new Date(from ?? 0)))
    .$if(until !== undefined, (query) => query.where('at', '<', new Date(until ?? 0)))
    .$if(record !== undefined, (query) => query.where('record', '=', record ?? ''))
    .$if(lang !== undefined, (query) => query.where('lang', '=', lang ?? ''))
    .$if(operation !== undefined, (query) => query.where('operation', '=', operation ?? ''))
    .$if(operatorId !== undefined, (query) =>
      query.where('kind', '=', 'person').where('operator_id', '=', operatorId ?? 0),
    );
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const items = rows.map(
    ({ at, kind, operator_id: id, operator_name: name, before, after, ...rest }): OperatorChange => ({
      ...rest,
      at: at.toISOString(),
      operator: { kind: toKind(kind), id, name },
      before: before as OperatorChange['before'],
      after: after as OperatorChange['after'],
    }),
  );
  return { items, total };
}

function toKind(kind: string): OperatorChange['operator']['kind'] {
  return kind === 'person' || kind === 'token' || kind === 'machine' ? kind : 'none';
}

/** Removes changes made before a moment; returns their number. */
export async function forgetChanges(db: Kysely<Schema>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_change')
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
