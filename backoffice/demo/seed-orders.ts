import { sql, type Kysely } from 'kysely';
import { readIdentity } from '#backoffice/sites/read-identity.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { spendPoints } from '#backoffice/loyalty/move-points.ts';
import type { OrderAddress } from '#shared/contract/order-call.ts';
import type { DemoOrder, DemoOrders } from './demo-order.ts';
import { demoAmount, goodsOf } from './order-amount.ts';
import { demoEvents, demoMoment } from './order-events.ts';
import { readDemoLines } from './order-lines.ts';
import { demoPromise } from './order-promise.ts';
import { demoQuantities, seedParcel } from './seed-parcel.ts';
import { stableNumber } from './stable-number.ts';

const TRACKING_DIGITS = 100_000_000;

type Carriers = Map<string, { name: string; days: number; corsicaDays: number }>;
type Context = {
  siteId: number;
  buyer: Awaited<ReturnType<typeof readBuyer>>;
  carriers: Carriers;
  file: DemoOrders;
};

/**
 * Creates the orders of the demo's professional: the oldest more than two years old, the newest with a pending
 * payment.
 */
export async function seedOrders(db: Kysely<Schema>, siteId: number, file: DemoOrders): Promise<void> {
  const buyer = await readBuyer(db, siteId, file.customer);
  const seller = JSON.stringify(await readIdentity(db, siteId));
  const carriers = await readCarriers(db, siteId);
  let invoices = 0;
  for (const order of file.orders) {
    const issuedAt = await seedOrder(db, { siteId, buyer, carriers, file }, order);
    if (!issuedAt) continue;
    invoices += 1;
    await db
      .insertInto('invoice')
      .values({ ...issuedAt, site_id: siteId, seller, number: `FA-${String(invoices).padStart(6, '0')}` })
      .execute();
  }
  await db
    .insertInto('number_series')
    .values([
      { site_id: siteId, series: 'order', last: file.last_number },
      { site_id: siteId, series: 'invoice', last: invoices },
    ])
    .execute();
}

