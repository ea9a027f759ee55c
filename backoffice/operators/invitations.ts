import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { hashToken } from '#backoffice/accounts/account-links.ts';
import { passwordErrors, refuse } from '#backoffice/accounts/change-password.ts';
import { emailKey } from '#backoffice/accounts/find-account.ts';
import { hashPassword } from '#backoffice/accounts/passwords.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm, invalidRequest, notFound } from '#backoffice/http/failure.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import type {
  operatorAcceptanceForm,
  operatorInvitation,
  operatorInvitationForm,
} from '#shared/contract/operator.ts';
import { toTypedLine } from '#shared/domain/typed-text.ts';
import type { Locale } from '#shared/locale.ts';
import { findOperatorByEmail } from './find-operator.ts';
import { invitationEmail } from './operator-emails.ts';
import { logChange, type Author } from './operator-log.ts';
import { newToken } from './sessions.ts';

const DAYS = 3;
const COLUMNS = ['id', 'email', 'role', 'invited_by', 'created_at', 'expires_at'] as const;

type Invitation = z.input<typeof operatorInvitation>;
type Deps = { db: Kysely<Schema>; outbox: Outbox; adminUrl: string };

export async function listInvitations(db: Kysely<Schema>): Promise<Invitation[]> {
  const rows = await db.selectFrom('operator_invitation').select(COLUMNS).orderBy('id', 'desc').execute();
  return rows.map(toInvitation);
}

/**
 * Mails an invitation, which replaces an earlier one to the same address.
 * @throws Failure 400 for the address of an operator
 */
export async function invite(
  { db, outbox, adminUrl }: Deps,
  author: Author & { scope: { lang: Locale } },
  { email, role }: z.output<typeof operatorInvitationForm>,
): Promise<Invitation> {
  const invitation = await db.transaction().execute(async (trx) => {
    if (await findOperatorByEmail(trx, email)) throw invalidRequest({ email: 'taken' });
    await trx
      .deleteFrom('operator_invitation')
      .where(sql`lower(email)`, '=', emailKey(email))
      .execute();
    const token = newToken();
    const { lang } = author.scope;
    const by = author.operator?.name ?? '';
    const row = await trx
      .insertInto('operator_invitation')
      .values({
        hash: hashToken(token),
        email,
        role,
        lang,
        invited_by: by,
        expires_at: sql<Date>`now() + make_interval(days => ${DAYS}::int)`,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await outbox.put(trx, invitationEmail({ email, lang }, { adminUrl, token, by, role }));
    await logChange(trx, author, {
      operation: 'POST /operator/invitation',
      record: `invitation ${row.id}`,
      before: null,
      after: { email, role },
    });
    return toInvitation(row);
  });
  void outbox.deliver();
  return invitation;
}

/** @throws Failure 404 */
export async function withdrawInvitation(db: Kysely<Schema>, author: Author, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('operator_invitation')
      .where('id', '=', id)
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!row) throw notFound();
    await logChange(trx, author, {
      operation: 'DELETE /operator/invitation/{id}',
      record: `invitation ${id}`,
      before: row,
      after: null,
    });
  });
}

/**
 * Creates the account of an invited operator. The link works once, concurrent requests included.
 * @throws Failure 422 with a code per field
 */
export async function acceptInvitation(
  db: Kysely<Schema>,
  author: Omit<Author, 'operator'>,
  form: z.output<typeof operatorAcceptanceForm>,
): Promise<{ email: string }> {
  const name = toTypedLine(form.name);
  const hash = hashToken(form.token);
  const isGood = await db
    .selectFrom('operator_invitation')
    .select('id')
    .where('hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  refuse({
    ...(!isGood && { token: 'expired' }),
    ...(name === '' && { name: 'required' }),
    ...passwordErrors(form),
  });
  const passwordHash = await hashPassword(form.password);
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('operator_invitation')
      .where('hash', '=', hash)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!row || (await findOperatorByEmail(trx, row.email))) throw invalidForm({ token: 'expired' });
    const { email, role } = row;
    const { id } = await trx
      .insertInto('operator')
      .values({ email, name, password_hash: passwordHash, role, disabled_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await logChange(
      trx,
      { ...author, operator: { kind: 'person', id, name, roles: [role] } },
      {
        operation: 'POST /operator/invitation-acceptance',
        record: `operator ${id}`,
        before: null,
        after: { name, email, role },
      },
    );
    return { email };
  });
}

type Row = Omit<Invitation, 'created_at' | 'expires_at'> & { created_at: Date; expires_at: Date };

function toInvitation({ created_at: createdAt, expires_at: expiresAt, ...rest }: Row): Invitation {
  return { ...rest, created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() };
}
