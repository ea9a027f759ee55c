import { z } from 'zod';
import { mediaPath, visibleText } from './fields.ts';
import { scenePicture } from './scene-picture.ts';

/** Blocks of content pages that show what words alone would not: dates, plots, maps, comparisons, covers. */
const MAX_ENTRIES = 40;
const DEGREES = { latitude: 90, longitude: 180 };

const scene = z.string().min(1).max(80).describe('Name of a picture of rooms.');
const title = z.string().max(300).describe('Title in the language of the request.');
const picture = scenePicture.describe('Picture of the scene.');

const step = z.object({
  mark: z.string().max(20).describe('A year, or a number; empty for none.'),
  title,
  text: z.string().max(1000).describe('Text in the language of the request.'),
});

/** Dates of a history, or the steps of a process. */
export const stepsRecord = z.object({
  type: z.literal('steps').describe('Kind of block.'),
  title,
  steps: z
    .array(step.extend({ scene: scene.optional() }))
    .min(1)
    .max(MAX_ENTRIES)
    .describe('Steps in their order.'),
});
export const stepsBlock = stepsRecord.omit({ steps: true }).extend({
  steps: z
    .array(step.extend({ picture: scenePicture.nullable().describe('Picture; `null` for none.') }))
    .describe('Steps in their order.'),
});

export const chartBlock = z.object({
  type: z.literal('chart').describe('Kind of block.'),
  caption: title,
  unit: z.string().max(40).describe('Unit of the values; empty for none.'),
  points: z
    .array(
      z.object({
        label: visibleText.max(80).describe('Label in the language of the request.'),
        value: z.number().min(0).describe('Value in the unit of the block.'),
      }),
    )
    .min(1)
    .max(MAX_ENTRIES)
    .describe('Bars in their order.'),
  note: z.string().max(500).describe('Source and method; empty for none.'),
});

const place = z.object({
  name: visibleText.max(80).describe('Name in the language of the request.'),
  text: z.string().max(500).describe('Text in the language of the request.'),
});
/** Places on the map of France. */
export const placesRecord = z.object({
  type: z.literal('places').describe('Kind of block.'),
  title,
  places: z
    .array(
      place.extend({
        latitude: z.number().min(-DEGREES.latitude).max(DEGREES.latitude).describe('Degrees north.'),
        longitude: z.number().min(-DEGREES.longitude).max(DEGREES.longitude).describe('Degrees east.'),
      }),
    )
    .min(1)
    .max(MAX_ENTRIES)
    .describe('Places in their order.'),
});
const percent = z.number().min(0).max(100);
export const placesBlock = placesRecord.omit({ places: true }).extend({
  places: z
    .array(
      place.extend({
        x: percent.describe('Distance from the left edge of the map, in percent of its width.'),
        y: percent.describe('Distance from the upper edge of the map, in percent of its height.'),
        label: z
          .enum(['left', 'right'])
          .nullable()
          .describe('Side of its name on the map; `null` where there is no room.'),
      }),
    )
    .describe('Places in their order; those outside the map are left out.'),
});

export const beforeAfterRecord = z.object({
  type: z.literal('before_after').describe('Kind of block.'),
  before: scene,
  after: scene,
  caption: title,
});
export const beforeAfterBlock = beforeAfterRecord.extend({ before: picture, after: picture });

const cover = z.object({
  title: visibleText.max(120).describe('Title in the language of the request.'),
  text: z.string().max(300).describe('Text in the language of the request.'),
});
/** Covers of documents of the shop. */
export const coversRecord = z.object({
  type: z.literal('covers').describe('Kind of block.'),
  title,
  covers: z
    .array(cover.extend({ scene, document: z.string().min(1).max(200).describe('Code of a document.') }))
    .min(1)
    .max(MAX_ENTRIES)
    .describe('Covers in their order.'),
});
export const coversBlock = coversRecord.omit({ covers: true }).extend({
  covers: z
    .array(
      cover.extend({
        picture,
        url: mediaPath.describe('Address below the media address.'),
        size: z.number().int().nullable().describe('Size in bytes; `null` until the file was created once.'),
        pages: z
          .number()
          .int()
          .nullable()
          .describe('Number of pages; `null` until the file was created once.'),
      }),
    )
    .describe('Covers in their order.'),
});
