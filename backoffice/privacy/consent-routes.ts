import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { createTakenLimit } from '#backoffice/http/call-limits.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';

/** Per address and quarter of an hour. */
const MAX_CHOICES = 60;

/** Consent ledger. Rows are only added; retention removes them (retention.data.ts). */
export function serveConsent(server: OperationServer, db: Kysely<Schema>): void {
  server.on(
    'POST /consent',
    async ({ scope, body: { receipt, version, asked, accepted } }) => {
      await db
        .insertInto('consent_choice')
        .values({ site_id: scope.siteId, lang: scope.lang, receipt, version, asked, accepted })
        .execute();
      return { recorded: true as const };
    },
    createTakenLimit(db, MAX_CHOICES),
  );
}
