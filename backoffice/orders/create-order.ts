import { sql, type Kysely } from 'kysely';
import { cartVersion } from '#backoffice/cart/cart-version.ts';
import type { PricedCart } from '#backoffice/cart/priced-cart.ts';
import { priceCart } from '#backoffice/cart/price-cart.ts';
import { requireCredit } from '#backoffice/credit/require-credit.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import { hashFields } from '#backoffice/http/hash-fields.ts';
import { spendPoints } from '#backoffice/loyalty/move-points.ts';
import type { ShippingChoice } from '#shared/contract/carrier.ts';
import type { OrderForm } from '#shared/contract/order-call.ts';
import { phoneFault } from '#shared/domain/checkout-fields.ts';
import { findKnown, findOfCart } from './known-order.ts';
import { takeStock } from './move-stock.ts';
import { addEvent } from './order-events.ts';
import { cartChanged, cartEmpty, dateChanged, outOfStock, stepMissing } from './order-refusals.ts';
import type { CreateOptions, OrderRequest } from './order-request.ts';
import { startPayment } from './start-payment.ts';
import { writeOrder } from './write-order.ts';

/**
 * Orders the customer's cart, if it is still the one that was shown to him, in one transaction: priced anew, stock taken,
 * everything frozen, the cart closed. A request is known by its key, and by its cart version with its form: however often
 * it comes, and under however many keys, it is one order (CK-09).
 * @returns the order's number
 * @throws Failure 409 when something is missing, gone or not as it was shown; 422 for what cannot be chosen.
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
  return db.transaction().execute(async (within) => {
    // Requests of one customer take turns: the second finds what the first has made.
    await within
      .selectFrom('customer')
      .select('id')
      .where('id', '=', customerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const known = await findKnown(within, { siteId, customerId, key, version: form.version, hash });
    if (known !== undefined) return known;
    const cartId = await lockCart(within, customerId);
    if (cartId === undefined) throw cartEmpty();
    const priced = await priceCart(within, { cartId, lang: request.lang });
    checkCart(priced, form);
    checkDate(priced, form);
    checkForm(form, priced.shipping.choice, options);
    if (form.payment === 'compte') await requireCredit(within, customerId, priced.totals.total);
    const order = await writeOrder(within, request, { priced, key, hash }, await findOfCart(within, cartId));
    const missing = await takeStock(within, stockOf(priced));
    if (missing) throw outOfStock(lineOf(priced, missing.elementId));
    await within.updateTable('cart').set({ state: 'ordered' }).where('id', '=', cartId).execute();
    await writePromotionUses(within, customerId, priced, order.reference);
    if (priced.points)
      await spendPoints(within, order.id, { points: priced.points.used, at: priced.points.at });
    await addEvent(within, order.id, order.isRetried ? 'retried' : 'created', { payment: form.payment });
    if (form.payment === 'cb')
      await startPayment(within, order, { priced, provider: options.provider ?? '' });
    else {
      if (form.payment === 'compte') await addEvent(within, order.id, 'confirmed');
      await options.onConfirmed(within, order.id);
    }
    return order.id;
  });
}

/** The number of the cart that can be ordered, its row locked; `undefined` where nothing is in it. */
async function lockCart(within: Kysely<Schema>, customerId: number): Promise<number | undefined> {
  const cart = await within
    .selectFrom('cart')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .where('valid_until', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (!cart) return undefined;
  const line = await within
    .selectFrom('cart_line')
    .select('id')
    .where('cart_id', '=', cart.id)
    .limit(1)
    .executeTakeFirst();
  return line && cart.id;
}

/** Only the version that was shown is ordered. A quantity that the stock does not hold any more is named. */
function checkCart(priced: PricedCart, { version }: OrderForm): void {
  const { lines, unavailable, notices } = priced;
  if (lines.length > 0 && version === cartVersion(priced)) return;
  const reduced = notices.find(({ code }) => code === 'stock_reduced');
  const gone = lines.find(({ id }) => id === reduced?.line_id) ?? (lines.length === 0 && unavailable[0]);
  throw gone ? outOfStock(gone) : cartChanged();
}

/** An order confirmed after the cut-off hour arrives later than the summary has said. */
function checkDate({ shipping }: PricedCart, { payment, promised }: OrderForm): void {
  const date = shipping.promise?.date;
  if (payment !== 'virement' && promised !== undefined && date !== undefined && date > promised)
    throw dateChanged(date);
}

/** What the summary says again must be what the delivery step has kept. */
function checkForm(form: OrderForm, choice: ShippingChoice, { provider }: CreateOptions): void {
  if (!choice.is_complete) throw stepMissing('shipping');
  if (form.payment === 'cb' && provider === undefined) throw invalidForm({ payment: 'invalid' });
  if (form.relay !== undefined && form.relay !== (choice.relay?.identifiant ?? ''))
    throw invalidForm({ relay: 'invalid' });
  const fault = form.phone === undefined ? undefined : phoneFault(form.phone);
  if (fault && (choice.phone_required || form.phone !== '')) throw invalidForm({ phone: fault });
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
  if (!line) throw new Error('Stock is taken of lines alone.');
  return line;
}

async function writePromotionUses(
  within: Kysely<Schema>,
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
  if (uses.length > 0) await within.insertInto('promotion_use').values(uses).execute();
}
