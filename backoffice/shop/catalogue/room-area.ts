import type { SizeRecord } from '#shared/contract/shop/product-record.ts';
import type { Translated } from '#shared/contract/shop/translated.ts';
import { areasHeatedBy, type ReferenceRoom } from '#shared/domain/heat/room-area.ts';

/** Describes the reference house of the areas (REFERENCE_PERIOD): from a room under the roof to one between floors. */
export const ROOM_AREA_LABEL: Translated = {
  fr: 'Pièce d’une maison de 1975 à 1988, du dernier étage à un étage courant',
  en: 'Room in a house of 1975 to 1988, from the top floor to a middle floor',
};

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
