import { Cylinder, Fan, Flame, Heater, ShowerHead, Snowflake, Volume2, type IconNode } from 'lucide';
import { IconStrokes } from '#client/ui/icon/icon.tsx';
import type { EnergyLabel } from '#shared/contract/product.ts';
import { CLIMATE_MAP_HEIGHT, ClimateMap } from './climate-map.tsx';
import { labelClasses } from './label-classes.ts';
import type { LabelFigure } from './label-figures.ts';
import styles from './label-drawing.module.css';

type LabelDrawingProps = {
  label: EnergyLabel;
  supplier: string;
  reference: string;
  figures: readonly LabelFigure[];
  /** Text alternative of the whole label. */
  description: string;
};

const SIGNS: Record<EnergyLabel['kind'], IconNode> = {
  'space-heater': Heater,
  'water-heater': ShowerHead,
  tank: Cylinder,
  'air-conditioner': Snowflake,
  ventilation: Fan,
  'local-heater': Flame,
};

/** The regulation's format is 105 × 200 mm. */
const WIDTH = 210;
const HEIGHT = 400;
const ARROWS = { top: 122, height: 178 };
const FOOT = 312;
/** Number of values per row below the scales, and the height of each further row. */
const FIGURES_A_ROW = 3;
const FIGURE_ROW = 68;

/** Position of a scale and its black class arrow; labels with two classes have two columns. */
type Column = { left: number; minLength: number; maxLength: number; own: number; right: number };
const WHOLE: Column = { left: 12, minLength: 58, maxLength: 124, own: 140, right: WIDTH - 12 };
const HALVES: [Column, Column] = [
  { left: 12, minLength: 36, maxLength: 46, own: 61, right: 102 },
  { left: 108, minLength: 36, maxLength: 46, own: 157, right: WIDTH - 12 },
];
/** Angles of the twelve stars of the flag, from the top. */
const STARS = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);

/** The label as the regulation draws it: supplier, model, scale, class, values and regulation number. */
export function LabelDrawing({ label, supplier, reference, figures, description }: LabelDrawingProps) {
  const plain = figures.filter((figure) => !figure.climate);
  const ofClimates = figures.flatMap(({ climate, ...figure }) => (climate ? [{ ...figure, climate }] : []));
  const rows = Math.max(1, Math.ceil(plain.length / FIGURES_A_ROW));
  const mapTop = FOOT + rows * FIGURE_ROW;
  const height = HEIGHT + (rows - 1) * FIGURE_ROW + (ofClimates.length > 0 ? CLIMATE_MAP_HEIGHT : 0);
  const [first, second] = label.second ? HALVES : [WHOLE];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} className={styles.sheet} role="img" aria-label={description}>
      <rect className={styles.frame} x={2} y={2} width={WIDTH - 4} height={height - 4} rx={8} />
      <rect className={styles.flag} x={12} y={12} width={48} height={32} />
      {STARS.map((angle) => (
        <circle
          key={angle}
          className={styles.star}
          cx={(36 + 10.5 * Math.sin(angle)).toFixed(2)}
          cy={(28 - 10.5 * Math.cos(angle)).toFixed(2)}
          r={1.7}
        />
      ))}
      <text className={styles.title} x={66} y={39}>
        ENERG
      </text>
      <text className={styles.endings} x={158} y={26}>
        Y · IJA
      </text>
      <text className={styles.endings} x={158} y={40}>
        IE · IA
      </text>
      <path className={styles.rule} d={`M12 54H${WIDTH - 12}M12 80H${WIDTH - 12}M12 ${FOOT}H${WIDTH - 12}`} />
      <text className={styles.name} x={12} y={72}>
        {supplier}
      </text>
      <text className={styles.name} x={WIDTH - 12} y={72} textAnchor="end">
        {reference}
      </text>
      {!label.second && <Sign of={SIGNS[label.kind]} x={12} y={86} size={28} />}
      {label.profile && (
        <text className={styles.profile} x={48} y={108}>
          {label.profile}
        </text>
      )}
      <Scale column={first} scale={label.scale} own={label.class} application={label.application} />
      {label.second && second && (
        <Scale
          column={second}
          scale={label.second.scale}
          own={label.second.class}
          application={label.second.application}
        />
      )}
      {plain.map((figure, index) => (
        <Figure
          key={figure.name}
          figure={figure}
          x={cellMiddle(index, plain.length)}
          top={FOOT + Math.floor(index / FIGURES_A_ROW) * FIGURE_ROW}
        />
      ))}
      {ofClimates.length > 0 && (
        <>
          <path className={styles.rule} d={`M12 ${mapTop}H${WIDTH - 12}`} />
          <ClimateMap figures={ofClimates} left={12} right={WIDTH - 12} top={mapTop} />
        </>
      )}
      <text className={styles.regulation} x={WIDTH - 12} y={height - 10} textAnchor="end">
        {label.regulation}
      </text>
    </svg>
  );
}

