import type { ReferenceRoom } from '#shared/domain/heat/room-area.ts';

const TOWEL_DRYER = /^seche-serviettes-/;
const RADIATOR = /^(?:inertie|panneau|convecteur|cassette|radiateur)\b/;

/** Reference room of an appliance type that heats its own room; `undefined` for all others. */
export function heatedRoomOf(type: string): ReferenceRoom | undefined {
  if (TOWEL_DRYER.test(type)) return 'bathroom';
  return RADIATOR.test(type) ? 'living' : undefined;
}
