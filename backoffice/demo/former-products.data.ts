import type { Translated } from './catalogue/product-record.ts';

/** Products of earlier catalogues. Their ids are above those of current products. */
export const FORMER_PRODUCTS: {
  id: number;
  reference: string;
  name: Translated;
  /** Key of the product that replaces it. */
  replacement: string | null;
}[] = [
  { id: 900_001, reference: 'AT-NER', name: { fr: 'Nervure', en: 'Nervure' }, replacement: 'lame' },
  { id: 900_002, reference: 'AT-CHE-04', name: { fr: 'Chaumine', en: 'Chaumine' }, replacement: null },
];
