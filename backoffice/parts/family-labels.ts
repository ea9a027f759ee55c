import type { Locale } from '#shared/locale.ts';

/** What parts are called by kind; a kind that is not named here is called by its code. */
const LABELS: Record<string, Record<Locale, string>> = {
  'heating-element': { fr: 'Résistances', en: 'Heating elements' },
  exchanger: { fr: 'Corps de chauffe et échangeurs', en: 'Heating elements and exchangers' },
  control: { fr: 'Thermostats et commandes', en: 'Thermostats and controls' },
  board: { fr: 'Cartes électroniques', en: 'Electronic boards' },
  sensor: { fr: 'Sondes et capteurs', en: 'Sensors' },
  safety: { fr: 'Sécurités', en: 'Safety devices' },
  anode: { fr: 'Anodes', en: 'Anodes' },
  gasket: { fr: 'Joints', en: 'Gaskets' },
  valve: { fr: 'Robinets et vannes', en: 'Valves' },
  pump: { fr: 'Circulateurs', en: 'Pumps' },
  refrigerant: { fr: 'Circuit frigorifique', en: 'Refrigerant circuit' },
  burner: { fr: 'Brûleurs et gaz', en: 'Burners and gas' },
  fan: { fr: 'Ventilateurs et moteurs', en: 'Fans and motors' },
  filter: { fr: 'Filtres', en: 'Filters' },
  casing: { fr: 'Habillage', en: 'Casing' },
  bracket: { fr: 'Fixations', en: 'Fixings' },
  foot: { fr: 'Pieds et roulettes', en: 'Feet and castors' },
  cable: { fr: 'Câbles et connecteurs', en: 'Cables and connectors' },
  rail: { fr: 'Barres et patères', en: 'Rails and hooks' },
};

export function familyLabel(family: string, lang: Locale): string {
  return LABELS[family]?.[lang] ?? family;
}
