import type { EnergyClass } from './energy-record.ts';

/** The class whose lowest value is reached; the last one where none is. Limits from best to worst. */
export function classAbove(value: number, limits: [EnergyClass, number][], worst: EnergyClass): EnergyClass {
  return limits.find(([, least]) => value >= least)?.[0] ?? worst;
}

/** The class whose highest value is not passed, for losses and consumptions. Limits from best to worst. */
export function classBelow(value: number, limits: [EnergyClass, number][], worst: EnergyClass): EnergyClass {
  return limits.find(([, limit]) => value < limit)?.[0] ?? worst;
}
