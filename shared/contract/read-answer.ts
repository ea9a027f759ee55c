import { z } from 'zod';
import { cleanText } from '#shared/domain/clean-text.ts';
import { at, schemaAt } from './schema-at.ts';

/** Where something of an answer is wrong, and why: zod's code or a refinement's message. */
export type AnswerFault = { at: string; issue: string };
export type AnswerReading<Answer> =
  | { isUsable: true; answer: Answer; faults: AnswerFault[] }
  | { isUsable: false; faults: AnswerFault[] };

type Path = readonly PropertyKey[];
/** What an answer does without: the item of a list, or a field, which becomes `null` or is left out. */
type Removal = { path: Path; isItem: boolean; isNullable: boolean; fault: Fault };
type Fault = { path: Path; issue: string };

/** Nothing in the contract lies as deep; what does has been made to exhaust the stack. */
const MAX_DEPTH = 60;
/** Removing an item may uncover another fault: a list that must not be empty. */
const MAX_ROUNDS = 4;
/** More faults than this in one answer are not told one by one. */
const MAX_FAULTS = 50;

/**
 * Reads an answer of the back office by its schema. With `isLenient` a fault costs the smallest part that the answer can
 * do without: the item of a list it lies in, or a field that may be `null` or missing. An item that repeats the number of
 * another in its list is a fault too. What the answer has of control characters and the like is taken out of its texts.
 * Never throws.
 */
export function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  answer: unknown,
  { isLenient }: { isLenient: boolean },
): AnswerReading<z.infer<Schema>> {
  const faults: AnswerFault[] = [];
  let current = clean(answer, 0);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const parsed = schema.safeParse(current);
    const found = [
      ...(parsed.success ? [] : parsed.error.issues.map(toFault)),
      ...(isLenient ? findRepeated(current, []) : []),
    ];
    if (parsed.success && found.length === 0) return { isUsable: true, answer: parsed.data, faults };
    const parts = found.map((fault) => ({
      fault,
      removal: isLenient && findRemoval(schema, current, fault),
    }));
    const fatal = parts.find(({ removal }) => !removal);
    if (fatal) return { isUsable: false, faults: [toAnswerFault(fatal.fault)] };
    const removals = uniqueRemovals(parts.flatMap(({ removal }) => removal || []));
    faults.push(...removals.slice(0, MAX_FAULTS - faults.length).map(({ fault }) => toAnswerFault(fault)));
    current = withTotal(withoutParts(current, removals), removals);
  }
  return { isUsable: false, faults: faults.slice(0, 1) };
}

function toAnswerFault({ path, issue }: Fault): AnswerFault {
  return { at: path.join('.'), issue };
}

function toFault({ path, code, message }: z.core.$ZodIssue): Fault {
  return { path, issue: code === 'custom' ? message : code };
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, clean(field, depth + 1)]));
}

/** Items whose number an earlier item of the same list has. */
function findRepeated(value: unknown, path: Path): Fault[] {
  if (typeof value !== 'object' || value === null) return [];
  const ids = new Set<number>();
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    const id = Array.isArray(value) ? at(item, 'id') : undefined;
    if (typeof id === 'number' && ids.has(id)) return [{ path: place, issue: 'repeated' }];
    if (typeof id === 'number') ids.add(id);
    return findRepeated(item, place);
  });
}

/** Several faults of one part are one removal. */
function uniqueRemovals(removals: readonly Removal[]): Removal[] {
  return [...new Map(removals.map((removal) => [removal.path.join('.'), removal])).values()];
}

/** The smallest part around a fault that the answer can do without. */
function findRemoval(schema: z.ZodType, answer: unknown, fault: Fault): Removal | undefined {
  for (let length = fault.path.length; length > 0; length -= 1) {
    const path = fault.path.slice(0, length);
    const around = path.slice(0, -1);
    if (Array.isArray(valueAt(answer, around))) {
      // The cells of a row belong to one another: a list in a list is whole or not at all.
      const isCell = Array.isArray(valueAt(answer, around.slice(0, -1)));
      if (!isCell) return { path, isItem: true, isNullable: false, fault };
      continue;
    }
    const own = schemaAt(schema, answer, path);
    const isNullable = own !== undefined && z.safeParse(own, null).success;
    if (isNullable || (own !== undefined && z.safeParse(own, undefined).success))
      return { path, isItem: false, isNullable, fault };
  }
  return undefined;
}

function valueAt(answer: unknown, path: Path): unknown {
  return path.reduce(at, answer);
}

function withoutParts(value: unknown, removals: readonly Removal[]): unknown {
  if (removals.length === 0 || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, part]: [string, unknown]): [string, unknown][] => {
    const own = removals.filter(({ path }) => String(path[0]) === key);
    const whole = own.find(({ path }) => path.length === 1);
    if (whole) return whole.isNullable ? [[key, null]] : [];
    return [
      [
        key,
        withoutParts(
          part,
          own.map((removal) => ({ ...removal, path: removal.path.slice(1) })),
        ),
      ],
    ];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** A list that comes in pages says how many there are: those left out are not counted. */
function withTotal(answer: unknown, removals: readonly Removal[]): unknown {
  const total = at(answer, 'total');
  const missing = removals.filter(({ path, isItem }) => isItem && path.length === 2 && path[0] === 'items');
  if (typeof total !== 'number' || missing.length === 0) return answer;
  return { ...(answer as object), total: Math.max(0, total - missing.length) };
}
