import type { NotesByOperation } from './operation-notes.ts';

/** Documentation of the operations with which operators work on the catalogue. */
export const CATALOGUE_DESK_NOTES = {
  'GET /operator/product': {
    name: 'listProductOverviews',
    description:
      'Lists products of every sales plan, withdrawn ones too, in the order of the catalogue: by a part of a name or of a reference, by type and by category.',
  },
  'GET /operator/product/{id}/media': {
    name: 'listProductMedia',
    description:
      'Lists the pictures that show a product, in the order of its page, as `PUT /media` takes them, with the address of a small copy.',
  },
  'GET /operator/vocabulary': {
    name: 'getCatalogueVocabulary',
    description:
      'Returns the keys and names of types, colours, categories and attributes that products may state, and the pictures of rooms that slides, pages and categories may show.',
  },
  'GET /operator/variant': {
    name: 'listVariantOverviews',
    description:
      'Lists variants with price and stock, in the order of the catalogue: by a part of a name or of a reference, or of one product.',
  },
  'GET /operator/variant/list': {
    name: 'getVariantList',
    description:
      'Returns `prices.csv` or `stock.csv` of every variant as the export of a shop writes them: prices of sales plans and of periods too.',
  },
  'POST /operator/variant/list': {
    name: 'importVariantList',
    description:
      'Reads `prices` or `stock` as CSV or .xlsx, as an import of single tables does, and reports each error by its line and the variants whose values differ. With `apply`, a list without errors is written, all or nothing, and the log has each variant that changes. Variants that the list lacks stay.',
    fields: { files: ['required', 'wrong_type', 'empty_file', 'too_large', 'too_many_files'] },
  },
  'GET /operator/import': {
    name: 'listImports',
    description:
      'Lists the last 200 imports, the latest first: of a shop or of its lists on the command line, and uploaded lists of prices and stock that were to be written. Trials are not listed.',
  },
} as const satisfies NotesByOperation;
