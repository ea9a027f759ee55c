/** A call in the specification: `says` quotes it, `takes` lists its parameters, `gives` fields of its response. */
export type SpecifiedCall = { call: string; says: string; takes?: string[]; gives?: string[] };

const RESOURCES =
  'address category page tags menu sitemap site carrier payment order setting city civility country slider home contact redirection sav search projects'.split(
    ' ',
  );
const GENERIC: [method: string, suffix: string][] = [
  ['GET', ''],
  ['GET', '/{id}'],
  ['POST', ''],
  ['PUT', ''],
  ['DELETE', '/{id}'],
];
/** Parameters in the list of resources. */
const TAKES: Readonly<Record<string, string[]>> = {
  'GET /redirection': ['slug', 'site_id'],
  'GET /search': ['type', 'language', 'text'],
};

const genericCalls = RESOURCES.flatMap((resource) =>
  GENERIC.map(([method, suffix]): SpecifiedCall => {
    const call = `${method} /${resource}${suffix}`;
    const says = `Generic per resource: ${method} /{resource}${suffix}. Resources: ${resource}`;
    return { call, says, ...(TAKES[call] && { takes: TAKES[call] }) };
  }),
);

const CART = ['list', 'amount', 'company', 'carriers', 'paiement', 'display_chronopost'];

