import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { FileResponse } from '#backoffice/http/file-response.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { requireProfessional } from '#backoffice/http/require-professional.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { Loyalty } from '#shared/contract/loyalty.ts';
import type { Locale } from '#shared/locale.ts';
import { dayInParis } from '#backoffice/calendar.ts';
import { hasProgramme } from './programme.ts';
import { readLedger } from './read-facts.ts';
import { toLoyalty } from './to-loyalty.ts';
import { writeStatement } from './write-statement.ts';

export function serveLoyalty(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /customer/{customer_id}/loyalty', async (call) => {
    const { customerId } = requireProfessional(call);
    const { siteId, lang } = call.scope;
    return readLoyalty(db, { siteId, customerId, lang });
  });
  server.on('GET /customer/{customer_id}/loyalty/statement', async (call) => {
    const { customerId, customerNumber } = requireProfessional(call);
    const { siteId, lang } = call.scope;
    const { statement } = await readLoyalty(db, { siteId, customerId, lang });
    return new FileResponse({
      name: `${formatMessage(lang, 'loyalty.statement.file')}-${customerNumber}.csv`,
      type: 'text/csv; charset=utf-8',
      bytes: new TextEncoder().encode(writeStatement(statement, lang)),
    });
  });
}

type Asked = { siteId: number; customerId: number; lang: Locale };

/** A customer's current points. @throws Failure 404 without a programme. */
async function readLoyalty(db: Kysely<Schema>, { siteId, customerId, lang }: Asked): Promise<Loyalty> {
  if (!(await hasProgramme(db, siteId))) throw notFound();
  const now = new Date();
  return toLoyalty(await readLedger(db, customerId, now), dayInParis(now), lang);
}
