import type { SheetBrand } from './layout/sheet.ts';
import type { StoredCard, StoredDetails, StoredTexts } from '#backoffice/products/product-record.ts';
import type { StoredType } from '#backoffice/products/product-type.ts';
import type { Locale } from '#shared/locale.ts';

/** A product in the language of the document. */
export type ProductSource = {
  name: string;
  reference: string;
  type: StoredType | null;
  card: Omit<StoredCard, 'sizes'>;
  texts: StoredTexts;
  details: StoredDetails;
};

export type DocumentSource = {
  lang: Locale;
  brand: SheetBrand;
  seller: { name: string; city: string; isInvented: boolean };
  /** Sentences of the shop: how to reach its advisers, and how long it keeps spare parts; empty without. */
  advisers: string;
  promise: string;
  kind: string;
  /** For example "Installation guide". */
  title: string;
  date: Date;
  /** Products of the document: one for all kinds but the leaflet. */
  products: [ProductSource, ...ProductSource[]];
  range: { name: string; intro: string } | null;
};
