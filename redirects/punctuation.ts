/** Marks that stand around an address in a text and are copied along with it. Slugs never end with one. */
const MARKS = new Set('.,;:!?…\'"`’‘“”„«»‹›)]}>([{<*|');
const INVISIBLE = /^[\s\u200b-\u200f\u2060\ufeff]$/;

/**
 * A path and query without the punctuation and spaces at the end of the path; `undefined` when there are none. Reads
 * encoded marks too.
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

/** A path that cannot be decoded, or has an encoded slash, is left alone: it could not be encoded again. */
function decodePath(path: string): string {
  if (/%2f/i.test(path)) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
