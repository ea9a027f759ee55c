import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Operator } from '#backoffice/http/principal.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import { logChange } from '#backoffice/operators/operator-log.ts';
import { testEmail } from '#backoffice/operators/operator-emails.ts';
import { readSelf } from '#backoffice/operators/read-self.ts';
import { isEnrolled } from '#backoffice/operators/second-factor.ts';
import { readSetupChecklist, TEST_MESSAGE } from './read-setup-checklist.ts';

type ChecklistDependencies = {
  db: Kysely<Schema>;
  outbox: Outbox;
  adminUrl: string;
  hasMailServer: boolean;
  takesMoneyByCard: boolean;
};

/** Operations of the owner: what a shop lacks before it sells, and the message that tries the mail server. */
export function serveSetupChecklist(server: OperationServer, deps: ChecklistDependencies): void {
  const { db, outbox, adminUrl, hasMailServer, takesMoneyByCard } = deps;
  server.on('GET /operator/setup', async ({ scope, operator }) =>
    readSetupChecklist(db, scope.siteId, {
      hasMailServer,
      takesMoneyByCard,
      hasSecondFactor: await hasSecondFactor(db, operator),
    }),
  );
  server.on('POST /operator/test-message', async (call) => {
    const { person } = await readSelf(db, call.operator);
    const { lang } = call.scope;
    const sent = await outbox.sendNow(testEmail({ email: person.email, lang }, adminUrl));
    await logChange(db, call, {
      operation: TEST_MESSAGE,
      record: `person ${person.id}`,
      before: null,
      after: { state: sent.state },
    });
    return { ...sent, to: person.email };
  });
}

async function hasSecondFactor(db: Kysely<Schema>, operator: Operator | undefined): Promise<boolean> {
  return operator?.kind === 'person' && operator.id !== null && isEnrolled(db, operator.id);
}
