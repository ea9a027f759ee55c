import { z } from 'zod';

/** What a line drawing needs to stand at its true scale, in mm. */
export const drawing = z.object({
  design: z.string(),
  width: z.number(),
  height: z.number(),
  depth: z.number(),
  floor_distance: z.number(),
  colour: z.string(),
});
export type DrawingData = z.infer<typeof drawing>;
