import { z } from 'zod';
import {
  choice,
  list,
  money,
  number,
  optional,
  optionalText,
  text,
  vatRate,
  withDefault,
} from '#backoffice/shop/files/cells.ts';
import { reasonParams } from '#backoffice/shop/files/issue-finding.ts';
import { PART_KINDS, PART_STATUSES } from '#shared/contract/shop/part-record.ts';
import { isEan } from './is-ean.ts';

const year = number({ min: 1900, max: 2200, integer: true });
const count = number({ min: 1, max: 9999, integer: true });
const fraction = number({ min: 0, max: 1 });
const pixels = number({ min: 1, max: 20_000, integer: true });
/** EAN-8, EAN-13, UPC or GTIN-14; `''` without one. */
const ean = z
  .string()
  .trim()
  .transform((value, context): string => {
    if (value === '' || isEan(value)) return value;
    context.addIssue({ code: 'custom', ...reasonParams('invalid_ean') });
    return z.NEVER;
  });
const kilograms = number({ min: 0.001, max: 100_000 });
const slug = z
  .string()
  .trim()
  .refine((value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), reasonParams('invalid_slug'));

/** Columns of `parts/families.csv`: kinds of parts in lists and filters. */
export const partFamilyColumns = z.object({ code: text(), 'name.fr': text(), 'name.en': text() });
export type PartFamilyRecord = z.output<typeof partFamilyColumns>;

/**
 * Columns of `parts/parts.csv`. `category`: key of the top category that lists the part; prices in euros before tax in
 * the file and in cents in the record; `vat_rate` in percent, empty for the standard rate; `weight` in kilograms; `low_stock`: stock at and below which the part is
 * low, empty for the number of the shop; `delay` in working days; `replaced_by` and the reason:
 * the part that takes the place of an obsolete one.
 */
export const partColumns = z.object({
  reference: text(),
  kind: choice(PART_KINDS),
  family: text(),
  'name.fr': text(),
  'name.en': text(),
  category: text(),
  ean,
  price: money(),
  eco: withDefault(money(), 0),
  vat_rate: optional(vatRate()),
  weight: kilograms,
  stock: number({ min: 0, integer: true }),
  low_stock: optional(number({ min: 0, max: 1_000_000, integer: true })),
  status: choice(PART_STATUSES),
  delay: withDefault(number({ min: 0, max: 365, integer: true }), 0),
  old_references: list(),
  replaced_by: optionalText(),
  'reason.fr': optionalText(),
  'reason.en': optionalText(),
});
export type PartRecord = z.output<typeof partColumns>;

/** Columns of `parts/compatibility.csv`: products that have a part, by year of production and serial number. */
export const compatibilityColumns = z.object({
  part: text(),
  product: text(),
  quantity: withDefault(count, 1),
  year_from: optional(year),
  year_to: optional(year),
  serial_from: optionalText(),
  serial_to: optionalText(),
});
export type CompatibilityRecord = z.output<typeof compatibilityColumns>;

/** Columns of `parts/views.csv`: exploded views. `image`: path below the media; the WebP has the same name. */
export const viewColumns = z.object({
  code: text(),
  category: text(),
  products: list(),
  year_from: year,
  year_to: optional(year),
  'slug.fr': slug,
  'slug.en': slug,
  'title.fr': text(),
  'title.en': text(),
  image: text(),
  width: pixels,
  height: pixels,
  'alt.fr': text(),
  'alt.en': text(),
});
export type ViewRecord = z.output<typeof viewColumns>;

/**
 * Columns of `parts/positions.csv`: the numbers of an exploded view. `x`, `y`, `r`: centre and radius as fractions of
 * the picture; empty for a part that it does not show.
 */
export const positionColumns = z.object({
  view: text(),
  number: text(),
  part: text(),
  quantity: withDefault(count, 1),
  x: optional(fraction),
  y: optional(fraction),
  r: optional(fraction),
});
export type PositionRecord = z.output<typeof positionColumns>;
