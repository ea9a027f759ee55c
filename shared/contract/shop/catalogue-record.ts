import { z } from 'zod';
import { REFERENCE_ROOM_NAMES } from '#shared/domain/heat/reference-rooms.ts';
import { slugText, visibleText } from '../fields.ts';
import { FIGURE_ROLES } from '../figure-role.ts';
import { categoryPush } from '../records.ts';
import { ENERGY_KINDS } from './energy-record.ts';
import { attributeCode, recordKey, reference } from './product-record.ts';
import { sizeCode } from './size-code.ts';
import { translated } from './translated.ts';

/**
 * Kinds of attributes. `type` and `colour` take their options from the tables of that name, `energy_class` from the
 * declared records, `number` from the figures of the sizes, or from spans of them that it lists; `range` sorts the sizes
 * by a dimension into its options; products state those of `choice`.
 */
export const ATTRIBUTE_KINDS = ['type', 'colour', 'energy_class', 'choice', 'number', 'range'] as const;

export const DIMENSIONS = ['width', 'height', 'depth', 'weight'] as const;

/** Roles of figures that sizes state; the sound is a field of its own. */
export const STATED_ROLES = FIGURE_ROLES.filter((role) => role !== 'sound');

const attributeOption = z.strictObject({
  value: recordKey,
  name: translated,
  to: z
    .number()
    .optional()
    .describe('Greatest value of an option of kind `range` or `number`. Default: no limit.'),
});

export const attributeRecord = z.strictObject({
  code: attributeCode,
  kind: z.enum(ATTRIBUTE_KINDS),
  facet: z.boolean().describe('Lists can be filtered by it.'),
  unit: z.string().optional(),
  large_unit: z.string().optional().describe('A thousand units, such as `kW`.'),
  large_from: z.number().optional().describe('Value from which the large unit is used.'),
  of: z.enum(DIMENSIONS).optional().describe('Dimension of the kind `range`.'),
  role: z
    .enum(STATED_ROLES)
    .optional()
    .describe('Meaning of a figure for the calculators and documents; at most one attribute of each.'),
  name: translated.describe('Name of the facet.'),
  label: translated.optional().describe('Label of the figure. Default: the name.'),
  options: z.array(attributeOption).default([]),
});
export type AttributeRecord = z.infer<typeof attributeRecord>;

/** Installation guides that documents can draw. */
export const GUIDES = [
  'wall-heater',
  'portable-heater',
  'overhead-heater',
  'gas-appliance',
  'electric-towel-dryer',
  'hot-water-towel-dryer',
  'heat-pump',
  'hydraulic-appliance',
  'water-heater',
  'electric-boiler',
  'ventilation',
  'control',
  'air-conditioner',
] as const;
export type GuideName = (typeof GUIDES)[number];

export const typeRecord = z.strictObject({
  key: recordKey,
  name: translated,
  size_name: z.array(attributeCode).describe('Figures that name a size: the first that it has.'),
  key_figures: z
    .array(attributeCode)
    .describe('Figures of cards and of the head of the product page, in order. None: all of the shop.'),
  labels: z.record(attributeCode, translated).describe('Labels of figures, where the type has its own.'),
  room: z
    .enum(REFERENCE_ROOM_NAMES)
    .optional()
    .describe('Reference room of appliances that heat their own room: the area is calculated.'),
  energy: z.array(z.enum(ENERGY_KINDS)).describe('Energy records, of which each size must have one.'),
  recycled: z.number().min(0).max(100).optional().describe('Recycled share of the product in percent.'),
  recycled_packaging: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('Recycled share of the packaging in percent.'),
  has_lead: z.boolean().describe('Contains lead, a substance of very high concern.'),
  guide: z.enum(GUIDES).optional().describe('Installation guide. None: documents have none.'),
  burns_gas: z.boolean().describe('Pages state what to do at the smell of gas.'),
  directives: z
    .array(visibleText)
    .describe('EU directives and regulations of the declaration of conformity, besides those of labels.'),
  min_breaker: z
    .number()
    .int()
    .min(1)
    .max(125)
    .optional()
    .describe('Smallest breaker in amperes that the wiring rules allow.'),
});
export type TypeRecord = z.infer<typeof typeRecord>;

const hexColour = z.string().regex(/^#[\dA-Fa-f]{6}$/, { error: 'invalid_colour' });
/** The value is written into a style sheet: only characters of colours and gradients, and closed brackets. */
const cssColour = z
  .string()
  .regex(/^[\w#%,. ()-]{1,300}$/, { error: 'invalid_colour' })
  .refine((value) => value.split('(').length === value.split(')').length, { error: 'invalid_colour' });

export const colourRecord = z.strictObject({
  key: recordKey,
  code: z
    .string()
    .regex(/^[0-9A-Z]{1,6}$/, { error: 'invalid_code' })
    .describe('Last part of references.'),
  name: translated,
  swatch: cssColour.describe('CSS colour or gradient.'),
  tone: hexColour.optional().describe('Body of drawings. Default: the swatch, if it is a colour.'),
  outline: hexColour.optional().describe('Lines of drawings. Default: ink.'),
});
export type ColourRecord = z.infer<typeof colourRecord>;

export const CATEGORY_AUDIENCES = ['part', 'pro', 'pro_visitor', 'pro_connect'] as const;

export const categoryRecord = z.strictObject({
  key: recordKey,
  parent: recordKey.optional(),
  audiences: z
    .array(z.enum(CATEGORY_AUDIENCES))
    .describe('Audiences. None: all. `pro`: professionals with and without a session.'),
  position: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe('Rank among its siblings. Default: that of its row among theirs.'),
  signature: z.boolean(),
  scene: z.string().optional().describe('Name of a room picture.'),
  name: translated,
  slug: z.strictObject({ fr: slugText, en: slugText }),
  intro: translated.describe('One or two sentences below the title.'),
  search_words: z.strictObject({ fr: z.array(visibleText), en: z.array(visibleText) }),
});
export type CategoryRecord = z.infer<typeof categoryRecord>;

/**
 * Promotion in the menu and on the page of a category: of a product, from which its address and its drawing follow, or
 * as operators have edited it.
 */
export const pushRecord = z
  .strictObject({
    category: recordKey,
    product: recordKey.optional(),
    tag: translated.optional(),
    banner: translated.optional(),
    text: translated.optional(),
    link: translated.optional(),
    scene: z.string().optional(),
    edited: z
      .strictObject({ fr: categoryPush.nullable(), en: categoryPush.nullable() })
      .optional()
      .describe('The whole push in each language, instead of the other fields.'),
  })
  .refine(({ product, edited }) => (product === undefined) !== (edited === undefined), {
    error: 'required',
    path: ['product'],
  })
  .refine(({ product, text }) => product === undefined || text !== undefined, {
    error: 'required',
    path: ['text'],
  })
  .refine(({ product, link }) => product === undefined || link !== undefined, {
    error: 'required',
    path: ['link'],
  });
export type PushRecord = z.infer<typeof pushRecord>;

export const variantRecord = z.strictObject({
  reference,
  product: recordKey,
  size: sizeCode,
  colour: recordKey,
  ean: z
    .string()
    .regex(/^(?:\d{8}|\d{12,14})?$/, { error: 'invalid_ean' })
    .default(''),
});
export type VariantRecord = z.infer<typeof variantRecord>;
