import { z } from 'zod';
import { CLIMATES } from '#shared/domain/climate.ts';
import { canonicalPaths, identifier, linkedPaths } from './common.ts';
import { drawing } from './drawing.ts';
import { amount, distance, mediaPath, millimetres, slugText, visibleText } from './fields.ts';
import { productAr } from './product-ar.ts';
import { productPicture } from './product-picture.ts';
import { scenePicture } from './scene-picture.ts';

export const price = z.object({
  /** Euros. */
  value: amount,
  /** `net`: what an approved professional pays; `listed` is the public price then. */
  kind: z.enum(['public', 'net']),
  listed: amount.optional(),
  tax: z.enum(['included', 'excluded']),
  eco: amount,
  /** The lowest of several. */
  from: z.boolean(),
});
export type Price = z.infer<typeof price>;

export const energy = z.object({
  applicable: z.boolean(),
  class: z.string().nullable(),
  scale: z.string().nullable(),
  label_url: mediaPath.nullable(),
  fiche_url: mediaPath.nullable(),
  eprel: z.string().nullable(),
});
export type Energy = z.infer<typeof energy>;

/** A technical figure; `to` where the sizes of a product span a range. */
export const attributeValue = z.object({
  label: z.string(),
  value: z.union([z.number(), z.string()]),
  to: z.number().optional(),
  unit: z.string().optional(),
});

const colour = z.object({ value: z.string(), label: z.string() });

export const productCard = z.object({
  id: identifier,
  slug: slugText,
  name: visibleText,
  subtitle: z.string(),
  reference: z.string(),
  brand: z.string(),
  type: z.string(),
  signature: z.boolean(),
  is_new: z.boolean(),
  /** In the colour that `drawing` names. */
  cover: productPicture.nullable(),
  drawing,
  colours: z.array(colour),
  price: price.nullable(),
  price_visible: z.boolean(),
  energy,
  attributes: z.record(z.string(), attributeValue),
  canonical: linkedPaths,
  ar: z.boolean(),
  stock: z.enum(['in_stock', 'low', 'out']),
  exist_in: z.array(z.number().int()),
});
export type ProductCard = z.infer<typeof productCard>;

export const productDocument = z.object({
  id: identifier,
  title: visibleText,
  kind: z.string(),
  connect: z.boolean(),
  /** `url` is below the media address; `size` in bytes and `pages` are `null` until the file has been made once. */
  media: z.object({
    url: mediaPath.nullable(),
    mime: z.string(),
    size: z.number().int().nullable(),
    pages: z.number().int().nullable(),
  }),
});
export type ProductDocument = z.infer<typeof productDocument>;

/** A point it is fixed to the wall by, seen from the front: mm from the upper left corner. */
const fixing = z.object({ x: distance, y: distance });
export type Fixing = z.infer<typeof fixing>;

/**
 * A declared figure of the information sheet; `on_label` where the label draws it too. With a `climate` the label draws
 * it beside the map of the reference climates.
 */
const energyFigure = z.object({
  code: z.string(),
  label: visibleText,
  value: z.union([z.number(), z.string()]),
  unit: z.string().nullable(),
  on_label: z.boolean(),
  climate: z.enum(CLIMATES).optional(),
});

/** What the energy label of a size shows; figures that its regulation does not ask for are `null`. */
export const energyLabel = z.object({
  /** Number of the (EU) regulation that draws the label: `811/2013`. */
  regulation: z.string(),
  kind: z.enum(['space-heater', 'water-heater', 'tank', 'air-conditioner', 'ventilation', 'local-heater']),
  class: z.string(),
  /** Best and worst class there are: `A+++-D`. */
  scale: z.string(),
  /** Declared load profile of a water heater. */
  profile: z.string().nullable(),
  /** Rated output in kW. */
  output: z.number().nullable(),
  /** Litres. */
  volume: z.number().nullable(),
  /** m³/h. */
  airflow: z.number().nullable(),
  /** Sound power levels in dB. */
  sound_indoors: z.number().nullable(),
  sound_outdoors: z.number().nullable(),
  /** What the class is of where the label has two: `Water at 55 °C`. */
  application: z.string().nullable(),
  /** The second class of heat pumps (water at 35 °C), combination boilers (hot water) and air conditioners (heating). */
  second: z.object({ application: z.string(), class: z.string(), scale: z.string() }).nullable(),
  /** In the order of the sheet. */
  figures: z.array(energyFigure),
});
export type EnergyLabel = z.infer<typeof energyLabel>;

export const productModel = z.object({
  code: z.string(),
  label: z.string(),
  width: millimetres,
  height: millimetres,
  depth: millimetres,
  weight: z.number().min(0).max(10_000),
  attributes: z.record(z.string(), attributeValue),
  energy_class: z.string().nullable(),
  /** `null` where the law has no label: electric radiators have none. */
  energy_label: energyLabel.nullable(),
  /** Row by row, from the top and the left; none for what stands on the floor. */
  fixings: z.array(fixing),
  /** Its dimension drawing as a file, below the media address. */
  plan: mediaPath,
});
export type ProductModel = z.infer<typeof productModel>;

export const productVariant = z.object({
  id: identifier,
  reference: visibleText.max(80),
  ean: z.string(),
  model: z.string(),
  colour,
  price: price.nullable(),
  stock: z.enum(['in_stock', 'low', 'out']),
});
export type ProductVariant = z.infer<typeof productVariant>;

const titledText = z.object({ title: z.string(), text: z.string() });

export const product = productCard.extend({
  slug: z.string(),
  name: z.string(),
  canonical: canonicalPaths,
  description: z.string(),
  lead: z.string(),
  story: titledText,
  points: z.array(titledText),
  technical: z.array(z.object({ label: z.string(), value: z.string() })),
  guarantee: z.number().int().min(0).max(100),
  models: z.array(productModel),
  variants: z.array(productVariant),
  documents: z.array(productDocument),
  /** One a colour, of the size that `drawing` names; colours without picture are left out. */
  pictures: z.array(productPicture),
  /** Where it hangs or stands: in rooms, outdoors, close up. */
  rooms: z.array(scenePicture),
  /** `null` when it has no model. */
  ar: productAr.nullable(),
  goes_with: z.array(productCard),
  categories: z.array(z.object({ id: identifier, name: visibleText, canonical: linkedPaths })),
});
export type Product = z.infer<typeof product>;
