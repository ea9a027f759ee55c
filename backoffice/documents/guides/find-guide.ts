import { AIR_CONDITIONING, VENTILATION } from './air-guides.ts';
import { CONTROL } from './control-guide.ts';
import { OVERHEAD, PORTABLE, TOWEL_ELECTRIC, WALL_HEATER } from './electric-guides.ts';
import type { Guide } from './guide.ts';
import { GAS, HEAT_PUMP, HYDRAULIC } from './licensed-guides.ts';
import { ELECTRIC_BOILER, TOWEL_WATER, WATER_HEATER } from './water-guides.ts';

const GUIDES: Record<string, Guide> = {
  'inertie-seche': WALL_HEATER,
  'inertie-fluide': WALL_HEATER,
  'panneau-rayonnant': WALL_HEATER,
  convecteur: PORTABLE,
  soufflant: PORTABLE,
  'rideau-air-chaud': OVERHEAD,
  aerotherme: OVERHEAD,
  'cassette-rayonnante': OVERHEAD,
  'radiateur-gaz': GAS,
  'chaudiere-gaz': GAS,
  'seche-serviettes-electrique': TOWEL_ELECTRIC,
  'seche-serviettes-soufflant': TOWEL_ELECTRIC,
  'seche-serviettes-eau-chaude': TOWEL_WATER,
  'seche-serviettes-mixte': TOWEL_WATER,
  'pompe-a-chaleur-air-eau': HEAT_PUMP,
  'pompe-a-chaleur-geothermique': HYDRAULIC,
  'module-hydraulique': HYDRAULIC,
  'chauffe-eau-electrique': WATER_HEATER,
  'chauffe-eau-thermodynamique': WATER_HEATER,
  ballon: WATER_HEATER,
  'chaudiere-electrique': ELECTRIC_BOILER,
  'vmc-simple-flux': VENTILATION,
  'vmc-double-flux': VENTILATION,
  aerateur: VENTILATION,
  thermostat: CONTROL,
  capteur: CONTROL,
  passerelle: CONTROL,
  'climatiseur-split': AIR_CONDITIONING,
  'climatiseur-gainable': AIR_CONDITIONING,
  'climatiseur-monobloc': AIR_CONDITIONING,
};

/** @throws for a type without a guide. */
export function findGuide(type: string): Guide {
  const guide = GUIDES[type];
  if (!guide) throw new Error(`There is no installation guide for appliances of type ${type}.`);
  return guide;
}
