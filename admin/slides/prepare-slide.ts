import type { RaRecord } from 'ra-core';

type Point = { x?: unknown; y?: unknown };

/** A slide as the API takes it: the points of its picture are all there, or `null`, where inputs leave gaps. */
export function prepareSlide(typed: RaRecord): RaRecord {
  const { wide, narrow } = (typed['focus'] ?? {}) as { wide?: Point | null; narrow?: Point | null };
  const isWhole = [wide?.x, wide?.y, narrow?.x, narrow?.y].every((share) => typeof share === 'number');
  return { ...typed, focus: isWhole ? typed['focus'] : null };
}
