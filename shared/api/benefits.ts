import type { CustomerContact } from '#shared/contract/customer-contact.ts';
import type { FavoriteItem } from '#shared/contract/favorite.ts';
import type { Loyalty } from '#shared/contract/loyalty.ts';
import type { Promotion } from '#shared/contract/promotion.ts';
import type { ProductFamily } from '#shared/domain/product-families.ts';
import { OWN, type Caller, type List } from './resource.ts';

/** What an account brings; `customer` is the customer's own number, any other is a 404. */
export function createBenefitsApi(caller: Caller) {
  return {
    /** `depth` 1: with what a list shows of each product. */
    favorites: (customer: string, depth: 0 | 1 = 0) =>
      caller.get<List<FavoriteItem>>(`customer/${customer}/favorite`, { depth }, OWN),
    addFavorite: (customer: string, id: number) =>
      caller.write<List<FavoriteItem>>('POST', `customer/${customer}/favorite`, { entity_id: id }),
    removeFavorite: (customer: string, id: number) =>
      caller.write<List<FavoriteItem>>('DELETE', `customer/${customer}/favorite/${id}`),
    promotions: (customer: string) => caller.get<List<Promotion>>(`customer/${customer}/promotion`, {}, OWN),
    /** Who is responsible for who is logged in. */
    contacts: (family: ProductFamily) =>
      caller.get<List<CustomerContact>>(`${family}/search-customer`, {}, OWN),
    loyalty: (customer: string) => caller.get<Loyalty>(`customer/${customer}/loyalty`, {}, OWN),
  };
}
