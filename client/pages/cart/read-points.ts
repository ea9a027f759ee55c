import { readDecimal } from '#shared/domain/read-number.ts';

const MAX_POINTS = 1e9;

/** Parses a number of points, with or without thousands separators. Returns `null` unless it is a whole number. */
export function readPoints(typed: string): number | null {
  // Points are whole numbers: a comma or a point before three digits is always a thousands separator.
  const points = readDecimal(typed, { unit: 'points', isMoney: true });
  return points !== undefined && Number.isInteger(points) && points < MAX_POINTS ? points : null;
}