type ScaleProps = { column: Column; scale: string; own: string; application: string | null };

/** The arrows of a scale, with the model's class as a black arrow in line with its own. */
function Scale({ column, scale, own, application }: ScaleProps) {
  const classes = labelClasses(scale);
  const step = ARROWS.height / Math.max(classes.length, 1);
  const rank = classes.findIndex(({ name }) => name === own);
  const y = ARROWS.top + step * (rank + 0.5);
  const [name = application, detail] = application?.split(', ') ?? [];
  return (
    <g>
      {application && (
        <text className={styles.unit} x={column.left} y={96}>
          {name}
        </text>
      )}
      {detail && (
        <text className={styles.unit} x={column.left} y={111}>
          {detail}
        </text>
      )}
      {classes.map(({ name: letter, colour }, index) => (
        <g key={letter}>
          <path d={arrow(index, classes.length, step, column)} fill={colour} />
          <text
            className={column === WHOLE ? styles.class : styles.classSmall}
            x={column.left + 4}
            y={ARROWS.top + step * (index + 0.5) + 4}
          >
            {letter}
          </text>
        </g>
      ))}
      {rank >= 0 && (
        <g>
          <path d={`M${column.own} ${y}l9 -13H${column.right}v26H${column.own + 9}Z`} />
          <text
            className={column === WHOLE ? styles.own : styles.ownSmall}
            x={column.own + 8}
            y={column === WHOLE ? y + 6 : y + 4}
          >
            {own}
          </text>
        </g>
      )}
    </g>
  );
}

function Figure({ figure, x, top }: { figure: LabelFigure; x: number; top: number }) {
  return (
    <g>
      {figure.sound && (
        <>
          <path className={styles.house} d={`M${x - 17} ${top + 13}l14-9 14 9v13h-28Z`} />
          <Sign of={Volume2} x={figure.sound === 'indoors' ? x - 10 : x + 14} y={top + 10} size={14} />
        </>
      )}
      <text className={styles.figure} x={x} y={top + 46} textAnchor="middle">
        {figure.value}
      </text>
      <text className={styles.unit} x={x} y={top + 62} textAnchor="middle">
        {figure.unit}
      </text>
    </g>
  );
}

function Sign({ of, x, y, size }: { of: IconNode; x: number; y: number; size: number }) {
  return (
    <svg className={styles.sign} x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
      <IconStrokes of={of} />
    </svg>
  );
}

function arrow(index: number, count: number, step: number, { left, minLength, maxLength }: Column): string {
  const y = ARROWS.top + step * index + 1.5;
  const height = step - 3;
  const tip = left + minLength + ((maxLength - minLength) * index) / Math.max(count - 1, 1);
  return `M${left} ${y}H${tip - height / 2}L${tip} ${y + height / 2}L${tip - height / 2} ${y + height}H${left}Z`;
}

/** Centre of a value's cell in its row. */
function cellMiddle(index: number, count: number): number {
  const row = Math.floor(index / FIGURES_A_ROW);
  const inRow = Math.min(FIGURES_A_ROW, count - row * FIGURES_A_ROW);
  return 12 + ((WIDTH - 24) * ((index % FIGURES_A_ROW) + 0.5)) / inRow;
}
