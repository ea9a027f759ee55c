import { z } from 'zod';

const STEP = 10;
const share = z.number().int().min(0).max(100).multipleOf(STEP);
const point = z.object({
  x: share.describe('Percent of the width, from the left, in steps of ten.'),
  y: share.describe('Percent of the height, from the top, in steps of ten.'),
});

/** Points that a crop of a picture leaves in sight: beside the words, and above or below them in narrow windows. */
export const pictureFocus = z
  .object({
    wide: point.describe('In windows where the words stand beside the subject.'),
    narrow: point.describe('In windows where the picture stands below the words.'),
  })
  .meta({ id: 'PictureFocus', description: 'Points of a picture that its crops leave in sight.' });
