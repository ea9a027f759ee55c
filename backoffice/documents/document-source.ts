import type { StoredCard, StoredDetails, StoredTexts } from '#backoffice/products/product-record.ts';
import type { Locale } from '#shared/locale.ts';

/** A product as documents tell of it, in their language. */
export type ProductSource = {
  name: string;
  reference: string;
  type: string;
  card: StoredCard;
  texts: StoredTexts;
  details: StoredDetails;
};

/** What a document is made of. */
export type DocumentSource = {
  lang: Locale;
  kind: string;
  /** "Installation guide". */
  title: string;
  date: Date;
  /** The products it is about, the first of them alone for all kinds but the leaflet. */
  products: [ProductSource, ...ProductSource[]];
  /** Of a range's leaflet. */
  range: { name: string; intro: string } | null;
};
