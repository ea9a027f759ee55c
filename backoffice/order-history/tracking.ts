import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

type Shipment = { siteId: number; carrier: string; tracking: string | null };

/** The carrier's tracking page of an order; `null` without a number, or when the carrier has no page. */
export async function readTrackingUrl(
  db: Kysely<Schema>,
  { siteId, carrier, tracking }: Shipment,
): Promise<string | null> {
  if (tracking === null) return null;
  const row = await db
    .selectFrom('carrier')
    .select('tracking_url')
    .where('site_id', '=', siteId)
    .where('technical_name', '=', carrier)
    .executeTakeFirst();
  return row?.tracking_url?.replaceAll('{number}', encodeURIComponent(tracking)) ?? null;
}
