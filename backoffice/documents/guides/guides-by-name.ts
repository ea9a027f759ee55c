import type { GuideName } from '#shared/contract/shop/catalogue-record.ts';
import { AIR_CONDITIONING, VENTILATION } from './air-guides.ts';
import { CONTROL } from './control-guide.ts';
import { OVERHEAD, PORTABLE, TOWEL_ELECTRIC, WALL_HEATER } from './electric-guides.ts';
import type { Guide } from './guide.ts';
import { GAS, HEAT_PUMP, HYDRAULIC } from './licensed-guides.ts';
import { ELECTRIC_BOILER, TOWEL_WATER, WATER_HEATER } from './water-guides.ts';

/** Installation guides by the name that types of products state. */
export const GUIDES_BY_NAME: Readonly<Record<GuideName, Guide>> = {
  'wall-heater': WALL_HEATER,
  'portable-heater': PORTABLE,
  'overhead-heater': OVERHEAD,
  'gas-appliance': GAS,
  'electric-towel-dryer': TOWEL_ELECTRIC,
  'hot-water-towel-dryer': TOWEL_WATER,
  'heat-pump': HEAT_PUMP,
  'hydraulic-appliance': HYDRAULIC,
  'water-heater': WATER_HEATER,
  'electric-boiler': ELECTRIC_BOILER,
  ventilation: VENTILATION,
  control: CONTROL,
  'air-conditioner': AIR_CONDITIONING,
};
