/** `5` of `5a`: parts of one number are shown at one place of the drawing. */
export function positionNumber(position: string): string {
  return /^\d+/.exec(position)?.[0] ?? position;
}

/** Where a position is found in the page. */
export function rowAnchor(position: string): string {
  return `rep-${position}`;
}
export function spotAnchor(number: string): string {
  return `place-${number}`;
}
