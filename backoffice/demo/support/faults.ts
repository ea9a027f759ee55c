import { AIR_FAULTS } from './faults/air-faults.ts';
import type { DemoFault } from './faults/fault-record.ts';
import { HEAT_PUMP_FAULTS } from './faults/heat-pump-faults.ts';
import { HEATING_FAULTS } from './faults/heating-faults.ts';
import { WATER_FAULTS } from './faults/water-faults.ts';

export const SAV_FAULTS: DemoFault[] = [
  ...HEATING_FAULTS,
  ...HEAT_PUMP_FAULTS,
  ...WATER_FAULTS,
  ...AIR_FAULTS,
];
