export type BenchCase = { name: string; requests: string[] };

const NEVER_ASKED = 5000;

/** What is measured. A search that nobody made before costs a call to the back office each time. */
export function benchCases(siteUrl: string): BenchCase[] {
  const at = (...paths: string[]) => paths.map((path) => siteUrl + path);
  return [
    { name: 'home', requests: at('/', '/en', '/pro', '/en/pro') },
    {
      name: 'category, 24 cards and facets',
      requests: at(
        '/nos-produits/chauffage-electrique',
        '/en/our-products/electric-heating',
        '/nos-produits/seche-serviettes',
      ),
    },
    { name: 'product', requests: at('/produit/lame', '/en/product/lame', '/produit/rive') },
    {
      name: 'uncached: a search never made',
      requests: Array.from({ length: NEVER_ASKED }, (_, n) => `${siteUrl}/recherche?q=radiateur+${n + 100}`),
    },
    {
      name: 'redirect look-up',
      requests: at('/index.php', '/accueil', '/pro/pro/connexion', '/en/index.php'),
    },
  ];
}
