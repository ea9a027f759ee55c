import { z } from 'zod';
import { identifier, recordQuery, searchedText } from '../common.ts';
import { mediaPath, slugText } from '../fields.ts';
import { reference } from './product-record.ts';
import { referenceList } from './reference-list.ts';
import { translated } from './translated.ts';

export const PART_KINDS = ['spare', 'accessory'] as const;
export const PART_STATUSES = ['available', 'on_order', 'obsolete'] as const;

const MAX_ROWS = 2000;
const code = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'invalid_key' })
  .max(80);
const cents = z.number().int().min(0).max(1_000_000_000);
const count = z.number().int().min(1).max(9999);
const year = z.number().int().min(1900).max(2200);
const serial = z.string().trim().min(1).max(40).nullable();
const fraction = z.number().min(0).max(1).nullable();
const pixels = z.number().int().min(1).max(20_000);

/** Kinds of parts in lists and filters. */
export const partFamilyRecord = z.strictObject({
  code: code.describe('Code of the family, the same in every language.'),
  name: translated.describe('Name.'),
  position: z.number().int().min(0).max(1_000_000).describe('Rank among the families, the lowest first.'),
});

/** A product that has the part. */
const fit = z
  .strictObject({
    product: reference.describe('Reference of the product.'),
    quantity: count.default(1).describe('Number of these parts in the product.'),
    year_from: year.nullable().default(null).describe('First year of production with the part.'),
    year_to: year.nullable().default(null).describe('Last year of production with the part.'),
    serial_from: serial.default(null).describe('First serial number with the part.'),
    serial_to: serial.default(null).describe('Last serial number with the part.'),
  })
  .refine(({ year_from: from, year_to: to }) => from === null || to === null || from <= to, {
    error: 'not_ascending',
    path: ['year_to'],
  });

export const partRecord = z.strictObject({
  reference: reference.describe('Reference by which the part is ordered.'),
  kind: z.enum(PART_KINDS).describe('Spare part or accessory.'),
  family: code.describe('Code of its family.'),
  name: translated.describe('Name.'),
  category: identifier.describe('Number of the category that lists the part.'),
  ean: z
    .string()
    .regex(/^(?:\d{8}|\d{12,14})?$/, { error: 'invalid_ean' })
    .describe('EAN; empty for none.'),
  price: cents.describe('Price in cents before tax.'),
  eco: cents.default(0).describe('Eco-participation in cents before tax.'),
  weight: z.number().min(0.001).max(100_000).describe('Weight in kg.'),
  stock: z.number().int().min(0).max(1_000_000).describe('Quantity in stock.'),
  low_stock: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .nullable()
    .default(null)
    .describe('Stock at and below which the part is low; `null` for the number of the shop.'),
  status: z.enum(PART_STATUSES).describe('Availability.'),
  delay: z.number().int().min(0).max(365).default(0).describe('Lead time in working days.'),
  old_references: z
    .array(reference)
    .max(100)
    .default([])
    .describe('References by which it was ordered before.'),
  replaced_by: reference.nullable().default(null).describe('Reference of the part that replaces it.'),
  reason: translated.nullable().default(null).describe('Reason of the replacement.'),
  products: z.array(fit).max(MAX_ROWS).describe('Products that have the part.'),
});

/** Lists of the records of parts. */
export const partRecordQuery = recordQuery.extend({
  q: searchedText
    .optional()
    .describe('Part of a reference, a former reference, an EAN or a name, in upper or lower case.'),
  family: code.optional().describe('Code of the family.'),
  status: z.enum(PART_STATUSES).optional().describe('Availability.'),
  references: referenceList.optional().describe('References of the records to list, separated by commas.'),
});

const numberedPart = z.strictObject({
  number: z.string().trim().min(1).max(20).describe('Number in the picture.'),
  part: reference.describe('Reference of the part.'),
  quantity: count.default(1).describe('Number of these parts.'),
  x: fraction
    .default(null)
    .describe('Centre as a fraction of the width; `null` for a part that is not shown.'),
  y: fraction.default(null).describe('Centre as a fraction of the height.'),
  r: fraction.default(null).describe('Radius as a fraction of the width.'),
});

/** An exploded view with its numbered parts. */
export const explodedViewRecord = z
  .strictObject({
    code: code.describe('Code of the view.'),
    category: identifier.describe('Number of the category that lists the view.'),
    products: z.array(reference).min(1).max(MAX_ROWS).describe('References of the products that it shows.'),
    year_from: year.describe('First year of production that it shows.'),
    year_to: year.nullable().default(null).describe('Last year of production that it shows.'),
    slug: z.strictObject({ fr: slugText, en: slugText }).describe('Last part of the address.'),
    title: translated.describe('Title.'),
    image: mediaPath
      .min(1)
      .describe('Address of the AVIF file below the media address; a WebP file has the same name.'),
    width: pixels.describe('Width of the picture in pixels.'),
    height: pixels.describe('Height of the picture in pixels.'),
    alt: translated.describe('Alternative text of the picture.'),
    position: z.number().int().min(0).max(1_000_000).describe('Rank among the views, the lowest first.'),
    parts: z.array(numberedPart).max(MAX_ROWS).describe('Numbered parts.'),
  })
  .refine(({ year_from: from, year_to: to }) => to === null || from <= to, {
    error: 'not_ascending',
    path: ['year_to'],
  });

/** Lists of the records of exploded views. */
export const viewRecordQuery = recordQuery.extend({
  q: searchedText
    .optional()
    .describe('Part of a code, a title or the reference of a product, in upper or lower case.'),
});

/** Fields of the form of a drawing. */
export const newDrawing = z.strictObject({ code: code.describe('Code of the view, which names the files.') });

/** A stored drawing, as records of views refer to it. */
export const storedDrawing = z
  .object({
    image: mediaPath.describe('Address of the AVIF file below the media address.'),
    width: pixels.describe('Width of the picture in pixels.'),
    height: pixels.describe('Height of the picture in pixels.'),
  })
  .meta({ id: 'StoredDrawing', description: 'The stored picture of an exploded view.' });
export type StoredDrawing = z.output<typeof storedDrawing>;
