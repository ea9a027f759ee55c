import { toSafeJson } from '#shared/safe-json.ts';

/** Lists lie no deeper in a page's state (`store.settings.menus`, `page.outcome.data.list.items`). */
const DEPTH = 5;

const seen = new WeakSet<object>();
const written = new WeakMap<object, string>();

/**
 * A page's state as JSON, as `toSafeJson` writes it. A list that two pages have in common is an answer of the back office
 * that is kept: it is no visitor's own, nobody changes it, and so it is written once.
 */
export function writeState(state: unknown): string {
  return writeTo(state, DEPTH);
}

function writeTo(value: unknown, depth: number): string {
  if (Array.isArray(value)) return writeList(value);
  if (depth === 0 || !isRecord(value)) return toSafeJson(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${toSafeJson(name)}:${writeTo(field, depth - 1)}`).join(',')}}`;
}

function writeList(list: unknown[]): string {
  const known = written.get(list);
  if (known !== undefined) return known;
  const json = toSafeJson(list);
  if (seen.has(list)) written.set(list, json);
  seen.add(list);
  return json;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
