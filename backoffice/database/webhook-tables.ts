import type { ColumnType, Generated } from 'kysely';
import type { DeliveryState } from '#shared/contract/webhook.ts';
import type { Json } from './json.ts';

/** Webhooks, the events they receive, and the deliveries of these events. Triggers write events (migration 0085). */
export type WebhookSchema = {
  webhook: {
    id: Generated<number>;
    site_id: number;
    name: string;
    url: string;
    /** `WebhookEvent[]`. */
    events: Json;
    is_active: boolean;
    /** `whsec_…`: signatures need it in plain text. */
    secret: string;
    /** The replaced secret signs too until `previous_until`. */
    previous_secret: string | null;
    previous_until: Date | null;
    created_at: Generated<Date>;
  };
  webhook_event: {
    id: Generated<number>;
    message_id: Generated<string>;
    type: string;
    data: Json;
    at: Generated<Date>;
  };
  webhook_delivery: {
    id: Generated<number>;
    webhook_id: number;
    event_id: number;
    state: ColumnType<DeliveryState, DeliveryState | undefined, DeliveryState>;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    attempted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    status: ColumnType<number | null, number | null | undefined, number | null>;
    detail: Generated<string>;
  };
};
