import { z } from 'zod';
import { mediaPath, millimetres } from './fields.ts';

/** A model in one colour. Addresses are below the media address. */
const arVariant = z.object({
  name: z.string().describe('Name in the language of the request.'),
  color: z.string().describe('Colour of the model.'),
  glb: mediaPath.describe('Address of the glTF file below the media address.'),
  usdz: mediaPath.describe('Address of the USDZ file below the media address.'),
});

/** Models for augmented reality (behaviour "AR pages"). Dimensions in mm. */
export const productAr = z
  .object({
    glb: mediaPath.describe('Address of the glTF file below the media address.'),
    usdz: mediaPath.describe('Address of the USDZ file below the media address.'),
    poster: mediaPath.nullable().describe('Address of the still picture below the media address.'),
    placement: z.enum(['wall', 'floor']).describe('Where the appliance is placed.'),
    dimensions: z
      .object({
        w: millimetres.describe('Width in mm.'),
        h: millimetres.describe('Height in mm.'),
        d: millimetres.describe('Depth in mm.'),
      })
      .describe('Dimensions in mm.'),
    variants: z.array(arVariant).describe('Models by colour.'),
  })
  .meta({ id: 'ProductAr', description: 'Models of a product for augmented reality.' });
export type ProductAr = z.infer<typeof productAr>;
