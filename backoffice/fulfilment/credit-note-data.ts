import type { DocumentLine, DocumentVat } from '#backoffice/order-documents/document-data.ts';

/** Amounts that a credit note retains, in cents before tax unless stated. */
export type CreditNoteData = {
  lines: DocumentLine[];
  /** Share of the order's discounts, negative. */
  discount: number;
  eco: number;
  shipping: number;
  net: number;
  vat: DocumentVat[];
  /** With tax. */
  gross: number;
};

/** A credit note with what was written when it was issued. */
export type CreditNote = {
  id: number;
  number: string;
  issuedAt: Date;
  reason: string;
  data: CreditNoteData;
};
