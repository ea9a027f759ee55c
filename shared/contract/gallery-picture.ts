import { z } from 'zod';
import { scenePicture } from './scene-picture.ts';

/** Addresses are below the media address. */
export const galleryPicture = scenePicture
  .extend({
    colour: z.string().nullable().describe('Colour that it shows; `null` for every colour.'),
  })
  .meta({ id: 'GalleryPicture', description: 'A further picture of a product.' });
export type GalleryPicture = z.infer<typeof galleryPicture>;
