import type { DemoScene } from './demo-scene.ts';

export const HEATING_SCENES: DemoScene[] = [
  {
    name: 'lame-living',
    product: 'lame',
    alt: {
      fr: 'Radiateur Lame brique sur un mur de chaux grise, dans un séjour au parquet de chêne à larges lames ; un banc et un vase à droite.',
      en: 'A brick-red Lame radiator on a grey lime wall, in a living room with wide oak boards; a bench and a vase on the right.',
    },
  },
  {
    name: 'refend-living',
    product: 'refend',
    alt: {
      fr: 'Radiateur Refend blanc sur une boiserie vert sauge, près d’un fauteuil en laine bouclée.',
      en: 'A white Refend radiator on sage-green panelling, beside a bouclé armchair.',
    },
  },
  {
    name: 'colombage-loft',
    product: 'colombage',
    alt: {
      fr: 'Radiateur à colonnes Colombage anthracite sur un mur de briques blanches, rayé par l’ombre d’une verrière.',
      en: 'An anthracite Colombage column radiator on a white brick wall, striped by the shadow of a glass roof.',
    },
  },
  {
    name: 'meneau-niche',
    product: 'meneau',
    alt: {
      fr: 'Radiateur Meneau blanc entre une niche en arc et un fauteuil brique.',
      en: 'A white Meneau radiator between an arched niche and a brick-red armchair.',
    },
  },
  {
    name: 'persienne-study',
    product: 'persienne',
    alt: {
      fr: 'Radiateur Persienne vert sapin dans un bureau, à côté d’une table de travail en chêne.',
      en: 'A fir-green Persienne radiator in a study, next to an oak writing table.',
    },
  },
  {
    name: 'claustra-dining',
    product: 'claustra',
    alt: {
      fr: 'Radiateur Claustra ardoise dans une salle à manger, derrière une chaise paillée.',
      en: 'A slate-blue Claustra radiator in a dining room, behind a rush-seated chair.',
    },
  },
  {
    name: 'allege-window',
    product: 'allege',
    alt: {
      fr: 'Radiateur bas Allège couleur lin sous une fenêtre à petits carreaux, entre deux rideaux.',
      en: 'A low linen-coloured Allège radiator under a small-paned window, between two curtains.',
    },
  },
  {
    name: 'seuil-garden',
    product: 'seuil',
    alt: {
      fr: 'Radiateur bas Seuil noir au pied de la verrière d’un jardin d’hiver.',
      en: 'A low black Seuil radiator at the foot of a conservatory’s glazing.',
    },
  },
  {
    name: 'futaie-hall',
    product: 'futaie',
    alt: {
      fr: 'Radiateur vertical Futaie vert sapin dans une entrée au sol en damier.',
      en: 'A fir-green upright Futaie radiator in a hall with a chequered floor.',
    },
  },
  {
    name: 'pignon-stair',
    product: 'pignon',
    alt: {
      fr: 'Radiateur vertical Pignon ardoise au pied d’un escalier.',
      en: 'A slate-blue upright Pignon radiator at the foot of a staircase.',
    },
  },
  {
    name: 'jalousie-landing',
    product: 'jalousie',
    alt: {
      fr: 'Radiateur vertical Jalousie noir sur un palier, devant une claire-voie de bois.',
      en: 'A black upright Jalousie radiator on a landing, in front of a timber screen.',
    },
  },
  {
    name: 'arcade-loft',
    product: 'arcade',
    alt: {
      fr: 'Radiateur à colonnes Arcade blanc sur un mur de briques rouges.',
      en: 'A white Arcade column radiator on a red brick wall.',
    },
  },
  {
    name: 'chenet-living',
    product: 'chenet',
    alt: {
      fr: 'Radiateur gaz Chenet noir, flamme allumée, entre un panier et une niche en arc, sur des tomettes.',
      en: 'A black Chenet gas radiator, its flame lit, between a basket and an arched niche, on terracotta tiles.',
    },
  },
  {
    name: 'tison-library',
    product: 'tison',
    alt: {
      fr: 'Radiateur gaz Tison blanc devant un mur vert, près d’une bibliothèque.',
      en: 'A white Tison gas radiator against a green wall, near a bookcase.',
    },
  },
  {
    name: 'banquette-child',
    product: 'banquette',
    alt: {
      fr: 'Convecteur Banquette blanc dans une chambre d’enfant, sous une colline peinte au mur.',
      en: 'A white Banquette convector in a child’s room, below a hill painted on the wall.',
    },
  },
  {
    name: 'trumeau-night',
    product: 'trumeau',
    alt: {
      fr: 'Radiateur Trumeau en pierre noire cerclée de laiton, éclairé d’en haut dans une pièce sombre.',
      en: 'A Trumeau radiator of black stone framed in brass, lit from above in a dark room.',
    },
  },
  {
    name: 'linteau-night',
    product: 'linteau',
    alt: {
      fr: 'Radiateur Linteau en pierre noire sur une boiserie sombre, un fauteuil de cuir à droite.',
      en: 'A Linteau radiator of black stone on dark boarding, a leather armchair on the right.',
    },
  },
  {
    name: 'chambranle-night',
    product: 'chambranle',
    alt: {
      fr: 'Radiateur Chambranle en pierre claire, dressé au-dessus d’un sol en damier de marbre.',
      en: 'A Chambranle radiator of pale stone, standing tall above a chequered marble floor.',
    },
  },
  {
    name: 'margelle-night',
    product: 'margelle',
    alt: {
      fr: 'Radiateur Margelle carré en pierre claire, une sphère de laiton sur une console.',
      en: 'A square Margelle radiator of pale stone, a brass sphere on a console.',
    },
  },
];
