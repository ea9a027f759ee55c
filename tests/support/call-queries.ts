import { readDemoShop } from '#backoffice/demo/demo-shop.ts';
import { readWorksites } from '#backoffice/demo/demo-worksite.ts';

/** Query parameters of calls besides the three common ones. */
export const CALL_QUERIES: Record<string, Record<string, string>> = {
  'GET /search': { type: 'Suggest', language: 'fr', text: 'radiateur' },
  'GET /url/entity': { slug: 'lame', entity_type: 'product', depth: '1' },
  'GET /url/explanation': { url: '/radiateurs-2025' },
  'GET /redirection': { slug: '/radiateurs-2025' },
  'GET /city': { zipcode: '44000' },
  'GET /thermo/search-customer': { zipcode: '44000' },
  'GET /chauffage/search-customer': { zipcode: '20000' },
  'GET /contact': { type: 'installer', latitude: '47.2', longitude: '-1.55' },
  'GET /user/check-siret': { siret: '21001290200016' },
  'GET /user/get-info-siret': { siret: '21001290200016' },
  'GET /user/check-validate': { token: 'nobody-s' },
  'GET /product-sizes': { category: '1', power_min: '900', power_max: '1600' },
  'GET /project/proposal': { id: '1' },
  'GET /project/files': { id: '1' },
  'GET /carrier': { shop_id: '3', weight: '1200', zipcode: '44000' },
  'GET /operator/variant/list': { table: 'prices' },
  'GET /fulfilment/pick-list': { orders: '1,2' },
  'GET /fulfilment/labels': { orders: '1,2' },
  'GET /carrier/relay-points': { 'delivery_address[city]': 'Nantes' },
  // The slugs are the same in both languages.
  'GET /eclate': { category: 'ventilation', slug: 'traboule' },
  'GET /part/resolve': { text: 'LAM-2614-00451' },
  'GET /proposal': {
    token: (await readDemoShop(readWorksites)).find(({ proposal }) => proposal)?.proposal?.token ?? '',
  },
};
