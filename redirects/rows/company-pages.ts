import { en, fr, type RedirectRow } from '../redirect-row.ts';

/** The company, its people, its commitments and its legal pages. */
export const COMPANY_PAGES: readonly RedirectRow[] = [
  {
    from: '/entreprise.htm',
    to: fr('cms', { slug: 'qui-sommes-nous' }),
    code: 301,
    why: 'Company sheet of 1999 with a photograph of the furnace, listed by the chamber of commerce.',
  },
  {
    from: '/le-groupe/notre-histoire',
    to: fr('cms', { slug: 'qui-sommes-nous' }),
    code: 301,
    why: 'Time line used by a local-history society for its walk through Roanne’s industries.',
  },
  {
    from: '/le-groupe/implantations',
    to: fr('cms', { slug: 'nos-usines' }),
    code: 301,
    why: 'Lorry drivers had the directions to the six loading gates from this page.',
  },
  {
    from: '/plan_acces.gif',
    to: fr('cms', { slug: 'nos-usines' }),
    code: 301,
    why: 'Hand-drawn access map that suppliers pasted in their purchase orders.',
  },
  {
    from: '/made-in-france',
    to: fr('cms', { slug: 'nos-usines' }),
    code: 301,
    why: 'Fairs of French manufacture give exhibitors a link of their choice, and this was ours.',
  },
  {
    from: '/innovation/laboratoire-thermique',
    to: fr('cms', { slug: 'recherche-developpement' }),
    code: 301,
    why: 'Universities that send us doctoral students cite the test laboratory by this name.',
  },
  {
    from: '/brevets.html',
    to: fr('cms', { slug: 'recherche-developpement' }),
    code: 301,
    why: 'List of patents until 2010, a footnote in a thesis on radiating surfaces.',
  },
  {
    from: '/nous-rejoindre',
    to: fr('cms', { slug: 'carrieres' }),
    code: 301,
    why: 'Recruitment leaflets given to apprentices at the open days of technical colleges.',
  },
  {
    from: '/nous-rejoindre/candidature-spontanee',
    to: fr('cms', { slug: 'carrieres' }),
    code: 301,
    why: 'Unsolicited applications were typed into a form that kept them without an end date.',
  },
  {
    from: '/developpement-durable',
    to: fr('cms', { slug: 'reparer-plutot-que-jeter' }),
    code: 301,
    why: 'Three paragraphs of good intentions, replaced by what the company in fact repairs.',
  },
  {
    from: '/indice-reparabilite',
    to: fr('cms', { slug: 'reparer-plutot-que-jeter' }),
    code: 301,
    why: 'Repair scores were tried here, though the law asks them of other appliances and not of heaters.',
  },
  {
    from: '/deee',
    to: fr('cms', { slug: 'recyclage-et-eco-participation' }),
    code: 301,
    why: 'Waste-sorting centres know the take-back of electric goods by these four letters.',
  },
  {
    from: '/mentions.html',
    to: fr('cms', { slug: 'mentions-legales' }),
    code: 301,
    why: 'Imprint required by the act of 2004, which copyright requests quote by file name.',
  },
  {
    from: '/politique-de-confidentialite',
    to: fr('cms', { slug: 'donnees-personnelles' }),
    code: 301,
    why: 'Registered with two application stores as the policy of the first mobile app.',
  },
  {
    from: '/cnil.php',
    to: fr('cms', { slug: 'donnees-personnelles' }),
    code: 301,
    why: 'Declaration number that forms had to show before the regulation of 2018.',
  },
  {
    from: '/gestion-des-cookies',
    to: fr('cms', { slug: 'cookies' }),
    code: 301,
    why: 'Linked by the consent banner of an outside provider, whose stored copies outlive it.',
  },
  {
    from: '/cgv-pieces-detachees.pdf',
    to: fr('cms', { slug: 'conditions-generales' }),
    code: 301,
    why: 'Order confirmations of the first parts shop name these terms as the ones agreed to.',
  },
  {
    from: '/declaration-rgaa',
    to: fr('cms', { slug: 'accessibilite' }),
    code: 301,
    why: 'Audit statement of 2021 filed with an association of blind computer users.',
  },
  {
    from: '/application-cosy',
    to: fr('cms', { slug: 'application-atre' }),
    code: 301,
    why: 'Working title of the app during its public trial, known to some four hundred testers.',
  },
  {
    from: '/en/company/history',
    to: en('cms', { slug: 'about-us' }),
    code: 301,
    why: 'An industrial-archaeology wiki gives it as its reference for the foundry.',
  },
  {
    from: '/en/company/production-sites',
    to: en('cms', { slug: 'our-factories' }),
    code: 301,
    why: 'Foreign auditors were told to prepare their visits with this page.',
  },
  {
    from: '/en/jobs',
    to: en('cms', { slug: 'careers' }),
    code: 301,
    why: 'Engineering schools’ exchange offices send students from abroad to it.',
  },
  {
    from: '/en/legal/terms-of-sale',
    to: en('cms', { slug: 'terms' }),
    code: 301,
    why: 'Pro forma invoices in English carried this line above the signature.',
  },
  {
    from: '/en/privacy-policy',
    to: en('cms', { slug: 'privacy' }),
    code: 301,
    why: 'Consent screens of the English app store entry insist on an address that answers.',
  },
];
