/**
 * An amount in watts, kilowatts or litres: `1500 W`, `2,5 kW`, `200 litres`. Bounded, so that matching stays linear.
 */
const AMOUNT = /(\d{1,5})(?:[.,](\d{1,2}))? ?(kw|kilowatts?|w|watts?|l|litres?|liters?)\b/gi;
/** `1 500`, `1.500`, `1,500` */
const THOUSANDS = /\b(\d{1,2})[ .,\u00a0\u202f](\d{3})\b/g;

/** Normalises the amounts of a search text as in the index: `1500w`, `200l`. */
export function readAmounts(text: string): string {
  return text
    .replace(THOUSANDS, '$1$2')
    .replace(AMOUNT, (_all, whole: string, fraction: string | undefined, unit: string) =>
      amountToken(Number(`${whole}.${fraction ?? 0}`), unit.toLowerCase()),
    );
}

/**
 * Index words of an amount in a unit that search texts are read for: with its unit, and the bare number. A span of
 * amounts (`750-1000`) has none: the amounts in it are values of their own.
 */
export function amountKeywords(unit: string | null, value: string): string[] {
  const isRead = (unit === 'W' || unit === 'L') && !Number.isNaN(Number(value));
  return isRead ? [`${value}${unit.toLowerCase()}`, value] : [];
}

function amountToken(amount: number, unit: string): string {
  if (unit.startsWith('k')) return `${Math.round(amount * 1000)}w`;
  return `${Math.round(amount)}${unit.charAt(0)}`;
}
