import { z } from 'zod';
import { identifier, linkedPaths, pageQuery } from './common.ts';
import { amount, day, mediaPath, slugText, visibleText } from './fields.ts';
import { price, productDocument } from './product.ts';

const names = {
  id: identifier.describe('Number of the entity.'),
  name: visibleText.describe('Name in the language of the request.'),
  reference: z.string().describe('Reference by which it is ordered.'),
};
const years = {
  year_from: z.number().int().nullable().describe('First year of production.'),
  year_to: z.number().int().nullable().describe('Last year of production; `null` while it is made.'),
  years: z.string().describe('Years of production as text, `2015-2019`.'),
};

const fraction = z.number().min(0).max(1);

/** Slugs of an exploded view and its category. */
const schemaPlace = z.object({
  category: z.string().describe('Slug of the category.'),
  slug: z.string().describe('Slug of the exploded view.'),
});

export const schemaLink = z
  .object({
    category: slugText.describe('Slug of the category.'),
    slug: slugText.describe('Slug of the exploded view.'),
    id: identifier.describe('Number of the entity.'),
    title: visibleText.describe('Title in the language of the request.'),
    position: z.string().nullable().describe('Position of the requested part.'),
  })
  .meta({ id: 'ExplodedViewLink', description: 'An exploded view as others link to it.' });
export type SchemaLink = z.infer<typeof schemaLink>;

/** The last successor that is still sold, with the chain of replacements. */
export const replacement = z
  .object({
    element_id: identifier.describe('Number of the part.'),
    reference: z.string().describe('Reference by which it is ordered.'),
    name: z.string().describe('Name in the language of the request.'),
    price: price
      .nullable()
      .describe('Price for the sales plan of the request; `null` when none may be shown.'),
    status: z.enum(['available', 'on_order', 'obsolete']).describe('Availability.'),
    stock: z.enum(['in_stock', 'low', 'out']).describe('State of the stock.'),
    delay_days: z.number().int().min(0).max(1000).describe('Working days until it leaves.'),
    steps: z
      .array(
        z.object({
          reference: z.string().describe('Reference by which it is ordered.'),
          why: z.string().describe('Reason of the replacement.'),
        }),
      )
      .describe('Replacements from the first to the last, with their reasons.'),
  })
  .meta({ id: 'Replacement', description: 'A part that is sold instead of another.' });
export type Replacement = z.infer<typeof replacement>;

const partFacts = z.object({
  element_id: identifier.describe('Number of the part.'),
  reference: z.string().describe('Reference by which it is ordered.'),
  ean: z.string().describe('EAN of the part.'),
  name: z.string().describe('Name in the language of the request.'),
  price: price.nullable().describe('Price for the sales plan of the request; `null` when none may be shown.'),
  eco_without_tax: amount.describe('Eco-participation in euros before tax.'),
  status: z.enum(['available', 'on_order', 'obsolete']).describe('Availability.'),
  stock: z.enum(['in_stock', 'low', 'out']).describe('State of the stock.'),
  delay_days: z.number().int().min(0).max(1000).describe('Working days until it leaves.'),
  replaced_by: z.string().nullable().describe('Reference that is sold instead.'),
  replacement: replacement.nullable().describe('Part that is sold instead.'),
});

export const part = partFacts
  .extend({
    kind: z.enum(['spare', 'accessory']).describe('Spare part or accessory.'),
    family: z.string().describe('Code of the family of parts.'),
    family_label: z.string().describe('Name of the family of parts.'),
    old_references: z.array(z.string()).describe('Former references.'),
    ...years,
    products: z
      .array(
        z.object({
          ...names,
          canonical: linkedPaths.describe('Canonical path for each audience.'),
          ...years,
        }),
      )
      .describe('First products that it fits.'),
    products_total: z.number().int().describe('Number of products that it fits.'),
    schema: schemaLink.nullable().describe('Exploded view that shows it.'),
  })
  .meta({ id: 'Part', description: 'A spare part or accessory.' });
export type Part = z.infer<typeof part>;

const option = z.object({
  value: z.string().describe('Value.'),
  label: z.string().describe('Label in the language of the request.'),
  count: z.number().int().describe('Number of parts.'),
});

export const partListQuery = pageQuery.extend({
  category: z.string().max(200).optional().describe('Slug of a category of the first level.'),
  text: z
    .string()
    .max(200)
    .optional()
    .describe('Reference, former reference, EAN, serial number, product or words.'),
  product: z.string().max(40).optional().describe('Reference of a product.'),
  family: z.string().max(60).optional().describe('Code of a family of parts.'),
  kind: z.enum(['spare', 'accessory']).optional().describe('Spare parts or accessories only.'),
});
export type PartListQuery = z.infer<typeof partListQuery>;

export const partList = z
  .object({
    items: z.array(part).describe('Entities of this page.'),
    total: z.number().int().min(0).describe('Number of all entities that match.'),
    families: z.array(option).describe('Families of the matching parts.'),
    products: z.array(option).describe('Products of the matching parts.'),
    schemas: z.array(schemaLink).describe('Exploded views that match.'),
    exact: schemaLink.nullable().describe('Position of the part whose reference the text is.'),
  })
  .meta({ id: 'PartList', description: 'Parts of a page with filters.' });
