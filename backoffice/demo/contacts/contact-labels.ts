import type { Locale } from '#shared/locale.ts';

export type DemoLabel = {
  code: string;
  name: string;
  texts: Record<Locale, string>;
  /** Kind of contact, and keys of the product types; empty for all types. */
  type: 'installer' | 'distributor';
  products: string[];
  /** Number of contacts out of ten that have the label. */
  tenths: number;
};

/** Certifications that the manufacturer gives after training or a visit. */
export const CONTACT_LABELS: DemoLabel[] = [
  {
    code: 'pose-d-aplomb',
    name: 'Pose d’Aplomb',
    texts: {
      fr: 'Formé dans un de nos trois centres, deux chantiers relus chaque année.',
      en: 'Trained at one of our three centres; two jobs reviewed every year.',
    },
    type: 'installer',
    products: [],
    tenths: 4,
  },
  {
    code: 'debit-juste',
    name: 'Débit Juste',
    texts: {
      fr: 'Met les pompes à chaleur en service avec relevé des débits, remis au client.',
      en: 'Commissions heat pumps with measured flow rates, and leaves you the record.',
    },
    type: 'installer',
    products: ['heat-pumps'],
    tenths: 5,
  },
  {
    code: 'flamme-reglee',
    name: 'Flamme Réglée',
    texts: {
      fr: 'Règle et entretient nos chaudières avec mesure des fumées.',
      en: 'Sets and services our boilers with flue-gas measurement.',
    },
    type: 'installer',
    products: ['boilers'],
    tenths: 5,
  },
  {
    code: 'volume-d-eau',
    name: 'Volume d’Eau',
    texts: {
      fr: 'Connaît les volumes de sécurité de la salle de bains, du sèche-serviettes au chauffe-eau.',
      en: 'Knows the safety zones of a bathroom, from towel dryer to water heater.',
    },
    type: 'installer',
    products: ['towel-dryers', 'hot-water'],
    tenths: 3,
  },
  {
    code: 'souffle-egal',
    name: 'Souffle Égal',
    texts: {
      fr: 'Équilibre les réseaux de ventilation bouche par bouche, débits écrits.',
      en: 'Balances ventilation outlet by outlet, with written air flows.',
    },
    type: 'installer',
    products: ['ventilation'],
    tenths: 5,
  },
  {
    code: 'salle-a-l-echelle',
    name: 'Salle à l’Échelle',
    texts: {
      fr: 'Expose au moins vingt de nos appareils, posés au mur et raccordés.',
      en: 'Shows at least twenty of our appliances, on the wall and running.',
    },
    type: 'distributor',
    products: [],
    tenths: 3,
  },
  {
    code: 'comptoir-pieces',
    name: 'Comptoir Pièces',
    texts: {
      fr: 'Tient en rayon les cent pièces détachées les plus demandées.',
      en: 'Keeps the hundred most wanted spare parts on the shelf.',
    },
    type: 'distributor',
    products: [],
    tenths: 5,
  },
];
