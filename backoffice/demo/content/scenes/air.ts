import type { DemoScene } from './demo-scene.ts';

export const AIR_SCENES: DemoScene[] = [
  {
    name: 'traboule-wide',
    product: 'traboule',
    alt: {
      fr: 'Centrale double flux Traboule blanche sous les combles, ses quatre gaines vers le toit.',
      en: 'A white Traboule heat-recovery unit under the eaves, its four ducts going up to the roof.',
    },
  },
  {
    name: 'courette-attic',
    product: 'courette',
    alt: {
      fr: 'Centrale double flux Courette sur un mur de planches, dans un grenier.',
      en: 'A Courette heat-recovery unit on a boarded wall, in an attic.',
    },
  },
  {
    name: 'chatiere-shower',
    product: 'chatiere',
    alt: {
      fr: 'Aérateur Chatière blanc sur des carreaux verts, à côté d’une douche de laiton.',
      en: 'A white Chatière extract fan on green tiles, beside a brass shower.',
    },
  },
  {
    name: 'pergola-bedroom',
    product: 'pergola',
    alt: {
      fr: 'Climatiseur mural Pergola anthracite au-dessus d’un lit, sur un mur rosé par le soir.',
      en: 'An anthracite Pergola wall unit above a bed, on a wall turned pink by the evening.',
    },
  },
  {
    name: 'ombre-bedroom',
    product: 'ombre',
    alt: {
      fr: 'Climatiseur mural Ombre blanc au-dessus d’un lambris bleu.',
      en: 'A white Ombre wall unit above blue boarding.',
    },
  },
  {
    name: 'auvent-workshop',
    product: 'auvent',
    alt: {
      fr: 'Climatiseur mural Auvent anthracite au-dessus d’un établi, sur des briques blanches.',
      en: 'An anthracite Auvent wall unit above a workbench, on white bricks.',
    },
  },
  {
    name: 'marquise-bedroom',
    product: 'marquise',
    alt: {
      fr: 'Climatiseur sans groupe extérieur Marquise au bas d’un mur, dans la lumière d’un store.',
      en: 'A Marquise air conditioner without outdoor unit low on a wall, in the light of a blind.',
    },
  },
  {
    name: 'patio-balcony',
    product: 'patio',
    alt: {
      fr: 'Groupe extérieur Patio anthracite sur un balcon de bois, près d’un olivier en pot.',
      en: 'An anthracite Patio outdoor unit on a wooden balcony, near an olive tree in a pot.',
    },
  },
  {
    name: 'meridienne-wall',
    product: 'meridienne',
    alt: {
      fr: 'Thermostat Méridienne noir, 19 degrés, sur un mur de chaux ; un vase sur une étagère.',
      en: 'A black Méridienne thermostat, at 19 degrees, on a lime wall; a vase on a shelf.',
    },
  },
  {
    name: 'cadran-door',
    product: 'cadran',
    alt: {
      fr: 'Thermostat Cadran blanc sur un mur vert, au-dessus d’un interrupteur de laiton.',
      en: 'A white Cadran thermostat on a green wall, above a brass switch.',
    },
  },
  {
    name: 'relais-console',
    product: 'relais',
    alt: {
      fr: 'Passerelle Relais blanche au mur, au-dessus d’une coupe de céramique.',
      en: 'A white Relais gateway on the wall, above a ceramic bowl.',
    },
  },
];
