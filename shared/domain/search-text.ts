const MAX_LENGTH = 200;
/** Control characters, invisible characters, unpaired surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Surrogate}]+/gu;

/**
 * Normalises a search text for an address: no invisible characters, single spaces, at most 200 characters. Dots alone
 * are dropped: browsers resolve them as path segments.
 */
export function toSearchText(typed: string): string {
  const seen = typed.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
  const whole = seen.replace(UNSEEN, '').trim();
  return /^\.+$/.test(whole) ? '' : whole;
}

const MIN_SEARCHED = 3;
/** A fault code of two characters. */
const SHORT_CODE = /^[a-z]\d$/i;

/** True if a text is long enough for a search: three characters, or a fault code. */
export function isSearched(text: string): boolean {
  return text.length >= MIN_SEARCHED || SHORT_CODE.test(text);
}
