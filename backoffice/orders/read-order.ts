import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SheetBrand } from '#backoffice/documents/layout/sheet.ts';
import { readSeller } from '#backoffice/sites/read-seller.ts';
import type { BankAccount } from '#shared/contract/commerce.ts';
import type { OrderPromise } from '#shared/contract/delivery-promise.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import type { OrderAddress } from '#shared/contract/order-call.ts';
import type { Currency } from '#shared/domain/currency.ts';
import type { OrderStatus, PaymentMeans } from '#shared/domain/order-status.ts';
import type { Locale } from '#shared/locale.ts';

/** Amounts in integer cents before tax, except `tax` and `total`. */
export type OrderAmount = {
  /** Goods at public prices. */
  base: number;
  /** Discounts by name: `pro`, or the code of a promotion. Negative. */
  remise: Record<string, number>;
  eco: number;
  shipping: number;
  totalWithoutTax: number;
  /** Per VAT rate, in hundredths of a percent: the taxed base and the tax. */
  taxes: { rate: number; base: number; tax: number }[];
  tax: number;
  /** With tax. */
  total: number;
};

/** Buyer at the time of the order. `email` and names are empty once the account is deleted. */
export type OrderBuyer = {
  /** `C-004512`. */
  number: string;
  civility: string;
  firstname: string;
  lastname: string;
  email: string;
  company: { name: string; siret: string } | null;
};

export type OrderRelay = { identifiant: string; nom: string } & OrderAddress;

export type OrderLine = {
  type: string;
  elementId: number;
  reference: string;
  name: string;
  quantity: number;
  /** Pieces that were cancelled, and those on the invoice. */
  cancelled?: number;
  invoiced?: number | null;
  /** Public price before tax. */
  unit: number;
  total: number;
  /** Eco fee of all pieces of the line. */
  eco: number;
  /** Hundredths of a percent. */
  vatRate: number;
  /** Grams per piece. */
  weight: number;
  schemaTitle: string | null;
};

export type OrderEvent = { code: string; details: Record<string, unknown>; happenedAt: Date };

/** An order with all its frozen data, as pages and documents show it. */
export type OrderRecord = {
  id: number;
  siteId: number;
  reference: string;
  /** `null` once the account is deleted. */
  customerId: number | null;
  lang: Locale;
  status: OrderStatus;
  payment: PaymentMeans;
  /** Technical name. */
  carrier: string;
  buyer: OrderBuyer;
  deliveryAddress: OrderAddress;
  invoiceAddress: OrderAddress;
  relay: OrderRelay | null;
  phone: string | null;
  comment: string;
  /** The buyer's own order number and site; empty when not given. */
  orderNumber: string;
  siteReference: string;
  amount: OrderAmount;
  tracking: string | null;
  promise: OrderPromise | null;
  createdAt: Date;
  lines: OrderLine[];
  /** In chronological order. */
  events: OrderEvent[];
  invoice: IssuedInvoice | null;
  /** The site's current legal identity. */
  seller: LegalIdentity;
  brand: SheetBrand;
  currency: Currency;
  account: BankAccount | null;
};

/** Facts that an invoice retains beside the identity; those of earlier versions lack some. */
type Retained = Pick<OrderRecord, 'brand' | 'currency' | 'account'>;
type IssuedInvoice = {
  number: string;
  issuedAt: Date;
  seller: LegalIdentity;
  retained: { [Name in keyof Retained]?: Retained[Name] | undefined };
};

type OrderKey = { siteId: number; customerId?: number | undefined } & (
  | { id: number }
  | { reference: string }
);

/** Finds an order by id or reference; with `customerId` only if it belongs to that customer. */
export async function readOrder(db: Kysely<Schema>, key: OrderKey): Promise<OrderRecord | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('site_id', '=', key.siteId)
    .$if('id' in key, (query) => query.where('id', '=', 'id' in key ? key.id : 0))
    .$if('reference' in key, (query) =>
      query.where('reference', '=', 'reference' in key ? key.reference : ''),
    )
    .$if(key.customerId !== undefined, (query) => query.where('customer_id', '=', key.customerId ?? 0))
    .executeTakeFirst();
  if (!row) return undefined;
  const { identity, brand, currency, account } = await readSeller(db, row.site_id);
  return {
    id: row.id,
    siteId: row.site_id,
    reference: row.reference,
    customerId: row.customer_id,
    lang: row.lang as Locale,
    status: row.status as OrderStatus,
    payment: row.payment as PaymentMeans,
    carrier: row.carrier,
    buyer: row.buyer as OrderBuyer,
    deliveryAddress: row.delivery_address as OrderAddress,
    invoiceAddress: row.invoice_address as OrderAddress,
    relay: row.relay as OrderRelay | null,
    phone: row.phone,
    comment: row.comment,
    orderNumber: row.buyer_order_number,
    siteReference: row.site_reference,
    amount: row.amount as OrderAmount,
    tracking: row.tracking,
    promise: row.promise as OrderPromise | null,
    createdAt: row.created_at,
    lines: await readLines(db, row.id),
    events: await readEvents(db, row.id),
    invoice: await readInvoice(db, row.id),
    seller: identity,
    brand,
    currency,
    account,
  };
}

async function readLines(db: Kysely<Schema>, orderId: number): Promise<OrderLine[]> {
  const rows = await db
    .selectFrom('shop_order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    type: row.type,
    elementId: row.element_id,
    reference: row.reference,
    name: row.name,
    quantity: row.quantity,
    cancelled: row.cancelled,
    invoiced: row.invoiced,
    unit: row.unit,
    total: row.total,
    eco: row.eco,
    vatRate: row.vat_rate,
    weight: row.weight,
    schemaTitle: row.schema_title,
  }));
}

async function readEvents(db: Kysely<Schema>, orderId: number): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('shop_order_event')
    .select(['code', 'details', 'happened_at'])
    .where('order_id', '=', orderId)
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
  return rows.map(({ code, details, happened_at: happenedAt }) => ({
    code,
    details: details as Record<string, unknown>,
    happenedAt,
  }));
}

async function readInvoice(db: Kysely<Schema>, orderId: number): Promise<OrderRecord['invoice']> {
  const row = await db
    .selectFrom('invoice')
    .select(['number', 'issued_at', 'seller'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  return { number: row.number, issuedAt: row.issued_at, ...readRetained(row.seller) };
}

/** The seller that an invoice or a credit note retains. */
export function readRetained(stored: unknown): Pick<IssuedInvoice, 'seller' | 'retained'> {
  // This program wrote the column.
  const { brand, currency, account, ...seller } = stored as LegalIdentity & Partial<Retained>;
  return { seller, retained: { brand, currency, account } };
}
