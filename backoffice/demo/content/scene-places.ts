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
