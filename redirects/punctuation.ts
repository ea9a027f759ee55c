/** Punctuation that is copied along with an address in a text. Slugs never end with it. */
const MARKS = new Set('.,;:!?…\'"`’‘“”„«»‹›)]}>([{<*|');
const INVISIBLE = /^[\s\u200b-\u200f\u2060\ufeff]$/;

/**
 * Removes punctuation and spaces from the end of the path, encoded or not, and keeps the query; `undefined` without
 * any.
 */
export function trimPunctuation(url: string): string | undefined {
  const separator = url.indexOf('?');
  const path = separator === -1 ? url : url.slice(0, separator);
  const decoded = decodePath(path);
  let end = decoded.length;
  while (end > 1 && isMark(decoded.charAt(end - 1))) end -= 1;
  if (end === decoded.length) return undefined;
  const trimmed = decoded.slice(0, end).split('/').map(encodeURIComponent).join('/');
  return trimmed + (separator === -1 ? '' : url.slice(separator));
}

function isMark(character: string): boolean {
  return MARKS.has(character) || INVISIBLE.test(character);
}

/** A path that cannot be decoded, or has an encoded slash, could not be re-encoded: it is not trimmed. */
function decodePath(path: string): string {
  if (/%2f/i.test(path)) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
