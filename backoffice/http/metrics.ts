import { Router } from 'express';
import { sql, type Kysely } from 'kysely';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Schema } from '#backoffice/database/schema.ts';

/** A payment the bank has not answered by then is worth a look. */
const ANSWERED_WITHIN = '10 minutes';

/** `/metrics` of the back office: what waits for somebody, by Prometheus's rules. Counts, and nobody's data. */
export function createMetricsPage(db: Kysely<Schema>): Router {
  const registry = createBackofficeRegistry(db);
  const router = Router();
  router.get('/metrics', async (_request, response) => {
    const text = await registry.metrics();
    response.set({ 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  return router;
}

/** What the back office counts, in a registry of its own. */
export function createBackofficeRegistry(db: Kysely<Schema>): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  createCount(registry, {
    name: 'atre_payments_unanswered',
    help: 'Card payments the bank has not answered for ten minutes.',
    count: async () =>
      db
        .selectFrom('payment')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('state', '=', 'pending')
        .where('created_at', '<', sql<Date>`now() - ${ANSWERED_WITHIN}::interval`)
        .executeTakeFirstOrThrow(),
  });
  createCount(registry, {
    name: 'atre_refunds_due',
    help: 'Payments that came for nothing and have not been given back.',
    count: async () =>
      db
        .selectFrom('payment')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('state', '=', 'refund_due')
        .executeTakeFirstOrThrow(),
  });
  createCount(registry, {
    name: 'atre_mail_waiting',
    help: 'Letters the mail server has refused at least once.',
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
