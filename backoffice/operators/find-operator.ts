import { sql, type Kysely } from 'kysely';
import { emailKey } from '#backoffice/accounts/find-account.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { recordTag } from '#backoffice/writes/record-tag.ts';
import type { OperatorPerson } from '#shared/contract/operator.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';

export type StoredOperator = {
  id: number;
  email: string;
  name: string;
  role: OperatorRole;
  passwordHash: string;
  isDisabled: boolean;
};

export async function findOperatorByEmail(
  db: Kysely<Schema>,
  email: string,
): Promise<StoredOperator | undefined> {
  const row = await select(db)
    .where(sql`lower(email)`, '=', emailKey(email))
    .executeTakeFirst();
  return row && toStored(row);
}

export async function findOperator(db: Kysely<Schema>, id: number): Promise<StoredOperator | undefined> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row && toStored(row);
}

function select(db: Kysely<Schema>) {
  return db.selectFrom('operator').select(['id', 'email', 'name', 'role', 'password_hash', 'disabled_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function toStored({ password_hash: passwordHash, disabled_at: disabledAt, ...rest }: Row): StoredOperator {
  return { ...rest, passwordHash, isDisabled: disabledAt !== null };
}

/** The operators of a page, by name, or the one with the number. */
export async function listPeople(
  db: Kysely<Schema>,
  { page, perPage, id }: { page: number; perPage: number; id?: number },
): Promise<{ items: OperatorPerson[]; total: number }> {
  const { total } = await db
    .selectFrom('operator')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('operator')
    .select((person) => [
      'operator.id',
      'email',
      'name',
      'role',
      'disabled_at',
      'created_at',
      person
        .exists(
          person
            .selectFrom('operator_totp')
            .select('operator_id')
            .whereRef('operator_id', '=', 'operator.id')
            .where('confirmed_at', 'is not', null),
        )
        .as('second_factor'),
      person
        .selectFrom('operator_session')
        .select((session) => session.fn.max('operator_session.used_at').as('used_at'))
        .whereRef('operator_id', '=', 'operator.id')
        .as('used_at'),
    ])
    .$if(id !== undefined, (query) => query.where('operator.id', '=', id ?? 0))
    .orderBy('name')
    .orderBy('operator.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const items = rows.map(({ disabled_at: disabledAt, created_at: createdAt, used_at: usedAt, ...rest }) => {
    const account = {
      ...rest,
      second_factor: Boolean(rest.second_factor),
      disabled: disabledAt !== null,
    };
    return {
      ...account,
      created_at: createdAt.toISOString(),
      used_at: usedAt === null ? null : new Date(usedAt).toISOString(),
      etag: recordTag(account),
    };
  });
  return { items, total };
}

/** @throws Failure 404 */
export async function readPerson(db: Kysely<Schema>, id: number): Promise<OperatorPerson> {
  const { items } = await listPeople(db, { page: 1, perPage: 1, id });
  const [person] = items;
  if (!person) throw notFound();
  return person;
}
