export type Fields = Record<string, unknown>;

const NAME = /\b(?:atre|process|nodejs)_[a-z0-9_]+\b/g;
/** Variables that Node, the shell and the database driver read. */
const OTHERS = new Set(['NODE_ENV', 'PGPASSWORD']);

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value and all nested values. */
export function* walk(value: unknown): Generator {
  yield value;
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  else if (isObject(value)) for (const item of Object.values(value)) yield* walk(item);
}

/** Variables that compose files and config maps set for our programs and that are not in `configured`. */
export function findVariableFindings(
  documents: readonly unknown[],
  configured: ReadonlySet<string>,
): string[] {
  const given = [...walk(documents)].filter(isObject).flatMap((value) => {
    if (isOurs(value) && isObject(value['environment'])) return Object.keys(value['environment']);
    return value['kind'] === 'ConfigMap' && isObject(value['data']) ? Object.keys(value['data']) : [];
  });
  return [...new Set(given)].filter((name) => !configured.has(name) && !OTHERS.has(name));
}

function isOurs({ image }: Fields): boolean {
  return typeof image === 'string' && /^atre(?:-backoffice)?(?::|$)/.test(image);
}

/** Expressions of alerts and dashboards. */
export function listExpressions(documents: readonly unknown[]): string[] {
  return [...walk(documents)]
    .filter(isObject)
    .flatMap(({ expr }) => (typeof expr === 'string' ? [expr] : []));
}

/** Names of the series in expressions. */
export function namesOfSeries(documents: readonly unknown[]): Set<string> {
  return new Set(listExpressions(documents).flatMap((expression) => expression.match(NAME) ?? []));
}
