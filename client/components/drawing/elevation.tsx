import type { DrawingData } from '#shared/contract/drawing.ts';
import { drawDesign } from '#shared/drawing/designs.ts';
import type { Shape } from '#shared/drawing/shapes.ts';
import styles from './drawing.module.css';

type Place = {
  /** Upper left corner, in mm. */
  x: number;
  y: number;
  /** Lines only, in the text colour. */
  outline?: boolean;
};
type ElevationProps = Place & {
  drawing: Pick<DrawingData, 'design' | 'width' | 'height' | 'colour'>;
};

export function Elevation({ drawing, ...place }: ElevationProps) {
  const shapes = drawDesign(drawing.design, drawing.width, drawing.height);
  return <Shapes shapes={shapes} colour={drawing.colour} {...place} />;
}

export function Shapes({
  shapes,
  colour,
  x,
  y,
  outline = false,
}: Place & { shapes: readonly Shape[]; colour: string }) {
  const look = [colour && `colour-${colour}`, outline && styles.outline].filter(Boolean).join(' ');
  return (
    <g transform={`translate(${x} ${y})`} className={look}>
      {shapes.map((shape, index) => (
        <path key={index} d={shape.d} className={`${styles.shape} ${styles[shape.paint]}`} />
      ))}
    </g>
  );
}
