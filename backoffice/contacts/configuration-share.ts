import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { createCallLimits } from '#backoffice/http/call-limits.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { hashFields } from '#backoffice/http/hash-fields.ts';
import { requireAccount } from '#backoffice/http/principal.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import { copyForSender, emailToInstaller } from './configuration-emails.ts';
import { readSentConfiguration } from './sent-configuration.ts';

type Dependencies = { db: Kysely<Schema>; outbox: Outbox; teamAddress: string };

const EMAILS = 5;

/**
 * Mails the customer's own configurations to an installer, with a copy to the customer. A form
 * sent twice is mailed once.
 */
export function serveConfigurationShares(server: OperationServer, deps: Dependencies): void {
  const { db, outbox, teamAddress } = deps;
  server.on(
    'POST /contact/send-configuration-installateur',
    async ({ body, scope, account }) => {
      const toSent = await readSentConfiguration(db, scope, requireAccount(account), body);
      const installer = await findInstaller(db, scope.siteId, body.contact);
      if (!installer) throw notFound();
      const [inFrench, inOwn] = [await toSent('fr'), await toSent(scope.lang)];
      await db.transaction().execute(async (trx) => {
        if (!(await isNew(trx, scope.siteId, hashFields(body)))) return;
        await outbox.put(trx, emailToInstaller(inFrench, installer, installer.email ?? teamAddress));
        await outbox.put(trx, copyForSender(inOwn, installer, scope.lang));
      });
      void outbox.deliver();
      return { sent: true as const };
    },
    createCallLimits(db, EMAILS),
  );
}

async function findInstaller(db: Kysely<Schema>, siteId: number, identifiant: string) {
  return db
    .selectFrom('contact_point')
    .select(['nom', 'email'])
    .where('site_id', '=', siteId)
    .where('type', '=', 'installer')
    .where('identifiant', '=', identifiant)
    .executeTakeFirst();
}

/** Stores the form's key; the unique constraint decides between concurrent calls. */
async function isNew(trx: Kysely<Schema>, siteId: number, formKey: string): Promise<boolean> {
  const inserted = await trx
    .insertInto('sent_configuration')
    .values({ site_id: siteId, form_key: formKey })
    .onConflict((conflict) => conflict.columns(['site_id', 'form_key']).doNothing())
    .returning('form_key')
    .executeTakeFirst();
  return inserted !== undefined;
}
