/** Parameter of a results page that asks for the text as it was typed: `exact=1`. */
export const EXACT_PARAMETER = 'exact';
