/** The fragment of a question on the support page, by its number. */
export function questionAnchor(id: number): string {
  return `question-${id}`;
}
