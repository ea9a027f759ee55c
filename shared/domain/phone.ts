/** The link that dials a number written with spaces: `tel:0261911212`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The number as it is written, never broken over two lines. */
export function unbrokenPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
