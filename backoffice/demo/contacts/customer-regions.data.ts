/** A zone of the after-sales and order teams. `range`: prefix of its phone numbers, reserved for fiction. */
export type DemoZone = { name: { fr: string; en: string }; range: string; regions: DemoRegion[] };
/** A region with the prefixes of its postcodes. */
export type DemoRegion = { name: { fr: string; en: string }; zipcodes: string };

export const CUSTOMER_ZONES: DemoZone[] = [
  {
    name: { fr: 'Île-de-France', en: 'Paris region' },
    range: '01 99 00',
    regions: [{ name: { fr: 'Île-de-France', en: 'Paris region' }, zipcodes: '75 77 78 91 92 93 94 95' }],
  },
  {
    name: { fr: 'Nord-Ouest', en: 'North-west' },
    range: '02 61 91',
    regions: [
      { name: { fr: 'Normandie', en: 'Normandy' }, zipcodes: '14 27 50 61 76' },
      { name: { fr: 'Bretagne', en: 'Brittany' }, zipcodes: '22 29 35 56' },
      { name: { fr: 'Pays de la Loire', en: 'Loire region' }, zipcodes: '44 49 53 72 85' },
      { name: { fr: 'Centre-Val de Loire', en: 'Centre and Loire valley' }, zipcodes: '18 28 36 37 41 45' },
    ],
  },
  {
    name: { fr: 'Nord-Est', en: 'North-east' },
    range: '03 53 01',
    regions: [
      { name: { fr: 'Hauts-de-France', en: 'Upper France' }, zipcodes: '02 59 60 62 80' },
      { name: { fr: 'Grand Est', en: 'Grand Est' }, zipcodes: '08 10 51 52 54 55 57 67 68 88' },
      {
        name: { fr: 'Bourgogne-Franche-Comté', en: 'Burgundy and Franche-Comté' },
        zipcodes: '21 25 39 58 70 71 89 90',
      },
    ],
  },
  {
    name: { fr: 'Sud-Est', en: 'South-east' },
    range: '04 65 71',
    regions: [
      {
        name: { fr: 'Auvergne-Rhône-Alpes', en: 'Auvergne and Rhône-Alpes' },
        zipcodes: '01 03 07 15 26 38 42 43 63 69 73 74',
      },
      {
        name: { fr: 'Provence-Alpes-Côte d’Azur', en: 'Provence and Riviera' },
        zipcodes: '04 05 06 13 83 84',
      },
      { name: { fr: 'Corse', en: 'Corsica' }, zipcodes: '20' },
    ],
  },
  {
    name: { fr: 'Sud-Ouest', en: 'South-west' },
    range: '05 36 49',
    regions: [
      {
        name: { fr: 'Nouvelle-Aquitaine', en: 'New Aquitaine' },
        zipcodes: '16 17 19 23 24 33 40 47 64 79 86 87',
      },
      { name: { fr: 'Occitanie', en: 'Occitania' }, zipcodes: '09 11 12 30 31 32 34 46 48 65 66 81 82' },
    ],
  },
  {
    name: { fr: 'Outre-mer', en: 'Overseas' },
    range: '06 39 98',
    regions: [
      { name: { fr: 'Guadeloupe', en: 'Guadeloupe' }, zipcodes: '971' },
      { name: { fr: 'Martinique', en: 'Martinique' }, zipcodes: '972' },
      { name: { fr: 'Guyane', en: 'French Guiana' }, zipcodes: '973' },
      { name: { fr: 'La Réunion', en: 'Réunion' }, zipcodes: '974' },
      { name: { fr: 'Mayotte', en: 'Mayotte' }, zipcodes: '976' },
    ],
  },
];

/** Combined in steps without a common divisor with the lists, so that names are unique. */
export const FIRST_NAMES = [
  'Apolline',
  'Gaspard',
  'Solène',
  'Anatole',
  'Clélia',
  'Basile',
  'Maïwenn',
  'Octave',
  'Ombeline',
  'Cyprien',
  'Zélie',
  'Aurèle',
  'Ninon',
  'Firmin',
  'Salomé',
  'Lubin',
  'Faustine',
  'Malo',
  'Iris',
  'Honoré',
  'Perrine',
  'Gauvain',
  'Isaure',
];
export const LAST_NAMES = [
  'Brisemure',
  'Valdoret',
  'Chantelouve',
  'Tisserolle',
  'Marvanne',
  'Ferrandon',
  'Roquefeuil-Lande',
  'Clairvoisin',
  'Peyrelongue',
  'Aubrespine',
  'Tournemire',
  'Sauvebois',
  'Guérandelle',
  'Montaubois',
  'Larivelle',
  'Cendrelin',
  'Boisfleury',
  'Hautemer',
  'Quériolet',
];
