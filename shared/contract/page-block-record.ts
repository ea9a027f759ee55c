import { z } from 'zod';
import {
  carouselRecord,
  dataTableRecord,
  imageRecord,
  imageTextRecord,
  plainBlocks,
  productsRecord,
  textRecord,
  videoRecord,
} from './page-block.ts';

/** `dated`: the block is true only until the page is due for review; it is dropped from that day on. */
const expiry = z.object({
  dated: z.boolean().optional().describe('The block is true only until the review of the page is due.'),
});

/** A block as editors write it. */
export const pageBlockRecord = z
  .intersection(
    z.discriminatedUnion('type', [
      ...plainBlocks,
      textRecord,
      dataTableRecord,
      productsRecord,
      imageRecord,
      imageTextRecord,
      carouselRecord,
      videoRecord,
    ]),
    expiry,
  )
  .meta({ id: 'PageBlockRecord', description: 'A block as editors write it.' });
export type PageBlockRecord = z.infer<typeof pageBlockRecord>;