export type PartList = z.infer<typeof partList>;

export const partCategory = z
  .object({
    id: identifier.describe('Number of the entity.'),
    slug: slugText.describe('Slug of the entity in the language of the request.'),
    name: visibleText.describe('Name in the language of the request.'),
    parts: z.number().int().describe('Number of spare parts.'),
    accessories: z.number().int().describe('Number of accessories.'),
    schemas: z.number().int().describe('Number of exploded views.'),
    slugs: z
      .object({ fr: slugText.describe('Slug in French.'), en: slugText.describe('Slug in English.') })
      .describe('Slug in each language.'),
  })
  .meta({ id: 'PartCategory', description: 'A category with spare parts.' });
export type PartCategory = z.infer<typeof partCategory>;

export const eclateQuery = z.object({
  slug: z.string().min(1).max(200).describe('Slug of the exploded view.'),
  category: z.string().min(1).max(200).describe('Slug of the category.'),
});

export const eclatePart = partFacts
  .extend({
    position: z.string().describe('Position in the view.'),
    quantity_in_product: z.number().int().describe('Number of pieces in the product.'),
    documents: z.array(productDocument).describe('Documents of the part.'),
    ...years,
    serial_from: z.string().nullable().describe('First serial number that it fits.'),
    serial_to: z.string().nullable().describe('Last serial number that it fits.'),
    also_fits: z
      .array(z.object({ ...names, canonical: linkedPaths.describe('Canonical path for each audience.') }))
      .describe('Further products that it fits.'),
    also_fits_total: z.number().int().describe('Number of further products that it fits.'),
  })
  .meta({ id: 'ExplodedViewPart', description: 'A part at its position in an exploded view.' });
export type EclatePart = z.infer<typeof eclatePart>;

/** An exploded view (behaviour 10). Positions are fractions of the picture. */
export const eclate = z
  .object({
    id: identifier.describe('Number of the entity.'),
    slug: z.string().describe('Slug of the entity in the language of the request.'),
    title: z.string().describe('Title in the language of the request.'),
    category: z
      .object({
        id: identifier.describe('Number of the entity.'),
        slug: z.string().describe('Slug of the entity in the language of the request.'),
        name: z.string().describe('Name in the language of the request.'),
      })
      .describe('Category of the view.'),
    products: z
      .array(
        z.object({
          ...names,
          canonical: linkedPaths.describe('Canonical path for each audience.'),
          ...years,
        }),
      )
      .describe('Products that belong to it.'),
    image: z
      .object({
        url: mediaPath.describe('Address below the media address.'),
        webp: mediaPath.describe('Address of the WebP file below the media address.'),
        width: z.number().int().describe('Width in pixels.'),
        height: z.number().int().describe('Height in pixels.'),
        alt: z.string().describe('Alternative text of the picture.'),
      })
      .describe('Picture of the view.'),
    hotspots: z
      .array(
        z.object({
          position: z.string().describe('Position in the view.'),
          x: fraction.describe('Centre, from the left.'),
          y: fraction.describe('Centre, from the top.'),
          r: fraction.describe('Radius.'),
          reference: z.string().describe('Reference by which it is ordered.'),
        }),
      )
      .describe('Positions of the parts, as fractions of the picture.'),
    parts: z.array(eclatePart).describe('Parts of the view.'),
    alternates: z
      .object({ fr: schemaPlace.describe('Slugs in French.'), en: schemaPlace.describe('Slugs in English.') })
      .describe('Slugs in each language.'),
  })
  .meta({ id: 'ExplodedView', description: 'An exploded view with its parts.' });
export type Eclate = z.infer<typeof eclate>;

export const plateQuery = z.object({ text: z.string().min(1).max(200).describe('Text of the plate.') });

export const plate = z
  .object({
    kind: z.enum(['product', 'serial', 'part', 'none']).describe('Kind of the text.'),
    key: z.string().describe('Text as it was compared.'),
    product: z
      .object({
        ...names,
        subtitle: z.string().describe('Line below the name.'),
        canonical: linkedPaths.describe('Canonical path for each audience.'),
        ...years,
      })
      .nullable()
      .describe('Product of the plate.'),
    made: z
      .object({
        year: z.number().int().describe('Year.'),
        week: z.number().int().describe('Week of the year.'),
      })
      .nullable()
      .describe('Week of production, of a serial number.'),
    manual: productDocument.nullable().describe('Manual of the product.'),
    schema: schemaLink.nullable().describe('Exploded view of the product.'),
    warranty_end: day.nullable().describe('Earliest end of the guarantee.'),
    part: part.nullable().describe('Part of the plate.'),
  })
  .meta({ id: 'Plate', description: 'The product, serial number or part of a data plate.' });
export type Plate = z.infer<typeof plate>;
