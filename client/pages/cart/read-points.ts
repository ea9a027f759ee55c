import { readDecimal } from '#shared/domain/read-number.ts';

const MAX_POINTS = 1e9;

/** Points as they were typed, thousands apart or not; `null` when it is no whole number. */
export function readPoints(typed: string): number | null {
  // Points are whole: a comma or a point before three figures can only stand between thousands.
  const points = readDecimal(typed, { unit: 'points', isMoney: true });
  return points !== undefined && Number.isInteger(points) && points < MAX_POINTS ? points : null;
}
