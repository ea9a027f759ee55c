import type { DemoScene } from './demo-scene.ts';

export const WATER_SCENES: DemoScene[] = [
  {
    name: 'rive-squares',
    product: 'rive',
    alt: {
      fr: 'Sèche-serviettes Rive chromé sur de petits carreaux blancs, deux serviettes sur ses barreaux.',
      en: 'A chrome Rive towel dryer on small white tiles, two towels over its rungs.',
    },
  },
  {
    name: 'berge-oak',
    product: 'berge',
    alt: {
      fr: 'Sèche-serviettes Berge blanc sur un lambris de chêne, une serviette verte pliée sur ses barreaux.',
      en: 'A white Berge towel dryer on oak boarding, a folded green towel over its rungs.',
    },
  },
  {
    name: 'treille-terrazzo',
    product: 'treille',
    alt: {
      fr: 'Sèche-serviettes à lames Treille brique devant un terrazzo, dans le disque de lumière d’une fenêtre ronde.',
      en: 'A brick-red slatted Treille towel dryer against terrazzo, in the disc of light of a round window.',
    },
  },
  {
    name: 'espalier-tadelakt',
    product: 'espalier',
    alt: {
      fr: 'Sèche-serviettes asymétrique Espalier vert sapin sur un tadelakt couleur d’argile, près d’une niche en arc.',
      en: 'A fir-green asymmetric Espalier towel dryer on clay-coloured tadelakt, beside an arched niche.',
    },
  },
  {
    name: 'patere-wide',
    product: 'patere',
    alt: {
      fr: 'Sèche-serviettes Patère brique sur un mur vert sauge, une baignoire blanche en îlot à droite.',
      en: 'A brick-red Patère towel dryer on a sage-green wall, a white free-standing bath on the right.',
    },
  },
  {
    name: 'lavandiere-glazed',
    product: 'lavandiere',
    alt: {
      fr: 'Sèche-serviettes Lavandière blanc à soufflerie sur des carreaux émaillés bleu-vert, une fougère à droite.',
      en: 'A white Lavandière towel dryer with blower on blue-green glazed tiles, a fern on the right.',
    },
  },
  {
    name: 'mangle-travertine',
    product: 'mangle',
    alt: {
      fr: 'Sèche-serviettes Mangle noir sur un mur de travertin, deux serviettes sur ses barreaux.',
      en: 'A black Mangle towel dryer on a travertine wall, two towels over its rungs.',
    },
  },
  {
    name: 'bise-wide',
    product: 'bise',
    alt: {
      fr: 'Pompe à chaleur Bise anthracite au pied d’une façade enduite, sur un lit de gravier.',
      en: 'An anthracite Bise heat pump at the foot of a rendered wall, on a bed of gravel.',
    },
  },
  {
    name: 'bise-larch',
    product: 'bise',
    alt: {
      fr: 'Pompe à chaleur Bise blanche devant un bardage de mélèze, au bord d’une terrasse.',
      en: 'A white Bise heat pump in front of larch cladding, at the edge of a terrace.',
    },
  },
  {
    name: 'ponant-brick',
    product: 'ponant',
    alt: {
      fr: 'Pompe à chaleur Ponant à deux ventilateurs contre un mur de briques, entre deux buis.',
      en: 'A two-fan Ponant heat pump against a brick wall, between two box shrubs.',
    },
  },
  {
    name: 'galerne-winter',
    product: 'galerne',
    alt: {
      fr: 'Pompe à chaleur Galerne blanche le long d’une façade, dans une lumière d’hiver.',
      en: 'A white Galerne heat pump along a wall, in winter light.',
    },
  },
  {
    name: 'socle-utility',
    product: 'socle',
    alt: {
      fr: 'Tour hydraulique Socle blanche dans une buanderie, entre un placard de chêne et des étagères.',
      en: 'A white Socle hydraulic tower in a utility room, between an oak cupboard and shelves.',
    },
  },
  {
    name: 'source-laundry',
    product: 'source',
    alt: {
      fr: 'Chauffe-eau thermodynamique Source dans une buanderie, à côté d’un lave-linge.',
      en: 'A Source heat-pump water heater in a laundry, next to a washing machine.',
    },
  },
  {
    name: 'cuvier-pantry',
    product: 'cuvier',
    alt: {
      fr: 'Chauffe-eau sur pied Cuvier dans un cellier carrelé de blanc.',
      en: 'A floor-standing Cuvier water heater in a white-tiled pantry.',
    },
  },
  {
    name: 'citerne-cupboard',
    product: 'citerne',
    alt: {
      fr: 'Chauffe-eau Citerne dans un placard aux portes vert sauge, au-dessus d’un panier à linge.',
      en: 'A Citerne water heater in a cupboard with sage-green doors, above a linen basket.',
    },
  },
  {
    name: 'bief-dressing',
    product: 'bief',
    alt: {
      fr: 'Chauffe-eau plat Bief à l’entrée d’un dressing, au mur couleur d’argile.',
      en: 'A slim Bief water heater at the entrance of a dressing room, on a clay-coloured wall.',
    },
  },
  {
    name: 'aqueduc-wide',
    product: 'aqueduc',
    alt: {
      fr: 'Chauffe-eau horizontal Aqueduc au-dessus d’un plan de travail et de deux lave-linge.',
      en: 'A horizontal Aqueduc water heater above a worktop and two washing machines.',
    },
  },
  {
    name: 'aiguiere-sink',
    product: 'aiguiere',
    alt: {
      fr: 'Petit chauffe-eau Aiguière sous l’évier de pierre d’une cuisine.',
      en: 'A small Aiguière water heater under the stone sink of a kitchen.',
    },
  },
  {
    name: 'foyer-kitchen',
    product: 'foyer',
    alt: {
      fr: 'Chaudière murale Foyer blanche entre deux placards de cuisine vert sauge.',
      en: 'A white wall-hung Foyer boiler between two sage-green kitchen cupboards.',
    },
  },
  {
    name: 'forge-cellar',
    product: 'forge',
    alt: {
      fr: 'Chaudière au sol Forge anthracite dans une chaufferie, ses tubes de cuivre au mur.',
      en: 'An anthracite floor-standing Forge boiler in a boiler room, its copper pipes along the wall.',
    },
  },
];
