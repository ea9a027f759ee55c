import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ElementType } from '#shared/contract/cart.ts';
import { elementKey, type ElementKey } from './element-key.ts';

/** Returns a predicate: the customer has requested a back-in-stock email for the element. */
export async function readAlerts(
  db: Kysely<Schema>,
  customerId: number | null,
): Promise<(element: ElementKey) => boolean> {
  if (customerId === null) return () => false;
  const rows = await db
    .selectFrom('stock_alert')
    .select(['type', 'element_id'])
    .where('customer_id', '=', customerId)
    .execute();
  const keys = new Set(
    rows.map((row) => elementKey({ type: row.type as ElementType, elementId: row.element_id })),
  );
  return (element) => keys.has(elementKey(element));
}
