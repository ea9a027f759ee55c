/** The words of a text that are parted by spaces. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
