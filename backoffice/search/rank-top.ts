import type { EntityType, Hit } from './find-documents.ts';
import { readIntents } from './intents.ts';

/** Where matches are equally good: families before what is in them, things before texts about them. */
const KIND_WEIGHTS: Partial<Record<EntityType, number>> = {
  category: 4,
  product: 3,
  service: 3,
  cms_page: 1,
  sav_fault: 0,
  notice: -3,
  part: -3,
};

/**
 * Hits of all kinds in one order, the best first.
 *
 * @param hits as `findDocuments` gives them
 */
export function rankTop(text: string, hits: readonly Hit[]): Hit[] {
  const intents = readIntents(text);
  const weigh = ({ entity_type, score }: Hit) =>
    score + (KIND_WEIGHTS[entity_type] ?? 0) + (intents[entity_type] ?? 0);
  return hits.toSorted((one, other) => weigh(other) - weigh(one));
}
