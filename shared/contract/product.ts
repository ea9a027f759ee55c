import { z } from 'zod';
import { CLIMATES } from '#shared/domain/climate.ts';
import { REFERENCE_ROOM_NAMES } from '#shared/domain/heat/reference-rooms.ts';
import { canonicalPaths, identifier, linkedPaths } from './common.ts';
import { clearance, connection } from './connection.ts';
import { drawing } from './drawing.ts';
import { amount, distance, mediaPath, millimetres, slugText, visibleText } from './fields.ts';
import { productAr } from './product-ar.ts';
import { galleryPicture } from './gallery-picture.ts';
import { productPicture } from './product-picture.ts';
import { scenePicture } from './scene-picture.ts';
import { FIGURE_ROLES } from './figure-role.ts';

export const price = z
  .object({
    value: amount.describe('Price in euros.'),
    kind: z.enum(['public', 'net']).describe('`public`, or `net` for an approved professional.'),
    listed: amount.optional().describe('Public price in euros, with a net price.'),
    tax: z.enum(['included', 'excluded']).describe('Whether tax is included.'),
    eco: amount.describe('Eco-participation in euros, included in the price.'),
    from: z.boolean().describe('The lowest of several prices.'),
  })
  .meta({ id: 'Price', description: 'A price.' });
export type Price = z.infer<typeof price>;

export const energy = z
  .object({
    applicable: z.boolean().describe('Regulations give the product an energy label.'),
    class: z.string().nullable().describe('Energy class.'),
    scale: z.string().nullable().describe('Best and worst class of the label.'),
    label_url: mediaPath.nullable().describe('Address of the label below the media address.'),
    fiche_url: mediaPath
      .nullable()
      .describe('Address of the product information sheet below the media address.'),
    eprel: z.string().nullable().describe('Number in the EPREL register.'),
  })
  .meta({ id: 'Energy', description: 'Energy label of a product.' });
export type Energy = z.infer<typeof energy>;

/** `to` is set when the sizes of a product span a range. */
export const attributeValue = z
  .object({
    rank: z.number().int().describe('Place among the figures of a product, ascending.'),
    is_key: z.boolean().describe('Cards and the head of the product page show it.'),
    role: z
      .enum(FIGURE_ROLES)
      .optional()
      .describe('Meaning for calculators and documents, where the figure has one.'),
    label: z.string().describe('Label in the language of the request.'),
    value: z.union([z.number(), z.string()]).describe('Value, or the least one of a range.'),
    to: z.number().optional().describe('Greatest value of a range.'),
    unit: z.string().optional().describe('Unit.'),
  })
  .meta({ id: 'AttributeValue', description: 'A technical figure.' });
export type AttributeValue = z.infer<typeof attributeValue>;

const colour = z.object({
  value: z.string().describe('Code of the colour.'),
  label: z.string().describe('Label in the language of the request.'),
});

export const productCard = z
  .object({
    id: identifier.describe('Number of the entity.'),
    slug: slugText.describe('Slug of the entity in the language of the request.'),
    name: visibleText.describe('Name in the language of the request.'),
    subtitle: z.string().describe('Line below the name.'),
    reference: z.string().describe('Reference by which it is ordered.'),
    brand: z.string().describe('Brand.'),
    type: z.string().describe('Key of its type.'),
    burns_gas: z.boolean().describe('Pages state what to do at the smell of gas.'),
    signature: z.boolean().describe('The product belongs to the signature line.'),
    is_new: z.boolean().describe('The product is new.'),
    cover: productPicture
      .nullable()
      .describe('Picture in the colour that `drawing` names, in its size or the nearest one.'),
    scene: scenePicture
      .nullable()
      .describe('A room with the product, which a card shows while it is pointed at.'),
    drawing: drawing.describe(
      'Data of its drawing. In lists, the size whose price is printed and the colour that is filtered; on the page of the product, the middle size.',
    ),
    colours: z.array(colour).describe('Colours on offer.'),
    price: price.nullable().describe('Lowest price; `null` when none may be shown.'),
    price_visible: z.boolean().describe('The sales plan shows prices of the product.'),
    energy: energy.describe('Energy label.'),
    attributes: z.record(z.string(), attributeValue).describe('Technical figures by code.'),
    canonical: linkedPaths.describe('Canonical path for each audience.'),
    ar: z.boolean().describe('The product has a model for augmented reality.'),
    stock: z.enum(['in_stock', 'low', 'out']).describe('State of the stock.'),
    exist_in: z.array(z.number().int()).describe('Numbers of the sales plans that list the entity.'),
  })
  .meta({ id: 'ProductCard', description: 'A product in lists.' });
