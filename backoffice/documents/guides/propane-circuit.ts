import type { Locale } from '#shared/locale.ts';

/** Requirements for outdoor units with propane; the refrigerant is on the data plate. */
export const PROPANE_CIRCUIT: Record<Locale, string> = {
  fr: 'Modèle au R290 (propane) : 1 m libre autour de l’unité, sans fenêtre, soupirail, regard d’égout sans siphon, prise ni interrupteur, et sans dépasser la limite du voisin.',
  en: 'R290 (propane) model: 1 m clear around the unit, without window, cellar vent, untrapped drain, socket or switch, and not across the neighbour’s boundary.',
};
