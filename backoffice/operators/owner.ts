import { sql, type Kysely } from 'kysely';
import { hashPassword } from '#backoffice/accounts/passwords.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { NewOwner } from './read-owner-form.ts';

/** The operator who owns the shop, if there is one. */
export function findOwner(db: Kysely<Schema>): Promise<{ name: string; email: string } | undefined> {
  return db
    .selectFrom('operator')
    .select(['name', 'email'])
    .where('role', '=', 'owner')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Creates the owner. Returns false when the shop has an operator already, also of two requests at once. */
export async function createOwner(db: Kysely<Schema>, { name, email, password }: NewOwner): Promise<boolean> {
  const hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    await sql`lock table operator in share row exclusive mode`.execute(transaction);
    const first = await transaction.selectFrom('operator').select('id').limit(1).executeTakeFirst();
    if (first) return false;
    await transaction
      .insertInto('operator')
      .values({ name, email, password_hash: hash, role: 'owner', disabled_at: null })
      .execute();
    return true;
  });
}
