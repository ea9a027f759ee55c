/** Rooms of average exposure, by which products state the floor area that they heat. */
export const REFERENCE_ROOM_NAMES = ['living', 'bathroom'] as const;
export type ReferenceRoom = (typeof REFERENCE_ROOM_NAMES)[number];
