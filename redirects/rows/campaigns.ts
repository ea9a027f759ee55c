import { en, enPro, fr, frPro, type RedirectRow } from '../redirect-row.ts';

/**
 * Offers, fairs and seasonal campaigns, mostly from an earlier table of temporary rules: 302 if the campaign returns
 * another year, else 301.
 */
export const CAMPAIGNS: readonly RedirectRow[] = [
  {
    from: '/offre-rentree',
    to: fr('categories', { slug: 'chauffage-electrique' }),
    code: 302,
    why: 'Back-to-school rebate on radiators, run in most Septembers under the same word.',
  },
  {
    from: '/offre-printemps/climatisation',
    to: fr('categories', { slug: 'climatisation' }),
    code: 302,
    why: 'Spring offer on air conditioners, decided late and each year on other models.',
  },
  {
    from: '/black-friday',
    to: fr('categories', { slug: 'chauffage-electrique/chauffage-d-appoint' }),
    code: 302,
    why: 'Retailers claim the day for portable heaters; we take no part but the link is all over.',
  },
  {
    from: '/soldes-hiver',
    to: fr('index'),
    code: 302,
    why: 'Sales periods are set by decree, and between two of them the home page stands in.',
  },
  {
    from: '/prime-coup-de-chaud',
    to: fr('cms', { slug: 'aides-a-la-renovation' }),
    code: 302,
    why: 'Top-up of public grants paid while an energy supplier’s agreement holds.',
  },
  {
    from: '/reprise-ancien-convecteur',
    to: fr('cms', { slug: 'remplacer-de-vieux-convecteurs' }),
    code: 302,
    why: 'Trade-in of worn convectors during two autumn months, announced on local radio.',
  },
  {
    from: '/operation-ballon-2x',
    to: fr('categories', { slug: 'chauffe-eau/thermodynamiques' }),
    code: 302,
    why: 'Double refund on thermodynamic tanks, renewed at the discretion of the sales department.',
  },
  {
    from: '/mois-de-la-salle-de-bains',
    to: fr('categories', { slug: 'seche-serviettes/electriques' }),
    code: 302,
    why: 'Bathroom month shared with tile shops, whose posters carry no year.',
  },
  {
    from: '/jeu-calendrier-avent',
    to: fr('list_actu'),
    code: 302,
    why: 'Advent game for fans of the brand, with twenty-four doors and a closed season of eleven months.',
  },
  {
    from: '/portes-ouvertes',
    to: fr('cms', { slug: 'la-fonderie-ouvre-ses-portes' }),
    code: 302,
    why: 'Road signs around Roanne bear this address on open days and are stored until the next.',
  },
  {
    from: '/foire-de-lyon.php',
    to: fr('store-locator'),
    code: 301,
    why: 'Free tickets for a fair at which we stopped exhibiting; local fitters are the nearest thing.',
  },
  {
    from: '/salon-renovation/stand-b12',
    to: fr('your-project'),
    code: 302,
    why: 'Hall and stand number from an exhibition plan that is drawn anew every second year.',
  },
  {
    from: '/tournee-camion-demo',
    to: frPro('store-locator-distributor'),
    code: 302,
    why: 'Stops of the demonstration lorry, which calls at wholesalers when it is on the road.',
  },
  {
    from: '/pro/challenge-installateurs',
    to: frPro('index'),
    code: 302,
    why: 'Sales contest with a trip to win, its rules open only to those entered.',
  },
  {
    from: '/pro/offre-stock-avant-saison',
    to: frPro('categories'),
    code: 302,
    why: 'Early-order discount for merchants, on line from May to July.',
  },
  {
    from: '/pro/convention-2024/inscription',
    to: frPro('infos_pro'),
    code: 301,
    why: 'Registration for a customer convention that took place, with its talks turned into advice.',
  },
  {
    from: '/satisfait-ou-rembourse-2008',
    to: fr('cms', { slug: 'garanties' }),
    code: 301,
    why: 'Money-back promise of a single year, remembered by bargain sites as if it still held.',
  },
  {
    from: '/parrainage',
    to: fr('contact'),
    code: 301,
    why: 'Bring-a-friend scheme ended in 2017; those with unclaimed vouchers ask an adviser.',
  },
  {
    from: '/concours-photo/plus-belle-cheminee',
    to: fr('infos'),
    code: 302,
    why: 'Photograph contest for fireplaces, held whenever the anniversary of the firebacks is kept.',
  },
  {
    from: '/rappel-entretien-avant-hiver',
    to: fr('support-faq'),
    code: 302,
    why: 'Postcard sent to owners in October with three things to check before the first frost.',
  },
  {
    from: '/en/open-weekend',
    to: en('cms', { slug: 'the-foundry-opens-its-doors' }),
    code: 302,
    why: 'Foundry visits in English, announced by the tourist office in the years they take place.',
  },
  {
    from: '/en/winter-offer',
    to: en('categories', { slug: 'electric-heating/supplementary-heating' }),
    code: 302,
    why: 'Cold-weather promotion for second homes, when owners arrive at Christmas.',
  },
  {
    from: '/en/pro/trade-fair-invitation',
    to: enPro('contact-form'),
    code: 302,
    why: 'Foreign buyers request fair badges here; out of season the form takes their request.',
  },
];
