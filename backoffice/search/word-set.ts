/** Creates a set from space-separated words. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
