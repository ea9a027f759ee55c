import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { JsonResponse } from '#backoffice/http/json-response.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { logChange, type Author } from '#backoffice/operators/operator-log.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import type { RecordResource } from '#shared/contract/record-operations.ts';
import type { PageOfList, RecordStore } from './record-store.ts';
import { recordTag, requireMatch } from './record-tag.ts';

type Reading = { scope: Scope; params: { id: number } };
type Writing = Author & { scope: Scope; ifMatch: string | undefined };
type Identified<Stored> = Stored & { id: number };

/**
 * Handlers of the five operations of a resource. A write runs in one transaction under a lock of its resource, so that
 * `If-Match` and checks for values in use hold until it commits, and the log of changes names the operator. A record
 * that equals the stored one is not written. `replacing`: the operation that replaces a record, as the log names it.
 */
export function createRecordHandlers<Stored extends object>(
  db: Kysely<Schema>,
  {
    name,
    schema,
    store,
    replacing = `PUT /${name}`,
  }: {
    name: RecordResource;
    schema: z.ZodType<Stored>;
    store: RecordStore<Stored>;
    replacing?: OperationId;
  },
) {
  /** Stored records lack fields that later versions have added: the schema sets their defaults. */
  const complete = (stored: Stored): Stored => {
    const parsed = schema.safeParse(stored);
    return parsed.success ? parsed.data : stored;
  };

  const find = async (from: Kysely<Schema>, scope: Scope, id: number) => {
    const stored = await store.find(from, scope, id);
    if (!stored) return undefined;
    const record = complete(stored);
    return { record, tag: recordTag({ ...record, id }) };
  };

  const write = async <Value>(run: (trx: Kysely<Schema>) => Promise<Value>): Promise<Value> => {
    const value = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`records of ${name}`}))`.execute(trx);
      return run(trx);
    });
    store.onCommit?.();
    return value;
  };

  const log = (
    trx: Kysely<Schema>,
    author: Author,
    { id, operation, before, after }: { id: number; operation: OperationId; before?: Stored; after?: Stored },
  ) =>
    logChange(trx, author, {
      operation,
      record: `${name} ${id}`,
      before: before ?? null,
      after: after ?? null,
    });

  /** Saves the record and returns its number with the new tag. */
  const save = async (
    trx: Kysely<Schema>,
    author: Writing,
    record: Stored,
    replaced?: { id: number; before: Stored | undefined },
  ) => {
    const { scope } = author;
    const saved = await store.save(trx, scope, record, replaced?.id);
    const after = await find(trx, scope, saved.id);
    await log(trx, author, {
      id: saved.id,
      operation: replaced ? replacing : `POST /${name}`,
      ...(replaced?.before && { before: replaced.before }),
      ...(after && { after: after.record }),
    });
    return new JsonResponse(saved, after ? { etag: after.tag } : {});
  };

  return {
    list: async ({ scope, query }: { scope: Scope; query: PageOfList }) => {
      const { items, total } = await store.list(db, scope, query);
      return { items: items.map((item) => ({ ...complete(withoutId(item)), id: item.id })), total };
    },
    read: async ({ scope, params: { id } }: Reading) => {
      const found = await find(db, scope, id);
      if (!found) throw notFound();
      return new JsonResponse({ ...found.record, id }, { etag: found.tag });
    },
    create: ({ body, ...author }: Writing & { body: Stored }) => write((trx) => save(trx, author, body)),
    replace: ({ body, ...author }: Writing & { body: Identified<Stored> }) =>
      write(async (trx) => {
        const { id } = body;
        const { scope, ifMatch } = author;
        const record = withoutId(body);
        const found = await find(trx, scope, id);
        requireMatch(ifMatch, found?.tag);
        if (found && isDeepStrictEqual(found.record, record))
          return new JsonResponse({ id }, { etag: found.tag });
        return save(trx, author, record, { id, before: found?.record });
      }),
    remove: (call: Writing & Reading) =>
      write(async (trx) => {
        const { scope, ifMatch } = call;
        const { id } = call.params;
        const found = await find(trx, scope, id);
        if (ifMatch !== undefined) requireMatch(ifMatch, found?.tag);
        const removed = await store.remove(trx, scope, id);
        await log(trx, call, {
          id,
          operation: `DELETE /${name}/{id}`,
          ...(found && { before: found.record }),
        });
        return removed;
      }),
  };
}

function withoutId<Stored extends object>(record: Identified<Stored>): Stored;
function withoutId({ id: _id, ...record }: { id: number }): object {
  return record;
}
