import { z } from 'zod';
import { identifier } from './common.ts';

/** A number of pieces of an order line. */
export const pieces = z.object({
  line_id: identifier.describe('Number of the line.'),
  quantity: z.number().int().positive().max(1_000_000).describe('Number of pieces.'),
});
