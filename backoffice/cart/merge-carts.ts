import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Locale } from '#shared/locale.ts';
import { closedTokenHash, type CartOwner } from './cart-owner.ts';
import { clampToStock } from './change-cart.ts';
import { putLine } from './change-lines.ts';
import { findCart, lockCart } from './open-cart.ts';
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
  return db.transaction().execute(async (trx) => {
    const guest = tokenHash === undefined ? undefined : await takeGuestCart(trx, siteId, tokenHash);
    const lines = guest === undefined ? [] : await readLines(trx, guest);
    const owner: CartOwner = { kind: 'customer', siteId, customerId };
    if (lines.length === 0) {
      const known = await findCart(trx, owner);
      return {
        merged: 0,
        count: known === undefined ? 0 : countOf(await priceCart(trx, { cartId: known, lang })),
      };
    }
    const cartId = await lockCart(trx, owner);
    for (const line of lines) await putLine(trx, cartId, line);
    await trx.updateTable('cart').set({ merged_lines: lines.length }).where('id', '=', cartId).execute();
    const cart = await priceCart(trx, { cartId, lang });
    await clampToStock(trx, cart);
    return { merged: lines.length, count: countOf(cart) };
  });
}

function countOf({ lines }: PricedCart): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Closes the guest cart's token. Of concurrent calls, one gets the cart. */
async function takeGuestCart(
  trx: Kysely<Schema>,
  siteId: number,
  tokenHash: string,
): Promise<number | undefined> {
  const taken = await trx
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

function readLines(trx: Kysely<Schema>, cartId: number) {
  return trx
    .selectFrom('cart_line')
    .select(['type', 'element_id', 'schema_id', 'quantity', 'unit_seen'])
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
}
