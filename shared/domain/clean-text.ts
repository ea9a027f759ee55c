/** Half of a surrogate pair: nothing can encode it, and a page shows something else for it than its state says. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/**
 * Control characters but tab and line ends, code points that are no characters, and marks that turn the direction of
 * whatever follows them (embeddings and overrides; marks and isolates stay within their text).
 */
const UNWANTED = /[\p{Cc}\ufffe\uffff\u202a-\u202e]/gu;
const KEPT = new Set(['\t', '\n', '\r']);

/** A text as it can be encoded. */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd');
}

/** A text without characters that no page can show or no document can hold. Gives the same string where there are none. */
export function cleanText(text: string): string {
  return toWellFormed(text).replace(UNWANTED, (character) => (KEPT.has(character) ? character : ''));
}
