import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import { requireMatch } from '#backoffice/writes/record-tag.ts';
import type { operatorForm, OperatorPerson } from '#shared/contract/operator.ts';
import { readPerson } from './find-operator.ts';
import { logChange, type Author } from './operator-log.ts';
import { removeSecondFactor } from './second-factor.ts';
import { endSessions } from './sessions.ts';

type ConditionalAuthor = Author & { ifMatch: string | undefined };

/**
 * Changes an operator. Sessions of a disabled one end.
 * @throws Failure 404; 412 when the account has changed; 409 when the shop would have no owner
 */
export function changePerson(
  db: Kysely<Schema>,
  author: ConditionalAuthor,
  id: number,
  { name, role, disabled }: z.output<typeof operatorForm>,
): Promise<OperatorPerson> {
  return db.transaction().execute(async (trx) => {
    await lockOperators(trx);
    const before = await readPerson(trx, id);
    requireMatch(author.ifMatch, before.etag);
    await trx
      .updateTable('operator')
      .set({
        name,
        role,
        disabled_at: disabled ? sql<Date>`coalesce(disabled_at, now())` : null,
      })
      .where('id', '=', id)
      .execute();
    await requireOwner(trx);
    if (disabled) await endSessions(trx, id);
    const after = await readPerson(trx, id);
    await logPerson(trx, author, { operation: 'PUT /operator/{id}', before, after });
    return after;
  });
}

/** @throws Failure 404; 412 when the account has changed; 409 when the shop would have no owner */
export async function removePerson(db: Kysely<Schema>, author: ConditionalAuthor, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOperators(trx);
    const before = await readPerson(trx, id);
    requireMatch(author.ifMatch, before.etag);
    await trx.deleteFrom('operator').where('id', '=', id).execute();
    await requireOwner(trx);
    await logPerson(trx, author, { operation: 'DELETE /operator/{id}', before, after: null });
  });
}

/**
 * Removes the second factor of an operator who has lost it, and ends the sessions.
 * @throws Failure 404, and 412 when the account has changed
 */
export async function resetSecondFactor(
  db: Kysely<Schema>,
  author: ConditionalAuthor,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOperators(trx);
    const before = await readPerson(trx, id);
    requireMatch(author.ifMatch, before.etag);
    await removeSecondFactor(trx, id);
    await endSessions(trx, id);
    const after = await readPerson(trx, id);
    await logPerson(trx, author, { operation: 'DELETE /operator/{id}/second-factor', before, after });
  });
}

/** Two requests at once could each remove one of the last two owners. */
async function lockOperators(trx: Kysely<Schema>): Promise<void> {
  await sql`lock table operator in share row exclusive mode`.execute(trx);
}

/** @throws Failure 409 without an owner who can sign in */
async function requireOwner(trx: Kysely<Schema>): Promise<void> {
  const owner = await trx
    .selectFrom('operator')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!owner) throw new Failure(409, { code: 'last_owner', message: 'The shop needs an owner.' });
}

async function logPerson(
  trx: Kysely<Schema>,
  author: Author,
  { operation, before, after }: { operation: string; before: OperatorPerson; after: OperatorPerson | null },
): Promise<void> {
  await logChange(trx, author, {
    operation,
    record: `operator ${before.id}`,
    before: fieldsOf(before),
    after: after && fieldsOf(after),
  });
}

function fieldsOf({ name, email, role, disabled, second_factor }: OperatorPerson) {
  return { name, email, role, disabled, second_factor };
}
