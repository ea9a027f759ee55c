/** Returns the anchor of a question on the support page, by its id. */
export function questionAnchor(id: number): string {
  return `question-${id}`;
}
