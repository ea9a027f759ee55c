/** A currency: its ISO 4217 code and its symbol. */
export type Currency = { code: string; symbol: string };

/** The currency of a code, with the symbol by which its own country writes it. */
export function currencyOf(code: string): Currency {
  const parts = new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return { code, symbol: parts.find(({ type }) => type === 'currency')?.value ?? code };
}

/** Returns whether the code is that of a currency with cents. */
export function isCurrencyCode(code: string): boolean {
  if (!Intl.supportedValuesOf('currency').includes(code)) return false;
  const { maximumFractionDigits } = new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits === 2;
}
