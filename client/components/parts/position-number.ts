/** `5` of `5a`: parts of one number are shown at one place of the drawing. */
export function positionNumber(position: string): string {
  return /^\d+/.exec(position)?.[0] ?? position;
}

/** The fragment of a number in the drawing. */
export function spotAnchor(number: string): string {
  return `place-${number}`;
}
