import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import type { Locale } from '#shared/locale.ts';

export type PaperAddress = {
  name: string;
  address_1: string;
  address_2: string | null;
  zipcode: string;
  city: string;
};

/** Amounts of a line in whole cents before tax; `rate` of VAT in hundredths of a percent. */
export type PaperLine = {
  reference: string;
  name: string;
  quantity: number;
  unit: number;
  total: number;
  /** What its recycling costs, of the whole line. */
  eco: number;
  rate: number;
};

/** What is charged at a rate, and how much that comes to. */
export type PaperVat = { rate: number; base: number; amount: number };

/**
 * An order as its papers say it: frozen the day it was made, in whole cents, before tax unless it says otherwise. The
 * PDF, the XML and the table are all drawn from this alone, so that they cannot disagree.
 */
export type Paper = {
  lang: Locale;
  /** An invoice keeps the identity it was issued under. */
  seller: LegalIdentity;
  /** Of the order. */
  reference: string;
  /** The buyer's number for the order, and the site it is for; empty where nothing was given. */
  orderNumber: string;
  siteReference: string;
  orderedAt: Date;
  /** When it left; `null` until then. */
  shippedAt: Date | null;
  /** `null` until it is issued. */
  invoice: { number: string; issuedAt: Date } | null;
  /** `email` is empty once the account is gone. */
  buyer: { number: string; name: string; contact: string; email: string; siret: string | null };
  billing: PaperAddress;
  delivery: PaperAddress;
  lines: PaperLine[];
  /** Discounts of the order, each below zero. `code`: `pro`, `points`, or that of a promotion. */
  discounts: { code: string; label: string; amount: number }[];
  eco: number;
  shipping: number;
  net: number;
  vat: PaperVat[];
  /** With tax. */
  gross: number;
  /** Of it, what was paid already, and when. */
  paid: number;
  paidAt: Date | null;
  /** `cb`, `virement` or `compte`. */
  payment: string;
  /** When the rest is due; `null` when nothing is. */
  due: Date | null;
  carrier: string;
  /** The promised arrival in words; null where nothing was promised. */
  promised: string | null;
  tracking: string | null;
  /** In grams. */
  weight: number;
  comment: string;
};

/** What the goods cost before anything was taken off or added. */
export function goodsOf({ lines }: Pick<Paper, 'lines'>): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

/** An invoice's paper; its number is there. */
export type InvoicePaper = Paper & { invoice: NonNullable<Paper['invoice']> };

export function isIssued(paper: Paper): paper is InvoicePaper {
  return paper.invoice !== null;
}
