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
    ...(output ? await powerFilters(db, output.code, sorted) : []),
    ...(height && maxHeight !== undefined ? await heightFilters(db, height.code, maxHeight) : []),
  ];
}

/** The spans that include the outputs; the outputs themselves in a shop that lists no spans. */
async function powerFilters(db: Kysely<Schema>, code: string, powers: readonly number[]): Promise<Filter[]> {
  const options = await readOptions(db, code);
  const spanOf = (power: number) => options.find(({ upper }) => upper === null || power <= upper)?.value;
  const hasSpans = options.some(({ upper }) => upper !== null);
  const values = powers.map((power) => (hasSpans ? spanOf(power) : String(power)));
  return [...new Set(values)].flatMap((value) => (value === undefined ? [] : { key: code, value }));
}

/** Ranges that begin below the height; none when all do. */
async function heightFilters(db: Kysely<Schema>, code: string, maxHeight: number): Promise<Filter[]> {
  const ranges = await readOptions(db, code);
  const below = ranges.filter((_range, index) => (ranges[index - 1]?.upper ?? 0) < maxHeight);
  return below.length < ranges.length ? below.map(({ value }) => ({ key: code, value })) : [];
}

function readOptions(db: Kysely<Schema>, code: string) {
  return db
    .selectFrom('attribute_option')
    .where('code', '=', code)
    .orderBy('position')
    .select(['value', 'upper'])
    .execute();
}
