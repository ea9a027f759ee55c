import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import type { OpenSession, Operator } from '#backoffice/http/principal.ts';
import { findOperator, type StoredOperator } from './find-operator.ts';

/** The signed-in person of a request. @throws Failure 403 for tokens */
export async function readSelf(
  db: Kysely<Schema>,
  operator: Operator | undefined,
): Promise<{ person: StoredOperator; session: OpenSession }> {
  const session = operator?.session;
  const person = session && operator.id !== null ? await findOperator(db, operator.id) : undefined;
  if (!session || !person)
    throw new Failure(403, { code: 'person_required', message: 'This call is for people, not for tokens.' });
  return { person, session };
}
