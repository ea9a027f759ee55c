import { z } from 'zod';
import { distance, millimetres } from './fields.ts';

/** What a line drawing needs to stand at its true scale, in mm. */
export const drawing = z.object({
  design: z.string(),
  width: millimetres,
  height: millimetres,
  depth: millimetres,
  floor_distance: distance,
  colour: z.string(),
});
export type DrawingData = z.infer<typeof drawing>;
