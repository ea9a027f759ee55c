import { z } from 'zod';
import { beforeAfterRecord, coversRecord, placesRecord, stepsRecord } from './figure-blocks.ts';
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

/** A `dated` block is dropped from the day on which the review of the page is due. */
const expiry = z.object({
  dated: z.boolean().optional().describe('The block is true only until the review of the page is due.'),
});

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
      stepsRecord,
      placesRecord,
      beforeAfterRecord,
      coversRecord,
    ]),
    expiry,
  )
  .meta({ id: 'PageBlockRecord', description: 'A block as editors write it.' });
export type PageBlockRecord = z.infer<typeof pageBlockRecord>;
