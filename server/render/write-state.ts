import { toSafeJson } from '#shared/safe-json.ts';

/** Depth down to which lists are shared (`store.settings.menus`, `page.outcome.data.list.items`). */
const DEPTH = 5;

const seen = new WeakSet<object>();
const written = new WeakMap<object, Buffer>();

type Writing = {
  /** Bytes so far. */
  pieces: Buffer[];
  /** Text after these bytes. */
  text: string;
};

/**
 * Serialises a page's state as UTF-8 JSON, like `toSafeJson`. A list that two pages share is part of a cached
 * response: public and immutable, so its bytes are memoized.
 */
export function writeState(state: unknown): Buffer {
  const writing: Writing = { pieces: [], text: '' };
  write(writing, state, DEPTH);
  return Buffer.concat([...writing.pieces, Buffer.from(writing.text)]);
}

function write(writing: Writing, value: unknown, depth: number): void {
  if (Array.isArray(value)) writeList(writing, value);
  else if (depth > 0 && isRecord(value)) writeRecord(writing, value, depth);
  else writing.text += toSafeJson(value);
}

function writeRecord(writing: Writing, record: Record<string, unknown>, depth: number): void {
  let before = '{';
  for (const [name, field] of Object.entries(record)) {
    if (field === undefined) continue;
    writing.text += `${before}${toSafeJson(name)}:`;
    before = ',';
    write(writing, field, depth - 1);
  }
  writing.text += before === '{' ? '{}' : '}';
}

function writeList(writing: Writing, list: unknown[]): void {
  const known = written.get(list);
  if (known) {
    writing.pieces.push(Buffer.from(writing.text), known);
    writing.text = '';
    return;
  }
  const json = toSafeJson(list);
  if (seen.has(list)) written.set(list, Buffer.from(json));
  seen.add(list);
  writing.text += json;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
