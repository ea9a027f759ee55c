import type { Translated } from './catalogue/product-record.ts';

export const CIVILITIES: { code: string; label: Translated }[] = [
  { code: 'mme', label: { fr: 'Madame', en: 'Ms' } },
  { code: 'm', label: { fr: 'Monsieur', en: 'Mr' } },
  { code: 'non-precise', label: { fr: 'Sans précision', en: 'Prefer not to say' } },
];

export const COUNTRIES: { iso: string; name: Translated }[] = [
  { iso: 'FR', name: { fr: 'France', en: 'France' } },
  { iso: 'BE', name: { fr: 'Belgique', en: 'Belgium' } },
  { iso: 'LU', name: { fr: 'Luxembourg', en: 'Luxembourg' } },
  { iso: 'CH', name: { fr: 'Suisse', en: 'Switzerland' } },
  { iso: 'MC', name: { fr: 'Monaco', en: 'Monaco' } },
  { iso: 'DE', name: { fr: 'Allemagne', en: 'Germany' } },
  { iso: 'IT', name: { fr: 'Italie', en: 'Italy' } },
  { iso: 'ES', name: { fr: 'Espagne', en: 'Spain' } },
  { iso: 'GB', name: { fr: 'Royaume-Uni', en: 'United Kingdom' } },
  { iso: 'IE', name: { fr: 'Irlande', en: 'Ireland' } },
];

/** Redirections of the demo's editors, besides the storefront's own table. */
export const REDIRECTIONS: { source: string; target: string; code: 301 | 302 }[] = [
  { source: '/radiateurs-2025', target: '/nos-produits/chauffage-electrique', code: 301 },
  { source: '/jeu-concours-hiver', target: '/', code: 302 },
  { source: '/en/winter-draw', target: '/en', code: 302 },
  { source: '/signature', target: '/signature/collection', code: 301 },
  { source: '/en/signature', target: '/en/signature/collection', code: 301 },
  { source: '/salon-batiment-2025', target: '/qui-sommes-nous', code: 302 },
];
