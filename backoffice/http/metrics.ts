import { Router } from 'express';
import { sql, type Kysely } from 'kysely';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Schema } from '#backoffice/database/schema.ts';

/** Pending payments that are older count as without a response. */
const RESPONSE_LIMIT = '10 minutes';

/** `/metrics` of the back office in the Prometheus format, without personal data. */
export function createMetricsPage(registry: Registry): Router {
  const router = Router();
  router.get('/metrics', async (_request, response) => {
    const text = await registry.metrics();
    response.set({ 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  return router;
}

/** Registry with the metrics of the process and counts of pending work. */
export function createBackofficeRegistry(db: Kysely<Schema>): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  createCount(registry, {
    name: 'atre_payments_unanswered',
    help: 'Card payments without a response from the bank for ten minutes.',
    count: async () =>
      db
        .selectFrom('payment')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('state', '=', 'pending')
        .where('created_at', '<', sql<Date>`now() - ${RESPONSE_LIMIT}::interval`)
        .executeTakeFirstOrThrow(),
  });
  createCount(registry, {
    name: 'atre_refunds_due',
    help: 'Payments that are due for a refund.',
    count: async () =>
      db
        .selectFrom('payment')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('state', '=', 'refund_due')
        .executeTakeFirstOrThrow(),
  });
  createCount(registry, {
    name: 'atre_mail_waiting',
    help: 'Emails that the mail server has refused at least once.',
    count: async () =>
      db
        .selectFrom('mail')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('attempts', '>', 0)
        .executeTakeFirstOrThrow(),
  });
  return registry;
}

function createCount(
  registry: Registry,
  { name, help, count }: { name: string; help: string; count: () => Promise<{ count: number }> },
): Gauge {
  return new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set((await count()).count);
    },
  });
}
