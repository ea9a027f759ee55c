export type PageCase = { name: string; paths: string[]; kinds: ('cached' | 'uncached')[] };

/** Kinds of pages that are measured. */
export const PAGE_CASES: PageCase[] = [
  { name: 'home', paths: ['/'], kinds: ['cached', 'uncached'] },
  {
    name: 'category, 24 cards and facets',
    paths: ['/nos-produits/chauffage-electrique'],
    kinds: ['cached', 'uncached'],
  },
  { name: 'product', paths: ['/produit/lame'], kinds: ['cached', 'uncached'] },
  { name: 'search', paths: ['/recherche?q=radiateur'], kinds: ['cached', 'uncached'] },
];
