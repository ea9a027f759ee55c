const TABLES = [
  'attribute-options',
  'attributes',
  'categories',
  'civilities',
  'colours',
  'contact-labels',
  'contacts',
  'countries',
  'documents',
  'former-products',
  'installers',
  'media',
  'points-of-sale',
  'prices',
  'products',
  'promotions',
  'redirects',
  'relay-points',
  'scenes',
  'stock',
  'tags',
  'types',
  'variants',
];
const TABLE_TYPES = ['csv', 'xlsx'];
const NAMES = new Set([
  ...TABLES.flatMap((name) => TABLE_TYPES.map((type) => `${name}.${type}`)),
  'carriers.yaml',
  'documents',
  'home.yaml',
  'media',
  'menus',
  'pages',
  'parts',
  'products',
  'pushes.yaml',
  'settings.yaml',
  'shop.xlsx',
  'shop.yaml',
  'slides.yaml',
  'support',
  'texts',
  'theme',
]);

/** True if an import reads a file or folder of that name in the folder of a shop. */
export function isShopFile(name: string): boolean {
  return NAMES.has(name);
}
