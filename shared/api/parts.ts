import type { Eclate, PartCategory, PartList, Plate, QuickOrderAnswer } from '#shared/contract/spare-part.ts';
import type { Locale } from '#shared/locale.ts';
import type { Caller, List } from './resource.ts';

export type PartQuery = {
  category?: string;
  text?: string;
  product?: string;
  family?: string;
  kind?: 'spare' | 'accessory';
  page?: number;
  perPage?: number;
};

/** Spare parts, accessories and exploded views. */
export function createPartsApi(caller: Caller) {
  return {
    list: (query: PartQuery) => caller.get<PartList>('part', query),
    categories: () => caller.get<List<PartCategory>>('part/category'),
    /** What a data plate stands for. */
    resolve: (text: string) => caller.get<Plate>('part/resolve', { text }),
    /** `lang`: the language of the slugs, where it is not that of the page. */
    eclate: (query: { category: string; slug: string; lang?: Locale }) => caller.get<Eclate>('eclate', query),
    quickOrder: (text: string) => caller.write<QuickOrderAnswer>('POST', 'part/quick-order', { text }),
  };
}
