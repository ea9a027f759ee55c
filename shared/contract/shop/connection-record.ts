import { z } from 'zod';
import { CONNECTION_KINDS, FACES } from '../connection.ts';
import { distance, visibleText } from '../fields.ts';
import { sizeCode } from './size-code.ts';
import { translated } from './translated.ts';

const MAX_OFFSET = 10_000;

/**
 * A connection of a product. Its position holds in every size: two distances, each from an edge of its face; `from_middle`
 * is to the right of the middle, negative to the left.
 */
export const connectionRecord = z.strictObject({
  kind: z.enum(CONNECTION_KINDS).describe('Kind of connection.'),
  size: z
    .union([visibleText.max(40), translated])
    .optional()
    .describe('Size, such as `G 3/4` or `Ø 125`. A thread or a diameter is drawn to scale.'),
  side: z.enum(FACES).describe('Face that it leaves from; left and right as seen from the front.'),
  from_left: distance.optional().describe('Distance from the left edge in mm.'),
  from_right: distance.optional().describe('Distance from the right edge in mm.'),
  from_middle: z
    .number()
    .min(-MAX_OFFSET)
    .max(MAX_OFFSET)
    .optional()
    .describe('Distance to the right of the middle in mm; negative to its left.'),
  from_top: distance.optional().describe('Distance from the upper edge in mm.'),
  from_bottom: distance.optional().describe('Distance from the lower edge in mm.'),
  from_back: distance.optional().describe('Distance from the back in mm.'),
  from_front: distance.optional().describe('Distance from the front in mm.'),
  for_sizes: z.array(sizeCode).min(1).optional().describe('Codes of the sizes that have it. Default: all.'),
});
export type ConnectionRecord = z.infer<typeof connectionRecord>;

/** Free space around a product; a side without a figure needs none. */
export const clearancesRecord = z.strictObject({
  left: distance.optional().describe('Free space to the left in mm.'),
  right: distance.optional().describe('Free space to the right in mm.'),
  above: distance.optional().describe('Free space above in mm.'),
  below: distance.optional().describe('Free space below in mm.'),
  front: distance.optional().describe('Free space in front in mm.'),
  back: distance.optional().describe('Free space behind in mm.'),
});
