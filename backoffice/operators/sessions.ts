import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { hashToken } from '#backoffice/accounts/account-links.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ReadOperator } from '#backoffice/http/principal.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';

/** Duration of sessions, and the need of a second factor. */
export type OperatorRules = { sessionHours: number; idleMinutes: number; requiresSecondFactor: boolean };

export const DEFAULT_OPERATOR_RULES: OperatorRules = {
  sessionHours: 12,
  idleMinutes: 30,
  requiresSecondFactor: false,
};

const TOKEN_BYTES = 32;
const MAX_BROWSER = 300;

type SessionRow = {
  id: number;
  created_at: Date;
  operator_id: number;
  name: string;
  role: OperatorRole;
  is_enrolled: boolean;
};

/** Resolves the token of a session that is open and whose operator is enabled, and records its use. */
export function createReadSession(db: Kysely<Schema>, rules: OperatorRules): ReadOperator {
  return async (token) => {
    const { rows } = await sql<SessionRow>`
      update operator_session set used_at = now()
      from operator
      where operator_session.hash = ${hashToken(token)}
        and operator.id = operator_session.operator_id
        and operator.disabled_at is null
        and ${isOpen(rules)}
      returning operator_session.id, operator_session.created_at, operator_session.operator_id, operator.name,
        operator.role, exists (select 1 from operator_totp where operator_totp.operator_id = operator.id
          and confirmed_at is not null) as is_enrolled`.execute(db);
    const [row] = rows;
    return (
      row && {
        kind: 'person',
        id: row.operator_id,
        name: row.name,
        roles: [row.role],
        session: {
          id: row.id,
          expiresAt: endOf(row.created_at, rules),
          mustEnrol: rules.requiresSecondFactor && !row.is_enrolled,
        },
      }
    );
  };
}

/** Condition on a session that is not over. */
export function isOpen({ sessionHours, idleMinutes }: OperatorRules) {
  return sql<boolean>`(operator_session.created_at > now() - make_interval(hours => ${sessionHours}::int)
    and operator_session.used_at > now() - make_interval(mins => ${idleMinutes}::int))`;
}

export function endOf(createdAt: Date, { sessionHours }: OperatorRules): Date {
  return new Date(createdAt.getTime() + sessionHours * 60 * 60 * 1000);
}

/** Opens a session with a new token, and removes those of the operator that are over. */
export async function openSession(
  trx: Kysely<Schema>,
  rules: OperatorRules,
  given: { operatorId: number; address: string; browser: string },
): Promise<{ token: string; id: number; createdAt: Date }> {
  const token = newToken();
  const { operatorId, address, browser } = given;
  await trx
    .deleteFrom('operator_session')
    .where('operator_id', '=', operatorId)
    .where((session) => session.not(isOpen(rules)))
    .execute();
  const { id, created_at: createdAt } = await trx
    .insertInto('operator_session')
    .values({
      hash: hashToken(token),
      operator_id: operatorId,
      address,
      browser: browser.slice(0, MAX_BROWSER),
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  return { token, id, createdAt };
}

/** Ends all sessions of an operator, or all but one. */
export async function endSessions(trx: Kysely<Schema>, operatorId: number, except?: number): Promise<void> {
  await trx
    .deleteFrom('operator_session')
    .where('operator_id', '=', operatorId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? 0))
    .execute();
}

/** Gives a session another token. */
export async function rotateSession(trx: Kysely<Schema>, id: number): Promise<string> {
  const token = newToken();
  await trx
    .updateTable('operator_session')
    .set({ hash: hashToken(token) })
    .where('id', '=', id)
    .execute();
  return token;
}

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
