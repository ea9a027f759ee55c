import type { Kysely } from 'kysely';
import { countOldPassword } from '#backoffice/accounts/password-attempts.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import { JsonResponse } from '#backoffice/http/json-response.ts';
import { setOperatorCookie } from '#backoffice/http/operator-cookie.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Brand } from '#shared/contract/brand.ts';
import { logChange } from './operator-log.ts';
import { isOwnPassword } from './operator-passwords.ts';
import { OPERATOR_SITE } from './operator-throttle.ts';
import { readSelf } from './read-self.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor, takeCode } from './second-factor.ts';
import type { OperatorDependencies } from './session-routes.ts';
import { endSessions, rotateSession } from './sessions.ts';

/** Second factor of the signed-in operator. */
export function serveSecondFactor(server: OperationServer, { db, basePath }: OperatorDependencies): void {
  server.on('POST /operator/second-factor', async ({ operator, scope: { siteId } }) => {
    const { person } = await readSelf(db, operator);
    const issuer = await readBrandName(db, siteId);
    return beginSecondFactor(db, { operatorId: person.id, issuer, label: person.email });
  });
  server.on('POST /operator/second-factor/confirmation', async (call) => {
    const { person, session } = await readSelf(db, call.operator);
    if (call.body.code === '') throw invalidForm({ code: 'required' });
    const { codes, token } = await db.transaction().execute(async (trx) => {
      const recoveryCodes = await confirmSecondFactor(trx, person.id, call.body.code);
      if (!recoveryCodes) throw invalidForm({ code: 'invalid' });
      await logChange(trx, call, {
        operation: 'POST /operator/second-factor/confirmation',
        record: `operator ${person.id}`,
        before: { second_factor: false },
        after: { second_factor: true },
      });
      await endSessions(trx, person.id, session.id);
      return { codes: recoveryCodes, token: await rotateSession(trx, session.id) };
    });
    return new JsonResponse({ recovery_codes: codes }, setOperatorCookie(token, basePath));
  });
  server.on('POST /operator/second-factor/removal', async (call) => {
    const { person } = await readSelf(db, call.operator);
    const { password, code } = call.body;
    if (password === '') throw invalidForm({ password: 'required' });
    if (!(await isOwnPassword(db, person, password))) throw invalidForm({ password: 'invalid' });
    // A right password clears the counter, which must count wrong codes as well.
    await countOldPassword(db, { siteId: OPERATOR_SITE, email: `code of ${person.email}` });
    await db.transaction().execute(async (trx) => {
      if (!(await takeCode(trx, person.id, code))) throw invalidForm({ code: 'invalid' });
      await removeSecondFactor(trx, person.id);
      await logChange(trx, call, {
        operation: 'POST /operator/second-factor/removal',
        record: `operator ${person.id}`,
        before: { second_factor: true },
        after: { second_factor: false },
      });
    });
    return { removed: true as const };
  });
}

async function readBrandName(db: Kysely<Schema>, siteId: number): Promise<string> {
  const site = await db.selectFrom('site').select('brand').where('id', '=', siteId).executeTakeFirst();
  return (site?.brand as Brand | undefined)?.name ?? '';
}
