/** Heat transmission in W/(m²·K), and air changes per hour. */
export type Envelope = { walls: number; roof: number; floor: number; windows: number; air: number };

/**
 * Usual values by period of construction: limits of the successive thermal regulations, and for older houses the
 * values of surveys of existing dwellings.
 */
export const PERIODS = {
  'before-1948': { walls: 1.8, roof: 1.8, floor: 1.4, windows: 4.5, air: 0.9 },
  '1948-1974': { walls: 2.2, roof: 2, floor: 1.5, windows: 4.5, air: 0.9 },
  '1975-1988': { walls: 0.95, roof: 0.6, floor: 0.9, windows: 3.3, air: 0.75 },
  '1989-2000': { walls: 0.5, roof: 0.3, floor: 0.6, windows: 2.8, air: 0.6 },
  '2001-2012': { walls: 0.38, roof: 0.22, floor: 0.4, windows: 1.9, air: 0.5 },
  'since-2013': { walls: 0.24, roof: 0.14, floor: 0.25, windows: 1.4, air: 0.4 },
} as const satisfies Record<string, Envelope>;
export type Period = keyof typeof PERIODS;

/** Transmission after works on a part of the envelope: never more than before. */
export const WORKS = {
  walls: 0.33,
  roof: 0.2,
  floor: 0.36,
  windows: 1.5,
} as const satisfies Partial<Record<keyof Envelope, number>>;
export type Work = keyof typeof WORKS;

/** Maximum air changes per hour with new windows. */
export const AIR_WITH_NEW_WINDOWS = 0.6;

export const PERIOD_NAMES = Object.keys(PERIODS) as Period[];
export const WORK_NAMES = Object.keys(WORKS) as Work[];

/** Returns the envelope of a house of a period after works. */
export function envelopeOf(period: Period, works: readonly Work[]): Envelope {
  const envelope: Envelope = { ...PERIODS[period] };
  for (const work of works) envelope[work] = Math.min(envelope[work], WORKS[work]);
  if (works.includes('windows')) envelope.air = Math.min(envelope.air, AIR_WITH_NEW_WINDOWS);
  return envelope;
}
