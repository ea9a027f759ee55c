import type { EntityType, Hit } from './find-documents.ts';
import { readIntents } from './intents.ts';

/** Tie-break between kinds: categories before their products, products before texts about them. */
const KIND_WEIGHTS: Partial<Record<EntityType, number>> = {
  category: 6,
  product: 5,
  service: 6,
  cms_page: 0,
  sav_fault: 0,
  notice: -4,
  part: -1,
};

/** Further hits of a kind come after the best of the other kinds. */
const MAX_PER_KIND = 2;

/**
 * Ranks hits of all kinds in one list, the best first, with at most two per kind before the others.
 *
 * @param hits as returned by `findDocuments`
 */
export function rankTop(text: string, hits: readonly Hit[]): Hit[] {
  const intents = readIntents(text);
  const weigh = ({ entity_type, score }: Hit) =>
    score + (KIND_WEIGHTS[entity_type] ?? 0) + (intents[entity_type] ?? 0);
  const ranked = hits.toSorted((one, other) => weigh(other) - weigh(one));
  const counts = new Map<EntityType, number>();
  const isAmongFirst = ({ entity_type }: Hit) => {
    counts.set(entity_type, (counts.get(entity_type) ?? 0) + 1);
    return (counts.get(entity_type) ?? 0) <= MAX_PER_KIND;
  };
  const first = ranked.filter(isAmongFirst);
  return [...first, ...ranked.filter((hit) => !first.includes(hit))];
}
