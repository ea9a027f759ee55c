/**
 * True if a parsed JSON value is nested deeper than `max` objects and arrays. Iterates by level: recursion would
 * overflow the stack on the input it is to find.
 */
export function isNestedDeeper(value: unknown, max: number): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === max) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
