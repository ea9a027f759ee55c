import { createBenefitsApi } from '#shared/api/benefits.ts';
import { accountMeta } from '#client/pages/common/title/account-meta.ts';
import { ownCustomer } from '#client/pages/common/load/own-customer.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { requireProfessional } from '#client/pages/common/load/require-professional.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { FavoriteItem } from '#shared/contract/favorite.ts';
import type { ProductCard } from '#shared/contract/product.ts';
import { readProductId, REMOVED_PARAMETER } from '#shared/domain/favorite-form.ts';

export type FormerFavorite = {
  id: number;
  name: string | null;
  reference: string | null;
  replacement: ProductCard | null;
};

export type FavoritesData = {
  sold: ProductCard[];
  former: FormerFavorite[];
  removed: { id: number; name: string | null } | null;
};

/** Loads a professional's favourites; discontinued products are listed separately (RT-18). */
export const load: PageLoad<FavoritesData> = async (args) => {
  const { api } = args;
  requireProfessional(args);
  const customer = await ownCustomer(args);
  const [{ items }, removed] = await Promise.all([
    createBenefitsApi(api.caller).favorites(customer, 1),
    readRemoved(args),
  ]);
  return {
    kind: 'ok',
    data: {
      sold: items.flatMap(({ details }) => details?.product ?? []),
      former: items.flatMap(toFormer),
      removed: items.some(({ entity_id: id }) => id === removed?.id) ? null : removed,
    },
    meta: accountMeta(args, {
      title: 'benefits.favorites_title',
      description: 'benefits.favorites_description',
    }),
  };
};

function toFormer({ entity_id: id, details }: FavoriteItem): FormerFavorite[] {
  if (!details || details.product) return [];
  const { name, reference, replacement } = details;
  return [{ id, name, reference, replacement }];
}

async function readRemoved({ api, search }: LoadArgs): Promise<FavoritesData['removed']> {
  const id = readProductId(search.get(REMOVED_PARAMETER));
  if (id === undefined) return null;
  try {
    return { id, name: (await api.products.get(id)).name };
  } catch (error) {
    // A discontinued product can be restored too; the link works without its name.
    if (error instanceof ApiError) return { id, name: null };
    throw error;
  }
}
