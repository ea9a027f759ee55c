import type { Translated } from '../catalogue/product-record.ts';

/** Promotional push of each product family, in the mega-menu and on its category page. */
export type DemoPush = {
  category: string;
  product: string;
  tag: Translated | null;
  banner?: Translated;
  text: Translated;
  link: Translated;
};

const SEE = { fr: 'Voir le produit', en: 'See the product' };

export const PUSHES: DemoPush[] = [
  {
    category: 'radiators',
    product: 'lame',
    tag: { fr: 'Nouveauté 2026', en: 'New in 2026' },
    banner: { fr: 'Assemblé en France', en: 'Assembled in France' },
    text: { fr: 'Lame, désormais en cinq teintes', en: 'Lame, now in five colours' },
    link: { fr: 'Voir le radiateur', en: 'See the radiator' },
  },
  {
    category: 'towel-dryers',
    product: 'rive',
    tag: null,
    text: { fr: 'Rive, quatre serviettes sur 500 mm', en: 'Rive, four towels on 500 mm' },
    link: SEE,
  },
  {
    category: 'heat-pumps',
    product: 'bise',
    tag: { fr: 'Nouveauté 2026', en: 'New in 2026' },
    text: { fr: 'Bise, le circuit frigorifique reste dehors', en: 'Bise, the refrigerant stays outside' },
    link: { fr: 'Voir la pompe à chaleur', en: 'See the heat pump' },
  },
  {
    category: 'hot-water',
    product: 'source',
    tag: null,
    text: {
      fr: 'Source, un kilowattheure payé, trois rendus',
      en: 'Source, one kilowatt-hour paid, three returned',
    },
    link: { fr: 'Voir le chauffe-eau', en: 'See the water heater' },
  },
  {
    category: 'boilers',
    product: 'foyer',
    tag: null,
    text: { fr: 'Foyer, une chaudière sans conduit', en: 'Foyer, a boiler without a flue' },
    link: { fr: 'Voir la chaudière', en: 'See the boiler' },
  },
  {
    category: 'ventilation',
    product: 'traboule',
    tag: { fr: 'Nouveauté 2026', en: 'New in 2026' },
    text: {
      fr: 'Traboule, l’air qui sort chauffe celui qui entre',
      en: 'Traboule, outgoing air warms the incoming',
    },
    link: SEE,
  },
  {
    category: 'controls',
    product: 'niveau',
    tag: null,
    text: {
      fr: 'Niveau, un degré de moins, au bon endroit',
      en: 'Niveau, one degree less, in the right place',
    },
    link: { fr: 'Voir le thermostat', en: 'See the thermostat' },
  },
  {
    category: 'air-conditioning',
    product: 'ombre',
    tag: null,
    text: { fr: 'Ombre, l’été sans volets clos', en: 'Ombre, summer without closed shutters' },
    link: { fr: 'Voir le climatiseur', en: 'See the air conditioner' },
  },
  {
    category: 'signature',
    product: 'trumeau',
    tag: null,
    text: { fr: 'Trumeau, une pierre d’un seul tenant', en: 'Trumeau, a single stone' },
    link: { fr: 'Voir le radiateur', en: 'See the radiator' },
  },
];