export type ProductCard = z.infer<typeof productCard>;

export const productDocument = z
  .object({
    id: identifier.describe('Number of the entity.'),
    title: visibleText.describe('Title in the language of the request.'),
    kind: z.string().describe('Kind of document.'),
    connect: z.boolean().describe('The document is for professionals with a session.'),
    media: z
      .object({
        url: mediaPath.nullable().describe('Address below the media address.'),
        mime: z.string().describe('Media type.'),
        size: z.number().int().nullable().describe('Size in bytes; `null` until the file was created once.'),
        pages: z
          .number()
          .int()
          .nullable()
          .describe('Number of pages; `null` until the file was created once.'),
      })
      .describe('File of the document.'),
  })
  .meta({ id: 'ProductDocument', description: 'A document of a product.' });
export type ProductDocument = z.infer<typeof productDocument>;

/** A wall fixing point, seen from the front: mm from the upper left corner. */
const fixing = z.object({
  x: distance.describe('Distance from the left edge in mm.'),
  y: distance.describe('Distance from the upper edge in mm.'),
});
export type Fixing = z.infer<typeof fixing>;

/** A declared figure of the information sheet. Figures with a `climate` appear beside the climate map of the label. */
const energyFigure = z.object({
  code: z.string().describe('Code, the same in every language.'),
  label: visibleText.describe('Label in the language of the request.'),
  value: z.union([z.number(), z.string()]).describe('Value.'),
  unit: z.string().nullable().describe('Unit.'),
  on_label: z.boolean().describe('The label shows the figure.'),
  climate: z.enum(CLIMATES).optional().describe('Reference climate of the figure.'),
});

/** Energy label of a size. Figures that its regulation does not require are `null`. */
export const energyLabel = z
  .object({
    regulation: z.string().describe('Number of the EU regulation, such as `811/2013`.'),
    kind: z
      .enum(['space-heater', 'water-heater', 'tank', 'air-conditioner', 'ventilation', 'local-heater'])
      .describe('Kind of label.'),
    class: z.string().describe('Energy class.'),
    scale: z.string().describe('Best and worst class of the label, such as `A+++-D`.'),
    profile: z.string().nullable().describe('Load profile of a water heater.'),
    output: z.number().nullable().describe('Rated output in kW.'),
    volume: z.number().nullable().describe('Volume in litres.'),
    airflow: z.number().nullable().describe('Air flow in m³/h.'),
    sound_indoors: z.number().nullable().describe('Sound power level indoors in dB.'),
    sound_outdoors: z.number().nullable().describe('Sound power level outdoors in dB.'),
    application: z.string().nullable().describe('Application of the class, where the label has two.'),
    second: z
      .object({
        application: z.string().describe('Application of the class.'),
        class: z.string().describe('Energy class.'),
        scale: z.string().describe('Best and worst class.'),
      })
      .nullable()
      .describe('Second class of the label.'),
    figures: z.array(energyFigure).describe('Declared figures in the order of the information sheet.'),
  })
  .meta({ id: 'EnergyLabel', description: 'Figures of the energy label of a size.' });
export type EnergyLabel = z.infer<typeof energyLabel>;

