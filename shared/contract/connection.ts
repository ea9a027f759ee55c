import { z } from 'zod';
import { distance, visibleText } from './fields.ts';

export const CONNECTION_KINDS = [
  'cold-water',
  'hot-water',
  'recirculation',
  'drain',
  'heating-flow',
  'heating-return',
  'second-flow',
  'second-return',
  'cylinder-flow',
  'boiler-flow',
  'boiler-return',
  'primary-flow',
  'primary-return',
  'solar-flow',
  'solar-return',
  'brine-in',
  'brine-out',
  'gas',
  'flue',
  'condensate',
  'safety-valve',
  'refrigerant-liquid',
  'refrigerant-gas',
  'refrigerant-line',
  'supply-air',
  'extract-air',
  'outdoor-air',
  'exhaust-air',
  'air-in',
  'air-out',
  'power-supply',
  'control-cable',
] as const;

/** Faces of an appliance; left and right are those of a person in front of it. */
export const FACES = ['top', 'bottom', 'left', 'right', 'front', 'back'] as const;
export type Face = (typeof FACES)[number];

export const CLEARANCE_SIDES = ['left', 'right', 'above', 'below', 'front', 'back'] as const;
export type ClearanceSide = (typeof CLEARANCE_SIDES)[number];

export const connection = z
  .object({
    kind: z.enum(CONNECTION_KINDS).describe('Kind of connection.'),
    name: visibleText.describe('Name of the kind in the language of the request.'),
    size: z.string().describe('Size, such as `G 3/4` or `Ø 125`; empty if unknown.'),
    face: z.enum(FACES).describe('Face that it leaves from.'),
    x: distance.describe('Distance from the left edge in mm, seen from the front.'),
    y: distance.describe('Distance from the upper edge in mm.'),
    z: distance.describe('Distance from the back in mm.'),
    diameter: distance.describe('Outer diameter in mm, as far as the size gives it; otherwise 0.'),
    position: visibleText.describe('Face and distances in words, in the language of the request.'),
  })
  .meta({ id: 'Connection', description: 'A place where a pipe, a duct or a cable leaves the appliance.' });
export type Connection = z.infer<typeof connection>;

export const clearance = z
  .object({
    side: z.enum(CLEARANCE_SIDES).describe('Side of the appliance.'),
    name: visibleText.describe('Name of the side in the language of the request.'),
    distance: distance.describe('Free space in mm.'),
  })
  .meta({ id: 'Clearance', description: 'Free space that the appliance needs on one side.' });
export type Clearance = z.infer<typeof clearance>;
