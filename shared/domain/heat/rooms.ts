/**
 * Rooms: temperature wanted in °C, as building rules and energy agencies advise it; how often the air is renewed at least;
 * and what is added so that the room warms up again after a lowered night.
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

/** What stands above and below a room: does heat leave through its ceiling, through its floor? */
export const STOREYS = {
  between: { roof: false, floor: false },
  top: { roof: true, floor: false },
  ground: { roof: false, floor: true },
  single: { roof: true, floor: true },
} as const;
export type Storey = keyof typeof STOREYS;
export const STOREY_NAMES = Object.keys(STOREYS) as Storey[];

export const LIMITS = {
  area: { least: 1, most: 200 },
  height: { least: 1.8, most: 6 },
  walls: { least: 0, most: 4 },
  glass: { least: 0, most: 60 },
  /** Of the wall that is free for the appliance, in mm. */
  width: { least: 200, most: 6000 },
  tall: { least: 200, most: 3000 },
} as const;

export const MOST_ROOMS = 12;

export type Room = {
  type: RoomType;
  /** m² */
  area: number;
  /** m */
  height: number;
  /** How many of its walls are outside. */
  walls: number;
  /** m² of windows. */
  glass: number;
  storey: Storey;
  /** Room on the wall for the appliance, in mm; `undefined` for no limit. */
  width?: number | undefined;
  tall?: number | undefined;
};
