import { OTHER_AIR_CONDITIONERS } from './air-conditioning/other.ts';
import { WALL_SPLITS } from './air-conditioning/wall-splits.ts';
import { ELECTRIC_BOILERS, GAS_BOILERS } from './boilers/boilers.ts';
import { SENSORS_AND_GATEWAYS } from './controls/sensors-gateways.ts';
import { THERMOSTATS } from './controls/thermostats.ts';
import { DRY_INERTIA } from './electric-radiators/dry-inertia.ts';
import { FLUID_INERTIA } from './electric-radiators/fluid-inertia.ts';
import { GAS_RADIATORS } from './electric-radiators/gas-radiators.ts';
import { LOW_RADIATORS } from './electric-radiators/low-radiators.ts';
import { RADIANT_PANELS } from './electric-radiators/radiant-panels.ts';
import { SMALL_BUSINESS } from './electric-radiators/small-business.ts';
import { SUPPLEMENTARY } from './electric-radiators/supplementary.ts';
import { VERTICAL_RADIATORS } from './electric-radiators/vertical-radiators.ts';
import { AIR_WATER } from './heat-pumps/air-water.ts';
import { GROUND_SOURCE, INDOOR_MODULES } from './heat-pumps/other.ts';
import { ELECTRIC_WATER_HEATERS, SLIM_WATER_HEATERS, SMALL_WATER_HEATERS } from './hot-water/electric.ts';
import { HEAT_PUMP_WATER_HEATERS, STORAGE_TANKS } from './hot-water/other.ts';
import type { DemoProduct } from './product-record.ts';
import { SIGNATURE } from './signature/signature.ts';
import { CENTRAL_HEATING_TOWEL_DRYERS } from './towel-dryers/central-heating.ts';
import { ELECTRIC_TOWEL_DRYERS } from './towel-dryers/electric.ts';
import { DOUBLE_FLOW, EXTRACT_FANS } from './ventilation/other.ts';
import { CONSTANT_FLOW, HUMIDITY_CONTROLLED } from './ventilation/single-flow.ts';
import { withRoomAreas } from './with-room-areas.ts';

const CATALOGUE: DemoProduct[] = [
  ...DRY_INERTIA,
  ...FLUID_INERTIA,
  ...RADIANT_PANELS,
  ...VERTICAL_RADIATORS,
  ...LOW_RADIATORS,
  ...SIGNATURE,
  ...GAS_RADIATORS,
  ...SMALL_BUSINESS,
  ...SUPPLEMENTARY,
  ...ELECTRIC_TOWEL_DRYERS,
  ...CENTRAL_HEATING_TOWEL_DRYERS,
  ...AIR_WATER,
  ...GROUND_SOURCE,
  ...INDOOR_MODULES,
  ...ELECTRIC_WATER_HEATERS,
  ...SLIM_WATER_HEATERS,
  ...SMALL_WATER_HEATERS,
  ...HEAT_PUMP_WATER_HEATERS,
  ...STORAGE_TANKS,
  ...ELECTRIC_BOILERS,
  ...GAS_BOILERS,
  ...CONSTANT_FLOW,
  ...HUMIDITY_CONTROLLED,
  ...DOUBLE_FLOW,
  ...EXTRACT_FANS,
  ...THERMOSTATS,
  ...SENSORS_AND_GATEWAYS,
  ...WALL_SPLITS,
  ...OTHER_AIR_CONDITIONERS,
];

export const PRODUCTS: DemoProduct[] = CATALOGUE.map(withRoomAreas);
