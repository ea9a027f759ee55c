import type { DrawingData } from '#shared/contract/drawing.ts';
import { drawDesign } from './designs.ts';
import styles from './drawing.module.css';

type ElevationProps = {
  drawing: Pick<DrawingData, 'design' | 'width' | 'height' | 'colour'>;
  /** Where its upper left corner stands, in mm. */
  x: number;
  y: number;
  /** Lines only, in the text's colour. */
  outline?: boolean;
};

/** A product's front elevation inside an SVG whose units are millimetres. */
export function Elevation({ drawing, x, y, outline = false }: ElevationProps) {
  const look = [styles[drawing.colour], outline && styles.outline].filter(Boolean).join(' ');
  return (
    <g transform={`translate(${x} ${y})`} className={look}>
      {drawDesign(drawing.design, drawing.width, drawing.height).map((shape, index) => (
        <path key={index} d={shape.d} className={`${styles.shape} ${styles[shape.paint]}`} />
      ))}
    </g>
  );
}
