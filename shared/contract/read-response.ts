import { z } from 'zod';
import { cleanText } from '#shared/domain/clean-text.ts';
import { at, schemaAt } from './schema-at.ts';

/** Path of an error in a response, and its reason: zod's code or a refinement's message. */
export type ResponseError = { at: string; issue: string };
export type ResponseReading<Value> =
  | { isUsable: true; value: Value; errors: ResponseError[] }
  | { isUsable: false; errors: ResponseError[] };

type Path = readonly PropertyKey[];
/** Removes a list item, sets a field to `null`, or omits the field. */
type Removal = { path: Path; isItem: boolean; isNullable: boolean; error: Issue };
type Issue = { path: Path; issue: string };

/** The contract is less deep. Deeper values are cut, because they would exhaust the stack. */
const MAX_DEPTH = 60;
/** Removing an item can cause another error: a list that must not be empty. */
const MAX_ROUNDS = 4;
/** Further errors of one response are not reported. */
const MAX_ERRORS = 50;

/**
 * Parses a response of the back office by its schema. With `isLenient`, an error removes the smallest part that the
 * response can lack: a list item, or a field that may be `null` or missing. A repeated item number in a list is an
 * error too. Texts lose control characters. Never throws.
 */
export function readResponse<Schema extends z.ZodType>(
  schema: Schema,
  response: unknown,
  { isLenient }: { isLenient: boolean },
): ResponseReading<z.infer<Schema>> {
  const errors: ResponseError[] = [];
  let current = clean(response, 0);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const parsed = schema.safeParse(current);
    const found = [
      ...(parsed.success ? [] : parsed.error.issues.map(toIssue)),
      ...(isLenient ? findRepeated(current, []) : []),
    ];
    if (parsed.success && found.length === 0) return { isUsable: true, value: parsed.data, errors };
    const parts = found.map((error) => ({
      error,
      removal: isLenient && findRemoval(schema, current, error),
    }));
    const fatal = parts.find(({ removal }) => !removal);
    if (fatal) return { isUsable: false, errors: [toResponseError(fatal.error)] };
    const removals = uniqueRemovals(parts.flatMap(({ removal }) => removal || []));
    errors.push(...removals.slice(0, MAX_ERRORS - errors.length).map(({ error }) => toResponseError(error)));
    current = withTotal(withoutParts(current, removals), removals);
  }
  return { isUsable: false, errors: errors.slice(0, 1) };
}

function toResponseError({ path, issue }: Issue): ResponseError {
  return { at: path.join('.'), issue };
}

function toIssue({ path, code, message }: z.core.$ZodIssue): Issue {
  return { path, issue: code === 'custom' ? message : code };
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, clean(field, depth + 1)]));
}

/** Items that repeat the number of an earlier item of their list. */
function findRepeated(value: unknown, path: Path): Issue[] {
  if (typeof value !== 'object' || value === null) return [];
  const ids = new Set<number>();
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const itemPath = [...path, Array.isArray(value) ? Number(key) : key];
    const id = Array.isArray(value) ? at(item, 'id') : undefined;
    if (typeof id === 'number' && ids.has(id)) return [{ path: itemPath, issue: 'repeated' }];
    if (typeof id === 'number') ids.add(id);
    return findRepeated(item, itemPath);
  });
}

/** Several errors can lead to the same removal. */
function uniqueRemovals(removals: readonly Removal[]): Removal[] {
  return [...new Map(removals.map((removal) => [removal.path.join('.'), removal])).values()];
}

/** Finds the smallest part around an error that the response can lack. */
function findRemoval(schema: z.ZodType, response: unknown, error: Issue): Removal | undefined {
  for (let length = error.path.length; length > 0; length -= 1) {
    const path = error.path.slice(0, length);
    const around = path.slice(0, -1);
    if (Array.isArray(valueAt(response, around))) {
      // Cells depend on their row: a list within a list is valid as a whole or removed.
      const isCell = Array.isArray(valueAt(response, around.slice(0, -1)));
      if (!isCell) return { path, isItem: true, isNullable: false, error };
      continue;
    }
    const fieldSchema = schemaAt(schema, response, path);
    const isNullable = fieldSchema !== undefined && z.safeParse(fieldSchema, null).success;
    if (isNullable || (fieldSchema !== undefined && z.safeParse(fieldSchema, undefined).success))
      return { path, isItem: false, isNullable, error };
  }
  return undefined;
}

function valueAt(response: unknown, path: Path): unknown {
  return path.reduce(at, response);
}

function withoutParts(value: unknown, removals: readonly Removal[]): unknown {
  if (removals.length === 0 || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, part]: [string, unknown]): [string, unknown][] => {
    const inside = removals.filter(({ path }) => String(path[0]) === key);
    const whole = inside.find(({ path }) => path.length === 1);
    if (whole) return whole.isNullable ? [[key, null]] : [];
    return [
      [
        key,
        withoutParts(
          part,
          inside.map((removal) => ({ ...removal, path: removal.path.slice(1) })),
        ),
      ],
    ];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** Removed items are not counted in `total`. */
function withTotal(response: unknown, removals: readonly Removal[]): unknown {
  const total = at(response, 'total');
  const missing = removals.filter(({ path, isItem }) => isItem && path.length === 2 && path[0] === 'items');
  if (typeof total !== 'number' || missing.length === 0) return response;
  return { ...(response as object), total: Math.max(0, total - missing.length) };
}
