/** Placeholder of a fact in a text: `{{legal.name}}`. */
export const FACT = /\{\{([a-z_]+(?:\.[a-z_]+)*)\}\}/g;

export type Facts = Readonly<Record<string, string>>;

/**
 * Replaces placeholders in all strings of a value, at any depth. An unknown name is passed to
 * `skip` and replaced by nothing.
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
