import type { Locale } from '#shared/locale.ts';

/** Words around a request without a meaning for the search. They match nothing, and their absence excludes nothing. */
const FILLERS: Record<Locale, ReadonlySet<string>> = {
  fr: new Set(
    (
      'je tu on nous vous il elle mon ma mes ton ta tes notre nos votre vos un une des le la les du de d l au aux ce cet cette ces et ou ' +
      'a en sur dans par chez avec sans pour que qui quoi est sont ai as avez avons cherche chercher recherche voudrais veux vouloir besoin ' +
      'acheter achat commander prix tarif tarifs cout combien coute svp stp merci bonjour ref reference references modele marque ' +
      'cher moins prendre mettre avoir svp faut il y c ca quel quelle quels quelles'
    ).split(' '),
  ),
  en: new Set(
    (
      'i you we my your our the a an of for to in on at with and or is are do does did have has need want looking buy buying purchase ' +
      'get put use price prices cost costs cheap please hello thanks ref reference model brand some any this that these it me how much can what which'
    ).split(' '),
  ),
};

export function isFiller(word: string, lang: Locale): boolean {
  return FILLERS[lang].has(word);
}
