import { sql, type Kysely } from 'kysely';
import { cartVersion } from '#backoffice/cart/cart-version.ts';
import type { PricedCart } from '#backoffice/cart/priced-cart.ts';
import { priceCart } from '#backoffice/cart/price-cart.ts';
import { requireCredit } from '#backoffice/credit/require-credit.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import { hashFields } from '#backoffice/http/hash-fields.ts';
import { spendPoints } from '#backoffice/loyalty/move-points.ts';
import type { OrderForm } from '#shared/contract/order-call.ts';
import { findPhoneError } from '#shared/domain/checkout-fields.ts';
import { findExistingOrder, findOrderOfCart } from './known-order.ts';
import { takeStock } from './move-stock.ts';
import { addEvent } from './order-events.ts';
import { cartChanged, cartEmpty, dateChanged, outOfStock, stepMissing } from './order-refusals.ts';
import type { CreateOptions, OrderRequest } from './order-request.ts';
import { startPayment } from './start-payment.ts';
import { writeOrder } from './write-order.ts';

/**
 * Turns the customer's cart into an order in one transaction: prices it again, takes stock, freezes all data
 * and closes the cart. Idempotent by key, and by cart version together with the form (CK-09): repeated
 * requests give the same order.
 * @returns the order's reference
 * @throws Failure 409 when a step is incomplete, stock is short or the cart differs from the version shown;
 * 422 for invalid choices.
 */
export async function createOrder(
  db: Kysely<Schema>,
  request: OrderRequest,
  options: CreateOptions,
): Promise<number> {
  const { account, form } = request;
  const { siteId, customerId } = account;
  const key = `${customerId}:${request.key}`;
  const hash = hashFields(form);
  return db.transaction().execute(async (trx) => {
    // Serializes requests of one customer: the second one finds the order of the first.
    await trx
      .selectFrom('customer')
      .select('id')
      .where('id', '=', customerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const known = await findExistingOrder(trx, { siteId, customerId, key, version: form.version, hash });
    if (known !== undefined) return known;
    const cartId = await lockCart(trx, customerId);
    if (cartId === undefined) throw cartEmpty();
    const priced = await priceCart(trx, { cartId, lang: request.lang });
    checkCart(priced, form);
    checkDate(priced, form);
    checkForm(form, priced, options);
    if (form.payment === 'compte') await requireCredit(trx, customerId, priced.totals.total);
    const order = await writeOrder(trx, request, { priced, key, hash }, await findOrderOfCart(trx, cartId));
    const missing = await takeStock(trx, order.id, stockOf(priced));
    if (missing) throw outOfStock(lineOf(priced, missing.elementId));
    await trx.updateTable('cart').set({ state: 'ordered' }).where('id', '=', cartId).execute();
    await writePromotionUses(trx, customerId, priced, order.reference);
    if (priced.points) await spendPoints(trx, order.id, { points: priced.points.used, at: priced.points.at });
    await addEvent(trx, order.id, order.isRetried ? 'retried' : 'created', { payment: form.payment });
    if (form.payment === 'cb') await startPayment(trx, order, { priced, provider: options.provider ?? '' });
    else {
      if (form.payment === 'compte') await addEvent(trx, order.id, 'confirmed');
      await options.onConfirmed(trx, order.id);
    }
    return order.id;
  });
}

/** Locks the customer's open cart; `undefined` when it is empty. */
async function lockCart(trx: Kysely<Schema>, customerId: number): Promise<number | undefined> {
  const cart = await trx
    .selectFrom('cart')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .where('valid_until', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (!cart) return undefined;
  const line = await trx
    .selectFrom('cart_line')
    .select('id')
    .where('cart_id', '=', cart.id)
    .limit(1)
    .executeTakeFirst();
  return line && cart.id;
}

/** Only the version that was shown can be ordered. The refusal names a line whose stock is short. */
function checkCart(priced: PricedCart, { version }: OrderForm): void {
  const { lines, unavailable, notices } = priced;
  if (lines.length > 0 && version === cartVersion(priced)) return;
  const reduced = notices.find(({ code }) => code === 'stock_reduced');
  const gone = lines.find(({ id }) => id === reduced?.line_id) ?? (lines.length === 0 && unavailable[0]);
  throw gone ? outOfStock(gone) : cartChanged();
}

/** An order confirmed after the cut-off hour arrives later than the summary showed. */
function checkDate({ shipping }: PricedCart, { payment, promised }: OrderForm): void {
  const date = shipping.promise?.date;
  if (payment !== 'virement' && promised !== undefined && date !== undefined && date > promised)
    throw dateChanged(date);
}

/** The form must repeat the choices saved by the delivery step. */
function checkForm(
  form: OrderForm,
  { shipping: { choice }, paymentMeans }: PricedCart,
  { provider }: CreateOptions,
): void {
  if (!choice.is_complete) throw stepMissing('shipping');
  if (!paymentMeans.includes(form.payment) || (form.payment === 'cb' && provider === undefined))
    throw invalidForm({ payment: 'invalid' });
  if (form.relay !== undefined && form.relay !== (choice.relay?.identifiant ?? ''))
    throw invalidForm({ relay: 'invalid' });
  const error = form.phone === undefined ? undefined : findPhoneError(form.phone);
  if (error && (choice.phone_required || form.phone !== '')) throw invalidForm({ phone: error });
}

function stockOf({ lines }: PricedCart) {
  return lines.map(({ type, elementId, quantity, takesStock }) => ({
    type,
    elementId,
    pieces: takesStock ? quantity : 0,
  }));
}

function lineOf({ lines }: PricedCart, elementId: number) {
  const line = lines.find((candidate) => candidate.elementId === elementId);
  if (!line) throw new Error('Stock was taken for an article without a line.');
  return line;
}

async function writePromotionUses(
  trx: Kysely<Schema>,
  customerId: number,
  { discounts }: PricedCart,
  reference: string,
): Promise<void> {
  const uses = discounts.flatMap(({ promotionId }) =>
    promotionId === null
      ? []
      : [
          {
            promotion_id: promotionId,
            customer_id: customerId,
            used_at: new Date(),
            order_reference: reference,
          },
        ],
  );
  if (uses.length > 0) await trx.insertInto('promotion_use').values(uses).execute();
}
