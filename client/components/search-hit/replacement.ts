import type { SearchHit } from '#shared/contract/search.ts';
import { referenceOf } from './exact-match.ts';

/** What the reference searched for has been replaced by; `undefined` where it has no successor or is current. */
export function findReplacement(hit: SearchHit): { former: string; by: string } | undefined {
  const { replaces, type, title, detail } = hit;
  if (replaces === null) return undefined;
  // A former product without a successor bears its own name twice.
  if (type === 'former_product') return title === detail ? undefined : { former: replaces, by: title };
  return { former: replaces, by: referenceOf(hit) ?? title };
}
