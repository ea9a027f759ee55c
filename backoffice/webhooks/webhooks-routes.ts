import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { listDeliveries, resend, sendTest } from './deliveries.ts';
import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  removeWebhook,
  replaceSecret,
  type WebhookRules,
} from './webhooks.ts';

/** Webhooks and their deliveries. */
export function serveWebhooks(server: OperationServer, db: Kysely<Schema>, rules: WebhookRules): void {
  server.on('GET /operator/webhook', async ({ scope }) => {
    const items = await listWebhooks(db, scope.siteId);
    return { items, total: items.length };
  });
  server.on('POST /operator/webhook', (call) => createWebhook(db, call, { form: call.body, rules }));
  server.on('GET /operator/webhook/delivery', ({ scope, query }) => listDeliveries(db, scope.siteId, query));
  server.on('POST /operator/webhook/delivery/{id}/resend', (call) => resend(db, call, call.params.id));
  server.on('PUT /operator/webhook/{id}', (call) =>
    changeWebhook(db, call, { id: call.params.id, form: call.body, rules }),
  );
  server.on('POST /operator/webhook/{id}/secret', (call) => replaceSecret(db, call, call.params.id));
  server.on('POST /operator/webhook/{id}/test', (call) => sendTest(db, call, call.params.id));
  server.on('DELETE /operator/webhook/{id}', async (call) => {
    await removeWebhook(db, call, call.params.id);
    return call.params;
  });
}
