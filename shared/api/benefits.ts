import type { ProductFamily } from '#shared/domain/product-families.ts';
import { OWN, type Caller } from './caller.ts';

/** Creates the calls for the benefits of an account; `customer` is the customer's own number, any other is a 404. */
export function createBenefitsApi(caller: Caller) {
  return {
    /** `depth` 1: with the fields of a product list. */
    favorites: (customer: string, depth: 0 | 1 = 0) =>
      caller.call('GET /customer/{customer_id}/favorite', {
        params: { customer_id: customer },
        query: { depth },
        ...OWN,
      }),
    addFavorite: (customer: string, id: number) =>
      caller.call('POST /customer/{customer_id}/favorite', {
        params: { customer_id: customer },
        body: { entity_id: id },
      }),
    removeFavorite: (customer: string, id: number) =>
      caller.call('DELETE /customer/{customer_id}/favorite/{entity_id}', {
        params: { customer_id: customer, entity_id: id },
      }),
    promotions: (customer: string) =>
      caller.call('GET /customer/{customer_id}/promotion', { params: { customer_id: customer }, ...OWN }),
    /** Contacts of the logged-in customer. */
    contacts: (family: ProductFamily) => caller.call(`GET /${family}/search-customer`, OWN),
    loyalty: (customer: string) =>
      caller.call('GET /customer/{customer_id}/loyalty', { params: { customer_id: customer }, ...OWN }),
  };
}
