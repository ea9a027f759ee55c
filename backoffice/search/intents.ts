import { searchKey } from '#shared/domain/text-keys.ts';
import type { EntityType } from './find-documents.ts';

/** Words that say what kind of thing is meant, and how much that weighs against a match of words. */
type Intent = { words: RegExp; kinds: Partial<Record<EntityType, number>> };

const INTENTS: readonly Intent[] = [
  {
    words:
      /\b(?:notices?|manuels?|modes? d emploi|modes? emploi|fiches?|schemas?|declarations?|certificats?|conformite|doc|docs|documents?|pdf|brochures?|depliants?|plaquettes?|manuals?|guides?|instructions?|leaflets?|data ?sheets?|sheets?|drawings?|wiring|dwg|dxf|bim|certificates?|conformity|doc)\b/,
    kinds: { notice: 18 },
  },
  {
    words:
      /\b(?:pannes?|fuites?|fuit|coule|gouttes?|suinte|bruits?|bruyante?|claque|bourdonne|siffle|vibre|grince|ronfle|tape|clignote|clignotte|bip|disjoncte|saute|coupe|s arrete|ne [a-z]+ (?:plus|pas|que)|n [a-z]+ (?:plus|pas)|(?:chauffe|marche|fonctionne|demarre|allume|eteint|tourne|souffle|repond|connecte|marchent|chauffent) (?:plus|pas|mal)|plus (?:d eau|de chauffage|d air|de courant)|pas (?:d eau|assez|de chauffage)|tiede|froide?|brulante?|trop (?:chaud|froid|fort|sec|humide)|sent|odeur|pue|rouille|calcaire|tartre|givre|glace|gele|bloque|coince|casse|cassee|reparer|reparation|depanner|depannage|reset|reinitialiser|purger|purge|vider|vidanger|remplir|detartrer|detartrage|nettoyer|nettoyage|laver|entretenir|entretien|regler|reglage|programmer|programmation|changer|remplacer|hors ligne|pression|leaks?|leaking|leeking|drips?|dripping|noisy?|noises?|loud|banging|knocking|rattl\w*|hum(?:s|ming)|buzz(?:ing|es)?|whistl\w*|ticking|clicking|flash(?:ing|es)?|blink(?:ing|s)?|beep(?:ing|s)?|broken|faulty|not (?:working|heating|hot|coming|connecting|turning|starting)|won t|wont|doesn t|doesnt|isn t|isnt|can t|cant|no longer|stopped|keeps|stuck|trips?|tripping|cuts? out|smells?|smoke|rust\w*|cold|lukewarm|freez\w*|frozen|ice|too (?:hot|cold|dry|noisy|loud)|repair|fix|bleed|descale|clean|cleaning|drain|refill|top up|reset|program(?:me|ming)?|pair|offline|pressure|no (?:hot water|heat|power)|replace|replacing|change the)\b/,
    kinds: { cms_page: 14, sav_fault: 14 },
  },
  {
    words:
      /\b(?:comment|pourquoi|quand|combien|peut on|puis je|faut il|est ce que|quel|quelle|how|why|when|can i|should i|do i|does|which|what)\b/,
    kinds: { cms_page: 12 },
  },
  {
    words:
      /\b(?:chantiers?|realisations?|exemples?|renovation|projets?|references? chantier|worksites?|projects?|case stud(?:y|ies)|examples?|refurb(?:ishment)?|renovation|conseils?|astuces?|article|advice|tips?)\b/,
    kinds: { cms_page: 10 },
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

/** Whether a text asks for a document. */
export function isForDocuments(text: string): boolean {
  return readIntents(text).notice !== undefined;
}
