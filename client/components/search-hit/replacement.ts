import type { SearchHit } from '#shared/contract/search.ts';
import { referenceOf } from './exact-match.ts';

/** The successor of a replaced reference; `undefined` without one or for a current one. */
export function findReplacement(hit: SearchHit): { former: string; by: string } | undefined {
  const { replaces, type, title, detail } = hit;
  if (replaces === null) return undefined;
  // A former product without a successor has its own name as its detail.
  if (type === 'former_product') return title === detail ? undefined : { former: replaces, by: title };
  return { former: replaces, by: referenceOf(hit) ?? title };
}
