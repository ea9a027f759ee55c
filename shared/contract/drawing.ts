import { z } from 'zod';
import { distance, millimetres } from './fields.ts';

/** Dimensions in mm, to show a line drawing at its true scale. */
export const drawing = z
  .object({
    design: z.string().describe('Name of the drawing.'),
    width: millimetres.describe('Width in mm.'),
    height: millimetres.describe('Height in mm.'),
    depth: millimetres.describe('Depth in mm.'),
    floor_distance: distance.describe('Distance to the floor in mm.'),
    colour: z.string().describe('Colour of the drawing.'),
  })
  .meta({ id: 'Drawing', description: 'Data of a drawing at true scale.' });
export type DrawingData = z.infer<typeof drawing>;
