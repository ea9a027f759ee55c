import type { EntityType, Hit } from './find-documents.ts';
import { readIntents } from './intents.ts';

/** Where matches are equally good: families before what is in them, things before texts about them. */
const KIND_WEIGHTS: Partial<Record<EntityType, number>> = {
  category: 6,
  product: 5,
  service: 6,
  cms_page: 0,
  sav_fault: 0,
  notice: -4,
  part: -1,
};

/** More of a kind come after the best of the other kinds. */
const MAX_OF_A_KIND = 2;

/**
 * Hits of all kinds in one order, the best first, of each kind two before others.
 *
 * @param hits as `findDocuments` gives them
 */
export function rankTop(text: string, hits: readonly Hit[]): Hit[] {
  const intents = readIntents(text);
  const weigh = ({ entity_type, score }: Hit) =>
    score + (KIND_WEIGHTS[entity_type] ?? 0) + (intents[entity_type] ?? 0);
  const ranked = hits.toSorted((one, other) => weigh(other) - weigh(one));
  const counts = new Map<EntityType, number>();
  const isAmongFirst = ({ entity_type }: Hit) => {
    counts.set(entity_type, (counts.get(entity_type) ?? 0) + 1);
    return (counts.get(entity_type) ?? 0) <= MAX_OF_A_KIND;
  };
  const first = ranked.filter(isAmongFirst);
  return [...first, ...ranked.filter((hit) => !first.includes(hit))];
}
