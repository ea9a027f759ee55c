import type { ReferenceRoom } from '#shared/domain/heat/reference-rooms.ts';
import { areasHeatedBy } from '#shared/domain/heat/room-area.ts';

/** Areas by room and watts: the calculation searches for them, and sizes share few outputs. */
const areas = new Map<string, [from: number, to: number]>();

/** Floor area in m² that an output in watts heats in a reference room; `undefined` without an output. */
export function roomArea(
  watts: number | undefined,
  room: ReferenceRoom,
): [from: number, to: number] | undefined {
  if (watts === undefined) return undefined;
  const key = `${room} ${watts}`;
  const area = areas.get(key) ?? areasHeatedBy(watts, room);
  areas.set(key, area);
  return area;
}
