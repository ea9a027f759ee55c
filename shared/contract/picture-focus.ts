import { z } from 'zod';

/** Steps of points, in percent. */
export const FOCUS_STEP = 10;
const share = z.number().int().min(0).max(100).multipleOf(FOCUS_STEP);
/** A point of a picture that its crops leave in sight. */
export const focusPoint = z.object({
  x: share.describe('Percent of the width, from the left, in steps of ten.'),
  y: share.describe('Percent of the height, from the top, in steps of ten.'),
});

/** Points that a crop of a picture leaves in sight: beside the words, and above or below them in narrow windows. */
export const pictureFocus = z
  .object({
    wide: focusPoint.describe('In windows where the words stand beside the subject.'),
    narrow: focusPoint.describe('In windows where the picture stands below the words.'),
  })
  .meta({ id: 'PictureFocus', description: 'Points of a picture that its crops leave in sight.' });
