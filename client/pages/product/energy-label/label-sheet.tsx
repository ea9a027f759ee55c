import { Cylinder, Fan, Flame, Heater, ShowerHead, Snowflake, Volume2, type IconNode } from 'lucide';
import { IconStrokes } from '#client/ui/icon/icon.tsx';
import type { EnergyLabel } from '#shared/contract/product.ts';
import { labelClasses } from './label-classes.ts';
import type { LabelFigure } from './label-figures.ts';
import styles from './label-sheet.module.css';

type LabelSheetProps = {
  label: EnergyLabel;
  supplier: string;
  reference: string;
  figures: readonly LabelFigure[];
  /** All of it in words. */
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

/** Of the sheet, as wide to high as the regulations have it: 105 × 200 mm. */
const WIDTH = 210;
const HEIGHT = 400;
const ARROWS = { top: 122, height: 178, shortest: 58, longest: 124, left: 12 };
const FOOT = 312;
/** Twelve stars around the middle of the flag, from the top. */
const STARS = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);

/** The label as its regulation draws it: supplier, model, classes, the model's class, its figures, the regulation. */
export function LabelSheet({ label, supplier, reference, figures, description }: LabelSheetProps) {
  const classes = labelClasses(label.scale);
  const step = ARROWS.height / Math.max(classes.length, 1);
  const rank = classes.findIndex(({ name }) => name === label.class);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.sheet} role="img" aria-label={description}>
      <rect className={styles.frame} x={2} y={2} width={WIDTH - 4} height={HEIGHT - 4} rx={8} />
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
      <Sign of={SIGNS[label.kind]} x={12} y={86} size={28} />
      {label.profile && (
        <text className={styles.profile} x={48} y={108}>
          {label.profile}
        </text>
      )}
      {classes.map(({ name, colour }, index) => (
        <g key={name}>
          <path d={arrow(index, classes.length, step)} fill={colour} />
          <text className={styles.class} x={ARROWS.left + 6} y={ARROWS.top + step * (index + 0.5) + 4}>
            {name}
          </text>
        </g>
      ))}
      {rank >= 0 && <Own name={label.class} y={ARROWS.top + step * (rank + 0.5)} />}
      {figures.map((figure, index) => (
        <Figure key={figure.name} figure={figure} x={cellMiddle(index, figures.length)} />
      ))}
      <text className={styles.regulation} x={WIDTH - 12} y={HEIGHT - 10} textAnchor="end">
        {label.regulation}
      </text>
    </svg>
  );
}

/** The model's own class, black, in line with its arrow of the scale. */
function Own({ name, y }: { name: string; y: number }) {
  return (
    <g>
      <path d={`M140 ${y}L154 ${y - 15}H${WIDTH - 12}V${y + 15}H154Z`} />
      <text className={styles.own} x={156} y={y + 6}>
        {name}
      </text>
    </g>
  );
}

function Figure({ figure, x }: { figure: LabelFigure; x: number }) {
  return (
    <g>
      {figure.sound && (
        <>
          <path className={styles.house} d={`M${x - 17} ${FOOT + 13}l14-9 14 9v13h-28Z`} />
          <Sign of={Volume2} x={figure.sound === 'indoors' ? x - 10 : x + 14} y={FOOT + 10} size={14} />
        </>
      )}
      <text className={styles.figure} x={x} y={FOOT + 46} textAnchor="middle">
        {figure.value}
      </text>
      <text className={styles.unit} x={x} y={FOOT + 62} textAnchor="middle">
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

function arrow(index: number, count: number, step: number): string {
  const { left, top, shortest, longest } = ARROWS;
  const y = top + step * index + 1.5;
  const height = step - 3;
  const tip = left + shortest + ((longest - shortest) * index) / Math.max(count - 1, 1);
  return `M${left} ${y}H${tip - height / 2}L${tip} ${y + height / 2}L${tip - height / 2} ${y + height}H${left}Z`;
}

function cellMiddle(index: number, count: number): number {
  return 12 + ((WIDTH - 24) * (index + 0.5)) / count;
}
