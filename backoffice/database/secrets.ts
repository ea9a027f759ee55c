import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export const PREVIEW_SECRET = 'preview_secret';

export const PAYMENT_SECRET = 'payment_secret';

/** Reads a secret, or creates it on first use. All nodes of the database share it. */
export async function readOrMakeSecret(db: Kysely<Schema>, name: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
