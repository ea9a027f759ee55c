import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import { hashFields } from '#backoffice/http/hash-fields.ts';

/** Removes the keys of requests before a moment; returns their number. */
export async function forgetRequests(db: Kysely<Schema>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_request')
    .where('received_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Records the key of a request in the transaction of its write. Concurrent requests of a key wait for each other.
 * @param request what the key is bound to: the operation with its record, and the fields of the body
 * @returns whether the same request was served before
 * @throws Failure 409 for a key of another request
 */
export async function isRepeated(
  trx: Kysely<Schema>,
  key: string,
  request: { operation: string; body: Readonly<Record<string, unknown>> },
): Promise<boolean> {
  const hash = hashFields({ ...request.body, request: request.operation });
  const added = await trx
    .insertInto('operator_request')
    .values({ key, hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (added) return false;
  const known = await trx
    .selectFrom('operator_request')
    .select('hash')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (known.hash === hash) return true;
  throw new Failure(409, {
    code: 'key_reused',
    message: 'This Idempotency-Key belongs to another request.',
    errors: { form: 'key_reused' },
  });
}
