import type { Translated } from '../../catalogue/product-record.ts';

/** A rendered picture of a room or a façade: `name` is its file's, `alt` says what is to be seen. */
export type DemoScene = {
  name: string;
  /** Key of the product it shows: it stands among that product's pictures. */
  product: string;
  alt: Translated;
};
