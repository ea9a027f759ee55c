/** Parameter of a results page that searches the text as it was typed: `exact=1`. */
export const EXACT_PARAMETER = 'exact';
