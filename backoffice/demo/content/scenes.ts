import type { Translated } from '../catalogue/product-record.ts';

/** A rendered picture of a room or a façade: `name` is its file's, `alt` says what is to be seen. */
export type DemoScene = {
  name: string;
  /** Key of the product it shows: it stands among that product's pictures. */
  product: string | null;
  alt: Translated;
};

export const SCENES: DemoScene[] = [
  {
    name: 'lame-living',
    product: 'lame',
    alt: {
      fr: 'Radiateur Lame brique sur un mur de chaux, dans un séjour au parquet à bâtons rompus.',
      en: 'A brick-red Lame radiator on a lime wall, in a living room with a herringbone floor.',
    },
  },
];
