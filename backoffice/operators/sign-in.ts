import type { Kysely } from 'kysely';
import { hashToken } from '#backoffice/accounts/account-links.ts';
import { countLogin, forgetLogin } from '#backoffice/accounts/login-throttle.ts';
import { isPassword } from '#backoffice/accounts/passwords.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import type { Operator } from '#backoffice/http/principal.ts';
import { findOperatorByEmail, type StoredOperator } from './find-operator.ts';
import { logChange, type Author } from './operator-log.ts';
import { OPERATOR_SITE } from './operator-throttle.ts';
import { isEnrolled, takeCode } from './second-factor.ts';
import { endOf, openSession, type OperatorRules } from './sessions.ts';

type Given = {
  email: string;
  password: string;
  code?: string | undefined;
  address: string;
  browser: string;
  /** Token of an earlier session of the browser, which ends. */
  earlier: string | undefined;
};

type SignIn = { token: string; operator: Operator };

/**
 * Opens a session. An unknown email, a disabled account and a wrong password get the same refusal after the same work;
 * a missing code is disclosed only with the right password.
 * @throws Failure 401, or 429 after too many wrong passwords or codes
 */
export async function signIn(
  db: Kysely<Schema>,
  rules: OperatorRules,
  given: Given,
  author: Omit<Author, 'operator'>,
): Promise<SignIn> {
  const { email, password, address } = given;
  const attempt = { siteId: OPERATOR_SITE, email, address, knownDevice: undefined };
  await countLogin(db, attempt);
  const found = await findOperatorByEmail(db, email);
  const isRight = await isPassword(found?.isDisabled === false ? found.passwordHash : undefined, password);
  if (!found || !isRight)
    throw new Failure(401, { code: 'invalid_credentials', message: 'E-mail or password is wrong.' });
  const signedIn = await db.transaction().execute(async (trx) => {
    const enrolled = await isEnrolled(trx, found.id);
    if (enrolled) await requireCode(trx, found, given.code);
    if (given.earlier !== undefined)
      await trx.deleteFrom('operator_session').where('hash', '=', hashToken(given.earlier)).execute();
    const opened = await openSession(trx, rules, { operatorId: found.id, ...given });
    const operator: Operator = {
      kind: 'person',
      id: found.id,
      name: found.name,
      roles: [found.role],
      session: {
        id: opened.id,
        expiresAt: endOf(opened.createdAt, rules),
        mustEnrol: rules.requiresSecondFactor && !enrolled,
      },
    };
    await logChange(
      trx,
      { ...author, operator },
      {
        operation: 'POST /operator/session',
        record: `operator ${found.id}`,
        before: null,
        after: { session: opened.id },
      },
    );
    return { token: opened.token, operator };
  });
  await forgetLogin(db, attempt);
  return signedIn;
}

async function requireCode(
  trx: Kysely<Schema>,
  { id }: StoredOperator,
  code: string | undefined,
): Promise<void> {
  if (code === undefined || code === '')
    throw new Failure(401, { code: 'code_required', message: 'The code of the second factor is missing.' });
  if (!(await takeCode(trx, id, code)))
    throw new Failure(401, { code: 'invalid_code', message: 'The code of the second factor is wrong.' });
}
