import { z } from 'zod';
import { picture } from './common.ts';
import { distance, mediaPath, millimetres } from './fields.ts';

export const pictureSource = z
  .object({
    url: mediaPath.min(1).describe('Address below the media address.'),
    width: z.number().int().positive().describe('Width in pixels.'),
    type: z.enum(['image/avif', 'image/webp']).describe('Media type.'),
  })
  .meta({ id: 'PictureSource', description: 'A file of a picture.' });
export type PictureSource = z.infer<typeof pictureSource>;

/** A product in one colour and size: front view without background. Addresses are below the media address. */
export const productPicture = picture
  .extend({
    colour: z.string().describe('Colour of the product.'),
    srcset: z.array(pictureSource).describe('Smaller and larger files of the same picture.'),
    placeholder: z
      .string()
      .regex(/^#[\da-f]{6}$/)
      .describe('Mean colour, shown until the picture is loaded.'),
    scale: z
      .object({
        width: millimetres.describe('Width of the product in mm.'),
        height: millimetres.describe('Height of the product in mm.'),
        margin: distance.describe('Margin around the product in mm.'),
      })
      .describe('Dimensions of the product in the picture, to show it at its true scale.'),
  })
  .meta({ id: 'ProductPicture', description: 'A product in one colour and size.' });
export type ProductPicture = z.infer<typeof productPicture>;
