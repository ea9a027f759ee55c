import type { ApplianceType, DemoProduct, Translated } from './catalogue/product-record.ts';
import { energyClassesOf } from './energy-label.ts';

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
const LICENSED = new Set<ApplianceType>([
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
const WIRED = new Set<ApplianceType>([
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

export function documentsOf(product: DemoProduct): DemoDocument[] {
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
