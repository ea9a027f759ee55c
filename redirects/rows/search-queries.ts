import { en, enPro, fr, frPro, type RedirectRow } from '../redirect-row.ts';

/** Search addresses: former engines, templates that robots took literally, and junk. */
export const SEARCH_QUERIES: readonly RedirectRow[] = [
  {
    from: '/search?q=%7Bsearch_term_string%7D',
    to: fr('results'),
    code: 301,
    why: 'Crawlers followed the template in our structured data without filling in a term.',
  },
  {
    from: '/en/search?q=%7Bsearch_term_string%7D',
    to: en('results'),
    code: 301,
    why: 'The English template was read as literally as the French one, and kept for longer.',
  },
  {
    from: '/?s={search_term_string}',
    to: fr('results'),
    code: 301,
    why: 'Blog engine’s template with bare braces, as a rank-checking service requests it nightly.',
  },
  {
    from: '/search',
    to: fr('results'),
    code: 301,
    why: 'Browsers remember this engine in their address bar and still send real terms as q.',
  },
  {
    from: '/pro/search',
    to: frPro('results'),
    code: 301,
    why: 'Search box of the trade pages before the French word recherche took its place.',
  },
  {
    from: '/en/pro/recherche',
    to: enPro('results'),
    code: 301,
    why: 'English trade visitors were sent to a French-named engine by a hidden form field.',
  },
  {
    from: '/index.php?option=com_search',
    to: fr('results'),
    code: 301,
    why: 'Probes for a content system we never ran, frequent enough to fill the logs.',
  },
  {
    from: '/index.php?option=com_search&searchword=radiateur',
    to: fr('categories', { slug: 'chauffage-electrique' }),
    code: 301,
    why: 'A link farm sold this made-up search for radiators; a person who follows it gets some.',
  },
  {
    from: '/moteur.php',
    to: fr('results'),
    code: 301,
    why: 'Engine of the PHP site, whose form is saved in offline copies of our pages.',
  },
  {
    from: '/cgi-bin/recherche.pl',
    to: fr('results'),
    code: 301,
    why: 'Word search rented from the host in 2001, one of the few scripts frames could call.',
  },
  {
    from: '/recherche/index/resultats',
    to: fr('results'),
    code: 301,
    why: 'Controller name that the content site let through in its very first search addresses.',
  },
  {
    from: '/recherche/index/tri/prix-croissant',
    to: fr('categories'),
    code: 301,
    why: 'Sorting by price without any term showed everything, which the range page does better.',
  },
  {
    from: '/catalogsearch/result/?q=thermostat',
    to: fr('categories', { slug: 'regulation/thermostats' }),
    code: 301,
    why: 'Shop-software trial of 2018: its search for thermostats is all that search engines saw of it.',
  },
  {
    from: '/?s=notice',
    to: fr('documentations'),
    code: 301,
    why: 'Two of three blog searches were for a manual, so telephone staff passed this one on.',
  },
  {
    from: '/?s=pieces+detachees',
    to: fr('accessories'),
    code: 301,
    why: 'A consumers’ repair guide gives the blog’s result list as our catalogue of parts.',
  },
  {
    from: '/?s=&post_type=product',
    to: fr('categories'),
    code: 301,
    why: 'The loupe of the 2015 theme, pressed on an empty field, listed all appliances.',
  },
  {
    from: '/en/?s=instructions',
    to: en('documentations'),
    code: 301,
    why: 'Holiday lettings paste this query in their house book under how to use the heating.',
  },
  {
    from: '/recherche-produit/%22%22',
    to: fr('results'),
    code: 301,
    why: 'A misquoted attribute in a partner’s banner asked for two inverted commas.',
  },
  {
    from: '/search/node/undefined',
    to: fr('results'),
    code: 301,
    why: 'Suggestion script that named its missing term, until a crawler learnt the word by heart.',
  },
  {
    from: '/suggest?term=',
    to: fr('index'),
    code: 301,
    why: 'Endpoint of the typing suggestions, indexed as a blank page with our name on it.',
  },
  {
    from: '/en/find?keywords=boiler',
    to: en('categories', { slug: 'boilers' }),
    code: 301,
    why: 'Sample query in the manual of the English engine, tried by everybody who read it.',
  },
];
