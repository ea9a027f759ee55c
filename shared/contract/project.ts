import { z } from 'zod';
import { PERIOD_NAMES, WORK_NAMES } from '#shared/domain/heat/building.ts';
import { ALTITUDES } from '#shared/domain/heat/climate.ts';
import { LIMITS, ROOM_TYPE_NAMES, STOREY_NAMES } from '#shared/domain/heat/rooms.ts';
import { identifier, listOf } from './common.ts';
import { typedPostcode } from './fields.ts';
import { productCard, productModel } from './product.ts';

const figure = (name: keyof typeof LIMITS) => z.number().min(LIMITS[name].min).max(LIMITS[name].max);
const altitude = z.literal(ALTITUDES.map(({ upTo }) => upTo));

/** Description of a worksite. The facts of the house determine the heat demand of its rooms. */
export const projectForm = z
  .object({
    name: z.string().trim().min(1).max(120).describe('Name of the worksite.'),
    reference: z
      .string()
      .trim()
      .max(40)
      .default('')
      .describe('Reference of the customer; generated when empty.'),
    zipcode: typedPostcode.describe('French postcode, five digits.'),
    city: z.string().trim().min(1).max(120).describe('Town.'),
    altitude: altitude.describe('Altitude of the place, as the upper limit of its band in m.'),
    built: z.enum(PERIOD_NAMES).describe('Period of construction.'),
    works: z.array(z.enum(WORK_NAMES)).max(WORK_NAMES.length).describe('Renovation works that were done.'),
  })
  .meta({ id: 'ProjectForm', description: 'Description of a worksite.' });
export type ProjectForm = z.infer<typeof projectForm>;

export const projectChange = projectForm.extend({ id: identifier.describe('Number of the worksite.') });

/** Input of the power calculator: m², m, mm. */
export const projectRoom = z
  .object({
    type: z.enum(ROOM_TYPE_NAMES).describe('Kind of room.'),
    storey: z.enum(STOREY_NAMES).describe('Position in the house.'),
    area: figure('area').describe('Floor area in m².'),
    height: figure('height').describe('Ceiling height in m.'),
    walls: figure('walls').int().describe('Number of outer walls.'),
    glass: figure('glass').describe('Glazed area in m².'),
    width: figure('width').nullable().describe('Greatest width for the appliance in mm.'),
    tall: figure('tall').nullable().describe('Greatest height for the appliance in mm.'),
  })
  .meta({ id: 'ProjectRoom', description: 'A room for the power calculator.' });
export type ProjectRoom = z.infer<typeof projectRoom>;

/** Creates a configuration, or replaces the one named by `id`. */
export const configurationForm = z
  .object({
    id: identifier.optional().describe('Number of the configuration to replace.'),
    project_id: identifier.describe('Number of the worksite.'),
    name: z.string().trim().min(1).max(80).describe('Name of the room.'),
    quantity: z.number().int().min(1).max(99).describe('Number of appliances.'),
    room: projectRoom.nullable().describe('Room, for the power calculator.'),
    product_id: identifier.nullable().describe('Number of the product.'),
    model: z.string().max(40).nullable().describe('Code of the size.'),
  })
  .meta({ id: 'ConfigurationForm', description: 'A configuration to store.' });
export type ConfigurationForm = z.infer<typeof configurationForm>;

/** Euros; with tax for private customers, without for professionals. */
const amount = z
  .object({
    value: z.number().describe('Amount in euros.'),
    tax: z.enum(['included', 'excluded']).describe('Whether tax is included: for private customers.'),
  })
  .meta({ id: 'ProjectAmount', description: 'An amount of a worksite.' });
export type Amount = z.infer<typeof amount>;

/** Watts and °C, for the coldest day. */
const sizing = z
  .object({
    inside: z.number().describe('Inside temperature in °C.'),
    outside: z.number().describe('Base temperature in °C.'),
    watts: z.number().int().describe('Heat loss in watts.'),
    low: z.number().int().describe('Least advised output in watts.'),
    high: z.number().int().describe('Greatest advised output in watts.'),
    advised: z.number().int().describe('Advised output in watts.'),
    per_square_metre: z.number().int().describe('Output in watts per m².'),
  })
  .meta({ id: 'Sizing', description: 'Heat loss of a room and the advised output.' });
export type Sizing = z.infer<typeof sizing>;

export const configuration = z
  .object({
    id: identifier.describe('Number of the entity.'),
    project_id: z.number().int().describe('Number of the worksite.'),
    name: z.string().describe('Name of the room.'),
    quantity: z.number().int().describe('Number of appliances.'),
    room: projectRoom.nullable().describe('Room, for the power calculator.'),
    sizing: sizing.nullable().describe('Heat loss and output; `null` without a room or a base temperature.'),
    product: productCard.nullable().describe('Card of the product.'),
    model: productModel
      .pick({
        code: true,
        label: true,
        width: true,
        height: true,
        depth: true,
        fixings: true,
        connections: true,
        clearances: true,
      })
      .extend({
        reference: z.string().describe('Reference by which it is ordered.'),
        power: z.number().nullable().describe('Output in watts.'),
        energy_class: z.string().nullable().describe('Energy class.'),
      })
      .nullable()
      .describe('Chosen size.'),
    price: amount.nullable().describe('Price of one piece; `null` on quotation.'),
  })
  .meta({ id: 'Configuration', description: 'A room with its appliance.' });
export type Configuration = z.infer<typeof configuration>;

export const projectSummary = z
  .object({
    id: identifier.describe('Number of the entity.'),
    name: z.string().describe('Name of the worksite.'),
    reference: z.string().describe('Reference of the worksite.'),
    zipcode: z.string().describe('French postcode, five digits.'),
    city: z.string().describe('Town.'),
    date: z.iso.datetime().describe('Time of creation.'),
    configurations: z.number().int().describe('Number of configurations.'),
    total: amount.describe('Total of the worksite.'),
  })
  .meta({ id: 'ProjectSummary', description: 'A worksite in lists.' });
export type ProjectSummary = z.infer<typeof projectSummary>;

export const projectList = listOf(projectSummary);

export const project = projectSummary
  .omit({ configurations: true })
  .extend({
    altitude: altitude.describe('Altitude of the place, as the upper limit of its band in m.'),
    built: z.enum(PERIOD_NAMES).describe('Period of construction.'),
    works: z.array(z.enum(WORK_NAMES)).describe('Renovation works that were done.'),
    outside: z
      .number()
      .nullable()
      .describe('Base temperature of the place in °C; `null` where it is unknown.'),
    configurations: z.array(configuration).describe('Configurations, one per room.'),
  })
  .meta({ id: 'Project', description: 'A worksite.' });
export type Project = z.infer<typeof project>;
