import { z } from 'zod';
import { picture } from './common.ts';
import { pictureSource } from './product-picture.ts';

/** A photograph of a room, a façade or a detail. Addresses are below the media address. */
export const scenePicture = picture.extend({
  srcset: z.array(pictureSource),
  /** Its mean colour: what stands there until it has come. */
  placeholder: z.string().regex(/^#[\da-f]{6}$/),
});
export type ScenePicture = z.infer<typeof scenePicture>;
