import type { OrderDocumentType } from '#shared/contract/order-list.ts';

/** Documents that are drawn for an order. */
export type DocumentKind = OrderDocumentType | 'credit_note';
