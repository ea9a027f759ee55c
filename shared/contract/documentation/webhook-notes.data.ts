import type { NotesByOperation } from './operation-notes.ts';

const URL_CODES = ['not_https', 'credentials'] as const;

/** Documentation of webhooks (docs/webhooks.md). */
export const WEBHOOK_NOTES = {
  'GET /operator/webhook': {
    name: 'listWebhooks',
    description: 'Lists the addresses that receive events, without their secrets.',
  },
  'POST /operator/webhook': {
    name: 'createWebhook',
    description:
      'Creates a webhook. Its secret, which signs messages after the Standard Webhooks specification, is in this response only.',
    fields: { url: [...URL_CODES, 'too_many'] },
  },
  'GET /operator/webhook/delivery': {
    name: 'listWebhookDeliveries',
    description:
      'Lists the deliveries of the last thirty days with the last response of the receiver. Filters combine.',
  },
  'POST /operator/webhook/delivery/{id}/resend': {
    name: 'resendWebhookDelivery',
    description:
      'Delivers an event again, whether it was delivered or not. The message has the same `webhook-id` as before.',
  },
  'PUT /operator/webhook/{id}': {
    name: 'replaceWebhook',
    description:
      'Changes name, address and events of a webhook, and stops or starts it. What happens while it is stopped is not delivered.',
    errors: { 412: ['record_changed'] },
    fields: { url: URL_CODES },
    headers: ['match'],
  },
  'POST /operator/webhook/{id}/secret': {
    name: 'replaceWebhookSecret',
    description:
      'Creates another secret, in this response only. For a day, messages bear a signature of the replaced secret too.',
  },
  'POST /operator/webhook/{id}/test': {
    name: 'testWebhook',
    description: 'Delivers a message `webhook.test`, whose result is in the list of deliveries.',
  },
  'DELETE /operator/webhook/{id}': {
    name: 'removeWebhook',
    description: 'Removes a webhook with its deliveries, pending ones included.',
    errors: { 412: ['record_changed'] },
    headers: ['match'],
  },
} as const satisfies NotesByOperation;
