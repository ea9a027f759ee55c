import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The name under which the key of preview links is kept. */
export const PREVIEW_SECRET = 'preview_secret';

/** The name under which the key of payments is kept. */
export const PAYMENT_SECRET = 'payment_secret';

/**
 * A secret kept in the database: made the first time it is asked for, the same ever after, and the same for
 * every node on that database.
 */
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
