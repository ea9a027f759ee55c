import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { StockAlertForm } from '#shared/contract/cart.ts';
import { cartRefusal } from './cart-refusal.ts';
import { readElements } from './read-elements.ts';
import type { ElementScope } from './element-scope.ts';

/**
 * Registers a back-in-stock email; repeated calls register one.
 * @throws Failure 422 for an unknown element
 */
export async function requestStockAlert(
  db: Kysely<Schema>,
  { siteId, lang, customerId }: ElementScope & { customerId: number },
  { type, element_id: elementId }: StockAlertForm,
): Promise<void> {
  const known = await readElements(db, { siteId, lang }, [{ type, elementId }]);
  if (known.size === 0) throw cartRefusal('element_unknown');
  await db
    .insertInto('stock_alert')
    .values({ site_id: siteId, customer_id: customerId, type, element_id: elementId, lang })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
