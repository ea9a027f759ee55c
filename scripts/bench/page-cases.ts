export type PageCase = { name: string; paths: string[] };

/** Kinds of pages that are measured. The category has 24 cards and facets. */
export const PAGE_CASES: PageCase[] = [
  { name: 'home', paths: ['/'] },
  { name: 'category', paths: ['/nos-produits/chauffage-electrique'] },
  { name: 'product', paths: ['/produit/lame'] },
  { name: 'search', paths: ['/recherche?q=radiateur'] },
];
