import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/** Fields whose values the log never holds: secrets, and contact details of people. */
const MASKED =
  /^(?:password|secret|token|hash|code|email|phone|mobile|fax|firstname|lastname|address|address_[12])$/;
const MASK = '•••';

/** The fields that differ, before and after, with secrets and personal data masked. `null`: the record did not exist. */
export function changedFields(
  given: object | null,
  written: object | null,
): { before: Fields | null; after: Fields | null } {
  const before = toFields(given);
  const after = toFields(written);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !before || !after || !isDeepStrictEqual(before[name], after[name]),
  );
  return { before: pick(before, names), after: pick(after, names) };
}

function toFields(record: object | null): Fields | null {
  return record && Object.fromEntries(Object.entries(record));
}

function pick(fields: Fields | null, names: readonly string[]): Fields | null {
  if (!fields) return null;
  return Object.fromEntries(
    names.filter((name) => name in fields).map((name) => [name, mask(name, fields[name])]),
  );
}

function mask(name: string, value: unknown): unknown {
  if (MASKED.test(name) && value !== null && value !== undefined) return MASK;
  if (Array.isArray(value)) return value.map((item) => mask('', item));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, nested]) => [key, mask(key, nested)]));
}
