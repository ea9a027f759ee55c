import { searchKey } from '#shared/domain/text-keys.ts';
import type { EntityType } from './find-documents.ts';

/** Words that say what kind of thing is meant, and how much that weighs against a match of words. */
type Intent = { words: RegExp; kinds: Partial<Record<EntityType, number>> };

const INTENTS: readonly Intent[] = [
  {
    words:
      /\b(?:notices?|manuels?|modes? d emploi|modes? emploi|fiches?|schemas?|declarations?|certificats?|conformite|doc|docs|documents?|pdf|brochures?|depliants?|plaquettes?|manuals?|guides?|instructions?|leaflets?|data ?sheets?|sheets?|drawings?|wiring|dwg|dxf|bim|certificates?|conformity|doc)\b/,
    kinds: { notice: 14 },
  },
  {
    words:
      /\b(?:pannes?|fuites?|fuit|coule|gouttes?|goutte|bruits?|claque|bourdonne|siffle|clignote|disjoncte|saute|chauffe (?:plus|pas)|marche (?:plus|pas)|fonctionne (?:plus|pas)|demarre (?:plus|pas)|allume (?:plus|pas)|bloque|reparer|reparation|depanner|depannage|purger|purge|detartrer|nettoyer|entretenir|entretien|changer|remplacer|leaks?|leaking|drips?|dripping|noisy?|noises?|banging|buzz(?:ing|es)?|flash(?:ing|es)?|blink(?:ing|s)?|broken|not working|won t|wont|doesn t|stopped|trips?|tripping|repair|fix|bleed|descale|clean|cleaning|reset|no (?:hot water|heat)|cold)\b/,
    kinds: { cms_page: 8, sav_fault: 7 },
  },
  {
    words:
      /\b(?:comment|pourquoi|quand|combien|peut on|puis je|faut il|est ce que|quel|quelle|how|why|when|can i|should i|do i|does|which|what)\b/,
    kinds: { cms_page: 8, service: 1 },
  },
  {
    words:
      /\b(?:pieces?|joints?|resistances?|anodes?|cartes?|sondes?|vannes?|pieds?|supports?|bouchons?|filtres?|ventilateurs?|telecommandes?|rechange|spare|parts?|gaskets?|seals?|elements?|anode|boards?|pcb|sensors?|valves?|feet|brackets?|caps?|filters?|remote)\b/,
    kinds: { part: 6 },
  },
];

/** How much more each kind weighs for a text, in points of a match (find-documents.ts). */
export function readIntents(text: string): Partial<Record<EntityType, number>> {
  const key = searchKey(text);
  const weights: Partial<Record<EntityType, number>> = {};
  for (const { words, kinds } of INTENTS) {
    if (!words.test(key)) continue;
    for (const [kind, weight] of Object.entries(kinds) as [EntityType, number][]) {
      weights[kind] = Math.max(weights[kind] ?? 0, weight);
    }
  }
  return weights;
}
