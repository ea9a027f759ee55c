import { classAbove } from './class-of.ts';
import type { EnergyClass } from './energy-class.ts';
import type {
  ControlFunction,
  ElectricHeaterRecord,
  GasHeaterRecord,
  RoomControl,
} from '#shared/contract/shop/energy-record.ts';

/** Primary energy per unit of electricity: Regulation (EU) 2024/1103, Annex I, point 29. */
const CONVERSION = 1.9;
/** Conversion of Regulation (EU) 2015/1186, which still defines the label of gas appliances. */
const LABEL_CONVERSION = 2.5;
/** Factor of the efficiency without any control; with all controls it is 1. */
const WITHOUT_CONTROL = 0.75;

type Use = ElectricHeaterRecord['use'] | 'gas';

/** Regulation (EU) 2024/1103, Annex III, table 10. */
const ROOM_CONTROL: Record<RoomControl, Record<Use, number>> = {
  'manual-stages': { portable: 0.025, fixed: 0, 'towel-rail': 0.03, gas: 0.025 },
  'mechanical-thermostat': { portable: 0.1, fixed: 0.025, 'towel-rail': 0.03, gas: 0.05 },
  'electronic-thermostat': { portable: 0.16, fixed: 0.05, 'towel-rail': 0.03, gas: 0.1 },
  'day-timer': { portable: 0.17, fixed: 0.095, 'towel-rail': 0.095, gas: 0.125 },
  'week-timer': { portable: 0.19, fixed: 0.15, 'towel-rail': 0.15, gas: 0.15 },
};
/** Table 11. */
const FUNCTIONS: Record<ControlFunction, Record<Use, number>> = {
  'presence-detection': { portable: 0.005, fixed: 0, 'towel-rail': 0, gas: 0.025 },
  'open-window-detection': { portable: 0.005, fixed: 0.02, 'towel-rail': 0.02, gas: 0.025 },
  'distance-control': { portable: 0, fixed: 0.02, 'towel-rail': 0, gas: 0.025 },
  'adaptive-start': { portable: 0.005, fixed: 0.02, 'towel-rail': 0.02, gas: 0 },
  'working-time-limitation': { portable: 0.005, fixed: 0, 'towel-rail': 0.02, gas: 0 },
  'self-learning': { portable: 0, fixed: 0.02, 'towel-rail': 0.02, gas: 0.0125 },
  'control-accuracy': { portable: 0.02, fixed: 0.02, 'towel-rail': 0.02, gas: 0.0125 },
};

/** Minimum seasonal efficiency in % for sale: Annex II, point 1, above 250 W. */
export const MIN_EFFICIENCY: Record<ElectricHeaterRecord['use'] | GasHeaterRecord['flue'], number> = {
  fixed: 47.5,
  portable: 44.7,
  'towel-rail': 46,
  balanced: 63.6,
  chimney: 40.3,
};

/** Regulation (EU) 2015/1186, Annex VIII, tables 4 and 5, in points. */
const LABEL_CONTROL: Record<RoomControl, number> = {
  'manual-stages': 1,
  'mechanical-thermostat': 2,
  'electronic-thermostat': 4,
  'day-timer': 6,
  'week-timer': 7,
};
const LABEL_FUNCTIONS = new Set<ControlFunction>([
  'presence-detection',
  'open-window-detection',
  'distance-control',
]);
/** Annex II. */
const INDEX: [EnergyClass, number][] = [
  ['A++', 130],
  ['A+', 107],
  ['A', 88],
  ['B', 82],
  ['C', 77],
  ['D', 72],
  ['E', 62],
  ['F', 42],
];

/** Seasonal efficiency in % of an electric local space heater: Regulation (EU) 2024/1103, Annex III, point 4. */
export function electricEfficiency({ use, control, functions }: ElectricHeaterRecord): number {
  return round((100 * controlled(use, control, functions)) / CONVERSION);
}

/** The same for a gas heater, less auxiliary electricity and pilot flame. */
export function gasEfficiency(record: GasHeaterRecord): number {
  const { nominal_output_kw: output, electricity_kw, pilot_flame_kw } = record;
  const electricity = 1 - (CONVERSION * electricity_kw) / output;
  const pilot = 1 - (0.5 * pilot_flame_kw) / output;
  const share = controlled('gas', record.control, record.functions) * electricity * pilot;
  return round(record.useful_efficiency_percent * share);
}

/** Energy efficiency index and class of the label: Regulation (EU) 2015/1186, Annexes II and VIII. */
export function gasLabel(record: GasHeaterRecord): { index: number; class: EnergyClass } {
  const { nominal_output_kw: output, electricity_kw, pilot_flame_kw, control, functions } = record;
  const index =
    record.useful_efficiency_percent -
    10 +
    LABEL_CONTROL[control] +
    functions.filter((name) => LABEL_FUNCTIONS.has(name)).length -
    (100 * LABEL_CONVERSION * electricity_kw) / output -
    (100 * 0.5 * pilot_flame_kw) / output;
  const rounded = Math.round(index);
  return { index: rounded, class: classAbove(rounded, INDEX, 'G') };
}

function controlled(use: Use, control: RoomControl, functions: readonly ControlFunction[]): number {
  const added = functions.reduce((sum, name) => sum + FUNCTIONS[name][use], 0);
  return WITHOUT_CONTROL + ROOM_CONTROL[control][use] + added;
}

function round(percent: number): number {
  return Math.round(percent * 10 + 1e-9) / 10;
}
