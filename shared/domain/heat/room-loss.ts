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
  /** Heat loss of the room on the coldest day, in watts. */
  watts: number;
  /** Range of the loss: the figures of a house are estimates. */
  low: number;
  high: number;
  /** Power to install, reheating included, rounded up. */
  advised: number;
  /** Advised power per floor area, in W/m². */
  perSquareMetre: number;
};

/** Constants of the method. The calculator's page publishes them, so that the result can be verified. */
export const HEAT_CONSTANTS = {
  /** Thermal bridges add about a tenth to the losses through walls, windows, roof and floor. */
  bridges: 0.1,
  /** The ground is warmer than the air. */
  groundShare: 0.6,
  /** Heat capacity of air, in Wh/(m³·K). */
  airHeat: 0.34,
  /** Range around the loss, as factors. */
  low: 0.85,
  high: 1.2,
  /** The advised power is rounded up to a multiple of this, and is at least `minAdvised`, in watts. */
  step: 50,
  minAdvised: 250,
  /** Minimum difference between inside and outside, in K. */
  minDifference: 5,
} as const;

/**
 * Returns the heat loss of a room on the coldest day and the power it needs: surfaces times transmission, plus the
 * air renewed, times the temperature difference. Outside in °C.
 */
export function roomLoss(room: Room, envelope: Envelope, outside: number): RoomLoss {
  const { temperature: inside, air, reheat } = ROOM_TYPES[room.type];
  const difference = Math.max(inside - outside, HEAT_CONSTANTS.minDifference);
  const perDegree = lossPerDegree(room, envelope, Math.max(envelope.air, air));
  const parts = (Object.entries(perDegree) as [LossKind, number][]).map(([kind, value]) => ({
    kind,
    perDegree: value,
    watts: value * difference,
  }));
  const watts = parts.reduce((sum, part) => sum + part.watts, 0);
  const advised = Math.max(
    HEAT_CONSTANTS.minAdvised,
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

/** The room is assumed to be square: its facade is the number of outside walls times its side. */
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
