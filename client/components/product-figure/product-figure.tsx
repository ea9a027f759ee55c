import { Elevation } from '#client/components/drawing/elevation.tsx';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import type { DrawingData } from '#shared/contract/drawing.ts';
import { figureFrame } from './figure-frame.ts';
import styles from './product-figure.module.css';

type ProductFigureProps = { drawing: DrawingData; label: string };

/**
 * A product before its wall, at the one scale all products share: the frame is so many millimetres high whatever
 * it shows. A hairline marks a height above the floor (identity, "À l'échelle").
 */
export function ProductFigure({ drawing, label }: ProductFigureProps) {
  const frame = figureFrame(drawing);
  return (
    <svg
      className={`${styles.figure} ${drawingStyles.drawing}`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
    >
      {frame.marks.map((mark) => (
        <g key={mark.metres}>
          <path className={styles.mark} d={`M0 ${mark.y}H${frame.width}`} />
          <text
            className={styles.metres}
            x={frame.textSize * 0.6}
            y={mark.y - frame.textSize * 0.4}
            fontSize={frame.textSize}
          >
            {mark.metres} m
          </text>
        </g>
      ))}
      <Elevation drawing={drawing} x={frame.x} y={frame.y} />
    </svg>
  );
}
