import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * Cycles of imports, of types as well as of values, each as its strongly connected files: `a.ts, b.ts`.
 * Such files can only be understood together, even if only types connect them.
 * @param sources texts by path from the project's root
 */
export function findImportCycles(sources: ReadonlyMap<string, string>): string[] {
  const imports = new Map([...sources].map(([path, text]) => [path, listImports(path, text)]));
  return findKnots(imports).map((files) => files.toSorted().join(', '));
}

/** Files of the project that a file imports or re-exports. */
function listImports(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  return requests.flatMap((request) => {
    if (request.startsWith('#')) return [request.slice(1)];
    return request.startsWith('.') ? [join(dirname(path), request)] : [];
  });
}

/** Strongly connected components of more than one file (Tarjan). */
function findKnots(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const knots: string[][] = [];
  const visit = (path: string): number => {
    const index = order.size;
    order.set(path, index);
    lowest.set(path, index);
    open.push(path);
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next)) continue;
      const reached = order.has(next) ? (open.includes(next) ? order.get(next) : undefined) : visit(next);
      lowest.set(path, Math.min(lowest.get(path) ?? index, reached ?? index));
    }
    if (lowest.get(path) === index) {
      const knot = open.splice(open.indexOf(path));
      if (knot.length > 1) knots.push(knot);
    }
    return lowest.get(path) ?? index;
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return knots;
}
