import { useGetList, useLocaleState } from 'ra-core';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';

export type Family = ShopRecordOf<'part/family'> & { id: number };

const ALL = { pagination: { page: 1, perPage: 1000 } };

/** Families of parts by code, in their order; empty until they have arrived. */
export function useFamilies(): { id: string; name: string }[] {
  const [locale] = useLocaleState();
  const { data = [] } = useGetList<Family>('part-families', ALL);
  return data.map(({ code, name }) => ({ id: code, name: locale === 'en' ? name.en : name.fr }));
}
