import type { RecordOf } from '#shared/contract/records.ts';
import type { Locale } from '#shared/locale.ts';

type Signature = NonNullable<RecordOf<'home'>['signature']>;
export type HomeTexts = Omit<RecordOf<'home'>, 'exist_in' | 'signature'> & {
  signature: Omit<Signature, 'scene'> | null;
};
type SlideTexts = Pick<RecordOf<'slider'>, 'title' | 'text' | 'link' | 'reference'>;

export const HOMES: Record<'part' | 'pro', Record<Locale, HomeTexts>> = {
  part: {
    fr: {
      title: 'Âtre, radiateurs, eau chaude, sèche-serviettes et ventilation',
      description:
        'Radiateurs, pompes à chaleur, chauffe-eau, sèche-serviettes et ventilation, fondus et assemblés en France depuis 1921, et faits pour durer.',
      needs: {
        title: 'Par quoi commençons-nous ?',
        text: 'Dites-nous le besoin, nous vous donnons la puissance, les dimensions et le prix.',
        items: [
          {
            title: 'Chauffer une pièce',
            text: 'Radiateurs, panneaux, appoint',
            url: '/nos-produits/chauffage-electrique',
            drawing: 'fins',
          },
          {
            title: 'Rénover un logement',
            text: 'Remplacer, isoler, se faire aider',
            url: '/remplacer-de-vieux-convecteurs',
            drawing: 'window',
          },
          {
            title: 'L’eau chaude',
            text: 'Chauffe-eau et ballons',
            url: '/nos-produits/eau-chaude-sanitaire',
            drawing: 'tank-vertical',
          },
          {
            title: 'Équiper la salle de bains',
            text: 'Sèche-serviettes, soufflants',
            url: '/nos-produits/seche-serviettes',
            drawing: 'ladder',
          },
          {
            title: 'Ventiler',
            text: 'Simple et double flux',
            url: '/nos-produits/ventilation',
            drawing: 'ventilation-box',
          },
        ],
      },
      tasks: [],
      classics: {
        title: 'Cinq classiques, à la même échelle',
        text: 'Un appareil de chauffage est d’abord un objet que l’on accroche au mur. Voici les nôtres, à côté d’une porte.',
        references: ['AT-LAM', 'AT-FUT', 'AT-RIV', 'AT-SOU', 'AT-BIS'],
      },
      advice: {
        title: 'Bien choisir',
        slugs: [
          'inertie-seche-fluide-ou-rayonnement',
          'remplacer-de-vieux-convecteurs',
          'quelle-puissance-pour-une-salle-de-bains',
          'quel-volume-de-chauffe-eau',
          'pourquoi-une-maison-isolee-doit-respirer',
        ],
      },
      signature: {
        title: 'Signature',
        text: 'Pierre, laiton, verre. Des radiateurs numérotés, taillés à la commande et posés par un installateur.',
        link: { label: 'Découvrir la collection', url: '/signature/collection' },
        reference: 'AT-TRU',
      },
    },
    en: {
      title: 'Âtre, radiators, hot water, towel dryers and ventilation',
      description:
        'Radiators, heat pumps, water heaters, towel dryers and ventilation, cast and assembled in France since 1921, and built to last.',
      needs: {
        title: 'Where shall we start?',
        text: 'Tell us what you need: we give you the output, the dimensions and the price.',
        items: [
          {
            title: 'Heat a room',
            text: 'Radiators, panels, portable heaters',
            url: '/en/our-products/electric-heating',
            drawing: 'fins',
          },
          {
            title: 'Renovate a home',
            text: 'Replace, insulate, find grants',
            url: '/en/replacing-old-convectors',
            drawing: 'window',
          },
          {
            title: 'Hot water at home',
            text: 'Water heaters and storage tanks',
            url: '/en/our-products/hot-water',
            drawing: 'tank-vertical',
          },
          {
            title: 'Fit out the bathroom',
            text: 'Towel dryers, with or without blower',
            url: '/en/our-products/towel-dryers',
            drawing: 'ladder',
          },
          {
            title: 'Ventilate',
            text: 'Extract and heat recovery',
            url: '/en/our-products/ventilation',
            drawing: 'ventilation-box',
          },
        ],
      },
      tasks: [],
      classics: {
        title: 'Five classics, at one scale',
        text: 'A heater is an object you hang on a wall. Here are ours, drawn beside a door.',
        references: ['AT-LAM', 'AT-FUT', 'AT-RIV', 'AT-SOU', 'AT-BIS'],
      },
      advice: {
        title: 'Choosing well',
        slugs: [
          'dry-inertia-fluid-inertia-or-radiant',
          'replacing-old-convectors',
          'how-much-power-for-a-bathroom',
          'what-size-water-heater',
          'why-an-insulated-house-must-breathe',
        ],
      },
      signature: {
        title: 'Signature',
        text: 'Stone, brass, glass. Numbered radiators, cut to order and fitted by an installer.',
        link: { label: 'Discover the collection', url: '/en/signature/collection' },
        reference: 'AT-TRU',
      },
    },
  },
  pro: {
    fr: {
      title: 'Âtre pour les professionnels : chauffage, eau chaude, ventilation',
      description:
        'Catalogue professionnel Âtre : retrouvez un appareil par sa référence ou son code EAN, ses dimensions, ses raccordements et son prix public hors taxes.',
      needs: null,
      tasks: [
        {
          title: 'Parcourir le catalogue',
          text: 'Puissances, cotes, prix publics HT',
          url: '/pro/nos-produits',
          icon: 'catalogue',
        },
        {
          title: 'Dimensionner',
          text: 'Déperditions, puissance, appoint',
          url: '/pro/dimensionner-une-pompe-a-chaleur',
          icon: 'ruler',
        },
        {
          title: 'Se former',
          text: 'Vernon, Roanne et Auch',
          url: '/pro/centres-de-formation',
          icon: 'training',
        },
        {
          title: 'Nos services',
          text: 'Mise en service, bureau d’études',
          url: '/pro/services-professionnels',
          icon: 'service',
        },
        { title: 'Garanties', text: 'Durées, démarches, pièces', url: '/pro/garanties', icon: 'guarantee' },
      ],
      classics: {
        title: 'Ce que vous posez le plus',
        text: 'Dessinés à la même échelle, avec les cotes qui comptent le jour de la pose.',
        references: ['AT-BIS', 'AT-SOU', 'AT-PRM', 'AT-RIV', 'AT-LTN'],
      },
      advice: {
        title: 'Conseils de métier',
        slugs: [
          'remplacer-une-chaudiere-fioul-en-deux-jours',
          'dimensionner-une-pompe-a-chaleur',
          'equilibrer-une-double-flux',
          'le-fil-pilote-explique',
          'aides-a-la-renovation',
        ],
      },
      signature: null,
    },
    en: {
      title: 'Âtre for professionals: heating, hot water, ventilation',
      description:
        'The Âtre professional catalogue: find an appliance by reference or EAN, with its dimensions, connections and list price excl. VAT.',
      needs: null,
      tasks: [
        {
          title: 'Browse the catalogue',
          text: 'Output, dimensions, list prices excl. VAT',
          url: '/en/pro/our-products',
          icon: 'catalogue',
        },
        {
          title: 'Size a heat pump',
          text: 'Heat loss, output, back-up',
          url: '/en/pro/sizing-a-heat-pump',
          icon: 'ruler',
        },
        {
          title: 'Train',
          text: 'Vernon, Roanne and Auch',
          url: '/en/pro/training-centres',
          icon: 'training',
        },
        {
          title: 'Our services',
          text: 'Commissioning, design office',
          url: '/en/pro/professional-services',
          icon: 'service',
        },
        { title: 'Guarantees', text: 'Lengths, claims, parts', url: '/en/pro/guarantees', icon: 'guarantee' },
      ],
      classics: {
        title: 'What you fit most',
        text: 'Drawn at one scale, with the dimensions that matter when you fit them.',
        references: ['AT-BIS', 'AT-SOU', 'AT-PRM', 'AT-RIV', 'AT-LTN'],
      },
      advice: {
        title: 'Trade advice',
        slugs: [
          'replacing-an-oil-boiler-in-two-days',
          'sizing-a-heat-pump',
          'balancing-heat-recovery-ventilation',
          'the-pilot-wire-explained',
          'renovation-grants',
        ],
      },
      signature: null,
    },
  },
};

