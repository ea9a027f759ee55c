import { dimensionLine } from '#client/components/drawing/dimension-line.ts';
import styles from './plan-drawing.module.css';

type DimensionProps = {
  from: [number, number];
  to: [number, number];
  text: string;
  size: number;
  /** The figure stands before the line: for those shorter than their figure. */
  isBeside?: boolean;
};

/** A dimension: a line with 45° ticks and its figure. */
export function Dimension({ from: [x1, y1], to: [x2, y2], text, size, isBeside = false }: DimensionProps) {
  const isVertical = x1 === x2;
  const place = isBeside ? `${x1 - size * 0.6} ${y1}` : `${(x1 + x2) / 2} ${(y1 + y2) / 2}`;
  return (
    <g>
      <path className={styles.dimension} d={dimensionLine([x1, y1], [x2, y2], size * 0.3)} />
      <text
        className={styles.figure}
        fontSize={size}
        textAnchor={isBeside ? 'end' : 'middle'}
        transform={`translate(${place})${isVertical ? ' rotate(-90)' : ''} translate(0 ${size * (isBeside ? 0.35 : -0.5)})`}
      >
        {text}
      </text>
    </g>
  );
}
