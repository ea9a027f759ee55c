import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { DEFAULT_OPERATOR_RULES, openSession } from '#backoffice/operators/sessions.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';

/** Adds an operator without a usable password, and returns the cookie of an open session. */
export async function addOperatorSession(
  db: Kysely<Schema>,
  { email, role }: { email: string; role: OperatorRole },
): Promise<string> {
  const { id: operatorId } = await db
    .insertInto('operator')
    .values({ email, name: 'Odile', password_hash: 'none', role, disabled_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const given = { operatorId, address: '192.0.2.15', browser: 'tests' };
  const { token } = await openSession(db, DEFAULT_OPERATOR_RULES, given);
  return `operator_session=${token}`;
}
