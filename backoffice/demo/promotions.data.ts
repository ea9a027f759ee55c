import type { Locale } from '#shared/locale.ts';

type Texts = Record<Locale, { title: string; conditions: string }>;

/** Codes of the demo's professionals, in days from today. Amounts in euros before tax. */
export const PROMOTIONS: {
  code: string;
  isPersonal?: boolean;
  kind: 'percent' | 'amount' | 'carriage';
  value: number;
  minimum: number;
  startedAgo: number;
  endsIn: number;
  used?: { ago: number; order: string };
  /** French slugs of the categories of its scope; all goods without them. */
  categories?: string[];
  withoutSignature?: boolean;
  mainland?: boolean;
  combinable: boolean;
  texts: Texts;
}[] = [
  {
    code: 'RENTREE-8',
    kind: 'percent',
    value: 8,
    minimum: 1500,
    startedAgo: 20,
    endsIn: 40,
    categories: [
      'chauffage-electrique/radiateurs-electriques/inertie-seche',
      'chauffage-electrique/radiateurs-electriques/inertie-fluide',
    ],
    withoutSignature: true,
    combinable: false,
    texts: {
      fr: {
        title: '8 % sur les radiateurs électriques',
        conditions:
          'Sur toute commande de radiateurs à inertie, hors ligne Signature et pièces détachées. Ne se cumule pas avec un autre code.',
      },
      en: {
        title: '8% off electric radiators',
        conditions:
          'On any order of inertia radiators, the Signature line and spare parts excepted. Not to be combined with another code.',
      },
    },
  },
  {
    code: 'KERBRAT-120',
    isPersonal: true,
    kind: 'amount',
    value: 120,
    minimum: 2000,
    startedAgo: 12,
    endsIn: 18,
    combinable: true,
    texts: {
      fr: {
        title: '120 € pour votre prochain chantier',
        conditions:
          'Réservé à votre entreprise, sur une commande livrée en une fois. Hors éco-participation.',
      },
      en: {
        title: '€120 for your next worksite',
        conditions: 'For your company alone, on an order delivered in one go. Recycling fee excepted.',
      },
    },
  },
  {
    code: 'PORT-OFFERT',
    kind: 'carriage',
    value: 0,
    minimum: 400,
    startedAgo: 60,
    endsIn: 120,
    mainland: true,
    combinable: true,
    texts: {
      fr: {
        title: 'Le port offert',
        conditions: 'En France continentale, pour une livraison au dépôt ou sur chantier accessible.',
      },
      en: {
        title: 'Free carriage',
        conditions: 'In mainland France, to your depot or to a worksite a lorry can reach.',
      },
    },
  },
  {
    code: 'VENTIL-5',
    kind: 'percent',
    value: 5,
    minimum: 600,
    startedAgo: 150,
    endsIn: 15,
    categories: ['ventilation/simple-flux', 'ventilation/double-flux'],
    combinable: true,
    used: { ago: 96, order: 'CD-018269' },
    texts: {
      fr: {
        title: '5 % sur la ventilation',
        conditions: 'Sur les caissons simple et double flux, une fois par entreprise.',
      },
      en: {
        title: '5% off ventilation',
        conditions: 'On single-flow and double-flow units, once a company.',
      },
    },
  },
  {
    code: 'PAC-250',
    kind: 'amount',
    value: 250,
    minimum: 4000,
    startedAgo: 200,
    endsIn: -30,
    categories: ['pompe-a-chaleur/air-eau', 'eau-chaude-sanitaire/ballons'],
    combinable: true,
    texts: {
      fr: {
        title: '250 € sur une pompe à chaleur',
        conditions: 'Pour une pompe à chaleur air-eau et son ballon, commandés ensemble.',
      },
      en: {
        title: '€250 off a heat pump',
        conditions: 'For an air-to-water heat pump and its tank, ordered together.',
      },
    },
  },
];
