import { z } from 'zod';
import { PERIOD_NAMES, WORK_NAMES } from '#shared/domain/heat/building.ts';
import { ALTITUDES } from '#shared/domain/heat/climate.ts';
import { LIMITS, ROOM_TYPE_NAMES, STOREY_NAMES } from '#shared/domain/heat/rooms.ts';
import { identifier, listOf } from './common.ts';
import { typedPostcode } from './fields.ts';
import { productCard, productModel } from './product.ts';

const figure = (name: keyof typeof LIMITS) => z.number().min(LIMITS[name].least).max(LIMITS[name].most);
const altitude = z.literal(ALTITUDES.map(({ upTo }) => upTo));

/** What a worksite says of itself; the house is what its rooms are sized by. */
export const projectForm = z.object({
  name: z.string().trim().min(1).max(120),
  /** The customer's own; without one it gets one of ours. */
  reference: z.string().trim().max(40).default(''),
  zipcode: typedPostcode,
  city: z.string().trim().min(1).max(120),
  altitude,
  built: z.enum(PERIOD_NAMES),
  works: z.array(z.enum(WORK_NAMES)).max(WORK_NAMES.length),
});
export type ProjectForm = z.infer<typeof projectForm>;

export const projectChange = projectForm.extend({ id: identifier });

/** A room as the power calculator takes it: m², m, mm. */
export const projectRoom = z.object({
  type: z.enum(ROOM_TYPE_NAMES),
  storey: z.enum(STOREY_NAMES),
  area: figure('area'),
  height: figure('height'),
  walls: figure('walls').int(),
  glass: figure('glass'),
  width: figure('width').nullable(),
  tall: figure('tall').nullable(),
});
export type ProjectRoom = z.infer<typeof projectRoom>;

/** Creates a configuration, or changes the one whose `id` is given. */
export const configurationForm = z.object({
  id: identifier.optional(),
  project_id: identifier,
  name: z.string().trim().min(1).max(80),
  quantity: z.number().int().min(1).max(99),
  room: projectRoom.nullable(),
  product_id: identifier.nullable(),
  /** Code of the product's size. */
  model: z.string().max(40).nullable(),
});
export type ConfigurationForm = z.infer<typeof configurationForm>;

/** Euros; with tax for private customers, without for professionals. */
const amount = z.object({ value: z.number(), tax: z.enum(['included', 'excluded']) });
export type Amount = z.infer<typeof amount>;

/** What a room loses on the coldest day, and the power that is advised: watts, °C. */
const sizing = z.object({
  inside: z.number(),
  outside: z.number(),
  watts: z.number().int(),
  low: z.number().int(),
  high: z.number().int(),
  advised: z.number().int(),
  per_square_metre: z.number().int(),
});
export type Sizing = z.infer<typeof sizing>;

/** One room with what heats it. */
export const configuration = z.object({
  id: identifier,
  project_id: z.number().int(),
  name: z.string(),
  quantity: z.number().int(),
  room: projectRoom.nullable(),
  /** `null` without a room, and where nobody knows how cold it gets. */
  sizing: sizing.nullable(),
  product: productCard.nullable(),
  model: productModel
    .pick({ code: true, label: true, width: true, height: true, depth: true, fixings: true })
    .extend({ reference: z.string(), power: z.number().nullable(), energy_class: z.string().nullable() })
    .nullable(),
  /** Of one piece; `null` on quotation. */
  price: amount.nullable(),
});
export type Configuration = z.infer<typeof configuration>;

export const projectSummary = z.object({
  id: identifier,
  name: z.string(),
  reference: z.string(),
  zipcode: z.string(),
  city: z.string(),
  /** When it was created. */
  date: z.iso.datetime(),
  configurations: z.number().int(),
  total: amount,
});
export type ProjectSummary = z.infer<typeof projectSummary>;

export const projectList = listOf(projectSummary);

export const project = projectSummary.omit({ configurations: true }).extend({
  altitude,
  built: z.enum(PERIOD_NAMES),
  works: z.array(z.enum(WORK_NAMES)),
  /** Base temperature of the place, °C; `null` overseas and for postcodes nobody knows. */
  outside: z.number().nullable(),
  configurations: z.array(configuration),
});
export type Project = z.infer<typeof project>;
