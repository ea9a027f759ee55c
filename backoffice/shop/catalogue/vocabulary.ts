import type { AttributeRecord, ColourRecord, TypeRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';

/** The words of a shop by key, in their order: attributes, types of products, colours. */
export type Vocabulary = {
  attributes: ReadonlyMap<string, AttributeRecord>;
  types: ReadonlyMap<string, TypeRecord>;
  colours: ReadonlyMap<string, ColourRecord>;
};

/** @throws for a type that the vocabulary lacks */
export function typeOf({ types }: Vocabulary, { type }: Pick<ProductRecord, 'type'>): TypeRecord {
  return known(types, type, 'type');
}

/** @throws for a colour that the vocabulary lacks */
export function colourOf({ colours }: Vocabulary, key: string): ColourRecord {
  return known(colours, key, 'colour');
}

function known<Entry>(entries: ReadonlyMap<string, Entry>, key: string, kind: string): Entry {
  const entry = entries.get(key);
  if (!entry) throw new Error(`The shop has no ${kind} ${key}.`);
  return entry;
}
