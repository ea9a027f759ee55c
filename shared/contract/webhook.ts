import { z } from 'zod';
import { idParameter, pageQuery } from './common.ts';
import { entityTag } from './fields.ts';

/** Events that a webhook may receive. `order.*`: the order has this status from now on. */
export const WEBHOOK_EVENTS = [
  'order.pending_payment',
  'order.awaiting_transfer',
  'order.confirmed',
  'order.prepared',
  'order.shipped',
  'order.delivered',
  'order.returned',
  'order.cancelled',
  'parcel.sent',
  'parcel.delivered',
  'stock.changed',
  'application.received',
  'application.approved',
  'application.refused',
  'ticket.created',
  'ticket.answered',
] as const;
export const webhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof webhookEvent>;

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export const deliveryState = z.enum(DELIVERY_STATES);
export type DeliveryState = z.infer<typeof deliveryState>;

const MAX_NAME = 120;
const MAX_URL = 500;
const time = z.iso.datetime();

const fields = {
  name: z.string().trim().min(1).max(MAX_NAME).describe('Name of the program that receives the events.'),
  url: z.url().max(MAX_URL).describe('Address that receives the events by POST.'),
  events: z.array(webhookEvent).min(1).max(WEBHOOK_EVENTS.length).describe('Events to deliver.'),
  active: z.boolean().describe('False delivers nothing and records no event.'),
};

export const webhookForm = z.object(fields);
export type WebhookForm = z.infer<typeof webhookForm>;

export const webhook = z
  .object({
    id: z.number().int().describe('Number of the webhook.'),
    ...fields,
    created_at: time.describe('Time of its creation.'),
    failing: z.boolean().describe('Its latest delivery has not succeeded.'),
    etag: entityTag,
  })
  .meta({ id: 'Webhook', description: 'An address that receives events.' });
export type Webhook = z.infer<typeof webhook>;

export const newWebhook = webhook
  .extend({ secret: z.string().describe('Secret of the signatures, in this response only.') })
  .meta({ id: 'NewWebhook', description: 'A webhook with the secret of its signatures.' });

export const webhookDeliveryQuery = pageQuery.extend({
  webhook_id: idParameter.optional().describe('Number of a webhook.'),
  state: deliveryState.optional().describe('State of the deliveries to list.'),
});
export type WebhookDeliveryQuery = z.infer<typeof webhookDeliveryQuery>;

export const webhookDelivery = z
  .object({
    id: z.number().int().describe('Number of the delivery.'),
    webhook_id: z.number().int().describe('Number of the webhook.'),
    message_id: z.string().describe('Header `webhook-id`: the same at every attempt.'),
    event: z.string().describe('Event, such as `order.confirmed`; `webhook.test` for a test message.'),
    data: z.record(z.string(), z.unknown()).describe('Data of the event.'),
    at: time.describe('Time of the event.'),
    state: deliveryState.describe('`failed`: all attempts failed.'),
    attempts: z.number().int().min(0).describe('Number of attempts so far.'),
    attempted_at: time.nullable().describe('Time of the last attempt.'),
    next_attempt_at: time.nullable().describe('Time of the next attempt of a pending delivery.'),
    status: z.number().int().nullable().describe('Status of the last response; `null` without a response.'),
    detail: z.string().describe('Start of the last response, or the reason why there was none.'),
  })
  .meta({ id: 'WebhookDelivery', description: 'An event on its way to a webhook.' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
