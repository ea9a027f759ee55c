import { MAINTENANCE_URL } from './addresses.ts';

export type PageKind = { name: string; fr: string; en: string; status?: number };

/** One page of every kind there is, in both languages. */
export const PAGE_KINDS: PageKind[] = [
  { name: 'home', fr: '/', en: '/en' },
  { name: 'home of professionals', fr: '/pro', en: '/en/pro' },
  { name: 'category', fr: '/nos-produits/chauffage-electrique', en: '/en/our-products/electric-heating' },
  {
    name: 'filtered category',
    fr: '/nos-produits/chauffage-electrique/_TYPE__inertie-seche',
    en: '/en/our-products/electric-heating/_TYPE__inertie-seche',
  },
  { name: 'product', fr: '/produit/lame', en: '/en/product/lame' },
  { name: 'signature product', fr: '/signature/produit/trumeau', en: '/en/signature/product/trumeau' },
  {
    name: 'signature category',
    fr: '/signature/nos-produits/pierre-et-laiton',
    en: '/en/signature/our-products/stone-and-brass',
  },
  { name: 'signature landing', fr: '/signature/collection', en: '/en/signature/collection' },
  { name: 'results', fr: '/recherche?q=radiateur', en: '/en/results?q=radiator' },
  { name: 'comparison', fr: '/comparer?products=1,2,60', en: '/en/compare?products=1,2,60' },
  { name: 'content page', fr: '/qui-sommes-nous', en: '/en/about-us' },
  { name: 'missing page', fr: '/une-page-inconnue', en: '/en/an-unknown-page', status: 404 },
];

export const MAINTENANCE_PAGE: PageKind = {
  name: 'maintenance',
  fr: `${MAINTENANCE_URL}/maintenance`,
  en: `${MAINTENANCE_URL}/en/maintenance`,
  status: 503,
};