/** Slides of each home page, the first one shown initially. */
export const SLIDES: Record<'part' | 'pro', Record<Locale, SlideTexts[]>> = {
  part: {
    fr: [
      {
        title: 'La chaleur, à demeure.',
        text: 'Radiateurs, eau chaude et ventilation, fondus et assemblés en France depuis 1921, et faits pour durer.',
        link: { label: 'Choisir mon radiateur', url: '/nos-produits/chauffage-electrique' },
        reference: 'AT-LAM',
      },
      {
        title: 'L’air chaud, au carré.',
        text: 'Quatre serviettes sur cinquante centimètres de mur, et une salle de bains à 22 °C quand vous l’avez décidé.',
        link: { label: 'Voir les sèche-serviettes', url: '/nos-produits/seche-serviettes' },
        reference: 'AT-PTR',
      },
      {
        title: 'Le froid reste dehors.',
        text: 'Bise tire trois quarts de sa chaleur de l’air. Il n’entre chez vous que de l’eau.',
        link: { label: 'Voir les pompes à chaleur', url: '/nos-produits/pompe-a-chaleur' },
        reference: 'AT-BIS',
      },
    ],
    en: [
      {
        title: 'Warmth, at home for good.',
        text: 'Radiators, hot water and ventilation, cast and assembled in France since 1921, and built to last.',
        link: { label: 'Choose my radiator', url: '/en/our-products/electric-heating' },
        reference: 'AT-LAM',
      },
      {
        title: 'Four towels, one wall.',
        text: 'Fifty centimetres between the basin and the door, and a bathroom at 22 °C when you want it.',
        link: { label: 'View the towel dryers', url: '/en/our-products/towel-dryers' },
        reference: 'AT-PTR',
      },
      {
        title: 'The cold stays outside.',
        text: 'Bise draws three quarters of its heat from the air. Only water comes into the house.',
        link: { label: 'View the heat pumps', url: '/en/our-products/heat-pump' },
        reference: 'AT-BIS',
      },
    ],
  },
  pro: {
    fr: [
      {
        title: 'Le bon appareil, posé une seule fois.',
        text: 'Retrouvez un produit ou une notice par sa référence ou son code EAN.',
        link: { label: 'Parcourir le catalogue', url: '/pro/nos-produits' },
        reference: 'AT-BIS',
      },
    ],
    en: [
      {
        title: 'The right appliance, fitted once.',
        text: 'Find a product or its data sheet by reference or EAN.',
        link: { label: 'Browse the catalogue', url: '/en/pro/our-products' },
        reference: 'AT-BIS',
      },
    ],
  },
};
