import type { DrawingData } from '#shared/contract/drawing.ts';

const WIDTH = 1760;
const HEIGHT = 1800;
const HEADROOM = 60;
const SIDE_ROOM = 80;
/** Text height in a frame of the normal size, in mm. */
const TEXT = 58;
/** Products below this size in mm are shown in close-up. */
const TINY = 260;
const CLOSE_UP = 0.25;
const WIDE = 1.5;

export type FigureFrame = {
  width: number;
  height: number;
  x: number;
  y: number;
  marks: { metres: string; y: number }[];
  textSize: number;
};

/**
 * The position of a product in its frame, in mm. The bottom of the frame is the floor; a product in close-up, or too
 * high for the frame, is centred without a floor. All frames have one size, except for very wide and very small
 * products.
 */
export function figureFrame(drawing: Pick<DrawingData, 'width' | 'height' | 'floor_distance'>): FigureFrame {
  const scale = frameScale(drawing);
  const width = WIDTH * scale;
  const height = HEIGHT * scale;
  const top = drawing.floor_distance + drawing.height;
  const isCloseUp = scale < 1;
  const isHigher = isCloseUp || top + HEADROOM > height;
  const lift = isHigher ? top - (height + drawing.height) / 2 : 0;
  const marks = isCloseUp
    ? []
    : [1, 2]
        .map((metres) => ({ metres: String(metres), y: height + lift - metres * 1000 }))
        .filter((mark) => mark.y > TEXT && mark.y < height);
  return {
    width,
    height,
    x: (width - drawing.width) / 2,
    y: height + lift - top,
    marks,
    textSize: TEXT * scale,
  };
}

function frameScale({ width, height }: Pick<DrawingData, 'width' | 'height'>): number {
  if (Math.max(width, height) < TINY) return CLOSE_UP;
  return width > WIDTH - 2 * SIDE_ROOM || height > HEIGHT - HEADROOM ? WIDE : 1;
}
