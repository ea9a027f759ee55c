import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Filter } from '#shared/domain/filter-segments.ts';

const MAX_POWERS = 6;

/**
 * Filters of a list that show the sizes with these outputs in watts, up to a height in mm. A shop without facets of
 * output or height has none.
 */
export async function readSizeFilters(
  db: Kysely<Schema>,
  powers: readonly number[],
  maxHeight: number | undefined,
): Promise<Filter[]> {
  const facets = await db
    .selectFrom('attribute')
    .where((where) => where.or([where('role', '=', 'heat_output'), where('dimension', '=', 'height')]))
    .select(['code', 'role'])
    .execute();
  const output = facets.find(({ role }) => role === 'heat_output');
  const height = facets.find(({ role }) => role !== 'heat_output');
  const sorted = [...new Set(powers)].toSorted((a, b) => a - b).slice(0, MAX_POWERS);
  return [
    ...(output ? sorted.map((power) => ({ key: output.code, value: String(power) })) : []),
    ...(height && maxHeight !== undefined ? await heightFilters(db, height.code, maxHeight) : []),
  ];
}

/** Ranges that begin below the height; none when all do. */
async function heightFilters(db: Kysely<Schema>, code: string, maxHeight: number): Promise<Filter[]> {
  const ranges = await db
    .selectFrom('attribute_option')
    .where('code', '=', code)
    .orderBy('position')
    .select(['value', 'upper'])
    .execute();
  const below = ranges.filter((_range, index) => (ranges[index - 1]?.upper ?? 0) < maxHeight);
  return below.length < ranges.length ? below.map(({ value }) => ({ key: code, value })) : [];
}
