/** Unpaired surrogates cannot be encoded: a page would show another character than its state has. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/**
 * Control characters except tab and line ends, noncharacters, and marks that change the direction of the following
 * text (embeddings and overrides; marks and isolates stay within their text).
 */
const REMOVED_CHARACTERS = /[\p{Cc}\ufffe\uffff\u202a-\u202e]/gu;
const KEPT = new Set(['\t', '\n', '\r']);

/** Replaces characters that cannot be encoded. */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd');
}

/** Removes characters that pages or documents cannot contain. Returns the same string if there are none. */
export function cleanText(text: string): string {
  return toWellFormed(text).replace(REMOVED_CHARACTERS, (character) =>
    KEPT.has(character) ? character : '',
  );
}
