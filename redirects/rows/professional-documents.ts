import { enPro, frPro, type RedirectRow } from '../redirect-row.ts';

/**
 * Documents for professionals: `pro/documentation` was renamed `pro/a-telecharger`, in English `pro/to-download`.
 * Only the latest name is a target.
 */
export const PROFESSIONAL_DOCUMENTS: readonly RedirectRow[] = [
  {
    from: '/pro/documentation',
    to: frPro('to-download'),
    code: 301,
    why: 'What the content site called its download page before it was renamed pro/a-telecharger.',
  },
  {
    from: '/en/pro/documentation',
    to: enPro('to-download'),
    code: 301,
    why: 'Same page for English readers, left under the French-looking word until pro/to-download.',
  },
  {
    from: '/pro/documentations',
    to: frPro('to-download'),
    code: 301,
    why: 'Professionals who change the audience in the address bar of the consumer documents end up here.',
  },
  {
    from: '/en/pro/documentations',
    to: enPro('to-download'),
    code: 301,
    why: 'The English audience switch offered this page for a few weeks although it never existed.',
  },
  {
    from: '/pro/documentation/notices-techniques',
    to: frPro('to-download'),
    code: 301,
    why: 'Tab of the installation manuals, which the technical line sent out by text message.',
  },
  {
    from: '/pro/documentation/tarif',
    to: frPro('cms', { slug: 'catalogues' }),
    code: 301,
    why: 'Merchants looked up the yearly price list there; it is announced with the catalogues now.',
  },
  {
    from: '/pro/documentation?type=eclates',
    to: frPro('accessories'),
    code: 301,
    why: 'Exploded views were a kind of document before the spare-parts pages drew them on screen.',
  },
  {
    from: '/en/pro/documentation/declarations-of-performance',
    to: enPro('to-download'),
    code: 301,
    why: 'Notified bodies abroad cite this address in their copies of the performance declarations.',
  },
  {
    from: '/pro/telechargements.php',
    to: frPro('to-download'),
    code: 301,
    why: 'Download script of the PHP trade area, hard-coded in a wholesaler’s order terminal.',
  },
  {
    from: '/espace-pro/docutheque',
    to: frPro('to-download'),
    code: 301,
    why: 'The WordPress trade area invented the word docuthèque and put it on its business cards.',
  },
  {
    from: '/pro/bibliotheque-bim',
    to: frPro('to-download'),
    code: 301,
    why: 'Design offices name this library of building-model objects in their standard specifications.',
  },
  {
    from: '/pro/cctp',
    to: frPro('to-download'),
    code: 301,
    why: 'Ready-made tender clauses for architects, quoted in the files of public works still under way.',
  },
  {
    from: '/pro/mediatheque/photos-hd',
    to: frPro('to-download'),
    code: 301,
    why: 'Shopkeepers fetched product photographs here for their flyers, against a typed-in password.',
  },
  {
    from: '/pro/plv',
    to: frPro('to-download'),
    code: 301,
    why: 'Order page for counter displays, whose artwork is now downloaded and printed locally.',
  },
  {
    from: '/pro/certificats/nf-electricite-performance.html',
    to: frPro('to-download'),
    code: 301,
    why: 'Inspectors of social housing kept the certificate list of 2011 in their checking software.',
  },
  {
    from: '/pro/fiches-de-donnees-de-securite',
    to: frPro('to-download'),
    code: 301,
    why: 'Transport papers for pumps filled with refrigerant refer the driver to these safety sheets.',
  },
  {
    from: '/pro/nuancier',
    to: frPro('cms', { slug: 'catalogues' }),
    code: 301,
    why: 'The colour chart was ordered on its own, and is asked for together with a paper catalogue now.',
  },
  {
    from: '/pro/catalogue-general-2022',
    to: frPro('cms', { slug: 'catalogues' }),
    code: 302,
    why: 'Flip-book of one catalogue year, kept temporary because the marketing team revives the reader at times.',
  },
  {
    from: '/pro/logiciel-thermo-choix',
    to: frPro('cms', { slug: 'dimensionner-une-pompe-a-chaleur' }),
    code: 301,
    why: 'A sizing program on CD-ROM checked this address for updates; the method is written out today.',
  },
  {
    from: '/en/pro/brochures',
    to: enPro('cms', { slug: 'catalogues' }),
    code: 301,
    why: 'Overseas agents asked for paper brochures by the boxful on this form.',
  },
  {
    from: '/en/pro/technical-library',
    to: enPro('to-download'),
    code: 301,
    why: 'An Irish training body lists it as reading for its refrigeration course.',
  },
  {
    from: '/en/pro/wiring-diagrams',
    to: enPro('to-download'),
    code: 301,
    why: 'Electricians in the holiday-home trade saved the diagrams page, which never had a French twin.',
  },
];
