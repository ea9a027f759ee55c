const WHOLE_RATE = 10_000;

/** Removes VAT from an amount in cents. `vatRate`: in hundredths of a percent. */
export function withoutTax(cents: number, vatRate: number): number {
  return Math.round(cents / (1 + vatRate / WHOLE_RATE));
}
