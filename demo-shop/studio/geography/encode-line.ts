import type { Line } from './line.ts';

/** Encodes a line in whole thousandths of a degree, each point as delta from the previous one: longitude, latitude … */
export function encodeLine(line: Line): number[] {
  const steps: number[] = [];
  let [atX, atY] = [0, 0];
  for (const [longitude, latitude] of line) {
    const x = Math.round(longitude * 1000);
    const y = Math.round(latitude * 1000);
    if (steps.length > 0 && x === atX && y === atY) continue;
    steps.push(x - atX, y - atY);
    [atX, atY] = [x, y];
  }
  return steps;
}
