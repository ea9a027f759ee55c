import type { Translated } from '../../catalogue/product-record.ts';

/** A rendered picture of a room or a façade. `name`: name of its file; `alt`: description of the picture. */
export type DemoScene = {
  name: string;
  /** Key of the product whose gallery shows the scene. */
  product: string;
  alt: Translated;
};
