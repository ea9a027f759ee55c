import { ACCESSIBILITY_LABEL } from './accessibility-status.ts';
import type { MenuItem } from '#shared/contract/menu.ts';
import type { Locale } from '#shared/locale.ts';

type DemoMenu = { code: string; items: Record<Locale, MenuItem[]> };

/** Links to login and signup, and to the account of a professional with a session. */
const OWN_SPACE = {
  menu_prefooter_pro: {
    fr: [route('Se connecter', 'login'), route('Ouvrir un compte', 'signup')],
    en: [route('Log in', 'login'), route('Open an account', 'signup')],
  },
  menu_prefooter_pro_connect: {
    fr: [
      route('Mon compte', 'my-account'),
      route('Mes chantiers', 'worksites'),
      route('Mes favoris', 'favorites'),
      route('Mes points de fidélité', 'loyalty-points'),
      route('Mes codes promo', 'promo_codes'),
      route('Mes commandes', 'order_list'),
    ],
    en: [
      route('My account', 'my-account'),
      route('My worksites', 'worksites'),
      route('My favourites', 'favorites'),
      route('My loyalty points', 'loyalty-points'),
      route('My promo codes', 'promo_codes'),
      route('My orders', 'order_list'),
    ],
  },
};

/** Menus by code (spec section 3). A `code` is the name of a route; entries without a page stay hidden. */
export const MENUS: DemoMenu[] = [
  {
    code: 'menu_part',
    items: {
      fr: [
        route('Produits', 'categories'),
        group('Bien choisir', [
          group('Le projet', [
            route('Votre projet, pas à pas', 'your-project'),
            route('Calculer la puissance', 'power-calculator'),
            page('Les aides à la rénovation', 'aides-a-la-renovation'),
          ]),
          group('Chauffer', [
            page('Inertie ou rayonnement', 'inertie-seche-fluide-ou-rayonnement'),
            page('La puissance d’une salle de bains', 'quelle-puissance-pour-une-salle-de-bains'),
            page('Pompe à chaleur et voisinage', 'pompe-a-chaleur-et-voisinage'),
          ]),
          group('Eau chaude', [page('Le volume d’un chauffe-eau', 'quel-volume-de-chauffe-eau')]),
        ]),
        route('Conseils', 'infos'),
        group('Chantiers', [
          group('Des maisons', [
            page('Onze radiateurs de fonte, à Nevers', 'radiateurs-de-fonte-gardes-a-nevers'),
            page('Deux températures dans une longère', 'deux-temperatures-dans-une-longere'),
            page('Face à la mer, à Granville', 'face-a-la-mer-a-granville'),
          ]),
          group('Des pièces', [
            page('Vingt-deux mètres carrés, à Lille', 'vingt-deux-metres-carres-a-lille'),
            page('Une salle de bains sans fenêtre, à Bayonne', 'une-salle-de-bains-sans-fenetre-a-bayonne'),
            page('Deux chambres sous la charpente, à Besançon', 'deux-chambres-sous-la-charpente-a-besancon'),
          ]),
          route('Tous les chantiers', 'chantiers'),
        ]),
        route('Signature', 'signature-landing', 'collection'),
        route('Aide et contact', 'contact'),
      ],
      en: [
        route('Products', 'categories'),
        group('Choosing well', [
          group('The project', [
            route('Your project, step by step', 'your-project'),
            route('Calculate the output', 'power-calculator'),
            page('Renovation grants', 'renovation-grants'),
          ]),
          group('Heating', [
            page('Dry core, fluid or radiant', 'dry-inertia-fluid-inertia-or-radiant'),
            page('Power for a bathroom', 'how-much-power-for-a-bathroom'),
            page('Heat pumps and neighbours', 'heat-pumps-and-neighbours'),
          ]),
          group('Hot water', [page('What size water heater', 'what-size-water-heater')]),
        ]),
        route('Advice', 'infos'),
        group('Projects', [
          group('Houses', [
            page('Eleven cast-iron radiators, in Nevers', 'cast-iron-radiators-kept-in-nevers'),
            page('Two temperatures in a longhouse', 'two-temperatures-in-a-longhouse'),
            page('Facing the sea, in Granville', 'facing-the-sea-in-granville'),
          ]),
          group('Rooms', [
            page('Twenty-two square metres, in Lille', 'twenty-two-square-metres-in-lille'),
            page('A bathroom without a window, in Bayonne', 'a-windowless-bathroom-in-bayonne'),
            page('Two bedrooms under the rafters, in Besançon', 'two-bedrooms-under-the-rafters-in-besancon'),
          ]),
          route('All projects', 'chantiers'),
        ]),
        route('Signature', 'signature-landing', 'collection'),
        route('Help and contact', 'contact'),
      ],
    },
  },
  ...(['menu_pro', 'menu_pro_connecte'] as const).map((code): DemoMenu => ({
    code,
    items: {
      fr: [
        route('Produits', 'categories'),
        route('Solutions', 'solutions'),
        group('Métier', [
          route('Calculer les déperditions', 'power-calculator'),
          route('Fiches projet', 'your-project'),
          page('Dimensionner une pompe à chaleur', 'dimensionner-une-pompe-a-chaleur'),
          page('Équilibrer une double flux', 'equilibrer-une-double-flux'),
          page('Remplacer une chaudière fioul', 'remplacer-une-chaudiere-fioul-en-deux-jours'),
          page('Services', 'services-professionnels'),
          page('Formations', 'centres-de-formation'),
        ]),
        route('Conseils', 'infos_pro'),
        route('Pièces détachées', 'accessories'),
        route('À télécharger', 'to-download'),
      ],
      en: [
        route('Products', 'categories'),
        route('Solutions', 'solutions'),
        group('On the job', [
          route('Calculate the heat loss', 'power-calculator'),
          route('Project sheets', 'your-project'),
          page('Sizing a heat pump', 'sizing-a-heat-pump'),
          page('Balancing heat recovery', 'balancing-heat-recovery-ventilation'),
          page('Replacing an oil boiler', 'replacing-an-oil-boiler-in-two-days'),
          page('Services', 'professional-services'),
          page('Training', 'training-centres'),
        ]),
        route('Advice', 'infos_pro'),
        route('Spare parts', 'accessories'),
        route('Downloads', 'to-download'),
      ],
    },
  })),
  {
    code: 'menu_prefooter_part',
    items: {
      fr: [
        group('Produits', [
          category('Radiateurs', 'chauffage-electrique'),
          category('Sèche-serviettes', 'seche-serviettes'),
          category('Pompes à chaleur', 'pompe-a-chaleur'),
          category('Eau chaude', 'eau-chaude-sanitaire'),
          category('Ventilation', 'ventilation'),
          category('Climatisation', 'climatisation'),
          route('Signature', 'signature-landing', 'collection'),
        ]),
        group('Bien choisir', [
          page('Chauffer sous les toits', 'chauffer-sous-les-toits'),
          page('Régler pièce par pièce', 'regler-la-temperature-piece-par-piece'),
          page('Lire une étiquette énergie', 'lire-une-etiquette-energie'),
          page('Le fil pilote, expliqué', 'le-fil-pilote-explique'),
          page('Pourquoi ventiler ?', 'pourquoi-une-maison-isolee-doit-respirer'),
          page('Les aides à la rénovation', 'aides-a-la-renovation'),
        ]),
        group('Vivre avec', [
          route('Aide et contact', 'contact'),
          route('Questions et dépannage', 'support-faq'),
          route('Codes défaut', 'fault-finder'),
          page('Garanties', 'garanties'),
          page('Réparer plutôt que jeter', 'reparer-plutot-que-jeter'),
          page('Recyclage', 'recyclage-et-eco-participation'),
          page('Application Âtre', 'application-atre'),
        ]),
        group('L’entreprise', [
          page('Qui sommes-nous ?', 'qui-sommes-nous'),
          page('Nos usines', 'nos-usines'),
          page('Recherche', 'recherche-developpement'),
          page('Carrières', 'carrieres'),
          page('Catalogues', 'catalogues'),
        ]),
      ],
      en: [
        group('Products', [
          category('Radiators', 'electric-heating'),
          category('Towel dryers', 'towel-dryers'),
          category('Heat pumps', 'heat-pump'),
          category('Hot water', 'hot-water'),
          category('Ventilation', 'ventilation'),
          category('Air conditioning', 'air-conditioning'),
          route('Signature', 'signature-landing', 'collection'),
        ]),
        group('Choosing well', [
          page('Heating under the eaves', 'heating-under-the-eaves'),
          page('Setting room by room', 'setting-the-temperature-room-by-room'),
          page('Reading an energy label', 'reading-an-energy-label'),
          page('The pilot wire, explained', 'the-pilot-wire-explained'),
          page('Why ventilate?', 'why-an-insulated-house-must-breathe'),
          page('Renovation grants', 'renovation-grants'),
        ]),
        group('Living with it', [
          route('Help and contact', 'contact'),
          route('Support and questions', 'support-faq'),
          route('Fault codes', 'fault-finder'),
          page('Guarantees', 'guarantees'),
          page('Repair before replace', 'repair-before-replace'),
          page('Recycling', 'recycling-and-eco-contribution'),
          page('Âtre app', 'atre-app'),
        ]),
        group('The company', [
          page('About us', 'about-us'),
          page('Our factories', 'our-factories'),
          page('Research', 'research-and-development'),
          page('Careers', 'careers'),
          page('Catalogues', 'catalogues'),
        ]),
      ],
    },
  },
  ...(['menu_prefooter_pro', 'menu_prefooter_pro_connect'] as const).map((code): DemoMenu => ({
    code,
    items: {
      fr: [
        group('Produits', [
          category('Chauffage électrique', 'chauffage-electrique'),
          category('Pompes à chaleur', 'pompe-a-chaleur'),
          category('Chaudières', 'chaudieres'),
          category('Eau chaude', 'eau-chaude-sanitaire'),
          category('Ventilation', 'ventilation'),
          category('Petit tertiaire', 'chauffage-electrique/chauffages-commerce-petit-tertiaire'),
        ]),
        group('Ressources', [
          route('À télécharger', 'to-download'),
          page('Catalogues', 'catalogues'),
          page('Dimensionner une pompe à chaleur', 'dimensionner-une-pompe-a-chaleur'),
          page('Équilibrer une double flux', 'equilibrer-une-double-flux'),
          page('Aides et réglementation', 'aides-a-la-renovation'),
        ]),
        group('Services', [
          page('Services aux professionnels', 'services-professionnels'),
          page('Centres de formation', 'centres-de-formation'),
          route('Questions et dépannage', 'support-faq'),
          page('Garanties', 'garanties'),
          page('Recyclage', 'recyclage-et-eco-participation'),
          route('Trouver un distributeur', 'store-locator-distributor'),
        ]),
        group('Mon espace', OWN_SPACE[code].fr),
      ],
      en: [
        group('Products', [
          category('Electric heating', 'electric-heating'),
          category('Heat pumps', 'heat-pump'),
          category('Boilers', 'boilers'),
          category('Hot water', 'hot-water'),
          category('Ventilation', 'ventilation'),
          category('Small business', 'electric-heating/shops-and-small-offices'),
        ]),
        group('Resources', [
          route('Downloads', 'to-download'),
          page('Catalogues', 'catalogues'),
          page('Sizing a heat pump', 'sizing-a-heat-pump'),
          page('Balancing heat recovery', 'balancing-heat-recovery-ventilation'),
          page('Grants and regulations', 'renovation-grants'),
        ]),
        group('Services', [
          page('Services for professionals', 'professional-services'),
          page('Training centres', 'training-centres'),
          route('Support and questions', 'support-faq'),
          page('Guarantees', 'guarantees'),
          page('Recycling', 'recycling-and-eco-contribution'),
          route('Find a distributor', 'store-locator-distributor'),
        ]),
        group('My account', OWN_SPACE[code].en),
      ],
    },
  })),
  {
    code: 'menu_footer',
    items: {
      fr: [
        page('Mentions légales', 'mentions-legales'),
        page('Données personnelles', 'donnees-personnelles'),
        page('Cookies', 'cookies'),
        page(ACCESSIBILITY_LABEL.fr, 'accessibilite'),
        page('Conditions générales', 'conditions-generales'),
        external('France Rénov’, service public', 'https://france-renov.gouv.fr/'),
        route('Plan du site', 'sitemap'),
      ],
      en: [
        page('Legal notice', 'legal-notice'),
        page('Privacy', 'privacy'),
        page('Cookies', 'cookies'),
        page(ACCESSIBILITY_LABEL.en, 'accessibility'),
        page('Terms', 'terms'),
        external('France Rénov’, public service', 'https://france-renov.gouv.fr/'),
        route('Site map', 'sitemap'),
      ],
    },
  },
];

function route(label: string, code: string, slug: string | null = null): MenuItem {
  return { label, type: 'code', code, slug, childs: [] };
}

function page(label: string, slug: string): MenuItem {
  return { label, type: 'code', code: 'cms', slug, childs: [] };
}

function category(label: string, slug: string): MenuItem {
  return { label, type: 'code', code: 'categories', slug, childs: [] };
}

function external(label: string, url: string): MenuItem {
  return { label, type: 'external_url', code: null, slug: url, childs: [] };
}

function group(label: string, childs: MenuItem[]): MenuItem {
  return { label, type: 'no_destination', code: null, slug: null, childs };
}
