/** `5` of `5a`: parts of one number share a spot in the drawing. */
export function positionNumber(position: string): string {
  return /^\d+/.exec(position)?.[0] ?? position;
}

/** Fragment of a number's spot in the drawing. */
export function spotAnchor(number: string): string {
  return `place-${number}`;
}
