/** Removes trailing characters. A regular expression would take quadratic time. */
export function withoutEnd(text: string, characters: string): string {
  let length = text.length;
  while (length > 0 && characters.includes(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}
