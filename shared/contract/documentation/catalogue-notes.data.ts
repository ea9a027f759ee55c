import type { NotesByOperation } from './operation-notes.ts';

const OF_A_PLAN = { 400: ['not_available'] } as const;
const OF_FACETS = { 404: ['unknown_filter'] } as const;

/** Catalogue, content, search and addresses: public operations. */
export const CATALOGUE_NOTES = {
  'GET /site': {
    name: 'listSites',
    description:
      'Lists the sites with their languages, sales plans and legal identity. The storefront calls it first: `sales_plan_id` may hold any number here, since the plans are not known yet.',
  },
  'GET /site/{id}': {
    name: 'getSite',
    description: 'Returns one site with its languages, sales plans and legal identity.',
  },
  'GET /menu': {
    name: 'listMenus',
    description:
      'Lists the menus of the site in the language of the request. The storefront places each by its code.',
  },
  'GET /menu/{id}': {
    name: 'getMenu',
    description: 'Returns one menu with all its levels.',
    errors: OF_A_PLAN,
  },
  'GET /setting': {
    name: 'listSettings',
    description:
      'Lists settings that editors maintain, such as phone numbers, opening hours and slugs of pages.',
  },
  'GET /setting/{id}': {
    name: 'getSetting',
    description: 'Returns one setting with all its values.',
    errors: OF_A_PLAN,
  },
  'GET /category': {
    name: 'listCategories',
    description:
      'Lists the categories of one level of the tree that the sales plan includes, in their order. `depth` 0 is the top level.',
  },
  'GET /category/{id}': {
    name: 'getCategory',
    description: 'Returns one category with the categories below it.',
    errors: OF_A_PLAN,
  },
  'GET /product': {
    name: 'listProducts',
    description:
      'Lists products, filtered by category, text, price and attributes, with the facets that remain. Counts of a facet ignore the choices made in the same facet.',
    errors: OF_FACETS,
  },
  'GET /product/{id}': {
    name: 'getProduct',
    description: 'Returns one product with its sizes, variants, prices, documents and pictures.',
    errors: OF_A_PLAN,
  },
  'GET /product-variants': {
    name: 'listProductVariants',
    description:
      'Lists single variants, one size in one colour each, with the same filters and facets as products.',
    errors: OF_FACETS,
  },
  'GET /product-sizes': {
    name: 'listProductSizes',
    description:
      'Lists the products of a category of which a size has the requested output and fits the space. The power calculator calls it.',
  },
  'GET /document': {
    name: 'listDocuments',
    description:
      'Lists manuals, data sheets and certificates with facets. Documents flagged `connect` are listed for professionals with a session only.',
    errors: OF_FACETS,
  },
  'GET /search': {
    name: 'search',
    description:
      'Searches the whole site. `Suggest` returns the best hits of every group while the visitor types; the other types return one group in pages.',
  },
  'GET /search/synonyms': {
    name: 'listSynonyms',
    description: 'Lists the synonyms that operators maintain for the search.',
  },
  'GET /search/{id}': { name: 'getSynonym', description: 'Returns one synonym.', errors: OF_A_PLAN },
  'GET /url': {
    name: 'listUrls',
    description:
      'Lists every public address for the XML site map. With `url` it returns where that full legacy address leads instead.',
  },
  'GET /url/entity': {
    name: 'getUrlEntity',
    description:
      'Resolves a slug to its entity, with everything the head of the page needs: canonical addresses, breadcrumb, title and robots.',
    errors: { ...OF_A_PLAN, 404: ['not_found'] },
  },
  'GET /url/explanation': {
    name: 'explainUrl',
    description: 'Explains to editors which redirect rules apply to an address, in their order.',
  },
  'GET /redirection': {
    name: 'findRedirections',
    description:
      'Returns the redirect rule of a path that belongs to no page; the list is empty without one.',
  },
  'GET /redirection/{id}': { name: 'getRedirection', description: 'Returns one redirect rule of editors.' },
  'GET /home': {
    name: 'listHomePages',
    description: 'Returns the home page of the sales plan as a list of one element.',
  },
  'GET /home/{id}': { name: 'getHomePage', description: 'Returns one home page.', errors: OF_A_PLAN },
  'GET /slider': {
    name: 'listSlides',
    description: 'Lists the slides at the head of the home page in their order.',
  },
  'GET /slider/{id}': { name: 'getSlide', description: 'Returns one slide.', errors: OF_A_PLAN },
  'GET /page': {
    name: 'listPages',
    description:
      'Lists published content pages of one or several types, of a tag, or that show a product, the newest first.',
  },
  'GET /page/{id}': {
    name: 'getPage',
    description: 'Returns one published content page with its blocks, its products and related pages.',
    errors: OF_A_PLAN,
  },
  'GET /preview/{id}': {
    name: 'getPagePreview',
    description:
      'Returns a page whether or not it is published. An unpublished page needs the token of a preview link. With the token of `POST /preview`, the number is that of a draft, and `framed_by` names the admin that may frame it.',
    errors: OF_A_PLAN,
    isLimited: true,
  },
  'POST /preview': {
    name: 'previewPage',
    description:
      'Takes a page as it is typed, with the checks of `PUT /page` and without a change of the site, and returns an address that shows it for an hour. One draft is stored for each operator, page and language, for a day after its last change.',
    fields: { '*': ['unknown', 'not_allowed'] },
  },
  'GET /tags': {
    name: 'listTags',
    description: 'Lists the tags of content pages with the number of published pages of each.',
  },
  'GET /tags/{id}': { name: 'getTag', description: 'Returns one tag.', errors: OF_A_PLAN },
  'GET /sitemap': {
    name: 'listSitemapSections',
    description: 'Returns the tree of public pages that the site map page shows.',
  },
  'GET /sitemap/{id}': {
    name: 'getSitemapSection',
    description: 'Returns one section of the site map that operators maintain.',
    errors: OF_A_PLAN,
  },
  'GET /country': {
    name: 'listCountries',
    description: 'Lists the countries that forms offer, by name in the language of the request.',
  },
  'GET /country/{id}': { name: 'getCountry', description: 'Returns one country.', errors: OF_A_PLAN },
  'GET /civility': {
    name: 'listCivilities',
    description: 'Lists the forms of address that forms offer. Customers store the code.',
  },
  'GET /civility/{id}': {
    name: 'getCivility',
    description: 'Returns one form of address.',
    errors: OF_A_PLAN,
  },
  'GET /city': {
    name: 'listCities',
    description:
      'Finds communes of France by postcode, by name or around a position, the most populated or the nearest first.',
  },
  'GET /city/{id}': { name: 'getCity', description: 'Returns one commune with its position.' },
  'GET /sav': { name: 'listSavPages', description: 'Lists the after-sales pages of the sales plan.' },
  'GET /sav/{id}': {
    name: 'getSavPage',
    description: 'Returns one after-sales page with its steps, products, documents and votes.',
    errors: OF_A_PLAN,
  },
  'GET /sav/category': {
    name: 'listSavCategories',
    description: 'Returns the tree of after-sales categories.',
  },
  'GET /sav/category/{id}': {
    name: 'getSavCategory',
    description: 'Returns one after-sales category with its pages and questions.',
    errors: OF_A_PLAN,
  },
  'GET /sav/search': {
    name: 'searchSav',
    description: 'Searches faults, questions and after-sales pages. Without text it returns every question.',
  },
  'GET /sav/fault': {
    name: 'listSavFaults',
    description: 'Lists appliance faults by displayed code or symptom.',
  },
  'GET /sav/fault/{id}': {
    name: 'getSavFault',
    description: 'Returns one fault with its checks in order and the next step when none helps.',
    errors: OF_A_PLAN,
  },
  'POST /sav/vote': {
    name: 'voteSavPage',
    description:
      'Records one vote per visitor on an after-sales page; a second vote replaces the first. X-Visitor-Id identifies the visitor, otherwise the address does.',
    errors: { 400: ['not_available'], 404: ['not_found'] },
    headers: ['visitor'],
  },
} as const satisfies NotesByOperation;
