import type { RoomLoss } from './room-loss.ts';

/** An average winter in most of the French plain, for 19 °C inside; sun, people and appliances are deducted. */
const DEGREE_DAYS = 2300;
const INSIDE = 19;
/** Each degree more inside is heated on all days of the season. */
const SEASON_DAYS = 220;
const HOURS = 24;
const WATTS = 1000;

export type EnergyRange = { low: number; high: number };

/** Returns the range of the heat that a room takes in an average year, in kWh, from its loss on the coldest day. */
export function yearEnergy({ low, high, inside, outside }: RoomLoss): EnergyRange {
  const degreeDays = DEGREE_DAYS + SEASON_DAYS * (inside - INSIDE);
  const hours = (degreeDays * HOURS) / (inside - outside) / WATTS;
  return { low: low * hours, high: high * hours };
}