/** The invoice is issued at the payment, or at the shipment for payment on account. */
async function seedOrder(db: Kysely<Schema>, { siteId, buyer, carriers, file }: Context, order: DemoOrder) {
  const lines = await readDemoLines(db, { siteId }, order);
  const amount = demoAmount(order, lines, buyer.discount);
  const tracking =
    order.shipped_after === undefined
      ? null
      : `AT${String(stableNumber(order.reference, TRACKING_DIGITS)).padStart(8, '0')}FR`;
  const relay = order.at_relay ? relayOf(file.relay) : null;
  const orderedAt = demoMoment(order);
  const events = demoEvents(order, orderedAt, {
    tracking,
    unit: lines[0]?.unit ?? 0,
    discount: buyer.discount,
    total: amount.total,
  });
  const delivery = relay ?? buyer.delivery;
  const promise = demoPromise(carriers.get(order.carrier), {
    confirmedAt: events.find(({ code }) => code === 'paid' || code === 'confirmed')?.happenedAt,
    zipcode: delivery?.zipcode ?? null,
    lines,
  });
  const { id } = await db
    .insertInto('shop_order')
    .values({
      site_id: siteId,
      reference: order.reference,
      customer_id: buyer.id,
      cart_id: null,
      idempotency_key: null,
      lang: order.lang,
      status: order.status,
      payment: order.payment,
      carrier: order.carrier,
      buyer: JSON.stringify(buyer.frozen),
      delivery_address: JSON.stringify(delivery),
      invoice_address: JSON.stringify(buyer.invoice),
      relay: relay && JSON.stringify(relay),
      phone: file.phone,
      comment: order.comment,
      buyer_order_number: order.buyer_order_number,
      site_reference: order.site_reference,
      amount: JSON.stringify(amount),
      total: amount.total,
      tracking,
      promise: promise && JSON.stringify(promise),
      goods: goodsOf(amount),
      received: order.payment !== 'cb' && events.some(({ code }) => code === 'paid') ? amount.total : 0,
      created_at: orderedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('shop_order_line')
    .values(
      lines.map(({ elementId, vatRate, schemaTitle, delay: _delay, ...line }) => ({
        ...line,
        order_id: id,
        element_id: elementId,
        vat_rate: vatRate,
        schema_title: schemaTitle,
        ...demoQuantities(order.status, line.quantity),
      })),
    )
    .execute();
  await seedParcel(db, { id, order, events, tracking });
  await db
    .insertInto('shop_order_event')
    .values(
      events.map(({ code, details, happenedAt }) => ({
        order_id: id,
        code,
        details: JSON.stringify(details),
        happened_at: happenedAt,
      })),
    )
    .execute();
  if (order.points !== undefined) await spendPoints(db, id, { points: order.points, at: orderedAt });
  await seedPayment(db, id, order, { orderedAt, amount: amount.total });
  const issued = events.find(({ code }) => code === (order.payment === 'compte' ? 'shipped' : 'paid'));
  if (!issued) return undefined;
  await db
    .updateTable('shop_order_line')
    .set({ invoiced: sql<number>`quantity` })
    .where('order_id', '=', id)
    .execute();
  return { order_id: id, issued_at: issued.happenedAt };
}

/** Creates card payments, with or without a result from the bank. */
async function seedPayment(
  db: Kysely<Schema>,
  orderId: number,
  order: DemoOrder,
  { orderedAt, amount }: { orderedAt: Date; amount: number },
): Promise<void> {
  if (order.payment !== 'cb') return;
  const isPending = order.status === 'pending_payment';
  await db
    .insertInto('payment')
    .values({
      order_id: orderId,
      provider: 'test-bank',
      reference: `${order.reference}-1`,
      amount,
      state: isPending ? 'pending' : order.refused ? 'refused' : order.refunded ? 'refunded' : 'paid',
      reason: order.refused ?? (order.refunded ? 'too_late' : null),
      created_at: orderedAt,
      expires_at: new Date(orderedAt.getTime() + 24 * 60 * 60 * 1000),
      checked_at: null,
    })
    .execute();
}

async function readBuyer(db: Kysely<Schema>, siteId: number, number: string) {
  const customer = await db
    .selectFrom('customer')
    .innerJoin('company', 'company.id', 'customer.company_id')
    .innerJoin('account', 'account.customer_id', 'customer.id')
    .select([
      'customer.id',
      'customer.number',
      'customer.civility',
      'customer.firstname',
      'customer.lastname',
      'customer.company_id',
      'company.name',
      'company.siret',
      'company.discount',
      'account.email',
    ])
    .where('customer.site_id', '=', siteId)
    .where('customer.number', '=', number)
    .executeTakeFirstOrThrow();
  const { id, civility, firstname, lastname, email, name, siret, discount } = customer;
  const addresses = await db
    .selectFrom('address')
    .select(['label', 'address_1', 'address_2', 'zipcode', 'city', 'mobile', 'invoice', 'primary'])
    .where((where) =>
      where.or([where('customer_id', '=', id), where('company_id', '=', customer.company_id)]),
    )
    .execute();
  const bare = (address: (typeof addresses)[number] | undefined): OrderAddress | undefined =>
    address && {
      label: address.label,
      address_1: address.address_1,
      address_2: address.address_2,
      zipcode: address.zipcode,
      city: address.city,
      mobile: address.mobile,
    };
  return {
    id,
    discount,
    frozen: { number, civility, firstname, lastname, email, company: { name, siret } },
    delivery: bare(addresses.find(({ primary }) => primary)),
    invoice: bare(addresses.find(({ invoice }) => invoice)),
  };
}

async function readCarriers(db: Kysely<Schema>, siteId: number): Promise<Carriers> {
  const rows = await db
    .selectFrom('carrier')
    .where('site_id', '=', siteId)
    .select(['technical_name', 'days', 'corsica_days'])
    .execute();
  return new Map(
    rows.map(({ technical_name: name, days, corsica_days: corsicaDays }) => [
      name,
      { name, days, corsicaDays },
    ]),
  );
}

function relayOf({ code, name, ...address }: DemoOrders['relay']) {
  return { identifiant: code, nom: name, ...address, address_2: null, mobile: null };
}
