export type Json = Record<string, unknown>;
/** Changes a response of the back office; returns a value or its JSON. */
export type Change = (response: never) => unknown;

const PLANS = [1, 2, 3].map((id, index) => ({
  id,
  target: ['part', 'pro', 'pro_connect'][index],
  currency: { code: 'EUR', symbol: '€' },
}));
const SITE = {
  id: 1,
  url: 'http://localhost:3000',
  domain: 'localhost:3000',
  languages: [],
  salesplan: PLANS,
};
/** As text, because values nested so deeply cannot be serialised. */
export const nested = (depth: number) => () =>
  `{"items":${'[{"label":"x","url":"/","childs":'.repeat(depth)}[]${'}]'.repeat(depth)},"total":1}`;
export const list =
  (items: unknown): Change =>
  () => ({ items, total: 1 });
type ChangedResponse = [what: string, path: string, changed: Record<string, Change>, status: number];

/** Invalid responses, the page that uses them, and its expected status. */
export const CHANGED_RESPONSES: ChangedResponse[] = [
  ['no slides', '/', { '/slider': list([]) }, 200],
  [
    'a slide without title and link',
    '/',
    { '/slider': list([{ id: 1, title: ' ', text: '', link: { label: '', url: 'javascript:x' } }]) },
    200,
  ],
  ['no home page', '/', { '/home': list([]) }, 200],
  ['no slides', '/pro', { '/slider': list([]) }, 200],
  ['a site without plans', '/', { '/site': list([{ ...SITE, salesplan: [] }]) }, 404],
  [
    'a site without a plan for professionals',
    '/pro',
    { '/site': list([{ ...SITE, salesplan: PLANS.slice(0, 1) }]) },
    404,
  ],
  [
    'a site with a plan for consumers alone',
    '/',
    { '/site': list([{ ...SITE, salesplan: PLANS.slice(0, 1) }]) },
    200,
  ],
  ['no site', '/', { '/site': list([]) }, 503],
  [
    'a plan without a currency',
    '/',
    { '/site': list([{ ...SITE, salesplan: [{ ...PLANS[0], currency: { code: '€€', symbol: '' } }] }]) },
    404,
  ],
  ['no categories', '/nos-produits', { '/category': list([]) }, 200],
  [
    'a total of 2^52',
    '/nos-produits/chauffage-electrique',
    { '/product': (response: Json) => ({ ...response, total: 2 ** 52 }) },
    200,
  ],
  [
    'cards with bad links, sizes, prices, names and pictures',
    '/nos-produits/chauffage-electrique',
    {
      '/product': ({ items, ...rest }: { items: Json[] }) => ({
        ...rest,
        items: items.map((card, index) => ({
          ...card,
          ...(index === 0 && { canonical: { part: 'javascript:x', pro: '' } }),
          ...(index === 1 && { drawing: { ...(card['drawing'] as Json), height: 1e9, design: 'ladder' } }),
          ...(index === 2 && { price: { value: -5, tax: 'included', eco: 0, from: false } }),
          ...(index === 3 && { id: 1, name: '' }),
          ...(index === 4 && { cover: { url: null }, attributes: {}, colours: [] }),
        })),
      }),
    },
    200,
  ],
  [
    'a product without variants',
    '/produit/lame',
    { '/product/1': (response: Json) => ({ ...response, variants: [] }) },
    404,
  ],
  [
    'a product without sizes and pictures',
    '/produit/lame',
    { '/product/1': (response: Json) => ({ ...response, models: [], pictures: [], gallery: [], rooms: [] }) },
    404,
  ],
  [
    'a product without cover, price, documents and energy',
    '/produit/lame',
    {
      '/product/1': (response: Json) => ({
        ...response,
        cover: null,
        price: null,
        documents: [],
        energy: {
          applicable: false,
          class: null,
          scale: null,
          label_url: null,
          fiche_url: null,
          eprel: null,
        },
      }),
    },
    200,
  ],
  [
    'canonical paths that are none',
    '/produit/lame',
    { '/url/entity': (response: Json) => ({ ...response, canonical: { part: '\uffff', pro: '\ud800' } }) },
    200,
  ],
  [
    'an entity of no kind',
    '/produit/lame',
    {
      '/url/entity': (response: Json) => ({
        ...response,
        type: 'none',
        entity: { id: 1, slug: '', name: '' },
      }),
    },
    404,
  ],
  [
    'a redirect to another host',
    '/produit/lame',
    { '/url/entity': (response: Json) => ({ ...response, redirect: { url: '//evil.example', code: 301 } }) },
    200,
  ],
  [
    'crumbs that are no links',
    '/produit/lame',
    {
      '/url/entity': (response: Json) => ({
        ...response,
        breadcrumb: [
          { label: '', url: '' },
          { label: 'x', url: 'javascript:x' },
        ],
      }),
    },
    200,
  ],
  [
    'articles of no day',
    '/infos',
    {
      '/page': ({ items, ...rest }: { items: Json[] }) => ({
        ...rest,
        items: items.map((page) => ({ ...page, published_at: 'soon' })),
      }),
    },
    200,
  ],
  ['a site map nested 5,000 deep', '/plan-du-site', { '/sitemap': nested(5000) }, 200],
  [
    'a site map that leads to a script',
    '/plan-du-site',
    { '/sitemap': list([{ label: 'x', url: 'javascript:x', childs: [] }]) },
    200,
  ],
  [
    'a redirection to a script',
    '/aucune-page',
    { '/redirection': list([{ id: 1, from: '/aucune-page', to: 'javascript:alert(1)', code: 301 }]) },
    404,
  ],
  [
    'parts whose exploded view has no slug',
    '/pro/nos-pieces-detachees/chauffage-electrique/recherche?q=resistance',
    {
      '/part': ({ items, ...rest }: { items: Json[] }) => ({
        ...rest,
        items: items.map((part) => ({
          ...part,
          schema: { id: 1, category: '', slug: '', title: '', position: null },
        })),
      }),
    },
    200,
  ],
  [
    'points beyond the poles with hours of a ninth day',
    '/trouver-un-installateur?place=44000+Nantes',
    {
      '/contact': ({ items, ...rest }: { items: Json[] }) => ({
        ...rest,
        items: items.map((point) => ({
          ...point,
          coordGeolocalisationLatitude: 999,
          listeHoraireOuverture: [{ jour: 9 }],
        })),
      }),
    },
    200,
  ],
  [
    'an after-sales page of no day and without steps',
    '/sav/purger-un-seche-serviettes-a-eau',
    { '/sav/1': (response: Json) => ({ ...response, updated_at: '?', steps: [] }) },
    200,
  ],
];
