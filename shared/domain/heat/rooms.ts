/**
 * Rooms: temperature in °C, as building rules and energy agencies advise it; minimum air changes per hour; and the
 * surcharge for reheating after a setback at night.
 */
export const ROOM_TYPES = {
  living: { temperature: 19, air: 0.4, reheat: 0.15 },
  bedroom: { temperature: 18, air: 0.4, reheat: 0.15 },
  kitchen: { temperature: 19, air: 0.6, reheat: 0.1 },
  bathroom: { temperature: 22, air: 0.8, reheat: 0.3 },
  office: { temperature: 19, air: 0.4, reheat: 0.15 },
  hall: { temperature: 17, air: 0.4, reheat: 0.1 },
} as const;
export type RoomType = keyof typeof ROOM_TYPES;
export const ROOM_TYPE_NAMES = Object.keys(ROOM_TYPES) as RoomType[];

/** Storeys: heat loss through the ceiling, and through the floor. */
export const STOREYS = {
  between: { roof: false, floor: false },
  top: { roof: true, floor: false },
  ground: { roof: false, floor: true },
  single: { roof: true, floor: true },
} as const;
export type Storey = keyof typeof STOREYS;
export const STOREY_NAMES = Object.keys(STOREYS) as Storey[];

export const LIMITS = {
  area: { min: 1, max: 200 },
  height: { min: 1.8, max: 6 },
  walls: { min: 0, max: 4 },
  glass: { min: 0, max: 60 },
  /** Free width of the wall for the appliance, in mm. */
  width: { min: 200, max: 6000 },
  tall: { min: 200, max: 3000 },
} as const;

export const MAX_ROOMS = 12;

export type Room = {
  type: RoomType;
  /** m² */
  area: number;
  /** m */
  height: number;
  walls: number;
  /** m² of windows. */
  glass: number;
  storey: Storey;
  /** Free wall for the appliance, in mm; `undefined` for no limit. */
  width?: number | undefined;
  tall?: number | undefined;
};
