import type { Translated } from './catalogue/product-record.ts';

export type DemoAttribute = {
  code: string;
  type: 'checkbox' | 'color';
  unit: string | null;
  label: Translated;
  /** Options in their order. Numeric facets without a list use the values of the products. */
  options?: Record<string, Translated>;
};

/** The facets of the catalogue in their order. Keys and values are the same in both languages. */
export const ATTRIBUTES: DemoAttribute[] = [
  {
    code: 'TYPE',
    type: 'checkbox',
    unit: null,
    label: { fr: 'Type d’appareil', en: 'Type of appliance' },
    options: {
      'inertie-seche': { fr: 'Inertie sèche', en: 'Dry inertia' },
      'inertie-fluide': { fr: 'Inertie fluide', en: 'Fluid inertia' },
      'panneau-rayonnant': { fr: 'Panneau rayonnant', en: 'Radiant panel' },
      convecteur: { fr: 'Convecteur', en: 'Convector' },
      soufflant: { fr: 'Soufflant', en: 'Fan heater' },
      'radiateur-gaz': { fr: 'Radiateur à gaz', en: 'Gas radiator' },
      'rideau-air-chaud': { fr: 'Rideau d’air chaud', en: 'Air curtain' },
      aerotherme: { fr: 'Aérotherme', en: 'Unit heater' },
      'cassette-rayonnante': { fr: 'Cassette rayonnante', en: 'Radiant cassette' },
      'seche-serviettes-electrique': { fr: 'Sèche-serviettes électrique', en: 'Electric towel dryer' },
      'seche-serviettes-soufflant': { fr: 'Sèche-serviettes soufflant', en: 'Towel dryer with blower' },
      'seche-serviettes-eau-chaude': { fr: 'Sèche-serviettes à eau chaude', en: 'Hot-water towel dryer' },
      'seche-serviettes-mixte': { fr: 'Sèche-serviettes mixte', en: 'Dual-energy towel dryer' },
      'pompe-a-chaleur-air-eau': { fr: 'Pompe à chaleur air-eau', en: 'Air-to-water heat pump' },
      'pompe-a-chaleur-geothermique': { fr: 'Géothermie', en: 'Ground source' },
      'module-hydraulique': { fr: 'Module hydraulique', en: 'Hydraulic module' },
      'chauffe-eau-electrique': { fr: 'Chauffe-eau électrique', en: 'Electric water heater' },
      'chauffe-eau-thermodynamique': { fr: 'Chauffe-eau thermodynamique', en: 'Heat-pump water heater' },
      ballon: { fr: 'Ballon', en: 'Storage tank' },
      'chaudiere-electrique': { fr: 'Chaudière électrique', en: 'Electric boiler' },
      'chaudiere-gaz': { fr: 'Chaudière gaz', en: 'Gas boiler' },
      'vmc-simple-flux': { fr: 'Simple flux', en: 'Extract ventilation' },
      'vmc-double-flux': { fr: 'Double flux', en: 'Heat recovery' },
      aerateur: { fr: 'Aérateur', en: 'Extract fan' },
      thermostat: { fr: 'Thermostat', en: 'Thermostat' },
      capteur: { fr: 'Capteur', en: 'Sensor' },
      passerelle: { fr: 'Passerelle', en: 'Gateway' },
      'climatiseur-split': { fr: 'Split', en: 'Split' },
      'climatiseur-gainable': { fr: 'Gainable', en: 'Ducted' },
      'climatiseur-monobloc': { fr: 'Monobloc', en: 'Monobloc' },
    },
  },
  { code: 'POWER', type: 'checkbox', unit: 'W', label: { fr: 'Puissance de chauffage', en: 'Heat output' } },
  { code: 'COOLING', type: 'checkbox', unit: 'W', label: { fr: 'Puissance de froid', en: 'Cooling output' } },
  { code: 'VOLUME', type: 'checkbox', unit: 'L', label: { fr: 'Capacité', en: 'Capacity' } },
  { code: 'AIRFLOW', type: 'checkbox', unit: 'm³/h', label: { fr: 'Débit d’air', en: 'Air flow' } },
  {
    code: 'COLOR',
    type: 'color',
    unit: null,
    label: { fr: 'Teinte', en: 'Colour' },
    options: {
      blanc: { fr: 'Blanc', en: 'White' },
      lin: { fr: 'Lin', en: 'Linen' },
      brique: { fr: 'Brique', en: 'Brick' },
      sapin: { fr: 'Sapin', en: 'Pine' },
      ardoise: { fr: 'Ardoise', en: 'Slate' },
      anthracite: { fr: 'Anthracite', en: 'Anthracite' },
      noir: { fr: 'Noir', en: 'Black' },
      chrome: { fr: 'Chrome', en: 'Chrome' },
      inox: { fr: 'Inox', en: 'Stainless steel' },
      laiton: { fr: 'Laiton', en: 'Brass' },
      'pierre-noire': { fr: 'Ardoise noire', en: 'Black stone' },
      'pierre-claire': { fr: 'Pierre claire', en: 'Pale stone' },
    },
  },
  {
    code: 'HEIGHT',
    type: 'checkbox',
    unit: null,
    label: { fr: 'Hauteur', en: 'Height' },
    options: {
      'moins-450': { fr: 'Moins de 450 mm', en: 'Under 450 mm' },
      '450-900': { fr: 'De 450 à 900 mm', en: '450 to 900 mm' },
      '900-1200': { fr: 'De 900 à 1 200 mm', en: '900 to 1,200 mm' },
      'plus-1200': { fr: 'Plus de 1 200 mm', en: 'Over 1,200 mm' },
    },
  },
  {
    code: 'CONTROL',
    type: 'checkbox',
    unit: null,
    label: { fr: 'Pilotage', en: 'Control' },
    options: {
      application: { fr: 'Application Âtre', en: 'Âtre app' },
      'fil-pilote': { fr: 'Fil pilote', en: 'Pilot wire' },
      'detection-presence': { fr: 'Détection de présence', en: 'Presence detection' },
      programmation: { fr: 'Programmation', en: 'Programming' },
      'fenetre-ouverte': { fr: 'Fenêtre ouverte', en: 'Open-window detection' },
    },
  },
  {
    code: 'MOUNTING',
    type: 'checkbox',
    unit: null,
    label: { fr: 'Pose', en: 'Installation' },
    options: {
      murale: { fr: 'Murale', en: 'On the wall' },
      'au-sol': { fr: 'Au sol', en: 'On the floor' },
      encastree: { fr: 'Encastrée', en: 'Recessed' },
      plafond: { fr: 'Au plafond', en: 'In the ceiling' },
      exterieure: { fr: 'À l’extérieur', en: 'Outdoors' },
      mobile: { fr: 'Mobile', en: 'Portable' },
    },
  },
  {
    code: 'ENERGY_CLASS',
    type: 'checkbox',
    unit: null,
    label: { fr: 'Classe énergétique', en: 'Energy class' },
    options: {
      'a-plus-plus-plus': { fr: 'A+++', en: 'A+++' },
      'a-plus-plus': { fr: 'A++', en: 'A++' },
      'a-plus': { fr: 'A+', en: 'A+' },
      a: { fr: 'A', en: 'A' },
      b: { fr: 'B', en: 'B' },
      c: { fr: 'C', en: 'C' },
      d: { fr: 'D', en: 'D' },
      e: { fr: 'E', en: 'E' },
    },
  },
];

/** Labels of figures that all product families share. */
export const FIGURE_LABELS: Record<string, Translated> = {
  VOLUME: { fr: 'Capacité', en: 'Capacity' },
  AIRFLOW: { fr: 'Débit', en: 'Air flow' },
};

export function optionLabel(code: string, value: string): Translated {
  const label = ATTRIBUTES.find((attribute) => attribute.code === code)?.options?.[value];
  if (!label) throw new Error(`Facet ${code} has no option ${value}.`);
  return label;
}

/** Class in the form of an address: `A++` becomes `a-plus-plus`. */
export function energyClassValue(energyClass: string): string {
  return energyClass.toLowerCase().replaceAll('+', '-plus');
}
