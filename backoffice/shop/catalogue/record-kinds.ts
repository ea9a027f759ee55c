import {
  attributeRecord,
  categoryRecord,
  colourRecord,
  pushRecord,
  typeRecord,
} from '#shared/contract/shop/catalogue-record.ts';
import { productRecord } from '#shared/contract/shop/product-record.ts';

/** Schemas of the records that a catalogue consists of, besides its variants. */
export const RECORD_SCHEMAS = {
  attribute: attributeRecord,
  type: typeRecord,
  colour: colourRecord,
  category: categoryRecord,
  push: pushRecord,
  product: productRecord,
};
export type RecordKind = keyof typeof RECORD_SCHEMAS;
