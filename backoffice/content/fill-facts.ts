/** The place of a fact in a text: `{{legal.name}}`. */
export const FACT = /\{\{([a-z_]+(?:\.[a-z_]+)*)\}\}/g;

/** Facts by name. */
export type Facts = Readonly<Record<string, string>>;

/**
 * Puts facts into the texts of a value, however deep they stand in it. A name that there is no fact for is told to
 * `skip` and leaves nothing.
 */
export function fillFacts<Value>(value: Value, facts: Facts, skip: (name: string) => void): Value;
export function fillFacts(value: unknown, facts: Facts, skip: (name: string) => void): unknown {
  if (typeof value === 'string')
    return value.includes('{{')
      ? value.replaceAll(FACT, (_written, name: string) => {
          const fact = facts[name];
          if (fact === undefined) skip(name);
          return fact ?? '';
        })
      : value;
  if (Array.isArray(value)) return value.map((item: unknown) => fillFacts(item, facts, skip));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillFacts<unknown>(item, facts, skip)]),
  );
}
