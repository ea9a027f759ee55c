import { z } from 'zod';
import type { Findings } from '#backoffice/shop/files/finding.ts';
import { readYaml } from '#backoffice/shop/files/read-yaml.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { carrierName } from '#shared/contract/carrier.ts';
import { ORDER_STATUSES, PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import { LOCALES } from '#shared/locale.ts';

const text = z.string().trim().min(1);
const count = z.number().int().min(1);
const days = z.number().int().min(0);
const euros = z.number().min(0);

/** `reference`: of a variant, a part or a former product. `view`: the appliance whose exploded view showed the part. */
const line = z.strictObject({
  reference: text,
  quantity: count,
  price: euros.optional(),
  view: text.optional(),
});

/** `hour`: in Paris; amounts in euros before tax; `prepared_after` …: days from the order to the event. */
const order = z.strictObject({
  reference: text,
  days_ago: days,
  hour: z.number().int().min(0).max(23),
  status: z.enum(ORDER_STATUSES),
  payment: z.enum(PAYMENT_MEANS),
  carrier: carrierName,
  shipping: euros,
  lines: z.array(line).min(1),
  prepared_after: days.optional(),
  shipped_after: days.optional(),
  delivered_after: days.optional(),
  returned: z.strictObject({ after: days, pieces: count }).optional(),
  points: count.optional(),
  promotion: z.strictObject({ code: text, percent: count, on: text }).optional(),
  lang: z.enum(LOCALES).default('fr'),
  comment: z.string().default(''),
  buyer_order_number: z.string().default(''),
  site_reference: z.string().default(''),
  at_relay: z.boolean().default(false),
  refused: text.optional(),
  /** The bank took the money after the cancellation and refunded it. */
  refunded: z.boolean().default(false),
});

const ordersFile = z.strictObject({
  /** Number of the customer who ordered, and the phone number of the orders. */
  customer: text,
  phone: text,
  /** New orders continue from this number. */
  last_number: count,
  relay: z.strictObject({ code: text, name: text, label: text, address_1: text, zipcode: text, city: text }),
  /** The oldest first. */
  orders: z.array(order),
});

export type DemoOrder = z.output<typeof order>;
export type DemoOrders = z.output<typeof ordersFile>;

/** Reads `demo/orders.yaml`; `undefined` without the file. */
export async function readOrders(folder: ShopFolder, findings: Findings): Promise<DemoOrders | undefined> {
  return (await readYaml(folder, 'demo/orders.yaml', ordersFile, findings))?.value;
}
