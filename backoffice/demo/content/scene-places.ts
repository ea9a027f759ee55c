/** Which scene stands where, by name. A place without one keeps its drawing, or does without. */
export const CATEGORY_SCENES: Readonly<Record<string, string>> = {
  radiators: 'refend-living',
  'dry-inertia': 'lame-living',
  'fluid-inertia': 'colombage-loft',
  'low-radiators': 'seuil-garden',
  'gas-radiators': 'chenet-living',
  supplementary: 'banquette-child',
  'towel-dryers': 'patere-wide',
  'heat-pumps': 'bise-wide',
  'hot-water': 'aqueduc-wide',
  boilers: 'foyer-kitchen',
  ventilation: 'traboule-wide',
  controls: 'meridienne-wall',
  'air-conditioning': 'pergola-bedroom',
  signature: 'linteau-night',
};

/** The covers of pushes, by the category they belong to. */
export const PUSH_SCENES: Readonly<Record<string, string>> = {
  radiators: 'lame-living',
  'towel-dryers': 'rive-squares',
  'heat-pumps': 'bise-larch',
  'hot-water': 'source-laundry',
  boilers: 'foyer-kitchen',
  ventilation: 'traboule-wide',
  'air-conditioning': 'ombre-bedroom',
  signature: 'trumeau-night',
};

/** By the page's key. */
export const PAGE_SCENES: Readonly<Record<string, string>> = {
  'signature-collection': 'trumeau-night',
  'lame-in-five-colours': 'lame-living',
  'dry-inertia-fluid-inertia-or-radiant': 'colombage-loft',
  'replacing-old-convectors': 'refend-living',
  'setting-the-temperature-room-by-room': 'meridienne-wall',
  'how-much-power-for-a-bathroom': 'patere-wide',
  'what-size-water-heater': 'aqueduc-wide',
  'why-an-insulated-house-must-breathe': 'traboule-wide',
  'heat-pumps-and-neighbours': 'bise-wide',
  'heating-under-the-eaves': 'pignon-stair',
  'the-pilot-wire-explained': 'claustra-dining',
  'reading-an-energy-label': 'source-laundry',
  'renovation-grants': 'seuil-garden',
  'sizing-a-heat-pump': 'galerne-winter',
  'balancing-heat-recovery-ventilation': 'courette-attic',
  'replacing-an-oil-boiler-in-two-days': 'forge-cellar',
  'the-foundry-opens-its-doors': 'arcade-loft',
  'ten-years-of-parts': 'tison-library',
  'redoing-a-bathroom': 'rive-squares',
  'leaving-oil': 'bise-wide',
  'a-first-flat': 'citerne-cupboard',
  'a-house-extension': 'seuil-garden',
  'changing-a-water-heater': 'cuvier-pantry',
  'ventilating-a-renovated-house': 'courette-attic',
  'sleeping-cool': 'pergola-bedroom',
  'heating-driven-by-the-sun': 'aqueduc-wide',
  'a-shop-with-an-open-door': 'claustra-dining',
  'a-repair-workshop': 'auvent-workshop',
  'a-sports-hall': 'colombage-loft',
  'an-open-plan-office': 'persienne-study',
  'eight-flats-one-boiler-room': 'forge-cellar',
  'a-village-school': 'banquette-child',
  'a-twenty-room-hotel': 'meneau-niche',
  'a-row-of-new-houses': 'socle-utility',
  'cast-iron-kept-in-nevers': 'ponant-brick',
  'damp-winters-near-rennes': 'meridienne-wall',
  'small-power-in-angers': 'socle-utility',
  'salt-air-in-granville': 'relais-console',
  'sun-and-shade-in-perpignan': 'patio-balcony',
  'three-rooms-in-tours': 'lame-living',
  'a-studio-in-lille': 'bief-dressing',
  'a-gas-flat-in-lyon': 'cadran-door',
  'a-bathroom-in-bayonne': 'chatiere-shower',
  'a-loft-in-besancon': 'jalousie-landing',
};

/** The home page's head, slide by slide. */
export const SLIDE_SCENES: Readonly<Record<'part' | 'pro', readonly string[]>> = {
  part: ['lame-living', 'patere-wide', 'bise-wide'],
  pro: ['bise-wide'],
};

/** The signature line on the home page. */
export const SIGNATURE_SCENE = 'trumeau-night';
