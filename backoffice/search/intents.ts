import { searchKey } from '#shared/domain/text-keys.ts';
import type { EntityType } from './find-documents.ts';
import { INTENT_PHRASES } from './intents.data.ts';

/** Additional weight of a kind for a text, in points of a match (find-documents.ts). */
type Weights = Partial<Record<EntityType, number>>;

const WEIGHTS: Record<keyof typeof INTENT_PHRASES, Weights> = {
  document: { notice: 18 },
  trouble: { cms_page: 14, sav_fault: 14 },
  question: { cms_page: 12 },
  example: { cms_page: 10 },
  part: { part: 6 },
};

/** `ne chauffe plus`, `n'affiche pas`: a description of a defect. */
const NEGATION = /\bne? [a-z]{1,20} (?:plus|pas|que)\b/;

/** Weights of the kinds that the words of a text request. */
export function readIntents(text: string): Weights {
  const key = ` ${searchKey(text)} `;
  const weights: Weights = {};
  for (const [intent, phrases] of Object.entries(INTENT_PHRASES) as [
    keyof typeof INTENT_PHRASES,
    string[],
  ][]) {
    const isMeant =
      phrases.some((phrase) => key.includes(` ${phrase} `)) || (intent === 'trouble' && NEGATION.test(key));
    if (!isMeant) continue;
    for (const [kind, weight] of Object.entries(WEIGHTS[intent]) as [EntityType, number][]) {
      weights[kind] = Math.max(weights[kind] ?? 0, weight);
    }
  }
  return weights;
}

/** Returns true when a text requests a document. */
export function isForDocuments(text: string): boolean {
  return readIntents(text).notice !== undefined;
}
