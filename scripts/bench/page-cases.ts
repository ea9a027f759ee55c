export type PageCase = { name: string; paths: string[]; kinds: ('cached' | 'uncached')[] };

const NEVER_ASKED = 5000;

/** The kinds of pages that are measured. A search that nobody made before costs a call to the back office each time. */
export const PAGE_CASES: PageCase[] = [
  { name: 'home', paths: ['/'], kinds: ['cached', 'uncached'] },
  {
    name: 'category, 24 cards and facets',
    paths: ['/nos-produits/chauffage-electrique'],
    kinds: ['cached', 'uncached'],
  },
  { name: 'product', paths: ['/produit/lame'], kinds: ['cached', 'uncached'] },
  { name: 'search', paths: ['/recherche?q=radiateur'], kinds: ['cached', 'uncached'] },
  {
    name: 'search never made before',
    paths: Array.from({ length: NEVER_ASKED }, (_, number) => `/recherche?q=radiateur+${number + 100}`),
    kinds: ['uncached'],
  },
];