/** Every call of section 7 of the specification, one row per call. */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  ...genericCalls,
  {
    call: 'POST /user/login',
    takes: ['email', 'password'],
    gives: ['user', 'token', 'customer', 'refresh_token'],
    says: 'POST /user/login (email, password; returns user, token, customer, refresh_token)',
  },
  { call: 'GET /user/logout', says: 'GET /user/logout' },
  { call: 'POST /user/rewind', says: 'POST /user/rewind' },
  { call: 'POST /user/change-password', says: 'POST /user/change-password' },
  { call: 'POST /user/signup', says: 'POST /user/signup' },
  { call: 'GET /user/check-siret', says: 'GET /user/check-siret' },
  { call: 'GET /user/check-validate', says: 'GET /user/check-validate' },
  { call: 'GET /user/get-info-siret', takes: ['siret'], says: 'GET /user/get-info-siret (siret)' },
  {
    call: 'POST /user/logged',
    takes: ['email', 'refresh', 'refresh_token'],
    gives: ['customer', 'user', 'token'],
    says: 'POST /user/logged (email, refresh 0, refresh_token; returns customer, user, token)',
  },
  { call: 'POST /customer-validate', says: 'POST /customer-validate' },
  { call: 'PUT /customer/{customer_id}', says: 'PUT /customer/{customer_id}' },
  { call: 'DELETE /customer', says: 'DELETE /customer' },
  ...['POST', 'PATCH', 'DELETE'].map((method) => ({
    call: `${method} /customer/{customer_id}/address/{address_id}`,
    gives: ['customer', 'address'],
    says: 'POST, PATCH, DELETE /customer/{customer_id}/address/{address_id} (return customer and address)',
  })),
  ...['GET', 'POST'].map((method) => ({
    call: `${method} /customer/{customer_id}/favorite`,
    takes: ['entity_type', ...(method === 'POST' ? ['entity_id'] : [])],
    says: 'GET, POST /customer/{customer_id}/favorite (entity_type, entity_id)',
  })),
  {
    call: 'DELETE /customer/{customer_id}/favorite/{entity_id}',
    takes: ['entity_type'],
    says: 'DELETE /customer/{customer_id}/favorite/{entity_id} (entity_type)',
  },
  { call: 'GET /customer/{customer_id}/promotion', says: 'GET /customer/{customer_id}/promotion' },
  { call: 'DELETE /user', says: 'DELETE /user' },
  { call: 'GET /order/{id}/document/invoice', says: 'GET /order/{id}/document/{type}[/{extra}]' },
  { call: 'GET /order/{id}/document/invoice/xml', says: 'GET /order/{id}/document/{type}[/{extra}]' },
  {
    call: 'GET /url',
    takes: ['url'],
    gives: ['type', 'url'],
    says: 'GET /url. Redirection lookup by full URL returns type and url',
  },
  {
    call: 'GET /url/entity',
    takes: ['entity_type', 'slug', 'depth'],
    says: 'GET /url/entity (entity_type, slug, depth)',
  },
  { call: 'GET /product/{id}', says: 'GET /product/{id}' },
  ...['product', 'product-variants'].map((name) => ({
    call: `GET /${name}`,
    takes: ['page', 'perPage', 'orderBy', 'saleplan_id', 'categories', 'text', 'price', 'attributes'],
    gives: ['items', 'total', 'filters', 'signature_references'],
    says: 'GET /product or /product-variants (page, perPage, orderBy, saleplan_id, categories, text, price as JSON, attributes)',
  })),
  {
    call: 'GET /carrier',
    takes: ['shop_id'],
    says: 'Carrier list: GET with shop_id (sales plan id)',
  },
  {
    call: 'GET /carrier/relay-points',
    takes: [
      'latitude',
      'longitude',
      'delivery_address[address_1]',
      'delivery_address[zipcode]',
      'delivery_address[city]',
    ],
    says: 'Relay points: GET with latitude and longitude, or delivery_address[address_1], [zipcode], [city]',
  },
  { call: 'GET /cart', takes: ['type', 'step'], gives: CART, says: 'GET /cart (type list, step)' },
  ...['add', 'remove'].map((verb) => ({
    call: `POST /cart/promotion/${verb}`,
    takes: ['code'],
    gives: CART,
    says: 'POST /cart/promotion/add and /remove (code)',
  })),
  {
    call: 'POST /cart/update',
    takes: ['elements', 'type'],
    gives: CART,
    says: 'POST /cart/update (elements JSON, type)',
  },
  { call: 'POST /cart/remove', gives: CART, says: 'POST /cart/remove' },
  { call: 'POST /cart', takes: ['element_id', 'type'], gives: CART, says: 'add product (element_id, type)' },
  { call: 'GET /cart-prepare-card-payment', gives: CART, says: 'GET /cart-prepare-card-payment' },
  { call: 'POST /order', gives: CART, says: 'POST /order. All cart calls return the cart' },
  { call: 'GET /cart/chronopost', gives: CART, says: 'GET /cart/chronopost' },
  { call: 'POST /cart/validation', gives: CART, says: 'POST /cart/validation' },
  { call: 'GET /cart/check-status-order', gives: CART, says: 'GET /cart/check-status-order' },
  { call: 'POST /cart/alerted-stock', gives: CART, says: 'POST /cart/alerted-stock' },
  {
    call: 'POST /cart/update-zipcode',
    takes: ['zipcode'],
    gives: CART,
    says: 'POST /cart/update-zipcode (zipcode)',
  },
  { call: 'GET /ticket-form-values', says: 'GET /ticket-form-values' },
  { call: 'POST /ticket', says: 'POST /ticket' },
  { call: 'GET /sav/category', says: 'GET /sav/category' },
  { call: 'GET /sav/search', says: 'GET /sav/search' },
  { call: 'POST /sav/vote', says: 'POST /sav/vote' },
  { call: 'DELETE /project/{id}', says: 'DELETE /project/{id}' },
  { call: 'DELETE /configuration/{id}', says: 'DELETE /configuration/{id}' },
  { call: 'POST /configuration', says: 'POST /configuration' },
  { call: 'GET /configuration/{id}/duplicate', says: 'GET /configuration/{id}/duplicate' },
  { call: 'GET /project/files', says: 'GET /project/files' },
  { call: 'GET /eclate', says: 'GET /eclate' },
  { call: 'GET /thermo/search-customer', says: 'GET /{contact}/search-customer' },
  { call: 'GET /chauffage/search-customer', says: 'GET /{contact}/search-customer' },
  { call: 'POST /contact/send-mail-create-account', says: 'POST /contact/send-mail-create-account' },
  {
    call: 'POST /contact/send-configuration-installateur',
    says: 'POST /contact/send-configuration-installateur',
  },
  { call: 'GET /site', takes: ['domain'], says: 'Site info by domain' },
  { call: 'GET /category', takes: ['depth'], says: 'categories (depth 0)' },
];
