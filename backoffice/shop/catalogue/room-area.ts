import type { SizeRecord } from '#shared/contract/shop/product-record.ts';
import { areasHeatedBy, type ReferenceRoom } from '#shared/domain/heat/room-area.ts';

/** Areas by room and watts: the calculation searches for them, and sizes share few outputs. */
const areas = new Map<string, [from: number, to: number]>();

/** Floor area in m² that a size heats in a reference room; `undefined` without an output. */
export function roomArea(
  { figures }: Pick<SizeRecord, 'figures'>,
  room: ReferenceRoom,
): [from: number, to: number] | undefined {
  const watts = figures['POWER'];
  if (typeof watts !== 'number') return undefined;
  const key = `${room} ${watts}`;
  const area = areas.get(key) ?? areasHeatedBy(watts, room);
  areas.set(key, area);
  return area;
}
