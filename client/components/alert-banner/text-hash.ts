/** A short hash of a text, which identifies a closed alert. Collisions are unlikely. */
export function textHash(text: string): string {
  let hash = 5381;
  for (const character of text) hash = (hash * 33) ^ (character.codePointAt(0) ?? 0);
  return (hash >>> 0).toString(36);
}
