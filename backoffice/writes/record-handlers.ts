import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { JsonResponse } from '#backoffice/http/json-response.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { WritableResource } from '#shared/contract/records.ts';
import type { ShopResource } from '#shared/contract/shop/shop-records.ts';
import type { PageOfList, RecordStore } from './record-store.ts';
import { recordTag, requireMatch } from './record-tag.ts';

type Reading = { scope: Scope; params: { id: number } };
type Writing = { scope: Scope; ifMatch: string | undefined };
type Identified<Stored> = Stored & { id: number };

/**
 * Handlers of the five operations of a resource. A write runs in one transaction under a lock of its resource, so that
 * `If-Match` and checks for values in use hold until it commits. A record that equals the stored one is not written.
 */
export function createRecordHandlers<Stored extends object>(
  db: Kysely<Schema>,
  {
    name,
    schema,
    store,
  }: { name: WritableResource | ShopResource; schema: z.ZodType<Stored>; store: RecordStore<Stored> },
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

  /** Saves the record and returns its number with the new tag. */
  const save = async (trx: Kysely<Schema>, scope: Scope, record: Stored, id?: number) => {
    const saved = await store.save(trx, scope, record, id);
    const after = await find(trx, scope, saved.id);
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
    create: ({ scope, body }: { scope: Scope; body: Stored }) => write((trx) => save(trx, scope, body)),
    replace: ({ scope, ifMatch, body }: Writing & { body: Identified<Stored> }) =>
      write(async (trx) => {
        const { id } = body;
        const record = withoutId(body);
        const found = await find(trx, scope, id);
        requireMatch(ifMatch, found?.tag);
        if (found && isDeepStrictEqual(found.record, record))
          return new JsonResponse({ id }, { etag: found.tag });
        return save(trx, scope, record, id);
      }),
    remove: ({ scope, ifMatch, params: { id } }: Writing & Reading) =>
      write(async (trx) => {
        if (ifMatch !== undefined) requireMatch(ifMatch, (await find(trx, scope, id))?.tag);
        return store.remove(trx, scope, id);
      }),
  };
}

function withoutId<Stored extends object>(record: Identified<Stored>): Stored;
function withoutId({ id: _id, ...record }: { id: number }): object {
  return record;
}
