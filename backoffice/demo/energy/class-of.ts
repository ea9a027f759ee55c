import type { EnergyClass } from './energy-record.ts';

/** First class whose minimum is reached, otherwise the worst. Limits from best to worst. */
export function classAbove(value: number, limits: [EnergyClass, number][], worst: EnergyClass): EnergyClass {
  return limits.find(([, min]) => value >= min)?.[0] ?? worst;
}

/**
 * First class whose maximum is not exceeded, for losses and consumption, otherwise the worst. Limits from best to
 * worst.
 */
export function classBelow(value: number, limits: [EnergyClass, number][], worst: EnergyClass): EnergyClass {
  return limits.find(([, limit]) => value < limit)?.[0] ?? worst;
}
