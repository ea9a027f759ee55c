const LONGEST = 200;
/** Control characters, signs without shape, halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Surrogate}]+/gu;

/**
 * What somebody searches for as it may stand in an address: nothing unseen, one space between words, cut at 200
 * characters. Dots alone would be a way up to browsers, and are nothing to search for.
 */
export function toSearchText(typed: string): string {
  const seen = typed.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  const whole = seen.replace(UNSEEN, '').trim();
  return /^\.+$/.test(whole) ? '' : whole;
}

const MIN_SEARCHED = 3;
/** Two signs that a display shows. */
const SHORT_CODE = /^[a-z]\d$/i;

/** Whether a text is long enough to be searched: three characters, or a fault code. */
export function isSearched(text: string): boolean {
  return text.length >= MIN_SEARCHED || SHORT_CODE.test(text);
}
