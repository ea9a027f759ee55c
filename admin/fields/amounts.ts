const CENTS = 100;
/** Digits, which spaces may group, and up to two decimals after a point or a comma. */
const AMOUNT = /^(\d[\d\s]*)(?:[.,](\d{1,2}))?$/;

/** Reads a typed amount as cents; `null` for an empty text, `undefined` for what is no amount. */
export function parseAmount(typed: string): number | null | undefined {
  const trimmed = typed.replace(/[\p{Sc}\s]+$/u, '').trim();
  if (trimmed === '') return null;
  const [, whole, decimals = ''] = AMOUNT.exec(trimmed) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(/\s/g, '')) * CENTS + Number(decimals.padEnd(2, '0'));
}

/** An amount as it is typed: `1290,00` in French, `1290.00` in English. */
export function typedAmount(cents: number | null, locale: string): string {
  if (cents === null) return '';
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }).format(
    cents / CENTS,
  );
}
