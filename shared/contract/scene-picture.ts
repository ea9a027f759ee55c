import { z } from 'zod';
import { picture } from './common.ts';
import { visibleText } from './fields.ts';
import { focusPoint } from './picture-focus.ts';
import { pictureSource } from './product-picture.ts';

/** Addresses are below the media address. */
export const scenePicture = picture
  .extend({
    srcset: z.array(pictureSource).describe('Smaller and larger files of the same picture.'),
    placeholder: z
      .string()
      .regex(/^#[\da-f]{6}$/)
      .describe('Mean colour, shown until the picture is loaded.'),
    shows: visibleText
      .optional()
      .describe('Name, size and colour of the product in it, in the rooms of a product.'),
    focus: focusPoint.optional().describe('Where its subject is; without it pages crop by their own rule.'),
    tone: z
      .literal('dark')
      .optional()
      .describe('The part that headlines stand on is dark: they are light there.'),
  })
  .meta({ id: 'ScenePicture', description: 'A photograph of a room, a façade or a detail.' });
export type ScenePicture = z.infer<typeof scenePicture>;
