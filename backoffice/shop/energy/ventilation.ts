import { classBelow } from './class-of.ts';
import type { EnergyClass } from './energy-class.ts';
import type { VentilationRecord } from '#shared/contract/shop/energy-record.ts';

/** Regulation (EU) 1253/2014, Annex VIII, table 1: defaults, and the average climate. */
const HOURS = 8760;
const PRIMARY = 2.5;
const NET_FLOW = 1.3;
const REFERENCE_FLOW = 2.2;
const DUCTED = 1.1;
const HEATING_HOURS = 5112;
const TEMPERATURE_GAP = 9.5;
const HEATING_EFFICIENCY = 0.75;
const AIR_HEAT = 0.000344;
const CONTROL: Record<VentilationRecord['control'], number> = {
  manual: 1,
  'central-demand': 0.85,
  'local-demand': 0.65,
};
const MOTOR: Record<VentilationRecord['motor'], number> = {
  'two-speed': 1.2,
  'multi-speed': 1.5,
  'variable-speed': 2,
};
/** Regulation (EU) 1254/2014, Annex II: a lower specific consumption is better. */
const LIMITS: [EnergyClass, number][] = [
  ['A+', -42],
  ['A', -34],
  ['B', -26],
  ['C', -23],
  ['D', -20],
  ['E', -10],
  ['F', 0],
];
/** Reference dwelling of the annual electricity, in m². */
const DWELLING = 100;

export type Ventilation = {
  /** kWh of primary energy per year and square metre; negative when the saved heat exceeds the used electricity. */
  specificConsumption: number;
  annualKwh: number;
  class: EnergyClass;
};

/**
 * Specific energy consumption of a ducted unit in the average climate: Regulation (EU) 1253/2014, Annex VIII;
 * annual electricity for 100 m²: Regulation (EU) 1254/2014, Annex VIII.
 */
export function ventilation(record: VentilationRecord): Ventilation {
  const control = CONTROL[record.control];
  const fan =
    (HOURS * NET_FLOW * DUCTED * control ** MOTOR[record.motor] * record.specific_input_watts) / 1000;
  const recovered = 1 - record.heat_recovery_percent / 100;
  const saved =
    ((HEATING_HOURS * TEMPERATURE_GAP * AIR_HEAT) / HEATING_EFFICIENCY) *
    (REFERENCE_FLOW - NET_FLOW * control * DUCTED * recovered);
  const consumption = fan * PRIMARY - saved + record.defrost_kwh_per_square_metre;
  const specificConsumption = Math.round(consumption * 10) / 10;
  return {
    specificConsumption,
    annualKwh: Math.round(fan * DWELLING + (record.defrost_kwh_per_square_metre * DWELLING) / PRIMARY),
    class: classBelow(specificConsumption, LIMITS, 'G'),
  };
}
