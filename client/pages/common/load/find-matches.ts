import type { LoadArgs } from './page-load.ts';
import { href } from '#routes/href.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import type { ProductSize } from '#shared/contract/product-size.ts';
import { unitsFor, type Units } from '#shared/domain/heat/units.ts';
import type { Room } from '#shared/domain/heat/rooms.ts';

export type Matches = {
  units: Units;
  items: ProductSize[];
  total: number;
  /** Path of the list of all matches; `null` without matches. */
  url: string | null;
};

export async function findMatches(args: LoadArgs, room: Room, advised: number, shown = 3): Promise<Matches> {
  const { api, match, store } = args;
  const units = unitsFor(advised);
  const nothing = { units, items: [], total: 0, url: null };
  const slug = store.settings.setting(
    room.type === 'bathroom' ? 'power_category_bathroom' : 'power_category',
  );
  const category = slug === undefined ? undefined : await findCategory(args, slug);
  if (!category) return nothing;
  const found = await api.products.sizes({
    category: category.id,
    power_min: units.min,
    power_max: units.max,
    width_max: room.width,
    height_max: room.tall,
  });
  if (found.total === 0) return nothing;
  const site = { locale: match.locale, target: match.urlTarget };
  return {
    units,
    items: found.items.slice(0, shown),
    total: found.total,
    url: href('categories', site, { slug: category.slug, filters: found.filters }),
  };
}

/**
 * When the setting names an unknown category, the result has no products but the calculation still shows. Any other
 * error is one of the page: that no appliance fits would be untrue.
 */
async function findCategory({ api }: LoadArgs, slug: string) {
  try {
    return (await api.urlEntity({ entity_type: 'category', slug })).entity;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
