/** A part of a text; `url` dials its number. */
export type EmergencyPart = { text: string; url?: string };

/** Spaces of any width; `18` and `112` are phone numbers only near each other. */
const NUMBER = /0\s800\s47\s33\s33|\b18\b(?=[^\d°]{1,12}\b112\b)|(?<=\b18[^\d°]{1,12})\b112\b/g;

/** Splits a text at its emergency numbers, each with its `tel:` address. */
export function splitAtEmergencyNumbers(text: string): EmergencyPart[] {
  const numbers = (text.match(NUMBER) ?? []).map((number) => ({
    text: number,
    url: `tel:${number.replaceAll(/\D/g, '')}`,
  }));
  return text.split(NUMBER).flatMap((words, index) => [{ text: words }, numbers[index] ?? []].flat());
}
