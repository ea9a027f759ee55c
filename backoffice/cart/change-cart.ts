import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { CartStep } from '#shared/contract/cart.ts';
import type { Locale } from '#shared/locale.ts';
import type { CartOwner } from './cart-owner.ts';
import { lockCart } from './open-cart.ts';
import type { PricedCart } from './priced-cart.ts';
import { priceCart } from './price-cart.ts';

type Asked = { owner: CartOwner; lang: Locale; step: CartStep };

/** Changes the rows of a cart. `before`: the cart at the start, with its notices acknowledged. */
export type CartStepChange = (trx: Kysely<Schema>, before: PricedCart) => Promise<void>;

/**
 * Applies one change under a lock: acknowledges the notices, applies the change, and clamps
 * quantities to stock. Returns the changed cart.
 */
export async function changeCart(
  db: Kysely<Schema>,
  { owner, lang, step }: Asked,
  change: CartStepChange,
): Promise<PricedCart> {
  return db.transaction().execute(async (trx) => {
    const cartId = await lockCart(trx, owner);
    const before = await priceCart(trx, { cartId, lang, step });
    await acknowledgeNotices(trx, before);
    await change(trx, before);
    await resetWhenEmpty(trx, cartId);
    const after = await priceCart(trx, { cartId, lang, step });
    await clampToStock(trx, after);
    return after;
  });
}

/**
 * Acknowledges notices: stores current prices and the state of codes, and removes expired
 * codes.
 */
async function acknowledgeNotices(trx: Kysely<Schema>, { id, notices, lines, points, ...codes }: PricedCart) {
  if (notices.length === 0) return;
  await trx.updateTable('cart_line').set({ asked: null }).where('cart_id', '=', id).execute();
  await trx
    .updateTable('cart')
    .set({ merged_lines: 0, ...(points && { points: points.used }) })
    .where('id', '=', id)
    .execute();
  for (const line of lines)
    await trx.updateTable('cart_line').set({ unit_seen: line.unit }).where('id', '=', line.id).execute();
  await storeCodes(trx, id, codes);
}

async function storeCodes(
  trx: Kysely<Schema>,
  cartId: number,
  {
    expiredCodes,
    suspendedCodes,
    restoredCodes,
  }: Pick<PricedCart, 'expiredCodes' | 'suspendedCodes' | 'restoredCodes'>,
): Promise<void> {
  for (const { promotionId } of expiredCodes)
    await trx
      .deleteFrom('cart_promotion')
      .where('cart_id', '=', cartId)
      .where('promotion_id', '=', promotionId)
      .execute();
  const notices = [
    ...suspendedCodes.map(({ promotionId, refusal }) => ({ promotionId, told: refusal.reason })),
    ...restoredCodes.map(({ promotionId }) => ({ promotionId, told: null })),
  ];
  for (const { promotionId, told: reason } of notices)
    await trx
      .updateTable('cart_promotion')
      .set({ told: reason })
      .where('cart_id', '=', cartId)
      .where('promotion_id', '=', promotionId)
      .execute();
}

/** Removes codes, points and delivery choices from an empty cart (CK-12). */
async function resetWhenEmpty(trx: Kysely<Schema>, cartId: number): Promise<void> {
  const line = await trx
    .selectFrom('cart_line')
    .select('id')
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  if (line) return;
  await trx.deleteFrom('cart_promotion').where('cart_id', '=', cartId).execute();
  await trx.updateTable('cart').set({ shipping: null, points: 0 }).where('id', '=', cartId).execute();
}

export async function clampToStock(trx: Kysely<Schema>, { lines, notices }: PricedCart): Promise<void> {
  const reduced = new Set(
    notices.filter(({ code }) => code === 'stock_reduced').map(({ line_id: id }) => id),
  );
  for (const { id, quantity } of lines) {
    if (!reduced.has(id)) continue;
    await trx
      .updateTable('cart_line')
      .set((row) => ({ asked: row.ref('quantity'), quantity }))
      .where('id', '=', id)
      .where('quantity', '>', quantity)
      .execute();
  }
}
