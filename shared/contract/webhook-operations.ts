import { idParams, listOf } from './common.ts';
import { operation } from './operation.ts';
import { newWebhook, webhook, webhookDelivery, webhookDeliveryQuery, webhookForm } from './webhook.ts';

const OWNER = { tag: 'operator', access: 'operator', roles: [] } as const;

/** Webhooks of a site. The storefront does not forward these calls. */
export const WEBHOOK_OPERATIONS = [
  operation('GET /operator/webhook', {
    ...OWNER,
    summary: 'Lists the webhooks',
    response: listOf(webhook),
  }),
  operation('POST /operator/webhook', {
    ...OWNER,
    summary: 'Creates a webhook',
    body: webhookForm,
    response: newWebhook,
  }),
  operation('GET /operator/webhook/delivery', {
    ...OWNER,
    summary: 'Lists the deliveries of webhooks in pages, the latest first',
    query: webhookDeliveryQuery,
    response: listOf(webhookDelivery),
  }),
  operation('POST /operator/webhook/delivery/{id}/resend', {
    ...OWNER,
    summary: 'Delivers an event again',
    response: webhookDelivery,
  }),
  operation('PUT /operator/webhook/{id}', {
    ...OWNER,
    summary: 'Changes a webhook',
    body: webhookForm,
    response: webhook,
  }),
  operation('POST /operator/webhook/{id}/secret', {
    ...OWNER,
    summary: 'Replaces the secret of a webhook',
    response: newWebhook,
  }),
  operation('POST /operator/webhook/{id}/test', {
    ...OWNER,
    summary: 'Delivers a test message to a webhook',
    response: webhookDelivery,
  }),
  operation('DELETE /operator/webhook/{id}', {
    ...OWNER,
    summary: 'Removes a webhook with its deliveries',
    response: idParams,
  }),
];
