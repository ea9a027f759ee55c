import { CLIMATES, type Climate } from '#shared/domain/climate.ts';
import styles from './climate-map.module.css';
import { CLIMATE_PLACES, EUROPE_BOX, EUROPE_OUTLINE } from './europe-outline.data.ts';
import type { LabelFigure } from './label-figures.ts';

export type ClimateFigure = LabelFigure & { climate: Climate };

type ClimateMapProps = { figures: readonly ClimateFigure[]; left: number; right: number; top: number };

/** Symbol of the regulations for a climate without declared value. */
const UNDECLARED = 'X';
/** Heights of the unit row, of each climate row and of a colour swatch. */
const HEADING = 14;
const ROW = 22;
const SWATCH = 11;
/** Minimum column width, in characters of a unit. */
const MIN_CHARACTERS = 5;
const GAP = 6;
/** Height of the block, in units of the sheet. */
export const CLIMATE_MAP_HEIGHT = 88;

/** Reference climates on a map of Europe, with a table of values: one column per unit, one row per climate. */
export function ClimateMap({ figures, left, right, top }: ClimateMapProps) {
  const first = left + EUROPE_BOX.width + GAP + SWATCH;
  const columns = placeColumns([...new Set(figures.map((figure) => figure.unit))], first, right);
  const rowTop = (index: number) => top + HEADING + ROW * index;
  return (
    <g>
      <g transform={`translate(${left} ${top + 6})`}>
        <path className={styles.land} d={EUROPE_OUTLINE} />
        {CLIMATES.map((name) => (
          <circle
            key={name}
            className={styles[name]}
            cx={CLIMATE_PLACES[name].x}
            cy={CLIMATE_PLACES[name].y}
            r={5}
          />
        ))}
      </g>
      {CLIMATES.map((name, index) => (
        <rect
          key={name}
          className={styles[name]}
          x={first - SWATCH}
          y={rowTop(index) + 6}
          width={SWATCH}
          height={SWATCH}
        />
      ))}
      {columns.map(({ unit, x }) => (
        <g key={unit}>
          <text className={styles.unit} x={x} y={top + HEADING} textAnchor="middle">
            {unit}
          </text>
          {CLIMATES.map((name, index) => (
            <text key={name} className={styles.value} x={x} y={rowTop(index) + 17} textAnchor="middle">
              {figures.find((figure) => figure.unit === unit && figure.climate === name)?.value ?? UNDECLARED}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}

/** Centre of each column; longer units get wider columns. */
function placeColumns(units: readonly string[], left: number, right: number): { unit: string; x: number }[] {
  const widths = units.map((unit) => Math.max(unit.length, MIN_CHARACTERS));
  const scale = (right - left) / widths.reduce((sum, width) => sum + width, 0);
  return units.map((unit, index) => {
    const before = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    return { unit, x: left + scale * (before + (widths[index] ?? 0) / 2) };
  });
}
