import { envelopeOf, type Period, type Work } from './building.ts';
import { roomLoss, type RoomLoss } from './room-loss.ts';
import type { ReferenceRoom } from './reference-rooms.ts';
import type { Storey } from './rooms.ts';

/** Reference house of products' floor areas: without works since its construction. */
export const REFERENCE_PERIOD: Period = '1975-1988';
/** Its outside temperature on the coldest day, in °C: that of most of the French plain. */
export const REFERENCE_OUTSIDE = -7;
/** Ceiling height in metres. */
export const REFERENCE_HEIGHT = 2.5;

/** Rooms of average exposure: outside walls, and m² of windows for each m² of floor. */
const REFERENCE_ROOMS = {
  living: { walls: 2, glassShare: 1 / 6 },
  bathroom: { walls: 1, glassShare: 1 / 10 },
} as const satisfies Record<ReferenceRoom, object>;

const MAX_AREA = 200;

type House = { storey: Storey; period?: Period; works?: readonly Work[]; walls?: number };

/** Returns the heat loss of a reference room of an area in m² on the coldest day. */
export function referenceLoss(type: ReferenceRoom, area: number, house: House): RoomLoss {
  const { walls, glassShare } = REFERENCE_ROOMS[type];
  const room = {
    type,
    area,
    height: REFERENCE_HEIGHT,
    walls: house.walls ?? walls,
    glass: area * glassShare,
    storey: house.storey,
  };
  const envelope = envelopeOf(house.period ?? REFERENCE_PERIOD, house.works ?? []);
  return roomLoss(room, envelope, REFERENCE_OUTSIDE);
}

/** Returns the advised power in watts for a reference room of an area in m², reheating included. */
export function referencePower(type: ReferenceRoom, area: number, house: House): number {
  return referenceLoss(type, area, house).advised;
}

/** Returns the floor area in whole m² that a power heats: under the roof, and between two heated floors. */
export function areasHeatedBy(watts: number, type: ReferenceRoom): [from: number, to: number] {
  return [largestArea(watts, type, 'top'), largestArea(watts, type, 'between')];
}

function largestArea(watts: number, type: ReferenceRoom, storey: Storey): number {
  let area = 1;
  while (area < MAX_AREA && referencePower(type, area + 1, { storey }) <= watts) area += 1;
  return area;
}
