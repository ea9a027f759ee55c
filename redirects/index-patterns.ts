import type { RedirectPattern } from './patterns.ts';

/** Where a path leads by the first pattern of its family. */
export type MatchPattern = (path: string) => { to: string; code: 301 | 302 } | undefined;

/**
 * Finds patterns by how their paths begin, so that hundreds of them cost no more than a few. Those with the shortest
 * beginning are tried first, those with the same in the order given.
 */
export function indexPatterns(patterns: readonly RedirectPattern[]): MatchPattern {
  const families = new Map<string, RedirectPattern[]>();
  for (const pattern of patterns) {
    for (const start of pattern.under) families.set(start, [...(families.get(start) ?? []), pattern]);
  }
  const deepest = Math.max(0, ...[...families.keys()].map((start) => start.split('/').length - 1));

  return (path) => {
    let end = 0;
    for (let depth = 0; depth < deepest && end !== -1; depth += 1) {
      end = path.indexOf('/', end + 1);
      for (const pattern of families.get(end === -1 ? path : path.slice(0, end)) ?? []) {
        const to = pattern.match(path);
        if (to !== undefined) return { to, code: pattern.code };
      }
    }
    return undefined;
  };
}
