import { classAbove } from './class-of.ts';
import type { AirConditionerRecord, DoubleDuctRecord, EnergyClass } from './energy-record.ts';

/**
 * Equivalent active-mode hours of cooling, and of heating in the average climate: Regulation (EU) 626/2011, Annex
 * VII.
 */
const COOLING_HOURS = 350;
const HEATING_HOURS = 1400;

/** Annex II, table 1. */
const SEER: [EnergyClass, number][] = ranked(8.5, 6.1, 5.6, 5.1, 4.6, 4.1);
const SCOP: [EnergyClass, number][] = ranked(5.1, 4.6, 4, 3.4, 3.1, 2.8);
/** Annex II, table 2, double ducts. */
const EER: [EnergyClass, number][] = ranked(4.1, 3.6, 3.1, 2.6, 2.4, 2.1);
const COP: [EnergyClass, number][] = ranked(4.6, 4.1, 3.6, 3.1, 2.6, 2.4);

export type AirConditioning = {
  coolingClass: EnergyClass;
  heatingClass: EnergyClass;
  /** kWh per year; for a double duct, which has no season, kWh per hour at rated output. */
  coolingKwh: number;
  heatingKwh: number;
};

/** Regulation (EU) 626/2011, Annex VII: seasonal consumption is the load times the hours over SEER or SCOP. */
export function airConditioning(record: AirConditionerRecord): AirConditioning {
  return {
    coolingClass: classAbove(record.seer, SEER, 'D'),
    heatingClass: classAbove(record.scop, SCOP, 'D'),
    coolingKwh: Math.round((record.coolingLoadKw * COOLING_HOURS) / record.seer),
    heatingKwh: Math.round((record.heatingLoadKw * HEATING_HOURS) / record.scop),
  };
}

/** The same for a double duct, for 60 minutes at rated output. */
export function doubleDuct(record: DoubleDuctRecord): AirConditioning {
  return {
    coolingClass: classAbove(record.eer, EER, 'D'),
    heatingClass: classAbove(record.cop, COP, 'D'),
    coolingKwh: Math.round((10 * record.coolingOutputKw) / record.eer) / 10,
    heatingKwh: Math.round((10 * record.heatingOutputKw) / record.cop) / 10,
  };
}

function ranked(...min: number[]): [EnergyClass, number][] {
  const classes: EnergyClass[] = ['A+++', 'A++', 'A+', 'A', 'B', 'C'];
  return classes.map((name, index) => [name, min[index] ?? 0]);
}
