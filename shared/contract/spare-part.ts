import { z } from 'zod';
import { identifier, linkedPaths, pageQuery } from './common.ts';
import { amount, day, mediaPath, slugText, visibleText } from './fields.ts';
import { price, productDocument } from './product.ts';

const names = { id: identifier, name: visibleText, reference: z.string() };
const years = {
  year_from: z.number().int().nullable(),
  /** `null`: still made. */
  year_to: z.number().int().nullable(),
  /** `2015-2019`, `2019-`. */
  years: z.string(),
};

const fraction = z.number().min(0).max(1);

/** Where an exploded view stands: the category's slug, its own. */
const schemaPlace = z.object({ category: z.string(), slug: z.string() });

/** An exploded view as others point at it. */
export const schemaLink = z.object({
  category: slugText,
  slug: slugText,
  id: identifier,
  title: visibleText,
  /** Of the part that is asked about; `null` when none is. */
  position: z.string().nullable(),
});
export type SchemaLink = z.infer<typeof schemaLink>;

/** What is sold instead of a part: the last of its successors that still lives, and the way there. */
export const replacement = z.object({
  element_id: identifier,
  reference: z.string(),
  name: z.string(),
  price: price.nullable(),
  status: z.enum(['available', 'on_order', 'obsolete']),
  stock: z.enum(['in_stock', 'low', 'out']),
  delay_days: z.number().int().min(0).max(1000),
  /** Each step with its reason, the oldest first. */
  steps: z.array(z.object({ reference: z.string(), why: z.string() })),
});
export type Replacement = z.infer<typeof replacement>;

const partFacts = z.object({
  element_id: identifier,
  reference: z.string(),
  ean: z.string(),
  name: z.string(),
  /** For whom it is; `null` for a plan that sees none. */
  price: price.nullable(),
  eco_without_tax: amount,
  status: z.enum(['available', 'on_order', 'obsolete']),
  stock: z.enum(['in_stock', 'low', 'out']),
  delay_days: z.number().int().min(0).max(1000),
  /** Reference of what is sold instead. */
  replaced_by: z.string().nullable(),
  replacement: replacement.nullable(),
});

export const part = partFacts.extend({
  kind: z.enum(['spare', 'accessory']),
  family: z.string(),
  family_label: z.string(),
  old_references: z.array(z.string()),
  ...years,
  /** What it fits, the first of them; the product asked about is among these. */
  products: z.array(z.object({ ...names, canonical: linkedPaths, ...years })),
  products_total: z.number().int(),
  schema: schemaLink.nullable(),
});
export type Part = z.infer<typeof part>;

const option = z.object({ value: z.string(), label: z.string(), count: z.number().int() });

export const partListQuery = pageQuery.extend({
  /** Slug of a category of the first level. */
  category: z.string().max(200).optional(),
  /** A reference, an old one, an EAN, a serial number, a product, or words. */
  text: z.string().max(200).optional(),
  /** Reference of a product. */
  product: z.string().max(40).optional(),
  family: z.string().max(60).optional(),
  kind: z.enum(['spare', 'accessory']).optional(),
});
export type PartListQuery = z.infer<typeof partListQuery>;

export const partList = z.object({
  items: z.array(part),
  total: z.number().int().min(0),
  families: z.array(option),
  products: z.array(option),
  /** Exploded views of what was asked for. */
  schemas: z.array(schemaLink),
  /** Where the part stands whose reference the text is. */
  exact: schemaLink.nullable(),
});
export type PartList = z.infer<typeof partList>;

export const partCategory = z.object({
  id: identifier,
  slug: slugText,
  name: visibleText,
  parts: z.number().int(),
  accessories: z.number().int(),
  schemas: z.number().int(),
  /** Its slug in each language. */
  slugs: z.object({ fr: slugText, en: slugText }),
});
export type PartCategory = z.infer<typeof partCategory>;

export const eclateQuery = z.object({
  slug: z.string().min(1).max(200),
  category: z.string().min(1).max(200),
});

/** A part at its place in an exploded view. */
export const eclatePart = partFacts.extend({
  position: z.string(),
  quantity_in_product: z.number().int(),
  documents: z.array(productDocument),
  ...years,
  serial_from: z.string().nullable(),
  serial_to: z.string().nullable(),
  /** Other products it fits, the first of them. */
  also_fits: z.array(z.object({ ...names, canonical: linkedPaths })),
  also_fits_total: z.number().int(),
});
export type EclatePart = z.infer<typeof eclatePart>;

/** An exploded view (behaviour 10): places are fractions of the picture. */
export const eclate = z.object({
  id: identifier,
  slug: z.string(),
  title: z.string(),
  category: z.object({ id: identifier, slug: z.string(), name: z.string() }),
  products: z.array(z.object({ ...names, canonical: linkedPaths, ...years })),
  image: z.object({
    url: mediaPath,
    webp: mediaPath,
    width: z.number().int(),
    height: z.number().int(),
    alt: z.string(),
  }),
  hotspots: z.array(
    z.object({ position: z.string(), x: fraction, y: fraction, r: fraction, reference: z.string() }),
  ),
  parts: z.array(eclatePart),
  /** Its place in each language. */
  alternates: z.object({ fr: schemaPlace, en: schemaPlace }),
});
export type Eclate = z.infer<typeof eclate>;

export const plateQuery = z.object({ text: z.string().min(1).max(200) });

/** What a data plate, a label or an old delivery note says. */
export const plate = z.object({
  kind: z.enum(['product', 'serial', 'part', 'none']),
  /** The text as it was compared. */
  key: z.string(),
  product: z.object({ ...names, subtitle: z.string(), canonical: linkedPaths, ...years }).nullable(),
  /** Of a serial number: when it left the works. */
  made: z.object({ year: z.number().int(), week: z.number().int() }).nullable(),
  manual: productDocument.nullable(),
  schema: schemaLink.nullable(),
  /** A day; at the earliest, for the guarantee begins when it is bought. */
  warranty_end: day.nullable(),
  part: part.nullable(),
});
export type Plate = z.infer<typeof plate>;
