import { appendFileSync } from 'node:fs';

/** A measured figure of a fault test. Of several with one name, the report has the one nearest to its limit. */
export type Figure = { name: string; value: number; unit: string; max?: number; min?: number };

/** Prints a figure. In a recorded run it is in the report as well (scripts/reports/run-scenario.ts). */
export function reportFigure(
  name: string,
  value: number,
  unit: string,
  limit: { max?: number; min?: number } = {},
) {
  const rounded = value < 100 ? Number(value.toPrecision(3)) : Math.round(value);
  const figure: Figure = { name, value: rounded, unit, ...limit };
  console.log(`${figure.name}: ${figure.value} ${figure.unit}`);
  const file = process.env['FIGURES_FILE'];
  if (file && Number.isFinite(value)) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
