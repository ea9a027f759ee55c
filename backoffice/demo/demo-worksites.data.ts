import type { ProjectForm, ProjectRoom } from '#shared/contract/project.ts';

type House = Pick<ProjectForm, 'zipcode' | 'city' | 'altitude' | 'built' | 'works'>;

export type DemoConfiguration = {
  name: string;
  quantity: number;
  room: ProjectRoom | null;
  /** Key of a product and code of its size. */
  product?: [key: string, model: string];
};

export type DemoWorksite = {
  of: string;
  name: string;
  reference: string;
  house: House;
  daysAgo: number;
  configurations: DemoConfiguration[];
  proposal?: { client: string; margin: number; note: string };
};

const PRO = 'pro@atre.example';
const CLIENT = 'client@atre.example';

type Measures = [area: number, height: number, walls: number, glass: number];

function room(
  type: ProjectRoom['type'],
  storey: ProjectRoom['storey'],
  [area, height, walls, glass]: Measures,
): ProjectRoom {
  return { type, storey, area, height, walls, glass, width: null, tall: null };
}

/** Whole houses and single rooms in progress, with the names that installers give them. */
export const DEMO_WORKSITES: DemoWorksite[] = [
  {
    of: PRO,
    name: 'Longère des Ajoncs, rénovation',
    reference: '2026-118',
    house: {
      zipcode: '44390',
      city: 'Nort-sur-Erdre',
      altitude: 200,
      built: '1948-1974',
      works: ['roof', 'windows'],
    },
    daysAgo: 6,
    configurations: [
      {
        name: 'Séjour',
        quantity: 2,
        room: room('living', 'ground', [32, 2.6, 2, 7]),
        product: ['lame', '1800'],
      },
      {
        name: 'Cuisine',
        quantity: 1,
        room: room('kitchen', 'ground', [14, 2.6, 1, 2.5]),
        product: ['refend', '1500'],
      },
      {
        name: 'Chambre des parents',
        quantity: 1,
        room: room('bedroom', 'top', [15, 2.4, 2, 2]),
        product: ['lame', '1500'],
      },
      {
        name: 'Chambre d’Anaëlle',
        quantity: 1,
        room: room('bedroom', 'top', [11, 2.4, 1, 1.5]),
        product: ['soubassement', '1000'],
      },
      {
        name: 'Salle de bains',
        quantity: 1,
        room: room('bathroom', 'top', [7, 2.4, 1, 1]),
        product: ['rive', '1000'],
      },
      { name: 'Entrée', quantity: 1, room: room('hall', 'ground', [8, 2.6, 1, 1.6]) },
    ],
  },
  {
    of: PRO,
    name: 'Pavillon Hautemer, pompe à chaleur',
    reference: '2026-114',
    house: { zipcode: '44800', city: 'Saint-Herblain', altitude: 200, built: '1989-2000', works: [] },
    daysAgo: 13,
    proposal: {
      client: 'M. et Mme Hautemer',
      margin: 1800,
      note: 'Pose, mise en service et reprise de l’ancienne chaudière : devis séparé.',
    },
    configurations: [
      { name: 'Chaufferie', quantity: 1, room: null, product: ['bise', '8'] },
      { name: 'Cellier, eau chaude', quantity: 1, room: null, product: ['source', '200'] },
      {
        name: 'Salle d’eau du rez-de-chaussée',
        quantity: 1,
        room: room('bathroom', 'ground', [5.5, 2.5, 1, 0.6]),
        product: ['berge', '600'],
      },
    ],
  },
  {
    of: PRO,
    name: 'Appartement Lemestre, 3e étage',
    reference: '2026-109',
    house: { zipcode: '44000', city: 'Nantes', altitude: 200, built: 'before-1948', works: ['windows'] },
    daysAgo: 27,
    configurations: [
      {
        name: 'Salon sur cour',
        quantity: 1,
        room: room('living', 'between', [21, 3.1, 1, 5]),
        product: ['chevetre', '2000'],
      },
      {
        name: 'Chambre',
        quantity: 1,
        room: room('bedroom', 'between', [13, 3.1, 1, 2.6]),
        product: ['chevetre', '1250'],
      },
    ],
  },
  {
    of: PRO,
    name: 'Cabinet d’infirmières du Cens',
    reference: '2026-103',
    house: { zipcode: '44700', city: 'Orvault', altitude: 200, built: '2001-2012', works: [] },
    daysAgo: 41,
    configurations: [
      {
        name: 'Salle d’attente',
        quantity: 1,
        room: room('office', 'single', [18, 2.5, 2, 6]),
        product: ['meneau', '1500'],
      },
      {
        name: 'Salle de soins 1',
        quantity: 1,
        room: room('office', 'single', [12, 2.5, 1, 1.5]),
        product: ['meneau', '1000'],
      },
      {
        name: 'Salle de soins 2',
        quantity: 1,
        room: room('office', 'single', [12, 2.5, 1, 1.5]),
        product: ['meneau', '1000'],
      },
    ],
  },
  ...small([
    ['Véranda Tréhic', '2026-097', '44470', 'Carquefou', 55],
    ['Gîte du Four à Chaux', '2026-092', '44150', 'Ancenis-Saint-Géréon', 68],
    ['Maison Soulas, chambre d’amis', '2026-088', '44100', 'Nantes', 80],
    ['Atelier de céramique', '2026-081', '44600', 'Saint-Nazaire', 97],
    ['Duplex du quai', '2026-076', '44400', 'Rezé', 112],
    ['Extension bois, famille Guivarc’h', '2026-069', '44240', 'La Chapelle-sur-Erdre', 130],
    ['Bureaux de la scierie', '2026-061', '44110', 'Châteaubriant', 151],
    ['Maison de garde-barrière', '2026-054', '44130', 'Blain', 170],
  ]),
  {
    of: CLIENT,
    name: 'Notre maison',
    reference: '',
    house: { zipcode: '67000', city: 'Strasbourg', altitude: 200, built: '1975-1988', works: ['windows'] },
    daysAgo: 9,
    configurations: [
      {
        name: 'Salon',
        quantity: 1,
        room: room('living', 'ground', [24, 2.5, 2, 6]),
        product: ['lame', '2000'],
      },
      {
        name: 'Chambre du fond',
        quantity: 1,
        room: room('bedroom', 'top', [12, 2.5, 2, 2]),
        product: ['lame', '1250'],
      },
      { name: 'Salle de bains', quantity: 1, room: room('bathroom', 'top', [6, 2.5, 1, 0.8]) },
    ],
  },
];

/** Worksites of one room, to fill the second page of the list. */
function small(
  rows: [name: string, reference: string, zipcode: string, city: string, daysAgo: number][],
): DemoWorksite[] {
  return rows.map(([name, reference, zipcode, city, daysAgo]) => ({
    of: PRO,
    name,
    reference,
    house: { zipcode, city, altitude: 200, built: '1975-1988', works: [] },
    daysAgo,
    configurations: [
      {
        name: 'Pièce principale',
        quantity: 1,
        room: room('living', 'single', [16, 2.5, 2, 4]),
        product: ['lame', '2000'],
      },
    ],
  }));
}
