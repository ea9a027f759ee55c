import { en, enPro, type RedirectRow } from '../redirect-row.ts';

/** Ranges and appliances once listed in English, for consumers and professionals. */
export const ENGLISH_PRODUCTS: readonly RedirectRow[] = [
  {
    from: '/en/pro/our-products/gas-heaters',
    to: enPro('categories', { slug: 'gas-radiator' }),
    code: 301,
    why: 'Gas heaters said too much: boilers are gas heaters too, so the range became gas radiators.',
  },
  {
    from: '/en/pro/nos-produits/radiateur-a-gaz',
    to: enPro('categories', { slug: 'gas-radiator' }),
    code: 301,
    why: 'The export price list of 2019 was made from the French file with only the texts translated.',
  },
  {
    from: '/en/pro/range/flueless-and-balanced-flue.html',
    to: enPro('categories', { slug: 'gas-radiator/balanced-flue' }),
    code: 301,
    why: 'Holiday-park builders in Wales ordered from this sheet; flueless models were never made again.',
  },
  {
    from: '/en/pro/our-products/heat-pumps',
    to: enPro('categories', { slug: 'heat-pump' }),
    code: 301,
    why: 'The plural is what a trade journal printed under its photograph of our stand.',
  },
  {
    from: '/en/pro/renewables/air-source',
    to: enPro('categories', { slug: 'heat-pump/air-to-water' }),
    code: 301,
    why: 'British installers search for air-source rather than air-to-water, and saved this page.',
  },
  {
    from: '/en/pro/renewables/boreholes',
    to: enPro('product', { slug: 'gres' }),
    code: 301,
    why: 'A geology department’s course on ground heat takes our probe drawing as its example.',
  },
  {
    from: '/en/pro/our-products/commercial-heating',
    to: enPro('categories', { slug: 'electric-heating/shops-and-small-offices' }),
    code: 301,
    why: 'Commercial was read as large plant, which we do not make, hence shops and small offices.',
  },
  {
    from: '/en/pro/over-door-heaters',
    to: enPro('categories', { slug: 'electric-heating/shops-and-small-offices/air-curtains' }),
    code: 301,
    why: 'Shopfitters’ expression for air curtains, picked by the agency that wrote the 2021 brochure.',
  },
  {
    from: '/en/pro/cylinders',
    to: enPro('categories', { slug: 'hot-water/storage-tanks' }),
    code: 301,
    why: 'What plumbers across the Channel call tanks; the word was an entry of the export index.',
  },
  {
    from: '/en/electric-heating/campalys',
    to: en('product', { slug: 'electric-heating/campalys' }),
    code: 301,
    why: 'Products had no folder at first: this one stood right under its family and was linked as such.',
  },
  {
    from: '/en/campalys-radiator',
    to: en('product', { slug: 'electric-heating/campalys' }),
    code: 301,
    why: 'Landing page of an expatriates’ magazine offer, whose readers kept the cutting.',
  },
  {
    from: '/en/pro/product/campalys',
    to: enPro('product', { slug: 'electric-heating/campalys' }),
    code: 301,
    why: 'A dentists’ supplier recommends the wipe-clean front by the name without its family.',
  },
  {
    from: '/en/our-products/radiators',
    to: en('categories', { slug: 'electric-heating' }),
    code: 301,
    why: 'Translated word for word from the menu label, then aligned with the French path.',
  },
  {
    from: '/en/our-products/storage-heaters',
    to: en('categories', { slug: 'electric-heating/electric-radiators/dry-inertia' }),
    code: 301,
    why: 'Inertia puzzled English readers for whom a heater that stores warmth has another name.',
  },
  {
    from: '/en/our-products/panel-heaters',
    to: en('categories', { slug: 'electric-heating/electric-radiators/radiant-panels' }),
    code: 301,
    why: 'A landlords’ guide to cheap fixed heating compares flat panels through this link.',
  },
  {
    from: '/en/our-products/towel-rails',
    to: en('categories', { slug: 'towel-dryers' }),
    code: 301,
    why: 'Rails against dryers was argued for two years; bathroom blogs had taken the former by then.',
  },
  {
    from: '/en/our-products/immersion-heaters',
    to: en('categories', { slug: 'water-heaters/electric' }),
    code: 301,
    why: 'Misnomer corrected after a reader pointed out that we sell the tank as well as the element.',
  },
  {
    from: '/en/our-products/extractor-fans',
    to: en('categories', { slug: 'ventilation/extract-fans' }),
    code: 301,
    why: 'Damp-proofing advice for stone cottages ends with a link to our bathroom fans.',
  },
  {
    from: '/en/our-products/mvhr',
    to: en('categories', { slug: 'ventilation/heat-recovery' }),
    code: 301,
    why: 'Four letters by which the passive-house community knows double-flow ventilation.',
  },
  {
    from: '/en/product/ambierle-column-radiator',
    to: en('product', { slug: 'colombage' }),
    code: 301,
    why: 'An interior designer’s portfolio credits the column radiator of a Normandy manor.',
  },
  {
    from: '/en/product/villerest',
    to: en('product', { slug: 'parement' }),
    code: 301,
    why: 'The panel stayed on sale abroad a year longer than at home, hence an English page alone.',
  },
  {
    from: '/en/product/hot-tap-tank',
    to: en('product', { slug: 'vasque' }),
    code: 301,
    why: 'Campers’ forum thread about fifteen litres under a sink, answered by our export desk.',
  },
];
