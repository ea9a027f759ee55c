/** Shorter texts are not searched, in characters. */
export const MIN_SEARCH_TEXT = 3;

/** Parameter of a results page that asks for the text as it was typed: `exact=1`. */
export const EXACT_PARAMETER = 'exact';
