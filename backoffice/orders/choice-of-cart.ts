import type { Kysely } from 'kysely';
import type { PricedCart } from '#backoffice/cart/priced-cart.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { readShipping } from '#backoffice/shipping/read-shipping.ts';
import type { ShippingChoice } from '#shared/contract/carrier.ts';
import type { Locale } from '#shared/locale.ts';

/** What was chosen at the delivery step, as it stands now. */
export async function readChoice(
  within: Kysely<Schema>,
  { id, siteId, customerId, weight, zipcode }: PricedCart,
  { lang }: { lang: Locale },
): Promise<ShippingChoice> {
  const { shipping } = await within
    .selectFrom('cart')
    .select('shipping')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { choice } = await readShipping(within, { siteId, lang, customerId, shipping, zipcode, weight });
  return choice;
}
