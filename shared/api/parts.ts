import type { Eclate, PartCategory, PartList, Plate } from '#shared/contract/spare-part.ts';
import type { ColumnsForm, LineFilter, QuickOrder, StoredList } from '#shared/contract/quick-order.ts';
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

export type ListQuery = {
  key: string;
  page: number;
  show: LineFilter;
  batch: number;
  /** The text of a long list too. */
  withSource: boolean;
  /** The question of its columns, though they are known. */
  asksColumns: boolean;
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
    /** Stores a list for some days: fields `lines` and `list`, a file in `files`. */
    storeList: (form: FormData) => caller.write<StoredList>('POST', 'part/quick-order', form),
    storeColumns: (columns: ColumnsForm) =>
      caller.write<StoredList>('POST', 'part/quick-order/columns', columns),
    /** A stored list as it stands now. */
    quickOrder: ({ key, page, show, batch, withSource, asksColumns }: ListQuery) =>
      caller.get<QuickOrder>(
        'part/quick-order',
        {
          key,
          page,
          show,
          batch,
          ...(withSource && { with_source: '1' }),
          ...(asksColumns && { ask_columns: '1' }),
        },
        { isFresh: true },
      ),
  };
}
