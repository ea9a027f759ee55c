import type { DrawingData } from '#shared/contract/drawing.ts';

/** Width to height of every frame; equal to the style sheet. */
const SHAPE = 1.08;
/** Shares of the frame's sides that the product may take. */
const MAX_SHARE = 0.7;
/** A frame shows at least this width, in mm, so that a sensor does not look as large as a radiator. */
const MIN_WIDTH = 240;
/** Heights in the frame, as shares of its height: middle of the product, dimension line, text below it. */
const MIDDLE = 0.46;
const LINE = 0.89;
const TEXT = 0.95;
/** Shares of the frame's width. */
const TEXT_SIZE = 0.042;
const TICK = 0.014;

export type FigureFrame = {
  width: number;
  height: number;
  x: number;
  y: number;
  dimension: { y: number; textY: number; textSize: number; tick: number };
};

/**
 * The position of a product and of its width's dimension line in a frame, all in mm. Frames are cropped to the
 * product; the lines of neighbouring frames are at one height.
 */
export function figureFrame({ width, height }: Pick<DrawingData, 'width' | 'height'>): FigureFrame {
  const frameWidth = Math.max(width / MAX_SHARE, (height / MAX_SHARE) * SHAPE, MIN_WIDTH);
  const frameHeight = frameWidth / SHAPE;
  return {
    width: frameWidth,
    height: frameHeight,
    x: (frameWidth - width) / 2,
    y: frameHeight * MIDDLE - height / 2,
    dimension: {
      y: frameHeight * LINE,
      textY: frameHeight * TEXT,
      textSize: frameWidth * TEXT_SIZE,
      tick: frameWidth * TICK,
    },
  };
}
