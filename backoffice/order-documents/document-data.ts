import type { SheetBrand } from '#backoffice/documents/layout/sheet.ts';
import type { BankAccount } from '#shared/contract/commerce.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import type { Currency } from '#shared/domain/currency.ts';
import type { Locale } from '#shared/locale.ts';

export type DocumentAddress = {
  name: string;
  address_1: string;
  address_2: string | null;
  zipcode: string;
  city: string;
};

/** Amounts in whole cents before tax; `rate` of VAT in hundredths of a percent. */
export type DocumentLine = {
  reference: string;
  name: string;
  quantity: number;
  unit: number;
  total: number;
  /** Eco fee of the whole line. */
  eco: number;
  rate: number;
};

export type DocumentVat = { rate: number; base: number; amount: number };

/**
 * Data of an order's documents, frozen at the time of the order, in whole cents before tax unless stated.
 * PDF, XML and table are all rendered from this object, so they cannot differ.
 */
export type OrderDocumentData = {
  lang: Locale;
  /** An invoice retains the identity under which it was issued. */
  seller: LegalIdentity;
  /** The brand of the seller, which an invoice retains, too. */
  brand: SheetBrand;
  /** Currency of all amounts. */
  currency: Currency;
  /** Account that a transfer is paid to. */
  account: BankAccount | null;
  reference: string;
  /** The buyer's own order number and site; empty when not given. */
  orderNumber: string;
  siteReference: string;
  orderedAt: Date;
  /** `null` until shipped. */
  shippedAt: Date | null;
  /** `null` until it is issued. */
  invoice: { number: string; issuedAt: Date } | null;
  /** `email` is empty once the account is deleted. */
  buyer: { number: string; name: string; contact: string; email: string; siret: string | null };
  billing: DocumentAddress;
  delivery: DocumentAddress;
  lines: DocumentLine[];
  /** Discounts of the order, each negative. `code`: `pro`, `points`, or that of a promotion. */
  discounts: { code: string; label: string; amount: number }[];
  eco: number;
  shipping: number;
  net: number;
  vat: DocumentVat[];
  /** With tax. */
  gross: number;
  /** Share of `gross` that is already paid. */
  paid: number;
  paidAt: Date | null;
  /** `cb`, `virement` or `compte`. */
  payment: string;
  /** Due date of the rest; `null` when nothing is owed. */
  due: Date | null;
  carrier: string;
  /** Formatted date of arrival; null without a promise. */
  promised: string | null;
  tracking: string | null;
  /** In grams. */
  weight: number;
  comment: string;
  /** Set for a credit note, whose amounts are those credited. */
  credit?: Credit;
  /** Set for the delivery note of a parcel: its number within the order. */
  parcel?: number;
};

/** Total of the goods before discounts and fees. */
export function goodsOf({ lines }: Pick<OrderDocumentData, 'lines'>): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

/** A credit note refers to its invoice. `reason`: words for the buyer. */
type Credit = { number: string; issuedAt: Date; reason: string };

export type InvoiceData = OrderDocumentData & { invoice: NonNullable<OrderDocumentData['invoice']> };

export function isIssued(document: OrderDocumentData): document is InvoiceData {
  return document.invoice !== null;
}
