import { classAbove } from './class-of.ts';
import type { EnergyClass } from './energy-class.ts';
import type { BoilerRecord, ClimateOutputs, HeatPumpRecord } from '#shared/contract/shop/energy-record.ts';

/** Primary energy per unit of electricity in Regulations (EU) 811/2013 and 813/2013, Annex I. */
const CONVERSION = 2.5;
/** Equivalent active-mode hours of the average climate, Regulation (EU) 813/2013, Annex III, table 5. */
const HEATING_HOURS = 2066;
/** Temperature control, in percentage points: Annex VII, points 3 and 4 of Regulation (EU) 811/2013. */
const CONTROL_POINTS = 3;
/** Ground water pumps of brine and water heat pumps. */
const BRINE_POINTS = 5;

const MEDIUM_TEMPERATURE: [EnergyClass, number][] = [
  ['A+++', 150],
  ['A++', 125],
  ['A+', 98],
  ['A', 90],
  ['B', 82],
  ['C', 75],
  ['D', 36],
];
const LOW_TEMPERATURE: [EnergyClass, number][] = [
  ['A+++', 175],
  ['A++', 150],
  ['A+', 123],
  ['A', 115],
  ['B', 107],
  ['C', 100],
  ['D', 61],
];

/** Seasonal efficiency in %, annual consumption in kWh and class in one application. */
export type SpaceHeating = { efficiencyPercent: number; annualKwh: number; class: EnergyClass };

/**
 * A heat pump with water at 55 or 35 °C in the average climate: Regulation (EU) 811/2013, Annex VII, point 4
 * (ηs = SCOP / CC − ΣF(i)) and Annex II, tables 1 and 2.
 */
export function heatPumpHeating(record: HeatPumpRecord, application: 55 | 35): SpaceHeating {
  const [scop, outputs]: [number, ClimateOutputs] =
    application === 55
      ? [record.scop_55, record.rated_outputs_55_kw]
      : [record.scop_35, record.rated_outputs_35_kw];
  const points = CONTROL_POINTS + (record.source === 'brine' ? BRINE_POINTS : 0);
  const efficiencyPercent = Math.round((scop / CONVERSION) * 100 - points);
  return {
    efficiencyPercent,
    annualKwh: Math.round((outputs.average * HEATING_HOURS) / scop),
    class: classAbove(efficiencyPercent, application === 55 ? MEDIUM_TEMPERATURE : LOW_TEMPERATURE, 'E'),
  };
}

/**
 * A boiler: Regulation (EU) 811/2013, Annex VII, point 3. Efficiency in active mode weighs full load by 15 % and 30
 * % load by 85 %, less control, auxiliary electricity and standby loss. The annual consumption uses the same weights
 * for the heat demand.
 */
export function boilerHeating(record: BoilerRecord): SpaceHeating {
  const { rated_output_kw, full_load_electricity_kw, part_load_electricity_kw, standby_electricity_kw } =
    record;
  const weightedOutput = 0.15 * rated_output_kw + 0.85 * 0.3 * rated_output_kw;
  const active = 0.15 * record.full_load_efficiency_percent + 0.85 * record.part_load_efficiency_percent;
  const electricity =
    (CONVERSION *
      (0.15 * full_load_electricity_kw + 0.85 * part_load_electricity_kw + 1.3 * standby_electricity_kw)) /
    weightedOutput;
  const standby = (0.5 * record.standby_heat_loss_kw) / rated_output_kw;
  const primary = record.fuel === 'electricity' ? active / CONVERSION : active;
  const efficiencyPercent = Math.round(primary - CONTROL_POINTS - 100 * (electricity + standby));
  const final = record.fuel === 'electricity' ? efficiencyPercent * CONVERSION : efficiencyPercent;
  return {
    efficiencyPercent,
    annualKwh: Math.round((weightedOutput * HEATING_HOURS * 100) / final),
    class: classAbove(efficiencyPercent, MEDIUM_TEMPERATURE, 'E'),
  };
}
