import { sql, type Kysely } from 'kysely';
import { hashToken } from '#backoffice/accounts/account-links.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Operator, ReadOperator } from '#backoffice/http/principal.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import { isSameText } from '#shared/is-same-text.ts';

/** Start of every token of a program: leaks are found by it. */
export const TOKEN_PREFIX = 'op_';

const MACHINE: Operator = { kind: 'machine', id: null, name: 'OPERATOR_TOKEN', roles: ['owner'] };

/** Resolves a bearer token: that of the configuration, which has every role, or one of a program. */
export function createReadOperator(db: Kysely<Schema>, operatorToken: string): ReadOperator {
  return async (token) => {
    if (isSameText(token, operatorToken)) return MACHINE;
    if (!token.startsWith(TOKEN_PREFIX)) return undefined;
    const found = await db
      .selectFrom('operator_token')
      .select(['id', 'name', 'roles'])
      .where('hash', '=', hashToken(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (!found) return undefined;
    await db
      .updateTable('operator_token')
      .set({ used_at: sql<Date>`now()` })
      .where('id', '=', found.id)
      .where((row) =>
        row.or([row('used_at', 'is', null), row('used_at', '<', sql<Date>`now() - interval '1 minute'`)]),
      )
      .execute();
    return { kind: 'token', id: found.id, name: found.name, roles: found.roles as OperatorRole[] };
  };
}
