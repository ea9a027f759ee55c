/** The link that dials a number written with spaces: `tel:0261911212`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The number as it is written, never broken over two lines. */
export function unbrokenPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

const FRENCH = /^\+33([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/;

/** A number as it is kept, `+33261911212`, as it is written in France; others as they are. */
export function writtenPhone(phone: string): string {
  return phone.replace(FRENCH, '0$1 $2 $3 $4 $5');
}
