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
  kind: z.enum(CONNECTION_KINDS),
  size: z.union([visibleText.max(40), translated]).optional(),
  side: z.enum(FACES),
  from_left: distance.optional(),
  from_right: distance.optional(),
  from_middle: z.number().min(-MAX_OFFSET).max(MAX_OFFSET).optional(),
  from_top: distance.optional(),
  from_bottom: distance.optional(),
  from_back: distance.optional(),
  from_front: distance.optional(),
  for_sizes: z.array(sizeCode).min(1).optional(),
});
export type ConnectionRecord = z.infer<typeof connectionRecord>;

/** Free space around a product in mm; a side without a figure needs none. */
export const clearancesRecord = z.strictObject({
  left: distance.optional(),
  right: distance.optional(),
  above: distance.optional(),
  below: distance.optional(),
  front: distance.optional(),
  back: distance.optional(),
});
