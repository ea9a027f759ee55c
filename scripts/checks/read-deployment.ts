export type Fields = Record<string, unknown>;

const NAME = /\b(?:atre|process|nodejs)_[a-z0-9_]+\b/g;
/** What Node and the shell read, not we. */
const OTHERS = new Set(['NODE_ENV']);

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value and all that is in it. */
export function* walk(value: unknown): Generator {
  yield value;
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  else if (isObject(value)) for (const item of Object.values(value)) yield* walk(item);
}

/** Variables given to our programs, by compose files and config maps, that are none of `configured`. */
export function findVariableFaults(documents: readonly unknown[], configured: ReadonlySet<string>): string[] {
  const given = [...walk(documents)].filter(isObject).flatMap((value) => {
    if (value['image'] === 'atre' && isObject(value['environment'])) return Object.keys(value['environment']);
    return value['kind'] === 'ConfigMap' && isObject(value['data']) ? Object.keys(value['data']) : [];
  });
  return [...new Set(given)].filter((name) => !configured.has(name) && !OTHERS.has(name));
}

/** Names of the series that expressions ask for. */
export function namesOfSeries(documents: readonly unknown[]): Set<string> {
  const expressions = [...walk(documents)]
    .filter(isObject)
    .flatMap(({ expr }) => (typeof expr === 'string' ? [expr] : []));
  return new Set(expressions.flatMap((expression) => expression.match(NAME) ?? []));
}
