import type { HeatedRoom } from '#shared/contract/product.ts';
import type { TypeRecord } from '#shared/contract/shop/catalogue-record.ts';

/** Rules of a type of products (`product_type.data`). */
export type StoredType = Pick<TypeRecord, 'burns_gas' | 'directives'> & {
  heated_room: HeatedRoom | null;
  guide: TypeRecord['guide'] | null;
  min_breaker: number | null;
};
