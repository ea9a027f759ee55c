import { enPro, frPro, type RedirectRow } from '../redirect-row.ts';

/**
 * Advice for professionals: `pro/infos` was renamed `pro/conseils`, in English `pro/advices`. A subject with its own
 * article leads to it.
 */
export const PROFESSIONAL_ADVICE: readonly RedirectRow[] = [
  {
    from: '/pro/infos',
    to: frPro('infos_pro'),
    code: 301,
    why: 'The trade magazine page of the content site, before conseils told it from consumer news.',
  },
  {
    from: '/en/pro/infos',
    to: enPro('infos_pro'),
    code: 301,
    why: 'English menu entry of 2020, copied from the French one and renamed advices two years on.',
  },
  {
    from: '/pro/infos/aides-reglementations',
    to: frPro('infos_pro', { slug: 'aides-reglementations' }),
    code: 301,
    why: 'Installers’ unions link this page to explain to members what their customers may be granted.',
  },
  {
    from: '/en/pro/infos/aides-reglementations',
    to: enPro('infos_pro', { slug: 'grants-and-regulations' }),
    code: 301,
    why: 'Cross-border fitters around Geneva read the French schemes in English at this address.',
  },
  {
    from: '/pro/info',
    to: frPro('infos_pro'),
    code: 301,
    why: 'A misprint of one letter on the invitation cards of a 2021 roadshow.',
  },
  {
    from: '/pro/infos/sur-le-chantier',
    to: frPro('infos_pro', { slug: 'chantier' }),
    code: 301,
    why: 'Column of site tricks sent in by readers, whose subject is filed under chantier today.',
  },
  {
    from: '/pro/infos/re2020-mode-d-emploi',
    to: frPro('infos_pro', { slug: 'aides-reglementations' }),
    code: 301,
    why: 'Long guide to the 2020 building code, replaced by short articles as the decrees came out.',
  },
  {
    from: '/pro/actualites-reglementaires/rss.xml',
    to: frPro('infos_pro', { slug: 'aides-reglementations' }),
    code: 301,
    why: 'A federation’s intranet polls this feed of legal news every hour, and a page serves it better than nothing.',
  },
  {
    from: '/pro/infos/fil-pilote-6-ordres',
    to: frPro('cms', { slug: 'le-fil-pilote-explique' }),
    code: 301,
    why: 'Wiring table of the six pilot orders, photographed and shared by apprentices.',
  },
  {
    from: '/pro/infos/sortir-du-fioul',
    to: frPro('cms', { slug: 'remplacer-une-chaudiere-fioul-en-deux-jours' }),
    code: 301,
    why: 'Campaign file on oil boilers, boiled down to the account of one two-day replacement.',
  },
  {
    from: '/pro/infos/acoustique-des-unites-exterieures',
    to: frPro('cms', { slug: 'pompe-a-chaleur-et-voisinage' }),
    code: 301,
    why: 'Noise calculation that town halls asked installers to enclose with their declarations.',
  },
  {
    from: '/pro/infos/ventilation-des-logements',
    to: frPro('infos_pro', { slug: 'ventilation' }),
    code: 301,
    why: 'Chapter page for air ducts and vents, split among the articles of that subject.',
  },
  {
    from: '/pro/blog/debits-double-flux',
    to: frPro('cms', { slug: 'equilibrer-une-double-flux' }),
    code: 301,
    why: 'Blog note on air flows by a commissioning engineer, since rewritten with the flows of a four-room home.',
  },
  {
    from: '/pro/dossiers/salles-de-bains-hotellerie',
    to: frPro('infos_pro', { slug: 'salle-de-bains' }),
    code: 301,
    why: 'Hotel refurbishment file handed to kitchen and bath designers at a 2022 salon.',
  },
  {
    from: '/pro/legionelle-eau-chaude',
    to: frPro('infos_pro', { slug: 'eau-chaude' }),
    code: 301,
    why: 'Reminder of the sixty-degree rule, cited by a regional health agency in its circular.',
  },
  {
    from: '/pro/infos/formation',
    to: frPro('cms', { slug: 'centres-de-formation' }),
    code: 301,
    why: 'Course pages hung under the magazine until the training centres had a page to themselves.',
  },
  {
    from: '/pro/stages/calendrier-2018.html',
    to: frPro('cms', { slug: 'centres-de-formation' }),
    code: 301,
    why: 'A job centre still hands out the timetable of that year’s courses.',
  },
  {
    from: '/en/pro/training/book-a-course',
    to: enPro('cms', { slug: 'training-centres' }),
    code: 301,
    why: 'Booking form for English sessions, closed since places are agreed by telephone.',
  },
  {
    from: '/en/pro/tips/heat-loss-calculation',
    to: enPro('cms', { slug: 'sizing-a-heat-pump' }),
    code: 301,
    why: 'Forum of self-builders in Brittany that answers every sizing question with this link.',
  },
  {
    from: '/en/pro/news/energy-labels-explained',
    to: enPro('cms', { slug: 'reading-an-energy-label' }),
    code: 301,
    why: 'Leaflet text on labels for foreign dealers, merged with the article that consumers read.',
  },
  {
    from: '/pro/lettre-aux-installateurs',
    to: frPro('infos_pro'),
    code: 301,
    why: 'Archive of the quarterly letter, whose footer asked readers to print this address.',
  },
  {
    from: '/pro/webinaires/automne-2020',
    to: frPro('cms', { slug: 'centres-de-formation' }),
    code: 302,
    why: 'Recorded lessons of the second lockdown, off line while their subtitles are redone.',
  },
];
