import type { Envelope } from './building.ts';
import { ROOM_TYPES, STOREYS, type Room } from './rooms.ts';

export type LossKind = 'walls' | 'windows' | 'roof' | 'floor' | 'bridges' | 'air';
export type LossPart = {
  kind: LossKind;
  /** W/K */
  perDegree: number;
  watts: number;
};

export type RoomLoss = {
  inside: number;
  outside: number;
  parts: LossPart[];
  /** Heat the room loses on the coldest day, in watts. */
  watts: number;
  /** Between what it can be: nobody knows a house to the watt. */
  low: number;
  high: number;
  /** Power to install, reheating included, rounded up. */
  advised: number;
  /** Of the advised power, in W/m². */
  perSquareMetre: number;
};

/** Constants of the method. The calculator's page publishes each of them, so that its sum can be done again. */
export const HEAT_CONSTANTS = {
  /** Corners, lintels and the edges of floors add about a tenth to what goes through walls, windows, roof and floor. */
  bridges: 0.1,
  /** The ground is never as cold as the air. */
  groundShare: 0.6,
  /** Heat a cubic metre of air holds, in Wh/(m³·K). */
  airHeat: 0.34,
  /** Range around the loss, as factors. */
  low: 0.85,
  high: 1.2,
  /** The advised power is rounded up to a multiple of this, and is at least `leastAdvised`, in watts. */
  step: 50,
  leastAdvised: 250,
  /** Least difference between inside and outside, in K. */
  leastDifference: 5,
} as const;

/**
 * What a room loses on the coldest day and the power it needs: surfaces times what they let through, plus the air that is
 * renewed, times the difference between inside and outside. Outside in °C.
 */
export function roomLoss(room: Room, envelope: Envelope, outside: number): RoomLoss {
  const { temperature: inside, air, reheat } = ROOM_TYPES[room.type];
  const difference = Math.max(inside - outside, HEAT_CONSTANTS.leastDifference);
  const perDegree = lossPerDegree(room, envelope, Math.max(envelope.air, air));
  const parts = (Object.entries(perDegree) as [LossKind, number][]).map(([kind, value]) => ({
    kind,
    perDegree: value,
    watts: value * difference,
  }));
  const watts = parts.reduce((sum, part) => sum + part.watts, 0);
  const advised = Math.max(
    HEAT_CONSTANTS.leastAdvised,
    Math.ceil((watts * (1 + reheat)) / HEAT_CONSTANTS.step) * HEAT_CONSTANTS.step,
  );
  return {
    inside,
    outside,
    parts,
    watts,
    low: watts * HEAT_CONSTANTS.low,
    high: watts * HEAT_CONSTANTS.high,
    advised,
    perSquareMetre: advised / room.area,
  };
}

/** The room is taken as square: its outside walls are so many times the side of that square. */
function lossPerDegree(room: Room, envelope: Envelope, air: number): Record<LossKind, number> {
  const { roof: hasRoof, floor: hasFloor } = STOREYS[room.storey];
  const facade = room.walls * Math.sqrt(room.area) * room.height;
  const roofArea = hasRoof ? room.area : 0;
  const glass = Math.min(room.glass, facade + roofArea);
  const glassInFacade = Math.min(glass, facade);
  const walls = (facade - glassInFacade) * envelope.walls;
  const windows = glass * envelope.windows;
  const roof = Math.max(0, roofArea - (glass - glassInFacade)) * envelope.roof;
  const floor = (hasFloor ? room.area : 0) * envelope.floor * HEAT_CONSTANTS.groundShare;
  const bridges = (walls + windows + roof + floor) * HEAT_CONSTANTS.bridges;
  return {
    walls,
    windows,
    roof,
    floor,
    bridges,
    air: HEAT_CONSTANTS.airHeat * air * room.area * room.height,
  };
}
