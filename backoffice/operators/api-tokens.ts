import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { hashToken } from '#backoffice/accounts/account-links.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound } from '#backoffice/http/failure.ts';
import type { newOperatorToken, operatorToken, operatorTokenForm } from '#shared/contract/operator.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import { logChange, type Author } from './operator-log.ts';
import { TOKEN_PREFIX } from './read-operator.ts';
import { newToken } from './sessions.ts';

const MAX_DAYS = 731;
const DAY_MS = 24 * 60 * 60 * 1000;
const COLUMNS = ['id', 'name', 'roles', 'created_by', 'created_at', 'expires_at', 'used_at'] as const;

type Token = z.input<typeof operatorToken>;

export async function listTokens(db: Kysely<Schema>): Promise<Token[]> {
  const rows = await db.selectFrom('operator_token').select(COLUMNS).orderBy('id', 'desc').execute();
  return rows.map(toToken);
}

/** Creates a token and stores its hash only. @throws Failure 400 for an end in the past or too far ahead */
export function createToken(
  db: Kysely<Schema>,
  author: Author,
  { name, roles, expires_at: expiresAt }: z.output<typeof operatorTokenForm>,
): Promise<z.input<typeof newOperatorToken>> {
  const rest = Date.parse(expiresAt) - Date.now();
  if (rest <= 0) throw invalidRequest({ expires_at: 'past' });
  if (rest > MAX_DAYS * DAY_MS) throw invalidRequest({ expires_at: 'too_late' });
  const token = TOKEN_PREFIX + newToken();
  const unique = [...new Set(roles)];
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('operator_token')
      .values({
        hash: hashToken(token),
        name,
        roles: JSON.stringify(unique),
        created_by: author.operator?.name ?? '',
        expires_at: new Date(expiresAt),
        used_at: null,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await logChange(trx, author, {
      operation: 'POST /operator/token',
      record: `token ${row.id}`,
      before: null,
      after: { name, roles: unique, expires_at: expiresAt },
    });
    return { ...toToken(row), token };
  });
}

/** @throws Failure 404 */
export async function revokeToken(db: Kysely<Schema>, author: Author, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('operator_token')
      .where('id', '=', id)
      .returning(['name', 'roles'])
      .executeTakeFirst();
    if (!row) throw notFound();
    await logChange(trx, author, {
      operation: 'DELETE /operator/token/{id}',
      record: `token ${id}`,
      before: row,
      after: null,
    });
  });
}

type Row = {
  id: number;
  name: string;
  roles: unknown;
  created_by: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

function toToken({
  roles,
  created_at: createdAt,
  expires_at: expiresAt,
  used_at: usedAt,
  ...rest
}: Row): Token {
  return {
    ...rest,
    // Written by `createToken` only.
    roles: roles as OperatorRole[],
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    used_at: usedAt?.toISOString() ?? null,
  };
}