export const productModel = z
  .object({
    code: z.string().describe('Code of the size.'),
    label: z.string().describe('Name of the size.'),
    width: millimetres.describe('Width in mm.'),
    height: millimetres.describe('Height in mm.'),
    depth: millimetres.describe('Depth in mm.'),
    weight: z.number().min(0).max(10_000).describe('Weight in kg.'),
    attributes: z.record(z.string(), attributeValue).describe('Technical figures by code.'),
    energy_class: z.string().nullable().describe('Energy class.'),
    energy_label: energyLabel.nullable().describe('Energy label; `null` where the law has none.'),
    fixings: z.array(fixing).describe('Fixing points, row by row from the upper left.'),
    connections: z.array(connection).optional().describe('Connections, in the order of their numbers.'),
    clearances: z.array(clearance).optional().describe('Free space around the appliance.'),
    plan: mediaPath.describe('Address of the dimension drawing below the media address.'),
  })
  .meta({ id: 'ProductModel', description: 'A size of a product.' });
export type ProductModel = z.infer<typeof productModel>;

export const productVariant = z
  .object({
    id: identifier.describe('Number of the entity.'),
    reference: visibleText.max(80).describe('Reference by which it is ordered.'),
    ean: z.string().describe('EAN of the variant.'),
    model: z.string().describe('Code of the size.'),
    colour: colour.describe('Colour.'),
    price: price
      .nullable()
      .describe('Price for the sales plan of the request; `null` when none may be shown.'),
    stock: z.enum(['in_stock', 'low', 'out']).describe('State of the stock.'),
    next_arrival: z.iso
      .date()
      .nullable()
      .describe('Day on which more pieces are expected, when there are none; `null` if unknown.'),
  })
  .meta({ id: 'ProductVariant', description: 'One size of a product in one colour.' });
export type ProductVariant = z.infer<typeof productVariant>;

export const heatedRoom = z
  .object({
    type: z.enum(REFERENCE_ROOM_NAMES).describe('Kind of room.'),
    energy: z.enum(['electricity', 'gas']).nullable().describe('Energy that it uses; `null` for hot water.'),
  })
  .meta({ id: 'HeatedRoom', description: 'A room that a product heats without other appliances.' });
export type HeatedRoom = z.infer<typeof heatedRoom>;

const titledText = z.object({
  title: z.string().describe('Title in the language of the request.'),
  text: z.string().describe('Text in the language of the request.'),
});

export const product = productCard
  .extend({
    slug: z.string().describe('Slug of the entity in the language of the request.'),
    name: z.string().describe('Name in the language of the request.'),
    canonical: canonicalPaths.describe('Canonical path for each audience.'),
    description: z.string().describe('Description for search engines.'),
    lead: z.string().describe('Lead text.'),
    story: titledText.describe('Story of the product.'),
    points: z.array(titledText).describe('Selling points.'),
    technical: z
      .array(
        z.object({
          label: z.string().describe('Label in the language of the request.'),
          value: z.string().describe('Value with its unit.'),
        }),
      )
      .describe('Technical figures as text.'),
    guarantee: z.number().int().min(0).max(100).describe('Guarantee in years.'),
    heated_room: heatedRoom
      .optional()
      .describe('Room that it heats alone, for advice on the size; others have none.'),
    models: z.array(productModel).describe('Sizes.'),
    variants: z.array(productVariant).describe('Variants: one size in one colour each.'),
    documents: z.array(productDocument).describe('Documents of the product.'),
    pictures: z
      .array(productPicture)
      .describe('Pictures by colour, then size; sizes of one width and height share theirs.'),
    gallery: z.array(galleryPicture).describe('Further pictures, in order.'),
    rooms: z.array(scenePicture).describe('Pictures of the product in use.'),
    ar: productAr.nullable().describe('Models for augmented reality.'),
    goes_with: z.array(productCard).describe('Products that complete it.'),
    categories: z
      .array(
        z.object({
          id: identifier.describe('Number of the entity.'),
          name: visibleText.describe('Name in the language of the request.'),
          canonical: linkedPaths.describe('Canonical path for each audience.'),
        }),
      )
      .describe('Categories of the product.'),
  })
  .meta({ id: 'Product', description: 'A product.' });
export type Product = z.infer<typeof product>;
