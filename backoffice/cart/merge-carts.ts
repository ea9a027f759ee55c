import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Locale } from '#shared/locale.ts';
import { closedTokenHash, type CartOwner } from './cart-owner.ts';
import { keepWhatThereIs } from './change-cart.ts';
import { putLine } from './change-lines.ts';
import { findCart, holdCart } from './open-cart.ts';
import type { PricedCart } from './priced-cart.ts';
import { priceCart } from './price-cart.ts';

export type Merge = { siteId: number; lang: Locale; customerId: number; tokenHash: string | undefined };

/**
 * Merges the guest cart into the customer's cart at login, exactly once: later and concurrent
 * calls find nothing to merge. Returns the number of merged lines and the articles in the cart.
 */
export async function mergeCarts(
  db: Kysely<Schema>,
  { siteId, lang, customerId, tokenHash }: Merge,
): Promise<{ merged: number; count: number }> {
  return db.transaction().execute(async (within) => {
    const guest = tokenHash === undefined ? undefined : await takeGuestCart(within, siteId, tokenHash);
    const lines = guest === undefined ? [] : await readLines(within, guest);
    const owner: CartOwner = { kind: 'customer', siteId, customerId };
    if (lines.length === 0) {
      const known = await findCart(within, owner);
      return {
        merged: 0,
        count: known === undefined ? 0 : countOf(await priceCart(within, { cartId: known, lang })),
      };
    }
    const cartId = await holdCart(within, owner);
    for (const line of lines) await putLine(within, cartId, line);
    await within.updateTable('cart').set({ merged_lines: lines.length }).where('id', '=', cartId).execute();
    const cart = await priceCart(within, { cartId, lang });
    await keepWhatThereIs(within, cart);
    return { merged: lines.length, count: countOf(cart) };
  });
}

function countOf({ lines }: PricedCart): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Closes the guest cart's token. Of concurrent calls, one gets the cart. */
async function takeGuestCart(
  within: Kysely<Schema>,
  siteId: number,
  tokenHash: string,
): Promise<number | undefined> {
  const taken = await within
    .updateTable('cart')
    .set({ state: 'merged', token_hash: closedTokenHash() })
    .where('site_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'open')
    .where('customer_id', 'is', null)
    .where((where) => where('valid_until', '>', where.fn<Date>('now')))
    .returning('id')
    .executeTakeFirst();
  return taken?.id;
}

function readLines(within: Kysely<Schema>, cartId: number) {
  return within
    .selectFrom('cart_line')
    .select(['type', 'element_id', 'schema_id', 'quantity', 'unit_seen'])
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
}
