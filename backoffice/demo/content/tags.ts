import type { Translated } from '../catalogue/product-record.ts';

/** Tags of articles. Slugs must not be numeric: in `/infos/2` the number is a page. */
export const TAGS: { code: string; label: Translated }[] = [
  { code: 'chauffage', label: { fr: 'Chauffage', en: 'Heating' } },
  { code: 'eau-chaude', label: { fr: 'Eau chaude', en: 'Hot water' } },
  { code: 'salle-de-bains', label: { fr: 'Salle de bains', en: 'Bathroom' } },
  { code: 'ventilation', label: { fr: 'Ventilation', en: 'Ventilation' } },
  { code: 'renovation', label: { fr: 'Rénovation', en: 'Renovation' } },
  { code: 'regulation', label: { fr: 'Régulation', en: 'Controls' } },
  { code: 'aides-reglementations', label: { fr: 'Aides et réglementation', en: 'Grants and regulations' } },
  { code: 'chantier', label: { fr: 'Chantier', en: 'On site' } },
  { code: 'actualites', label: { fr: 'Actualités', en: 'News' } },
];
