import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import {
  BLOWN_AIR_PARTS,
  CASSETTE_PARTS,
  CONTROL_PARTS,
  GAS_RADIATOR_PARTS,
  PORTABLE_PARTS,
  VENTILATION_PARTS,
} from './appliance-parts.data.ts';
import { DRAWN_PARTS } from './drawn-parts.data.ts';
import type { PartTemplate } from './part-template.ts';
import {
  BAR_PARTS,
  BLOWER_LADDER_PARTS,
  COLUMN_PARTS,
  ELECTRIC_LADDER_PARTS,
  FIN_PARTS,
  LADDER_PARTS,
  PANEL_PARTS,
  SLAB_PARTS,
} from './radiator-parts.data.ts';
import {
  ELECTRIC_BOILER_PARTS,
  GAS_BOILER_PARTS,
  HEAT_PUMP_TANK_PARTS,
  INDOOR_AIR_PARTS,
  INDOOR_UNIT_PARTS,
  OUTDOOR_PARTS,
  TANK_PARTS,
} from './water-parts.data.ts';

export type PartSet = {
  /** Part of the references of shared parts: `PR-RAD-003`. */
  code: string;
  templates: readonly PartTemplate[];
};

const SETS: Record<string, PartSet> = {
  fins: { code: 'RAD', templates: FIN_PARTS },
  'fins-vertical': { code: 'RAD', templates: FIN_PARTS },
  'fins-low': { code: 'RAD', templates: FIN_PARTS },
  panel: { code: 'RAD', templates: PANEL_PARTS },
  'panel-vertical': { code: 'RAD', templates: PANEL_PARTS },
  bars: { code: 'RAD', templates: BAR_PARTS },
  'bars-vertical': { code: 'RAD', templates: BAR_PARTS },
  columns: { code: 'RAD', templates: COLUMN_PARTS },
  slab: { code: 'RAD', templates: SLAB_PARTS },
  'gas-radiator': { code: 'GAZ', templates: GAS_RADIATOR_PARTS },
  'air-curtain': { code: 'AIR', templates: BLOWN_AIR_PARTS },
  'unit-heater': { code: 'AIR', templates: BLOWN_AIR_PARTS },
  'radiant-cassette': { code: 'CAS', templates: CASSETTE_PARTS },
  convector: { code: 'MOB', templates: PORTABLE_PARTS },
  'fan-heater': { code: 'MOB', templates: PORTABLE_PARTS },
  ladder: { code: 'SEC', templates: LADDER_PARTS },
  'ladder-asymmetric': { code: 'SEC', templates: LADDER_PARTS },
  'ladder-blower': { code: 'SEC', templates: BLOWER_LADDER_PARTS },
  slats: { code: 'SEC', templates: LADDER_PARTS },
  'tank-vertical': { code: 'EAU', templates: TANK_PARTS },
  'tank-horizontal': { code: 'EAU', templates: TANK_PARTS },
  'tank-slim': { code: 'EAU', templates: TANK_PARTS },
  'tank-small': { code: 'EAU', templates: TANK_PARTS },
  'tank-floor': { code: 'EAU', templates: TANK_PARTS },
  'heat-pump-one-fan': { code: 'EXT', templates: OUTDOOR_PARTS },
  'heat-pump-two-fans': { code: 'EXT', templates: OUTDOOR_PARTS },
  'split-outdoor': { code: 'EXT', templates: OUTDOOR_PARTS },
  'hydraulic-module': { code: 'HYD', templates: INDOOR_UNIT_PARTS },
  'hydraulic-tower': { code: 'HYD', templates: INDOOR_UNIT_PARTS },
  'ground-source': { code: 'HYD', templates: INDOOR_UNIT_PARTS },
  'boiler-wall': { code: 'CHD', templates: ELECTRIC_BOILER_PARTS },
  'boiler-floor': { code: 'CHD', templates: ELECTRIC_BOILER_PARTS },
  'ventilation-box': { code: 'VEN', templates: VENTILATION_PARTS },
  'ventilation-double': { code: 'VEN', templates: VENTILATION_PARTS },
  'extract-fan': { code: 'VEN', templates: VENTILATION_PARTS },
  'wall-unit-round': { code: 'VEN', templates: VENTILATION_PARTS },
  thermostat: { code: 'REG', templates: CONTROL_PARTS },
  gateway: { code: 'REG', templates: CONTROL_PARTS },
  sensor: { code: 'REG', templates: CONTROL_PARTS },
  'split-indoor': { code: 'CLI', templates: INDOOR_AIR_PARTS },
  ducted: { code: 'CLI', templates: INDOOR_AIR_PARTS },
  monobloc: { code: 'CLI', templates: INDOOR_AIR_PARTS },
};

const WATER_HEATED = new Set(['seche-serviettes-eau-chaude', 'ballon']);
const ONLY_WHEN_ELECTRIC = new Set(['element', 'cutout', 'cable']);

export function partSetOf(product: ProductRecord): PartSet {
  const { code, templates } = setOf(product);
  const { model, inner } = drawnParts(product.drawing?.design ?? '');
  const has = new Set([...model, ...inner]);
  const elsewhere = seenInModels(setOfDesign(product).code);
  const isHeatedByWater = WATER_HEATED.has(product.type);
  return {
    code,
    templates: templates.filter(
      ({ key }) => (has.has(key) || !elsewhere.has(key)) && !(isHeatedByWater && ONLY_WHEN_ELECTRIC.has(key)),
    ),
  };
}

/** Parts in the models of related designs: a design whose model lacks one of them lacks the part. */
function seenInModels(code: string): Set<string> {
  const designs = Object.keys(SETS).filter((design) => SETS[design]?.code === code);
  return new Set(designs.flatMap((design) => drawnParts(design).model));
}

function setOf(product: ProductRecord): PartSet {
  switch (product.type) {
    case 'chaudiere-gaz':
      return { code: 'CHG', templates: GAS_BOILER_PARTS };
    case 'chauffe-eau-thermodynamique':
      return { code: 'EAU', templates: HEAT_PUMP_TANK_PARTS };
    case 'seche-serviettes-electrique':
    case 'seche-serviettes-mixte':
      return { code: 'SEC', templates: ELECTRIC_LADDER_PARTS };
    default:
      return setOfDesign(product);
  }
}

/** @throws for a product without a drawing that has parts */
function setOfDesign({ key, drawing }: ProductRecord): PartSet {
  const set = SETS[drawing?.design ?? ''];
  if (!set) throw new Error(`The drawing of ${key} has no parts.`);
  return set;
}

function drawnParts(design: string) {
  return DRAWN_PARTS[design] ?? { model: [], inner: [] };
}
