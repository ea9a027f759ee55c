import { energyClassesOf } from '#backoffice/shop/energy/energy-label.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import type { Translated } from './catalogue/product-record.ts';

export type DemoDocument = { kind: string; connect: boolean; titles: Translated };

export const DOCUMENT_TITLES = {
  depliant: { fr: 'Dépliant de la gamme', en: 'Range leaflet' },
  fiche: { fr: 'Fiche produit', en: 'Product sheet' },
  'notice-pose': { fr: 'Notice de pose', en: 'Installation guide' },
  'schema-electrique': { fr: 'Schéma électrique', en: 'Wiring sheet' },
  'fiche-energie': { fr: 'Fiche énergie', en: 'Energy sheet' },
  conformite: { fr: 'Déclaration de conformité', en: 'Declaration of conformity' },
} satisfies Record<string, Translated>;

/** Appliances that only technicians certified for gas or refrigerants may install. */
const LICENSED = new Set<string>([
  'radiateur-gaz',
  'chaudiere-gaz',
  'pompe-a-chaleur-air-eau',
  'pompe-a-chaleur-geothermique',
  'module-hydraulique',
  'chauffe-eau-thermodynamique',
  'climatiseur-split',
  'climatiseur-gainable',
  'climatiseur-monobloc',
]);

/** Hard-wired appliances whose output equals their electrical input. */
const WIRED = new Set<string>([
  'inertie-seche',
  'inertie-fluide',
  'panneau-rayonnant',
  'rideau-air-chaud',
  'aerotherme',
  'cassette-rayonnante',
  'seche-serviettes-electrique',
  'seche-serviettes-soufflant',
  'chauffe-eau-electrique',
  'chaudiere-electrique',
]);

export function documentsOf(product: Pick<ProductRecord, 'type' | 'sizes'>): DemoDocument[] {
  const { type } = product;
  return [
    document('fiche'),
    document('notice-pose', LICENSED.has(type)),
    ...(WIRED.has(type) ? [document('schema-electrique', true)] : []),
    ...(energyClassesOf(product).length > 0 ? [document('fiche-energie')] : []),
    document('conformite'),
  ];
}

function document(kind: keyof typeof DOCUMENT_TITLES, connect = false): DemoDocument {
  return { kind, connect, titles: DOCUMENT_TITLES[kind] };
}
