import { useGetList, useLocaleState } from 'ra-core';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';

type Category = ShopRecordOf<'sav/category'> & { id: number };

const ALL = { pagination: { page: 1, perPage: 1000 } };

/** Categories of after-sales pages by code, with the names of those above: “Heating › Radiators”. */
export function useSupportCategories(): { id: string; name: string }[] {
  const [locale] = useLocaleState();
  const { data = [] } = useGetList<Category>('support-categories', ALL);
  const nameOf = ({ code, texts: { fr, en } }: Category) =>
    (locale === 'en' ? (en ?? fr) : (fr ?? en))?.name ?? code;
  const pathOf = (category: Category): string => {
    const above = data.find(({ code }) => code === category.parent);
    return above ? `${pathOf(above)} › ${nameOf(category)}` : nameOf(category);
  };
  return data.map((category) => ({ id: category.code, name: pathOf(category) }));
}
