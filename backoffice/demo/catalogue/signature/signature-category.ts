import type { DemoCategory } from '../demo-category.ts';

/** Category of the line. Its products are also in the usual categories. */
export const SIGNATURE_CATEGORY: DemoCategory = {
  key: 'signature',
  signature: true,
  slug: { fr: 'pierre-et-laiton', en: 'stone-and-brass' },
  name: { fr: 'Signature', en: 'Signature' },
  intro: {
    fr: 'Six radiateurs de pierre, cerclés de laiton. Chacun est taillé à la commande, numéroté et suivi par son tailleur.',
    en: 'Six stone radiators, edged in brass. Each is cut to order, numbered and looked after by the mason who cut it.',
  },
  children: [
    {
      key: 'signature-upright',
      signature: true,
      slug: { fr: 'pierre-et-laiton/debout', en: 'stone-and-brass/upright' },
      name: { fr: 'Debout', en: 'Upright' },
      intro: {
        fr: 'Une pierre plus haute que large, pour un pan de mur resté nu.',
        en: 'A stone taller than it is wide, for a bare stretch of wall.',
      },
    },
    {
      key: 'signature-level',
      signature: true,
      slug: { fr: 'pierre-et-laiton/couches', en: 'stone-and-brass/level' },
      name: { fr: 'Couchés', en: 'Level' },
      intro: {
        fr: 'La pierre à l’horizontale, sous une fenêtre, un tableau ou le long d’une table.',
        en: 'Stone laid horizontally, under a window or a painting, or along a table.',
      },
    },
    {
      key: 'signature-small',
      signature: true,
      slug: { fr: 'pierre-et-laiton/petits', en: 'stone-and-brass/small' },
      name: { fr: 'Petits formats', en: 'Small' },
      intro: {
        fr: 'Pour les pièces où l’on passe : un cabinet de toilette, une alcôve, le bas d’un escalier.',
        en: 'For the places people pass through: a cloakroom, an alcove, the foot of a staircase.',
      },
    },
  ],
};
