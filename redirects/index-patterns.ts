import type { RedirectPattern } from './redirect-pattern.ts';
import type { TableStep } from './table-step.ts';

export type MatchPattern = (path: string) => TableStep | undefined;

/**
 * Indexes patterns by their first path segments, so that a lookup tries only a few. Shorter beginnings are tried first,
 * then the given order.
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
      for (const { match, code, why, root } of families.get(end === -1 ? path : path.slice(0, end)) ?? []) {
        const to = match(path);
        if (to !== undefined) return { rule: 'pattern', from: path, to, code, why, root };
      }
    }
    return undefined;
  };
}
