import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { AnswerFile } from '#backoffice/http/answer-file.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { requireProfessional } from '#backoffice/http/require-professional.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { LOYALTY_SETTING } from '#shared/domain/loyalty-rules.ts';
import { todayInParis } from '#backoffice/calendar.ts';
import { readOrders } from './read-orders.ts';
import { STATEMENT_WORDS } from './statement-words.ts';
import { toLoyalty } from './to-loyalty.ts';
import { writeStatement } from './write-statement.ts';

/** Points of professionals, on sites that have a programme. */
export function serveLoyalty(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /customer/{customer_id}/loyalty', async (call) => {
    const { customerId } = requireProfessional(call);
    await requireProgramme(db, call.scope.siteId);
    return toLoyalty(await readOrders(db, customerId), todayInParis(), call.scope.lang);
  });
  server.on('GET /customer/{customer_id}/loyalty/statement', async (call) => {
    const { customerId, customerNumber } = requireProfessional(call);
    const { siteId, lang } = call.scope;
    await requireProgramme(db, siteId);
    const { statement } = toLoyalty(await readOrders(db, customerId), todayInParis(), lang);
    return new AnswerFile({
      name: `${STATEMENT_WORDS[lang].file}-${customerNumber}.csv`,
      type: 'text/csv; charset=utf-8',
      bytes: new TextEncoder().encode(writeStatement(statement, lang)),
    });
  });
}

/** @throws Failure 404 where there is no programme. */
async function requireProgramme(db: Kysely<Schema>, siteId: number): Promise<void> {
  const setting = await db
    .selectFrom('content')
    .select('id')
    .where('site_id', '=', siteId)
    .where('resource', '=', 'setting')
    .where('code', '=', LOYALTY_SETTING)
    .executeTakeFirst();
  if (!setting) throw notFound();
}
