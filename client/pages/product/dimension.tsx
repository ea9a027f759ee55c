import { dimensionLine } from '#client/components/drawing/dimension-line.ts';
import styles from './product-plan.module.css';

type DimensionProps = { from: [number, number]; to: [number, number]; text: string; size: number };

/** A dimension: a line with 45° ticks and its figure. */
export function Dimension({ from: [x1, y1], to: [x2, y2], text, size }: DimensionProps) {
  const isVertical = x1 === x2;
  const middle = `${(x1 + x2) / 2} ${(y1 + y2) / 2}`;
  return (
    <g>
      <path className={styles.dimension} d={dimensionLine([x1, y1], [x2, y2], size * 0.3)} />
      <text
        className={styles.figure}
        fontSize={size}
        textAnchor="middle"
        transform={`translate(${middle})${isVertical ? ' rotate(-90)' : ''} translate(0 ${-size * 0.5})`}
      >
        {text}
      </text>
    </g>
  );
}
